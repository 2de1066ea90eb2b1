// Says that something is done, in place of the button that did it. It takes over the button's focus, so that Tab goes on to
// the next button.
import { Check } from 'lucide-react';
import { useLayoutEffect, useRef } from 'react';

interface DoneMarkProps {
  readonly text: string;
  /** Whether it replaces the button that was pressed. */
  readonly takesFocus: boolean;
}

export function DoneMark({ text, takesFocus }: DoneMarkProps) {
  const mark = useRef<HTMLSpanElement>(null);
  useLayoutEffect(() => {
    if (takesFocus) mark.current?.focus({ preventScroll: true });
  }, [takesFocus]);
  return (
    <span ref={mark} tabIndex={-1} className="flex items-center gap-1 rounded-sm text-ink-soft">
      <Check aria-hidden className="size-4" />
      {text}
    </span>
  );
}
