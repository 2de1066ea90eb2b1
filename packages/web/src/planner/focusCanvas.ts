// Gives the keyboard back to the canvas, as after a tool was picked with the mouse.

export function focusCanvas(): void {
  document.querySelector<HTMLElement>('[aria-label="Site plan canvas"]')?.focus({ preventScroll: true });
}
