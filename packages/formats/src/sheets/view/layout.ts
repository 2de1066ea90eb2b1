// Where the blocks of a sheet lie, in millimeters of paper. A block that a user has put somewhere stays there; the others
// are arranged: the title block along an edge, tables and the like beside or below the drawings, which get the rest. Of
// several arrangements the one with the largest drawing is taken.
import { type Box, boxHeight, boxWidth, grow } from '@homeplot/plan/box';
import type { PaperBox, SheetBlock } from '@homeplot/plan/sheet';
import type { SheetSize } from '../../paper/papers.ts';

export type Boxes = ReadonlyMap<string, Box>;

/** Millimeters: margin that printers need, paper around drawings. */
const margin = 10;
export const clear = 6;
/** Millimeters of the shorter side: from here on the title block always stands along the right edge of a landscape sheet. */
const large = 400;
/** Millimeters of columns of blocks, on small paper, and on large paper or with a title block. */
const columnWidth = { small: 66, large: 92 };
/** Millimeters that rounding may add. */
const slack = 1e-6;
/** Of the sheet: how wide a column gets for blocks that read better so. */
const widest = 0.4;
/** Columns beside the drawings, at most. */
const maxColumns = 3;

/** A block as the layout sees it. */
export interface LaidBlock {
  readonly block: SheetBlock;
  readonly zone: 'drawing' | 'side' | 'title';
  readonly leastWidth: number;
  readonly goodWidth: number;
  readonly height: (width: number) => number;
  /** Whether some of its words would have no room in a box. */
  readonly isCut: (box: Box) => boolean;
}

const boxOf = ({ x, y, width, height }: PaperBox): Box => ({
  minX: x,
  minY: y,
  maxX: x + width,
  maxY: y + height,
});

export const borderOf = ({ width, height }: SheetSize): Box =>
  grow({ minX: 0, minY: 0, maxX: width, maxY: height }, -margin);

/** A block that has no room has no box. score: how good an arrangement is, less is better. */
export function arrange(
  size: SheetSize,
  blocks: readonly LaidBlock[],
  score: (boxes: Boxes) => number,
  nest: Nest = () => undefined,
): Boxes {
  const loose = blocks.filter(({ block }) => !block.box);
  const isLarge = Math.min(size.width, size.height) >= large;
  const column = isLarge ? columnWidth.large : columnWidth.small;
  const all = { loose, border: borderOf(size), column };
  const ways = waysFor(loose, { isLarge, isWide: size.width > size.height }, nest);
  const fixed = blocks.flatMap((laid) => fixedBox(laid, size));
  let best: { readonly boxes: Boxes; readonly score: number } | undefined;
  for (const way of ways) {
    const arranged = way(all, best?.score ?? Infinity);
    if (!arranged) continue;
    const boxes: Boxes = new Map([...arranged, ...fixed]);
    const points = score(boxes);
    if (!best || points < best.score) best = { boxes, score: points };
  }
  return best?.boxes ?? new Map();
}

/**
 * Finds room for a column of blocks within the room of the only drawing, beside what is drawn: the place of the drawing
 * and of the column; undefined if there is none at a score better than a worst one.
 */
export type Nest = (
  room: Box,
  column: SheetSize,
  worst: number,
) => { readonly drawing: Box; readonly column: Box } | undefined;

type Way = (arranging: Arranging, worst: number) => Map<string, Box> | undefined;

interface Paper {
  readonly isLarge: boolean;
  readonly isWide: boolean;
}

function waysFor(loose: readonly LaidBlock[], { isLarge, isWide }: Paper, nest: Nest): readonly Way[] {
  const drawings = inZone(loose, 'drawing').length;
  const hasSide = inZone(loose, 'side').length > 0;
  if (drawings === 0) {
    // A stamp space of a given size comes first to stand in the top right corner.
    if (hasSide) return hasCornerStamp(loose) ? [besideDrawing, belowDrawing] : [belowDrawing];
    return [besideDrawing];
  }
  if (isLarge && isWide) return [besideTitle];
  const within: Way = (all, worst) => withinDrawing(all, nest, worst);
  const along = hasSide ? [besideInWide, besideDrawing, belowDrawing] : [besideDrawing];
  return [...along, ...(hasSide && drawings === 1 ? [within] : []), ...(isWide ? [besideWholeTitle] : [])];
}

function hasCornerStamp(loose: readonly LaidBlock[]): boolean {
  const [first] = inZone(loose, 'side');
  return first?.block.type === 'stampSpace' && 'size' in first.block;
}

