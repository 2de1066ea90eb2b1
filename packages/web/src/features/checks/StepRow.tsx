// A line of the checks: a step to do, a conflict, a note or a question, with buttons that resolve it.
import type { KeyboardEvent, MouseEvent, ReactNode } from 'react';
import { Button } from '../../kit/ui/Button.tsx';
import { cx } from '../../kit/cx.ts';

interface StepRowProps {
  readonly sentence: string;
  readonly tone: 'todo' | 'conflict' | 'close' | 'question' | 'note';
  /** Selects and shows what the sentence is about. */
  readonly onShow?: (() => void) | undefined;
  readonly actions: readonly { readonly title: string; readonly run: () => void }[];
  readonly children?: ReactNode;
}

const marks = {
  todo: 'bg-accent',
  conflict: 'bg-danger',
  close: 'border-2 border-danger',
  question: 'bg-ink-faint',
  note: 'bg-ink-faint',
} as const;

/**
 * The props of a button that ignores double clicks and held keys. When a line is resolved, the next line's button moves
 * under the pointer and gets the focus, and must not be pressed too.
 */
const pressedOnce = (run: () => void) => ({
  onClick: ({ detail }: MouseEvent) => {
    if (detail <= 1) run();
  },
  onKeyDown: (event: KeyboardEvent) => {
    if (event.repeat) event.preventDefault();
  },
});

export function StepRow({ sentence, tone, onShow, actions, children }: StepRowProps) {
  return (
    <li className="flex gap-2.5 py-2.5 text-sm">
      <span
        aria-hidden
        className={cx('mt-1.5 size-2 shrink-0 rounded-full forced-colors:bg-[CanvasText]', marks[tone])}
      />
      <div className="min-w-0 flex-1">
        {onShow ? (
          <button
            type="button"
            onClick={onShow}
            className="w-full rounded-sm text-left wrap-anywhere -my-0.5 py-0.5 hover:underline pointer-coarse:-my-3 pointer-coarse:py-3"
          >
            {sentence}
          </button>
        ) : (
          <p className="wrap-anywhere">{sentence}</p>
        )}
        {children}
        {actions.length > 0 ? (
          <div className="mt-1.5 flex flex-wrap gap-1.5">
            {actions.map(({ title, run }) => (
              <Button key={title} size="sm" {...pressedOnce(run)}>
                {title}
              </Button>
            ))}
          </div>
        ) : null}
      </div>
    </li>
  );
}
