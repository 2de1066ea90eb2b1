// A modal dialog: a title and a close button, and below them an optional description and the contents, which scroll. Its top
// stays where it is and it grows downward only, so that nothing above a change in its contents moves away from the pointer.
import * as Radix from '@radix-ui/react-dialog';
import { X } from 'lucide-react';
import { type ReactNode, use, useRef } from 'react';
import { cx } from '../cx.ts';
import { FocusReturnContext } from '../late/focusReturn.ts';
import { IconButton } from '../ui/IconButton.tsx';

interface DialogProps {
  readonly onClose: () => void;
  /** Escape closes the dialog unless this prevents it. */
  readonly onEscapeKeyDown?: (event: KeyboardEvent) => void;
  /** Returns the element that has the focus at first, if it isn't the first field. */
  readonly initialFocus?: () => HTMLElement | null | undefined;
  readonly title: string;
  readonly description?: string;
  readonly children: ReactNode;
  readonly className?: string;
}

/** The padding is a CSS variable, so that parts can reach from edge to edge. */
const surface =
  'relative row-start-2 flex w-[calc(100vw-2rem)] flex-col max-w-md overflow-hidden rounded-lg border border-hairline bg-paper [--pad:1.5rem] max-sm:[--pad:1rem] shadow-float';
/** The dialog stays clear of the area that toasts occupy, if there are any. */
const rows =
  'grid h-dvh grid-rows-[var(--dialog-top)_minmax(0,auto)_minmax(var(--room-below),1fr)] justify-items-center';

/** Keeps the dialog open when a toast or the keys for lengths, which are above it, are pressed. */
const stayOpen = (event: Event): void => {
  if (
    event.target instanceof Element &&
    event.target.closest('[data-sonner-toaster], [data-length-keys-row]')
  )
    event.preventDefault();
};

export function Dialog(props: DialogProps) {
  const { onClose, onEscapeKeyDown, initialFocus, title, description, children, className } = props;
  // The dialog has no Radix trigger, so it returns the focus itself.
  const restoreFocus = use(FocusReturnContext);
  const focusedBefore = useRef<Element>(null);
  const moveFocus = (event: Event) => {
    focusedBefore.current = document.activeElement;
    const first = initialFocus?.();
    if (!first) return;
    event.preventDefault();
    first.focus();
  };
  const returnFocus = (event: Event) => {
    event.preventDefault();
    if (restoreFocus) restoreFocus();
    else if (focusedBefore.current instanceof HTMLElement) focusedBefore.current.focus();
  };

  return (
    <Radix.Root open onOpenChange={onClose}>
      <Radix.Portal>
        <Radix.Overlay className="fixed inset-0 z-50 bg-black/45">
          <div className={rows}>
            <Radix.Content
              className={cx(surface, className)}
              onOpenAutoFocus={moveFocus}
              onCloseAutoFocus={returnFocus}
              onInteractOutside={stayOpen}
              {...(onEscapeKeyDown ? { onEscapeKeyDown } : {})}
              {...(description ? {} : { 'aria-describedby': undefined })}
            >
              <Radix.Title className="pt-(--pad) pr-16 pb-2 pl-(--pad) text-xl font-semibold break-words">
                {title}
              </Radix.Title>
              {/* Only this part scrolls, so that the title and the close button stay and cover nothing. */}
              <div className="relative min-h-0 overflow-y-auto px-(--pad) pb-(--pad) scroll-pt-8 has-[[data-dialog-foot]]:scroll-pb-20 low:scroll-py-0!">
                {description ? (
                  <Radix.Description className="break-words text-ink-soft">{description}</Radix.Description>
                ) : null}
                <div className={description ? 'mt-5' : 'mt-3'}>{children}</div>
              </div>
              {/* At the end, so that Tab reaches it last, though it is shown at the top. */}
              <div className="absolute top-[calc(var(--pad)-0.5rem)] right-[calc(var(--pad)-0.5rem)]">
                <Radix.Close asChild>
                  <IconButton label="Close">
                    <X aria-hidden />
                  </IconButton>
                </Radix.Close>
              </div>
            </Radix.Content>
          </div>
        </Radix.Overlay>
      </Radix.Portal>
    </Radix.Root>
  );
}