/** Where a user put it, on the sheet even if that has become smaller, and as high as what it says. */
function fixedBox({ block, zone, height }: LaidBlock, size: SheetSize): readonly (readonly [string, Box])[] {
  if (!block.box) return [];
  const width = Math.min(block.box.width, size.width);
  const tall = zone === 'drawing' ? block.box.height : Math.max(block.box.height, height(width));
  const x = Math.max(0, Math.min(block.box.x, size.width - width));
  const y = Math.max(0, Math.min(block.box.y, size.height - tall));
  return [[block.id, boxOf({ x, y, width, height: Math.min(tall, size.height) })]];
}

interface Arranging {
  readonly loose: readonly LaidBlock[];
  readonly border: Box;
  readonly column: number;
}

const inZone = (loose: readonly LaidBlock[], zone: LaidBlock['zone']): readonly LaidBlock[] =>
  loose.filter((laid) => laid.zone === zone);

/** The title block at the foot of a column along the right edge, the other blocks above it. */
function besideTitle({ loose, border }: Arranging): Map<string, Box> {
  const side = inZone(loose, 'side');
  const width = Math.max(columnWidth.large, ...side.map(({ leastWidth }) => leastWidth));
  const boxes = new Map<string, Box>();
  let bottom = border.maxY;
  const minX = border.maxX - width;
  for (const { block, height } of inZone(loose, 'title')) {
    const top = bottom - height(width);
    boxes.set(block.id, { minX, minY: top, maxX: border.maxX, maxY: bottom });
    bottom = top;
  }
  const left = stackBeside(side, { ...border, maxY: bottom }, width, boxes);
  placeDrawings(loose, { ...border, maxX: Math.min(left, boxes.size > 0 ? minX : border.maxX) }, boxes);
  return boxes;
}

/** The same for a lot that is so deep that it needs all of the height, if the column has room for all that the title block says. */
function besideWholeTitle(all: Arranging): Map<string, Box> | undefined {
  const boxes = besideTitle(all);
  const isWhole = ({ block, isCut }: LaidBlock): boolean => {
    const box = boxes.get(block.id);
    return box !== undefined && !isCut(box);
  };
  return inZone(all.loose, 'title').every(isWhole) ? boxes : undefined;
}

/** The title block along the bottom, and beside the drawings columns in which all blocks read well. */
function besideInWide(all: Arranging): Map<string, Box> | undefined {
  const good = Math.max(0, ...inZone(all.loose, 'side').map(({ goodWidth }) => goodWidth));
  const column = Math.min(widest * boxWidth(all.border), good);
  return column > all.column ? besideDrawing({ ...all, column }) : undefined;
}

/** The title block along the bottom edge, the other blocks in columns along the right edge. */
function besideDrawing(all: Arranging): Map<string, Box> {
  const { loose, column } = all;
  const boxes = new Map<string, Box>();
  const room = aboveTitle(all, boxes);
  const side = inZone(loose, 'side');
  const width = Math.max(column, ...side.map(({ leastWidth }) => leastWidth));
  const left = stackBeside(side, room, width, boxes);
  placeDrawings(loose, { ...room, maxX: left }, boxes);
  return boxes;
}

/** The title block along the bottom edge, and the other blocks in a band above it. */
function belowDrawing(all: Arranging): Map<string, Box> {
  const { loose, column } = all;
  const boxes = new Map<string, Box>();
  const room = aboveTitle(all, boxes);
  const side = inZone(loose, 'side');
  const least = Math.max(column, ...side.map(({ leastWidth }) => leastWidth));
  const count = Math.max(1, Math.min(side.length, Math.floor(boxWidth(room) / least)));
  const width = boxWidth(room) / count;
  const columns = shortestFirst(side, count, width);
  const tall = Math.max(0, ...columns.map(({ height }) => height));
  const hasDrawing = inZone(loose, 'drawing').length > 0;
  const top = hasDrawing ? room.maxY - tall : room.minY;
  for (const [i, stack] of columns.entries()) {
    let y = top;
    for (const [n, { laid, height }] of stack.laid.entries()) {
      // The last of each column reaches down to the title block.
      const end = hasDrawing && n === stack.laid.length - 1 ? room.maxY : y + height;
      if (end > room.maxY + slack) continue;
      const minX = room.minX + i * width;
      boxes.set(laid.block.id, { minX, minY: y, maxX: minX + width, maxY: end });
      y = end;
    }
  }
  placeDrawings(loose, { ...room, maxY: top }, boxes);
  return boxes;
}

