// A quiet panel with a heading that names it for everyone.
import { useId, type ReactNode, type Ref } from 'react';
import { cx } from './cx.ts';

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
      <h2 id={heading} className="mb-3 text-sm font-semibold text-ink">
        {title}
      </h2>
      {children}
    </section>
  );
}
