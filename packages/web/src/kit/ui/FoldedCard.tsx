// A card that is collapsed at first. Its contents are rendered, and may be fetched, when it is opened.
import { ChevronDown } from 'lucide-react';
import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { cx } from '../cx.ts';
import { PartBoundary } from '../late/PartBoundary.tsx';

interface FoldedCardProps {
  readonly title: string;
  /** A word or a number beside the title. */
  readonly detail?: string;
  readonly startsOpen?: boolean;
  /** Whether something in it needs attention, so that it opens and stays open. */
  readonly isFaulty?: boolean;
  /** Its state, if the parent keeps it. */
  readonly fold?: { readonly open: boolean; readonly setOpen: (open: boolean) => void };
  readonly children: ReactNode;
}

export function FoldedCard({
  title,
  detail,
  startsOpen = false,
  isFaulty = false,
  fold,
  children,
}: FoldedCardProps) {
  const [isOpen, setIsOpen] = useState(startsOpen);
  const { open, setOpen } = fold ?? { open: isOpen, setOpen: setIsOpen };
  // Opened while rendering, so that a faulty field can be focused at once.
  if (isFaulty && !open) setOpen(true);
  const body = useId();
  const card = useRef<HTMLElement>(null);
  // A card that is open at first, or that the parent opens, doesn't scroll the panel.
  const mayScroll = useRef(!fold && !startsOpen);
  useEffect(
    () => (open && mayScroll.current && card.current ? scrollIntoView(card.current) : undefined),
    [open],
  );
  return (
    <section ref={card} aria-label={title} className="scroll-mt-3 rounded-lg border border-hairline bg-paper">
      <h2>
        <button
          type="button"
          aria-expanded={open}
          aria-controls={body}
          onClick={() => {
            mayScroll.current = true;
            setOpen(!open);
          }}
          className="flex w-full items-center gap-2 rounded-lg p-4 text-left text-sm font-semibold"
        >
          {title}
          {detail ? <span className="font-normal text-ink-faint">{detail}</span> : null}
          <ChevronDown aria-hidden className={cx('ml-auto size-4 text-ink-soft', open && 'rotate-180')} />
        </button>
      </h2>
      <div id={body} hidden={!open} className="px-4 pb-4">
        {open ? <PartBoundary onClose={() => setOpen(false)}>{children}</PartBoundary> : null}
      </div>
    </section>
  );
}

/** Scrolls an opened card into view once it has its contents. */
function scrollIntoView(card: HTMLElement): () => void {
  const grown = new ResizeObserver(() => {
    if (!card.lastElementChild?.hasChildNodes()) return;
    grown.disconnect();
    card.scrollIntoView({ block: 'nearest' });
  });
  grown.observe(card);
  return () => grown.disconnect();
}
