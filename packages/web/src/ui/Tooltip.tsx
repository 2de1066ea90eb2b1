// The name, and the key if there is one, of the control under the pointer or the focus. Needs a TooltipProvider above it.
import * as Radix from '@radix-ui/react-tooltip';
import type { ReactElement } from 'react';

interface TooltipProps {
  readonly label: string;
  readonly shortcut?: string;
  /** How it is used, in a few words. */
  readonly hint?: string;
  readonly side?: 'top' | 'right' | 'bottom' | 'left';
  /** One element that takes a ref and events. */
  readonly children: ReactElement;
}

export const TooltipProvider = Radix.Provider;

export function Tooltip({ label, shortcut, hint, side = 'bottom', children }: TooltipProps) {
  return (
    <Radix.Root>
      <Radix.Trigger asChild>{children}</Radix.Trigger>
      <Radix.Portal>
        <Radix.Content
          side={side}
          sideOffset={6}
          collisionPadding={8}
          className="z-50 max-w-64 rounded-md bg-ink px-2.5 py-1.5 text-sm text-white"
        >
          <span className="flex items-center gap-2">
            {label}
            {shortcut ? (
              <kbd className="rounded-sm border border-white/40 px-1.5 font-sans text-xs">{shortcut}</kbd>
            ) : null}
          </span>
          {hint ? <span className="mt-1 block text-white/80">{hint}</span> : null}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
