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
/** Device pixels: the canvas moves and grows in steps, so that the page seldom has to lay it anew. */
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
  const x = Math.floor(left / step) * step;
  const y = Math.floor(top / step) * step;
  const width = Math.ceil((right - x) / step) * step;
  const height = Math.ceil((bottom - y) / step) * step;
  const needed = { x: left, y: top, width: right - left, height: bottom - top };
  const isRoomy = (part: Patch): boolean => part.width * part.height <= roomy * width * height;
  if (before && contains(before, needed) && isRoomy(before)) return before;
  return { x, y, width, height };
}
