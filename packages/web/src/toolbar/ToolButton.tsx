// A button of the toolbar: an icon with its name below.
import type { LucideIcon } from 'lucide-react';
import type { ComponentProps } from 'react';
import { cx } from '../ui/cx.ts';
import { KeptMark } from './KeptMark.tsx';

interface ToolButtonProps extends ComponentProps<'button'> {
  readonly icon: LucideIcon;
  readonly label: string;
  /** Whether it is the button of a kept tool. */
  readonly isKept?: boolean;
}

const look =
  'relative flex h-14 min-w-14 low:h-11 low:flex-row low:gap-1.5 low:px-2.5 shrink-0 max-lg:px-1.5 flex-col items-center justify-center gap-1 rounded-md text-xs text-ink-soft transition-colors duration-100 hover:bg-ink/6 hover:text-ink aria-pressed:bg-accent aria-pressed:text-on-accent lg:h-[3.25rem] lg:w-full lg:[@media(height<47rem)]:h-[2.6rem] lg:[@media(height<47rem)]:gap-0';

export function ToolButton({ icon: Icon, label, isKept, className, ...button }: ToolButtonProps) {
  return (
    <button type="button" className={cx(look, className)} {...button}>
      {isKept ? <KeptMark /> : null}
      <Icon aria-hidden className="size-5 shrink-0" />
      {label}
    </button>
  );
}
