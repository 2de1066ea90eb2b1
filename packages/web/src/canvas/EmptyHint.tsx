// On an empty canvas: how to begin and, on narrow screens, whose header has no room for it, how to use the current tool.
// Hidden while something is drawn. It is part of the page, never of the plan's picture, and pointers go through it.
import type { Editor } from '@homeplot/editor/editor';
import { useCallback, useSyncExternalStore } from 'react';
import { useHint } from '../planner/useTouch.ts';
import { cx } from '../ui/cx.ts';

interface EmptyHintProps {
  readonly editor: Editor;
  /** The canvas refers to it by this id, as its description. */
  readonly id: string;
}

export function EmptyHint({ editor, id }: EmptyHintProps) {
  const watch = useCallback(
    (listener: () => void) => editor.watch({ changed: listener, previewed: listener }),
    [editor],
  );
  const isEmpty = useSyncExternalStore(watch, () => editor.plan.objects.size === 0 && !editor.hand.isBusy);
  const tool = useSyncExternalStore(watch, () => editor.hand.tool);
  const hint = useHint(tool);
  if (!isEmpty) return null;
  const begins = tool.name === 'select';
  return (
    <div className="pointer-events-none absolute inset-0 grid place-items-center p-6 select-none">
      <div
        id={id}
        className={cx(
          'max-w-xs rounded-lg bg-paper/85 px-5 py-4 text-center text-balance text-ink-soft',
          !begins && 'lg:hidden',
        )}
      >
        {begins ? (
          <>
            <p className="font-semibold text-ink">Your plan is empty</p>
            <p className="mt-2">Choose Rectangle and drag here to draw your property line.</p>
            <p className="mt-2">Or open a template or enter a deed, under Begin in the panel.</p>
          </>
        ) : (
          <p>{hint}</p>
        )}
      </div>
    </div>
  );
}
