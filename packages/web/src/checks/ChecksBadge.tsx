// The number of conflicts beside "Checks"; without any, the number of what is still missing, as in the list. The plan is
// checked after each edit: while a drag changes objects, the number is out of date, and an ellipsis stands in its place.
import type { Editor } from '@homeplot/editor/editor';
import { idOf } from '@homeplot/plan/plan';
import { useCallback, useSyncExternalStore } from 'react';
import { useEditor, useSlice } from '../planner/useWorkspace.ts';
import { cx } from '../ui/cx.ts';
import { useConflictCount } from './liveChecks.ts';
import { useLines } from './liveLines.ts';
import { missingIn } from './openLines.ts';

const isDragged = ({ hand, plan }: Editor): boolean =>
  hand.isBusy && hand.preview.some((change) => plan.objects.has(idOf(change) ?? ''));

export function ChecksBadge() {
  const conflicts = useConflictCount();
  const editor = useEditor();
  const watch = useCallback((listener: () => void) => editor.watch({ previewed: listener }), [editor]);
  const isOutdated = useSyncExternalStore(watch, () => isDragged(editor)) && conflicts > 0;
  const isPlanned = useSlice(({ plan }) => plan.settings.project?.purpose !== undefined);
  const missing = missingIn(useLines() ?? []).length;
  const count = conflicts || (isPlanned ? missing : 0);
  if (count === 0) return null;
  const what = conflicts === 0 ? 'missing' : count === 1 ? 'conflict' : 'conflicts';
  return (
    <>
      <span className="sr-only">{isOutdated ? ', updated after the drag' : `, ${count} ${what}`}</span>
      <span
        aria-hidden
        className={cx(
          'absolute top-0.5 right-[calc(50%-1.75rem)] grid h-4 min-w-4 place-items-center rounded-full border border-transparent px-1 text-[0.6875rem] leading-none font-semibold text-on-accent',
          conflicts > 0 ? 'bg-danger' : 'bg-accent',
        )}
      >
        {isOutdated ? '…' : count > 99 ? '99+' : count}
      </span>
    </>
  );
}
