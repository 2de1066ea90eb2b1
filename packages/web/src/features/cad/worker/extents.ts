// The extents of a drawing: the box of all its marks, and the box of its main part. Many drawings have a stray point far away,
// and in a picture of all marks the house would be a dot.
import { BoundsPen, pathBox } from '@homeplot/plan/boundsPen';
import { type Box, boxCenter, emptyBox, union } from '@homeplot/plan/box';
import type { DxfMark, TextMark } from '@homeplot/formats/dxfMark';
import { type Point, rotate } from '@homeplot/plan/point';
import { capHeight, textWidth } from '@homeplot/plan/textMetrics';

export interface Extents {
  /** The box of all marks, in drawing units with y up. */
  readonly all: Box;
  /** The box without the few marks that are far from all others. */
  readonly main: Box;
}

/**
 * Which marks are strays. share: the part of the marks on each side that may be strays. beyond: how far from the rest they
 * are, in sizes of the rest. minMarks: among fewer marks, one that is far away belongs to the drawing.
 */
const strays = { share: 0.01, beyond: 3, minMarks: 10 };

const boxAt = ({ x, y }: Point): Box => ({ minX: x, minY: y, maxX: x, maxY: y });

/** One pen for all paths, which is reset for each. */
const boundsPen = new BoundsPen();

export function boxOfMark(mark: DxfMark): Box {
  switch (mark.kind) {
    case 'path':
      boundsPen.reset();
      boundsPen.path(mark);
      return boundsPen.box;
    case 'hatch':
      return mark.loops.map((vertices) => pathBox({ vertices, closed: true })).reduce(union, emptyBox);
    case 'image':
      return mark.corners.map(boxAt).reduce(union, emptyBox);
    case 'text':
      return textBox(mark);
    case 'point':
      return boxAt(mark.at);
  }
}

/** The approximate box of a text. */
function textBox({ at, content, height, align, vertical, angle, wrapWidth }: TextMark): Box {
  const lines = content.split('\n');
  const widest = Math.max(...lines.map((line) => textWidth(line, height / capHeight)));
  const width = wrapWidth ? Math.min(wrapWidth, widest) : widest;
  const tall = height * (1 + (lines.length - 1) * lineHeight);
  const left = { start: 0, middle: -width / 2, end: -width }[align];
  const bottom = { baseline: 0, bottom: 0, middle: -tall / 2, top: -tall }[vertical];
  return [0, 1, 2, 3]
    .map((corner) => ({
      x: at.x + left + (corner % 2 === 0 ? 0 : width),
      y: at.y + bottom + (corner < 2 ? 0 : tall),
    }))
    .map((corner) => boxAt(rotate(corner, angle, at)))
    .reduce(union, emptyBox);
}

/** The distance between two lines of text, in heights of capitals. */
const lineHeight = 5 / 3;

export const isBounded = ({ minX, minY, maxX, maxY }: Box): boolean =>
  Number.isFinite(minX + minY + maxX + maxY) && minX <= maxX;

/** boxes: bounded ones. */
export function extentsOf(boxes: readonly Box[]): Extents {
  const ranges = {
    x: range(Float64Array.from(boxes, ({ minX, maxX }) => (minX + maxX) / 2)),
    y: range(Float64Array.from(boxes, ({ minY, maxY }) => (minY + maxY) / 2)),
  };
  const isMain = (box: Box): boolean => {
    const { x, y } = boxCenter(box);
    return isWithin(x, ranges.x) && isWithin(y, ranges.y);
  };
  const main = boxOf(boxes, isMain);
  const all = boxOf(boxes, () => true);
  return { all, main: isBounded(main) ? main : all };
}

/** The box around the accepted boxes. It doesn't use `union`, whose intermediate boxes would be too slow here. */
function boxOf(boxes: readonly Box[], accepts: (box: Box) => boolean): Box {
  let { minX, minY, maxX, maxY } = emptyBox;
  for (const box of boxes) {
    if (!accepts(box)) continue;
    minX = Math.min(minX, box.minX);
    minY = Math.min(minY, box.minY);
    maxX = Math.max(maxX, box.maxX);
    maxY = Math.max(maxY, box.maxY);
  }
  return { minX, minY, maxX, maxY };
}

interface Range {
  readonly from: number;
  readonly to: number;
}

/** The range of coordinates in which marks aren't strays. */
function range(values: Float64Array): Range {
  const sorted = values.toSorted();
  const skipped = Math.ceil(sorted.length * strays.share);
  if (sorted.length < strays.minMarks) return { from: -Infinity, to: Infinity };
  const [from, to] = [sorted[skipped] ?? 0, sorted[sorted.length - 1 - skipped] ?? 0];
  const beyond = (to - from) * strays.beyond;
  return { from: from - beyond, to: to + beyond };
}

const isWithin = (value: number, { from, to }: Range): boolean => value >= from && value <= to;
