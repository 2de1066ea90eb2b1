// A number on a button of the panel, beside its icon; screen readers get it in words. It stays within its button, however
// narrow that is, since the next button would cover it.
import { cx } from '../cx.ts';

interface CountBadgeProps {
  /** An ellipsis while the number is out of date, as during a drag. */
  readonly count: number | '…';
  /** Heard after the button's name. */
  readonly words: string;
  readonly isDanger?: boolean;
}

const look =
  'absolute top-0.5 right-[max(0px,calc(50%-1.75rem))] grid h-4 min-w-4 place-items-center rounded-full border border-transparent px-1 text-[0.6875rem] leading-none font-semibold text-on-accent';

export const CountBadge = ({ count, words, isDanger = false }: CountBadgeProps) => (
  <>
    <span className="sr-only">{`, ${words}`}</span>
    <span aria-hidden className={cx(look, isDanger ? 'bg-danger' : 'bg-accent')}>
      {typeof count === 'number' && count > 99 ? '99+' : count}
    </span>
  </>
);
