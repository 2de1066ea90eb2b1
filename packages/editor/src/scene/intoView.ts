// The bounds of a drawing in progress, and scrolling the view to its points.
import { type Box, boxBetween, union } from '@homeplot/plan/box';
import { BoundsPen } from '@homeplot/plan/boundsPen';
import { objectBox } from '@homeplot/plan/plan';
import type { Point } from '@homeplot/plan/point';
import type { Scene, Step, Tool } from '../tool/tool.ts';
import { offsetIntoView, type Viewport } from '../view/viewport.ts';

interface Viewer {
  readonly scene: { readonly viewport: Viewport };
  panBy(dx: number, dy: number): void;
}

/** The bounds of what a step shows; empty if it shows nothing. */
export function drawingBox(tool: Tool, { state, preview = [] }: Step<unknown>, scene: Scene): Box {
  const pen = new BoundsPen();
  tool.draw?.(state, pen, scene);
  return preview.reduce(
    (box, change) => ('put' in change ? union(box, objectBox(change.put)) : box),
    pen.box,
  );
}

export function scrollIntoView(viewer: Viewer, at: Point): void {
  const { x, y } = offsetIntoView(viewer.scene.viewport, boxBetween(at, at));
  if (x !== 0 || y !== 0) viewer.panBy(x, y);
}
