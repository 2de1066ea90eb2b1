// How much of the view the overlay's marks take: its canvas, drawn anew with every move, is no larger than they need.
import type { Editor } from '@homeplot/editor/editor';
import type { PlacedHandle } from '@homeplot/editor/handles';
import { toScreen } from '@homeplot/editor/viewport';
import { type Box, boxAround, emptyBox, isEmpty, union } from '@homeplot/plan/box';
import { BoundsPen } from '@homeplot/plan/boundsPen';
import type { Point } from '@homeplot/plan/point';
import { labelPx, labelReach, lineReach, type Patch } from './screen.ts';

/** CSS pixels round handles and crosshair. */
const markReach = 18;
/** Device pixels: the canvas moves, grows and shrinks in steps, so that the page seldom has to lay it anew. */
const step = 64;

/**
 * The part of the view, in device pixels, that marks cover: boxes in feet, handles, the tool's marks, the crosshair.
 * undefined where none of them is in view.
 */
export function markedPart(
  editor: Editor,
  boxes: readonly Box[],
  handles: readonly PlacedHandle[],
  ratio: number,
): Patch | undefined {
  const { viewport } = editor;
  const pen = new BoundsPen(
    labelPx / viewport.pxPerFoot,
    editor.plan.settings.units,
    editor.plan.settings.north,
  );
  editor.drawMarks(pen);
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
  if (editor.cursor) reach(toScreen(viewport, editor.cursor.at), markReach);

  const x = Math.max(0, Math.floor((all.minX * ratio) / step) * step);
  const y = Math.max(0, Math.floor((all.minY * ratio) / step) * step);
  const width = Math.min(viewport.width, all.maxX) * ratio - x;
  const height = Math.min(viewport.height, all.maxY) * ratio - y;
  if (!(width > 0 && height > 0)) return undefined;
  return { x, y, width: Math.ceil(width / step) * step, height: Math.ceil(height / step) * step };
}
