// The part of the canvas that toasts cover, so that the fields at the pointer and the text prompt can avoid it.
import { sonnerHere } from './toast.ts';

/** How far the toasts behind the front one stick out, in CSS pixels. */
const backToastsHeight = 28;

interface ToastBox {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
  /** Whether they are at the bottom, so that what they would cover is moved up instead of down. */
  readonly isAtBottom: boolean;
}

/** In CSS pixels from the canvas's top left corner; undefined if no toast covers it between the two y positions. */
export function toastBox(from: number, to: number): ToastBox | undefined {
  // Called in every frame of a drag. Without a toast nothing is measured, since that costs a layout.
  if (!sonnerHere()?.toast.getToasts().length) return undefined;
  const toaster = document.querySelector<HTMLElement>('[data-sonner-toaster]');
  // sonner sets this property to the height of its front toast.
  const frontHeight = Number.parseFloat(toaster?.style.getPropertyValue('--front-toast-height') ?? '');
  const canvas =
    frontHeight > 0 ? document.querySelector('[role="application"]')?.getBoundingClientRect() : undefined;
  if (!toaster || !canvas) return undefined;
  const box = toaster.getBoundingClientRect();
  const isAtBottom = toaster.dataset['yPosition'] === 'bottom';
  // The toaster itself has no height: its toasts extend up or down from here.
  const toasterY = box.top - canvas.top;
  const height = frontHeight + backToastsHeight;
  const [top, bottom] = isAtBottom ? [toasterY - height, toasterY] : [toasterY, toasterY + height];
  const isAboveCanvas = toasterY < 0;
  if (isAboveCanvas || top >= to || bottom <= from) return undefined;
  return { left: box.left - canvas.left, right: box.right - canvas.left, top, bottom, isAtBottom };
}

/** Moves the y position of a box so that no toast covers it. All in CSS pixels on the canvas. */
export function clearOfToasts(y: number, left: number, width: number, height: number): number {
  const toasts = toastBox(y, y + height);
  if (!toasts || left >= toasts.right || left + width <= toasts.left) return y;
  return toasts.isAtBottom ? Math.max(0, toasts.top - height) : toasts.bottom;
}
