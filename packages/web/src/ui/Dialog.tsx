// A modal dialog: title, an optional line under it, a close button, and what it holds.
import * as Radix from '@radix-ui/react-dialog';
import { X } from 'lucide-react';
import { type ReactNode, use, useRef } from 'react';
import { cx } from './cx.ts';
import { FocusReturnContext } from './focusReturn.ts';
import { IconButton } from './IconButton.tsx';

interface DialogProps {
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
  /** Escape closes the dialog unless this prevents it. */
  readonly onEscapeKeyDown?: (event: KeyboardEvent) => void;
  readonly title: string;
  readonly description?: string;
  readonly children: ReactNode;
  readonly className?: string;
}

const sheet =
  'fixed top-1/2 left-1/2 z-50 max-h-[calc(100dvh-2rem)] w-[calc(100vw-2rem)] max-w-md -translate-1/2 overflow-y-auto rounded-lg border border-hairline bg-paper p-6 shadow-float';

/** A toast is above the dialog: pressing what it offers does not close what is below. */
const spareToasts = (event: Event): void => {
  if (event.target instanceof Element && event.target.closest('[data-sonner-toaster]'))
    event.preventDefault();
};

export function Dialog({
  open,
  onOpenChange,
  onEscapeKeyDown,
  title,
  description,
  children,
  className,
}: DialogProps) {
  // Opened without a trigger of its own, it gives the focus back to where it was.
  const giveBack = use(FocusReturnContext);
  const before = useRef<Element>(null);
  const keepFocus = () => void (before.current = document.activeElement);
  const returnFocus = (event: Event) => {
    event.preventDefault();
    if (giveBack) giveBack();
    else if (before.current instanceof HTMLElement) before.current.focus();
  };

  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      <Radix.Portal>
        <Radix.Overlay className="fixed inset-0 z-40 bg-ink/40" />
        <Radix.Content
          className={cx(sheet, className)}
          onOpenAutoFocus={keepFocus}
          onCloseAutoFocus={returnFocus}
          onInteractOutside={spareToasts}
          {...(onEscapeKeyDown ? { onEscapeKeyDown } : {})}
          {...(description ? {} : { 'aria-describedby': undefined })}
        >
          <Radix.Title className="pr-10 text-xl font-semibold">{title}</Radix.Title>
          {description ? (
            <Radix.Description className="mt-1 text-ink-soft">{description}</Radix.Description>
          ) : null}
          <div className="mt-5">{children}</div>
          <Radix.Close asChild>
            <IconButton label="Close" className="absolute top-4 right-4">
              <X aria-hidden />
            </IconButton>
          </Radix.Close>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
