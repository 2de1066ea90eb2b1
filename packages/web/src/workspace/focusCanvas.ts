// Returns the focus to the canvas, for example after a tool was picked with the mouse.

export const canvasElement = (): HTMLElement | null =>
  document.querySelector('[aria-label="Site plan canvas"]');

export const focusCanvas = (): void => canvasElement()?.focus({ preventScroll: true });

/** After a mouse click the canvas gets the focus; after a click by keyboard it stays where it is. */
export function focusCanvasAfterMouse({ detail }: { readonly detail: number }): void {
  if (detail > 0) canvasElement()?.focus({ preventScroll: true, focusVisible: false });
}
