// Selects the number in a field that is tapped, as Tab does, so that typing replaces it instead of adding to its digits.
// Another tap sets the caret.
import type { ComponentProps, PointerEvent } from 'react';

type Handlers = Pick<ComponentProps<'input'>, 'onPointerDown' | 'onClick'>;

const tapped = 'data-tapped';

/** Extends the handlers that an input already has. */
export const selectedOnTap = ({ onPointerDown, onClick }: Handlers): Handlers => ({
  onPointerDown(event: PointerEvent<HTMLInputElement>) {
    onPointerDown?.(event);
    const field = event.currentTarget;
    field.toggleAttribute(tapped, field !== document.activeElement);
  },
  // The browser has set the caret by now.
  onClick(event) {
    onClick?.(event);
    const field = event.currentTarget;
    const isDragged = field.selectionStart !== field.selectionEnd;
    if (field.hasAttribute(tapped) && !isDragged) field.select();
    field.removeAttribute(tapped);
  },
});
