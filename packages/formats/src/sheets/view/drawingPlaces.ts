// Where the drawings of a sheet lie within the room that the other blocks leave them, in millimeters of paper.
import { type Box, boxHeight, boxWidth, grow } from '@homeplot/plan/box';

/** Millimeters of empty paper around each drawing. */
export const drawingGap = 6;
/** Fewer drawings than this are in one row or in one column. */
const minInGrid = 4;
/** Drawings lower than this share of the room's width lie below one another. */
const lowShare = 0.5;

interface Drawing {
  readonly block: { readonly id: string };
  readonly height: (width: number) => number;
}

/** Places the drawings in equal shares of the room: side by side, one below another, or in a grid. */
export function placeDrawings(drawings: readonly Drawing[], room: Box, boxes: Map<string, Box>): void {
  const inner = grow(room, -drawingGap);
  const [width, height] = [boxWidth(inner), boxHeight(inner)];
  const areLow = drawings.every(({ height: heightAt }) => heightAt(width) < width * lowShare);
  const columns = areLow && drawings.length < minInGrid ? 1 : columnsFor(drawings.length, width, height);
  const rows = Math.ceil(drawings.length / columns);
  const gap = drawings.length > 1 ? drawingGap : 0;
  const [across, down] = [(width + gap) / columns, (height + gap) / rows];
  for (const [i, { block }] of drawings.entries()) {
    const minX = inner.minX + (i % columns) * across;
    const minY = inner.minY + Math.floor(i / columns) * down;
    const box = { minX, minY, maxX: minX + across - gap, maxY: minY + down - gap };
    if (boxWidth(box) > 0 && boxHeight(box) > 0) boxes.set(block.id, box);
  }
}

/** The number of columns that makes the shorter side of each drawing's share the longest. */
function columnsFor(count: number, width: number, height: number): number {
  if (count < minInGrid) return width >= height ? Math.max(1, count) : 1;
  const shorterSide = (columns: number): number =>
    Math.min(width / columns, height / Math.ceil(count / columns));
  return Array.from({ length: count }, (_, i) => i + 1).reduce((best, columns) =>
    shorterSide(columns) > shorterSide(best) ? columns : best,
  );
}
