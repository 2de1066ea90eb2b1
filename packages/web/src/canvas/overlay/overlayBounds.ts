// Finds the part of the view that the overlay covers. The overlay's canvas is redrawn with every move, so it is no larger than
// needed.
import type { Editor } from '@homeplot/editor/editor';
import type { PlacedHandle } from '@homeplot/editor/handles';
import { labelHeightAt, toScreen } from '@homeplot/editor/viewport';
import { type Box, boxAround, emptyBox, isEmpty, union } from '@homeplot/plan/box';
import { BoundsPen } from '@homeplot/plan/boundsPen';
import type { Point } from '@homeplot/plan/point';
import { contains } from '../paint/patch.ts';
import { labelReach, lineReach, type Patch } from '../paint/screen.ts';

/** CSS pixels that handles and the crosshair reach around their points. */
const markReach = 18;
/**
 * Device pixels. The canvas's position and size are multiples of this, so that they rarely change. Resizing it causes a
 * layout and resets its state, which costs more than everything drawn on it.
 */
const step = 64;
/** The canvas stays in place while it contains all marks and its area is at most this many times what they need. */
const maxOversize = 4;

/**
 * The part of the view, in device pixels, that contains all marks: boxes in feet, handles, the tool's marks, the
 * crosshair. undefined if none of them is in view. before: the previous part.
 */
export function markedPart(
  editor: Editor,
  boxes: readonly Box[],
  handles: readonly PlacedHandle[],
  ratio: number,
  before?: Patch,
): Patch | undefined {
  const { viewport } = editor;
  const labelHeight = labelHeightAt(viewport.pxPerFoot);
  const pen = new BoundsPen(labelHeight, editor.plan.settings.units, editor.plan.settings.north);
  editor.hand.drawMarks(pen);
  const reachOfLabels = labelReach(labelHeight) * viewport.pxPerFoot + lineReach;
  let all = emptyBox;
  const include = (at: Point, by: number): void => {
    all = union(all, boxAround(at, by));
  };
  for (const box of [...boxes, pen.box]) {
    if (isEmpty(box)) continue;
    include(toScreen(viewport, { x: box.minX, y: box.minY }), reachOfLabels);
    include(toScreen(viewport, { x: box.maxX, y: box.maxY }), reachOfLabels);
  }
  for (const { screen } of handles) include(screen, markReach);
  if (editor.hand.cursor) include(toScreen(viewport, editor.hand.cursor.at), markReach);

  const left = Math.max(0, all.minX * ratio);
  const top = Math.max(0, all.minY * ratio);
  const right = Math.min(viewport.width, all.maxX) * ratio;
  const bottom = Math.min(viewport.height, all.maxY) * ratio;
  if (!(right > left && bottom > top)) return undefined;
  const needed = { x: left, y: top, width: right - left, height: bottom - top };
  const view = { width: steps(viewport.width * ratio), height: steps(viewport.height * ratio) };
  // One more step, because the marks may begin in the middle of one.
  const width = Math.min(view.width, steps(needed.width) + 1);
  const height = Math.min(view.height, steps(needed.height) + 1);
  const isReusable = before && before.width * before.height <= maxOversize * width * height * step * step;
  if (isReusable && contains(before, needed)) return before;
  const across = Math.max(width, isReusable ? before.width / step : 0);
  const down = Math.max(height, isReusable ? before.height / step : 0);
  return {
    x: step * firstStep(left, right, across, view.width),
    y: step * firstStep(top, bottom, down, view.height),
    width: step * across,
    height: step * down,
  };
}

const steps = (px: number): number => Math.ceil(px / step);

/** The start of a range of `count` steps that holds the marks, centered as far as the view allows. */
function firstStep(from: number, to: number, count: number, inView: number): number {
  const middle = Math.floor((Math.floor(from / step) + steps(to) - count) / 2);
  return Math.max(0, Math.min(middle, inView - count));
}
