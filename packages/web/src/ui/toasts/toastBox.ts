// The part of the canvas that toasts cover.
import { sonnerHere } from './toast.ts';

/** Height of the toasts that peek out below the front one, in CSS pixels. */
const roomBehind = 28;

interface ToastBox {
  readonly left: number;
  readonly right: number;
  readonly bottom: number;
}

/** In CSS pixels from the top left corner of the canvas; undefined if no toast is over it. */
export function toastBox(): ToastBox | undefined {
  // Asked in every frame of a drag.
  if (!sonnerHere()?.toast.getToasts().length) return undefined;
  const toaster = document.querySelector<HTMLElement>('[data-sonner-toaster]');
  // sonner sets this property to the height of its front toast. Without a toast nothing is measured: it costs a layout.
  const front = Number.parseFloat(toaster?.style.getPropertyValue('--front-toast-height') ?? '');
  const canvas =
    front > 0 ? document.querySelector('[role="application"]')?.getBoundingClientRect() : undefined;
  if (!toaster || !canvas) return undefined;
  const box = toaster.getBoundingClientRect();
  const top = box.top - canvas.top;
  if (top < 0) return undefined;
  return { left: box.left - canvas.left, right: box.right - canvas.left, bottom: top + front + roomBehind };
}

/** How far down toasts reach between two x positions on the canvas, in CSS pixels from its top; 0 if there are none. */
export function toastBottom(left: number, right: number): number {
  const toasts = toastBox();
  return toasts && left < toasts.right && right > toasts.left ? toasts.bottom : 0;
}
