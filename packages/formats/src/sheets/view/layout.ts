// Where the blocks of a sheet lie, in millimeters of paper. A block that a user has put somewhere stays there; the others
// are arranged: the title block along an edge, tables and the like beside or below the drawings, which get the rest. Of
// several arrangements the one with the largest drawing is taken; among those, one that cuts no text of the title block.
import { type Box, boxHeight, boxWidth, grow } from '@homeplot/plan/box';
import type { SheetBlock } from '@homeplot/plan/sheet';
import type { SheetSize } from '../../paper/papers.ts';
import { placeDrawings } from './drawingPlaces.ts';

export type Boxes = ReadonlyMap<string, Box>;

/** Millimeters from the edge of the paper to the border, because printers can't print up to the edge. */
const margin = 10;
/** Paper counts as large if its shorter side has at least this many millimeters. */
const largeSide = 400;
/** Minimum width in millimeters of a column of blocks: on small paper; on large paper or with the title block in it. */
const columnWidth = { small: 66, large: 92 };
/** Millimeters that rounding may add. */
const slack = 1e-6;
/** Maximum share of the sheet's width for a column that is widened so that its blocks read well. */
const maxColumnShare = 0.4;
/** Maximum share of the sheet's height for a title block along the bottom edge. */
const maxTitleShare = 0.5;
/** Added to the score of an arrangement that cuts text; less than scores of different scales differ by. */
const cutPenalty = 1e-3;
/** Maximum number of columns beside the drawings. */
const maxColumns = 3;

/** What the layout needs to know of a block. */
export interface LayoutBlock {
  readonly block: SheetBlock;
  readonly zone: 'drawing' | 'side' | 'title';
  readonly leastWidth: number;
  readonly goodWidth: number;
  readonly height: (width: number) => number;
  /** Whether some of its text would be cut off in a box. */
  readonly isCut: (box: Box) => boolean;
}

export const borderOf = ({ width, height }: SheetSize): Box =>
  grow({ minX: 0, minY: 0, maxX: width, maxY: height }, -margin);

export interface Arranged {
  /** By the id of the block; a block without room has none. */
  readonly boxes: Boxes;
  readonly score: number;
}

/** score: rates an arrangement; the lowest wins. */
export function arrange(
  size: SheetSize,
  blocks: readonly LayoutBlock[],
  score: (boxes: Boxes) => number,
  nest: Nest = () => undefined,
): Arranged {
  const loose = blocks.filter(({ block }) => !block.box);
  const minColumnWidth = isLarge(size) ? columnWidth.large : columnWidth.small;
  const all = { loose, border: borderOf(size), minColumnWidth, nest };
  const fixed = blocks.flatMap((block) => fixedBox(block, size));
  let best: Arranged | undefined;
  for (const arrangement of arrangementsFor(loose, size)) {
    const arranged = arrangement(all, best?.score ?? Infinity);
    if (!arranged) continue;
    const boxes: Boxes = new Map([...arranged, ...fixed]);
    const ownScore = score(boxes) + (isWhole(blocks, boxes) ? 0 : cutPenalty);
    if (!best || ownScore < best.score) best = { boxes, score: ownScore };
  }
  return best ?? { boxes: new Map(), score: Infinity };
}

/**
 * Finds room for a column of blocks within the room of the only drawing, beside what is drawn. Returns where the drawing and
 * the column go; undefined if there is no room, or only at a score that doesn't beat the given one.
 */
export type Nest = (
  room: Box,
  column: SheetSize,
  scoreToBeat: number,
) => { readonly drawing: Box; readonly column: Box } | undefined;

/** Places all blocks without a fixed place in one way; undefined if that way doesn't suit them. */
type Arrangement = (arranging: Arranging, scoreToBeat: number) => Map<string, Box> | undefined;

const isLarge = ({ width, height }: SheetSize): boolean => Math.min(width, height) >= largeSide;

/** The arrangements that are tried for a size of paper. */
function arrangementsFor(loose: readonly LayoutBlock[], size: SheetSize): readonly Arrangement[] {
  const drawings = inZone(loose, 'drawing').length;
  const [firstSide] = inZone(loose, 'side');
  if (drawings === 0) {
    if (!firstSide) return [besideDrawing];
    // A column along the right edge puts a stamp space that comes first in the top right corner.
    return isCornerStamp(firstSide) ? [besideDrawing, belowDrawing] : [belowDrawing];
  }
  const isWide = size.width > size.height;
  if (isLarge(size) && isWide) return [besideTitle];
  const alongBottom = firstSide ? [besideInWideColumns, besideDrawing, belowDrawing] : [besideDrawing];
  return [
    ...alongBottom,
    ...(firstSide && drawings === 1 ? [withinDrawing] : []),
    ...(isWide ? [besideWholeTitle] : []),
  ];
}

const isCornerStamp = ({ block }: LayoutBlock): boolean => block.type === 'stampSpace' && 'size' in block;

/** The box that the user gave a block, moved onto the sheet if the paper has become smaller, and high enough for its content. */
function fixedBox(fixed: LayoutBlock, size: SheetSize): readonly (readonly [id: string, box: Box])[] {
  const { block, zone, height } = fixed;
  if (!block.box) return [];
  const width = Math.min(block.box.width, size.width);
  const tall = zone === 'drawing' ? block.box.height : Math.max(block.box.height, height(width));
  const x = Math.max(0, Math.min(block.box.x, size.width - width));
  const y = Math.max(0, Math.min(block.box.y, size.height - tall));
  return [[block.id, { minX: x, minY: y, maxX: x + width, maxY: y + Math.min(tall, size.height) }]];
}

