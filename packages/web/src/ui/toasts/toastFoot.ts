// How far down the canvas the toasts reach.

/** CSS pixels between the canvas header and a toast, and for the ones behind the front one. */
const above = 8;
const behind = 28;

/** CSS pixels from the top of the canvas; 0 if there is no toast. Causes no layout, as the toaster tells its height. */
export function toastFoot(): number {
  const toaster = document.querySelector<HTMLElement>('[data-sonner-toaster]');
  const front = Number.parseFloat(toaster?.style.getPropertyValue('--front-toast-height') ?? '');
  return front > 0 ? above + front + behind : 0;
}
