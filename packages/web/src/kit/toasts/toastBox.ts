// The part of the canvas that toasts cover, so that the fields at the pointer and the text prompt are put clear of it.
import { sonnerHere } from './toast.ts';

/** Height of the toasts that peek out behind the front one, in CSS pixels. */
const roomBehind = 28;

interface ToastBox {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
  /** Whether what would be under them is moved up, and not down. */
  readonly isLow: boolean;
}

/** In CSS pixels from the top left corner of the canvas; undefined if no toast is over it between the two y positions. */
export function toastBox(from: number, to: number): ToastBox | undefined {
  // Asked in every frame of a drag.
  if (!sonnerHere()?.toast.getToasts().length) return undefined;
  const toaster = document.querySelector<HTMLElement>('[data-sonner-toaster]');
  // sonner sets this property to the height of its front toast. Without a toast nothing is measured: it costs a layout.
  const front = Number.parseFloat(toaster?.style.getPropertyValue('--front-toast-height') ?? '');
  const canvas =
    front > 0 ? document.querySelector('[role="application"]')?.getBoundingClientRect() : undefined;
  if (!toaster || !canvas) return undefined;
  const box = toaster.getBoundingClientRect();
  const isLow = toaster.dataset['yPosition'] === 'bottom';
  const edge = box.top - canvas.top;
  const height = front + roomBehind;
  const [top, bottom] = isLow ? [edge - height, edge] : [edge, edge + height];
  if (edge < 0 || top >= to || bottom <= from) return undefined;
  return { left: box.left - canvas.left, right: box.right - canvas.left, top, bottom, isLow };
}

/** Moves a y position so that what is there is clear of toasts. All in CSS pixels on the canvas. */
export function clearOfToasts(y: number, left: number, width: number, height: number): number {
  const toasts = toastBox(y, y + height);
  if (!toasts || left >= toasts.right || left + width <= toasts.left) return y;
  return toasts.isLow ? Math.max(0, toasts.top - height) : toasts.bottom;
}
