// How far down the canvas the toasts reach.

/** CSS pixels for the toasts behind the front one. */
const behind = 28;

/** CSS pixels from the top of the canvas; 0 if no toast is over it. */
export function toastFoot(): number {
  const toaster = document.querySelector<HTMLElement>('[data-sonner-toaster]');
  const canvas = document.querySelector('[role="application"]');
  // The toaster tells its height, so that without a toast nothing is measured.
  const front = Number.parseFloat(toaster?.style.getPropertyValue('--front-toast-height') ?? '');
  if (!toaster || !canvas || !(front > 0)) return 0;
  const top = toaster.getBoundingClientRect().top - canvas.getBoundingClientRect().top;
  return top < 0 ? 0 : top + front + behind;
}
