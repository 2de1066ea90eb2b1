// How much of the view the overlay's marks take: its canvas, drawn anew with every move, is no larger than they need.
import type { Editor } from '@homeplot/editor/editor';
import type { PlacedHandle } from '@homeplot/editor/handles';
import { labelPx, toScreen } from '@homeplot/editor/viewport';
import { type Box, boxAround, emptyBox, isEmpty, union } from '@homeplot/plan/box';
import { BoundsPen } from '@homeplot/plan/boundsPen';
import type { Point } from '@homeplot/plan/point';
import { contains } from './patch.ts';
import { labelReach, lineReach, type Patch } from './screen.ts';

/** CSS pixels round handles and crosshair. */
const markReach = 18;
/**
 * Device pixels: the canvas moves and grows in steps, so that it seldom does. Of another size the page lays it out anew,
 * and what is set on it is lost, which costs more than all that is drawn on it.
 */
const step = 64;
/** It stays where it is as long as its marks are within it, and is so many times larger than they need at most. */
const roomy = 4;

/**
 * The part of the view, in device pixels, that marks cover: boxes in feet, handles, the tool's marks, the crosshair.
 * undefined where none of them is in view. before: the part that was marked last.
 */
export function markedPart(
  editor: Editor,
  boxes: readonly Box[],
  handles: readonly PlacedHandle[],
  ratio: number,
  before?: Patch,
): Patch | undefined {
  const { viewport } = editor;
  const pen = new BoundsPen(
    labelPx / viewport.pxPerFoot,
    editor.plan.settings.units,
    editor.plan.settings.north,
  );
  editor.hand.drawMarks(pen);
  const reachOfLabels = labelReach(labelPx / viewport.pxPerFoot) * viewport.pxPerFoot + lineReach;
  let all = emptyBox;
  const reach = (at: Point, by: number): void => {
    all = union(all, boxAround(at, by));
  };
  for (const box of [...boxes, pen.box]) {
    if (isEmpty(box)) continue;
    reach(toScreen(viewport, { x: box.minX, y: box.minY }), reachOfLabels);
    reach(toScreen(viewport, { x: box.maxX, y: box.maxY }), reachOfLabels);
  }
  for (const { screen } of handles) reach(screen, markReach);
  if (editor.hand.cursor) reach(toScreen(viewport, editor.hand.cursor.at), markReach);

  const left = Math.max(0, all.minX * ratio);
  const top = Math.max(0, all.minY * ratio);
  const right = Math.min(viewport.width, all.maxX) * ratio;
  const bottom = Math.min(viewport.height, all.maxY) * ratio;
  if (!(right > left && bottom > top)) return undefined;
  const needed = { x: left, y: top, width: right - left, height: bottom - top };
  const view = { width: steps(viewport.width * ratio), height: steps(viewport.height * ratio) };
  // A step more holds it wherever it goes.
  const width = Math.min(view.width, steps(needed.width) + 1);
  const height = Math.min(view.height, steps(needed.height) + 1);
  const isRoomy = before && before.width * before.height <= roomy * width * height * step * step;
  if (isRoomy && contains(before, needed)) return before;
  const across = Math.max(width, isRoomy ? before.width / step : 0);
  const down = Math.max(height, isRoomy ? before.height / step : 0);
  return {
    x: step * firstStep(left, right, across, view.width),
    y: step * firstStep(top, bottom, down, view.height),
    width: step * across,
    height: step * down,
  };
}

const steps = (px: number): number => Math.ceil(px / step);

/** The step at which so many of them, with room on both sides, hold what goes from one pixel to another of a view. */
function firstStep(from: number, to: number, count: number, ofView: number): number {
  const middle = Math.floor((Math.floor(from / step) + steps(to) - count) / 2);
  return Math.max(0, Math.min(middle, ofView - count));
}
