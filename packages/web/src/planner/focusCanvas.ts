// Gives the keyboard back to the canvas, as after a tool was picked with the mouse.

export const canvasElement = (): HTMLElement | null =>
  document.querySelector('[aria-label="Site plan canvas"]');

export const focusCanvas = (): void => canvasElement()?.focus({ preventScroll: true });

/** After a press with the mouse the keys belong to the canvas; a press with the keyboard stays where it is. */
export function focusCanvasAfterMouse({ detail }: { readonly detail: number }): void {
  if (detail > 0) focusCanvas();
}
