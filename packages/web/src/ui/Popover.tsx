// A small panel that opens beside its trigger and closes when left.
import * as Radix from '@radix-ui/react-popover';
import type { ReactElement, ReactNode } from 'react';
import { cx } from './cx.ts';

interface PopoverProps {
  readonly trigger: ReactElement;
  /** Names the panel for a screen reader. */
  readonly label: string;
  readonly children: ReactNode;
  readonly side?: 'top' | 'right' | 'bottom' | 'left';
  readonly align?: 'start' | 'center' | 'end';
  readonly className?: string;
}

export function Popover({
  trigger,
  label,
  children,
  side = 'bottom',
  align = 'start',
  className,
}: PopoverProps) {
  return (
    <Radix.Root>
      <Radix.Trigger asChild>{trigger}</Radix.Trigger>
      <Radix.Portal>
        <Radix.Content
          aria-label={label}
          side={side}
          align={align}
          sideOffset={6}
          collisionPadding={8}
          className={cx('z-50 rounded-lg border border-hairline bg-paper p-3 shadow-float', className)}
        >
          {children}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
