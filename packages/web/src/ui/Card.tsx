// A quiet panel with a heading that names it for everyone.
import { useId, type ReactNode } from 'react';
import { cx } from './cx.ts';

interface CardProps {
  readonly title: string;
  readonly children: ReactNode;
  readonly className?: string;
}

export function Card({ title, children, className }: CardProps) {
  const heading = useId();
  return (
    <section
      aria-labelledby={heading}
      className={cx('rounded-lg border border-hairline bg-paper p-4', className)}
    >
      <h2 id={heading} className="mb-3 text-sm font-semibold text-ink">
        {title}
      </h2>
      {children}
    </section>
  );
}
