// Lets other parts of the page have the canvas measured at once.

type Handler = () => void;

let handler: Handler | undefined;

/** A phone that is turned changes the panel before the canvas has seen its own new size. */
export const measureCanvas = (): void => handler?.();

/** For the canvas. handle: gives the editor the size of the canvas if that has changed. Returns the function that ends it. */
export function handleMeasuring(handle: Handler): () => void {
  handler = handle;
  return () => {
    if (handler === handle) handler = undefined;
  };
}
