// Makes room on the canvas for a place of the plan that is shown from elsewhere, such as from a list: the panel may cover
// it. Where nothing lies over the canvas, it does nothing.
import type { Box } from '@homeplot/plan/box';

type Handler = (box: Box) => void;

let handler: Handler | undefined;

/** box: in feet; it is in the view already, but perhaps under the panel. */
export const makeRoomFor = (box: Box): void => handler?.(box);

/** Registers how a part of the page that may cover the canvas uncovers a box. Returns the function that unregisters it. */
export function handleRoom(handle: Handler): () => void {
  handler = handle;
  return () => {
    if (handler === handle) handler = undefined;
  };
}
