// A card with a heading, which is also its accessible name.
import { useId, type ReactNode, type Ref } from 'react';
import { cx } from '../cx.ts';

interface CardProps {
  readonly title: string;
  readonly children: ReactNode;
  readonly className?: string;
  readonly ref?: Ref<HTMLElement>;
}

export function Card({ title, children, className, ref }: CardProps) {
  const heading = useId();
  return (
    <section
      ref={ref}
      aria-labelledby={heading}
      className={cx('rounded-lg border border-hairline bg-paper p-4', className)}
    >
      {/* The scroll margins bring the card's edge and some of its content into view with the heading. */}
      <h2 id={heading} className="mb-3 scroll-mt-7 scroll-mb-48 text-sm font-semibold text-ink">
        {title}
      </h2>
      {children}
    </section>
  );
}
