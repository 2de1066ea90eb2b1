// A card that is folded away until it is asked for; what is in it is made, and may be fetched, when it is opened first.
import { ChevronDown } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import { cx } from './cx.ts';
import { DialogBoundary } from './DialogBoundary.tsx';

interface FoldingCardProps {
  readonly title: string;
  /** A word or a number beside the title. */
  readonly note?: string;
  readonly children: ReactNode;
}

export function FoldingCard({ title, note, children }: FoldingCardProps) {
  const [open, setOpen] = useState(false);
  const inside = useId();
  return (
    <section aria-label={title} className="rounded-lg border border-hairline bg-paper">
      <h2>
        <button
          type="button"
          aria-expanded={open}
          aria-controls={inside}
          onClick={() => setOpen(!open)}
          className="flex w-full items-center gap-2 rounded-lg p-4 text-left text-sm font-semibold"
        >
          {title}
          {note ? <span className="font-normal text-ink-faint">{note}</span> : null}
          <ChevronDown aria-hidden className={cx('ml-auto size-4 text-ink-soft', open && 'rotate-180')} />
        </button>
      </h2>
      <div id={inside} hidden={!open} className="px-4 pb-4">
        {open ? <DialogBoundary onClose={() => setOpen(false)}>{children}</DialogBoundary> : null}
      </div>
    </section>
  );
}