interface Arranging {
  readonly loose: readonly LayoutBlock[];
  readonly border: Box;
  /** Of columns beside or below the drawings, in millimeters. */
  readonly minColumnWidth: number;
  readonly nest: Nest;
}

const inZone = (loose: readonly LayoutBlock[], zone: LayoutBlock['zone']): readonly LayoutBlock[] =>
  loose.filter((block) => block.zone === zone);

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
  placeDrawings(
    inZone(loose, 'drawing'),
    { ...border, maxX: Math.min(left, boxes.size > 0 ? minX : border.maxX) },
    boxes,
  );
  return boxes;
}

/** Like `besideTitle`, for deep lots, which need the full height; undefined if it cuts off text of the title block. */
function besideWholeTitle(all: Arranging): Map<string, Box> | undefined {
  const boxes = besideTitle(all);
  return isWhole(all.loose, boxes) ? boxes : undefined;
}

/** Whether all title blocks have room for all of their text. */
const isWhole = (blocks: readonly LayoutBlock[], boxes: Boxes): boolean =>
  inZone(blocks, 'title').every(({ block, isCut }) => {
    const box = boxes.get(block.id);
    return box !== undefined && !isCut(box);
  });

/** Like `besideDrawing`, with wider columns in which all blocks read well; undefined if none needs more than the usual width. */
function besideInWideColumns(all: Arranging): Map<string, Box> | undefined {
  const good = Math.max(0, ...inZone(all.loose, 'side').map(({ goodWidth }) => goodWidth));
  const minColumnWidth = Math.min(maxColumnShare * boxWidth(all.border), good);
  return minColumnWidth > all.minColumnWidth ? besideDrawing({ ...all, minColumnWidth }) : undefined;
}

/** The title block along the bottom edge, the other blocks in columns along the right edge. */
function besideDrawing(all: Arranging): Map<string, Box> {
  const { loose, minColumnWidth } = all;
  const boxes = new Map<string, Box>();
  const room = aboveTitle(all, boxes);
  const side = inZone(loose, 'side');
  const width = Math.max(minColumnWidth, ...side.map(({ leastWidth }) => leastWidth));
  const left = stackBeside(side, room, width, boxes);
  placeDrawings(inZone(loose, 'drawing'), { ...room, maxX: left }, boxes);
  return boxes;
}

/** The title block along the bottom edge, and the other blocks in a band above it. */
function belowDrawing(all: Arranging): Map<string, Box> {
  const { loose, minColumnWidth } = all;
  const boxes = new Map<string, Box>();
  const room = aboveTitle(all, boxes);
  const side = inZone(loose, 'side');
  const least = Math.max(minColumnWidth, ...side.map(({ leastWidth }) => leastWidth));
  const count = Math.max(1, Math.min(side.length, Math.floor(boxWidth(room) / least)));
  const width = boxWidth(room) / count;
  const columns = shortestFirst(side, count, width);
  const bandHeight = Math.max(0, ...columns.map(({ height }) => height));
  const hasDrawing = inZone(loose, 'drawing').length > 0;
  const top = hasDrawing ? room.maxY - bandHeight : room.minY;
  for (const [i, stack] of columns.entries()) {
    let y = top;
    for (const [n, { id, height }] of stack.entries.entries()) {
      // The last block of each column reaches down to the title block.
      const end = hasDrawing && n === stack.entries.length - 1 ? room.maxY : y + height;
      if (end > room.maxY + slack) continue;
      const minX = room.minX + i * width;
      boxes.set(id, { minX, minY: y, maxX: minX + width, maxY: end });
      y = end;
    }
  }
  placeDrawings(inZone(loose, 'drawing'), { ...room, maxY: top }, boxes);
  return boxes;
}

/** The title block along the bottom edge, and the other blocks in a column where the drawing leaves room. */
function withinDrawing(all: Arranging, scoreToBeat: number): Map<string, Box> | undefined {
  const { loose, minColumnWidth, nest } = all;
  const boxes = new Map<string, Box>();
  const room = aboveTitle(all, boxes);
  const side = inZone(loose, 'side');
  const width = Math.max(minColumnWidth, ...side.map(({ leastWidth }) => leastWidth));
  const heights = side.map((block) => block.height(width));
  const height = heights.reduce((sum, own) => sum + own, 0);
  const found = nest(room, { width, height }, scoreToBeat);
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
    const top = bottom - Math.min(height(boxWidth(border)), boxHeight(border) * maxTitleShare);
    boxes.set(block.id, { ...border, minY: top, maxY: bottom });
    bottom = top;
  }
  return { ...border, maxY: bottom };
}

/** Stacks blocks in columns from the right edge of a room, and returns the left edge of the last column. */
function stackBeside(
  side: readonly LayoutBlock[],
  room: Box,
  width: number,
  boxes: Map<string, Box>,
): number {
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

/** A column of blocks, from the top. */
interface Stack {
  readonly entries: { readonly id: string; readonly height: number }[];
  height: number;
}

/** Distributes blocks over columns, each to the column that is the shortest so far. */
function shortestFirst(side: readonly LayoutBlock[], count: number, width: number): readonly Stack[] {
  const stacks: Stack[] = Array.from({ length: count }, () => ({ entries: [], height: 0 }));
  for (const { block, height: heightAt } of side) {
    const stack = stacks.reduce((best, one) => (one.height < best.height ? one : best));
    const height = heightAt(width);
    stack.entries.push({ id: block.id, height });
    stack.height += height;
  }
  return stacks;
}