/** The title block along the bottom edge, and the other blocks in a column where the drawing leaves room. */
function withinDrawing(all: Arranging, nest: Nest, worst: number): Map<string, Box> | undefined {
  const { loose, column } = all;
  const boxes = new Map<string, Box>();
  const room = aboveTitle(all, boxes);
  const side = inZone(loose, 'side');
  const width = Math.max(column, ...side.map(({ leastWidth }) => leastWidth));
  const heights = side.map((laid) => laid.height(width));
  const height = heights.reduce((sum, own) => sum + own, 0);
  const found = nest(room, { width, height }, worst);
  const [drawing] = inZone(loose, 'drawing');
  if (!found || !drawing) return undefined;
  boxes.set(drawing.block.id, found.drawing);
  let y = found.column.minY;
  for (const [i, { block }] of side.entries()) {
    const top = y;
    y += heights[i] ?? 0;
    boxes.set(block.id, { ...found.column, minY: top, maxY: y });
  }
  return boxes;
}

/** Places title blocks along the bottom edge, and returns the room above. */
function aboveTitle({ loose, border }: Arranging, boxes: Map<string, Box>): Box {
  let bottom = border.maxY;
  for (const { block, height } of inZone(loose, 'title')) {
    const top = bottom - Math.min(height(boxWidth(border)), boxHeight(border) / 2);
    boxes.set(block.id, { ...border, minY: top, maxY: bottom });
    bottom = top;
  }
  return { ...border, maxY: bottom };
}

/** Stacks blocks in columns from the right edge of a room, and returns the left edge of the last column. */
function stackBeside(side: readonly LaidBlock[], room: Box, width: number, boxes: Map<string, Box>): number {
  let [right, y, columns] = [room.maxX, room.minY, 1];
  for (const { block, height } of side) {
    const tall = height(width);
    const hasNext = columns < maxColumns && right - 2 * width >= room.minX - slack;
    if (y > room.minY && y + tall > room.maxY + slack && hasNext) {
      right -= width;
      columns += 1;
      y = room.minY;
    }
    if (y + tall > room.maxY + slack) continue;
    boxes.set(block.id, { minX: right - width, minY: y, maxX: right, maxY: y + tall });
    y += tall;
  }
  return side.length > 0 ? right - width : room.maxX;
}

interface Stack {
  readonly laid: { readonly laid: LaidBlock; readonly height: number }[];
  height: number;
}

/** Deals blocks to columns, each to the shortest. */
function shortestFirst(side: readonly LaidBlock[], count: number, width: number): readonly Stack[] {
  const stacks: Stack[] = Array.from({ length: count }, () => ({ laid: [], height: 0 }));
  for (const laid of side) {
    const least = Math.min(...stacks.map(({ height }) => height));
    const stack = stacks.find(({ height }) => height === least);
    const height = laid.height(width);
    stack?.laid.push({ laid, height });
    if (stack) stack.height += height;
  }
  return stacks;
}

/** With fewer drawings there is one row, or one column. */
const fewestInRows = 4;

/** The drawings in equal shares of the room: side by side or one below another; four and more in rows. */
function placeDrawings(loose: readonly LaidBlock[], room: Box, boxes: Map<string, Box>): void {
  const drawings = inZone(loose, 'drawing');
  const inner = grow(room, -clear);
  const [width, height] = [boxWidth(inner), boxHeight(inner)];
  // Drawings that are wide and low lie below one another.
  const areLow = drawings.every(({ height: tall }) => tall(width) < width / 2);
  const columns = areLow && drawings.length < fewestInRows ? 1 : columnsFor(drawings.length, width, height);
  const rows = Math.ceil(drawings.length / columns);
  const gap = drawings.length > 1 ? clear : 0;
  const [across, down] = [(width + gap) / columns, (height + gap) / rows];
  for (const [i, { block }] of drawings.entries()) {
    const minX = inner.minX + (i % columns) * across;
    const minY = inner.minY + Math.floor(i / columns) * down;
    const box = { minX, minY, maxX: minX + across - gap, maxY: minY + down - gap };
    if (boxWidth(box) > 0 && boxHeight(box) > 0) boxes.set(block.id, box);
  }
}

/** The columns that leave the drawings the most room each way. */
function columnsFor(count: number, width: number, height: number): number {
  if (count < fewestInRows) return width >= height ? Math.max(1, count) : 1;
  const side = (columns: number): number => Math.min(width / columns, height / Math.ceil(count / columns));
  return Array.from({ length: count }, (_, i) => i + 1).reduce((best, one) =>
    side(one) > side(best) ? one : best,
  );
}
