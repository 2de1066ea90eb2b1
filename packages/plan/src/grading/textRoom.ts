// The room that text takes on a drawing: elevations of contours look for places beside it, and beside one another.
import { type Box, everywhere, grow, overlaps } from '../geometry/box.ts';
import { BoxGrid } from '../geometry/boxGrid.ts';
import { boxOfPoints } from '../geometry/boxOfPoints.ts';
import { lineAlong } from '../geometry/flatten.ts';
import type { Pen, TextMark } from '../geometry/pen.ts';
import { distance, midpoint, type Point, subtract, unit } from '../geometry/point.ts';
import { kindOf } from '../kinds/index.ts';
import type { Placing } from '../labels/placing.ts';
import type { Lettering } from '../lettering/label.ts';
import { rectsOverlap, type TextRect, textRect } from '../lettering/textRect.ts';
import type { Steps } from '../measure/steps.ts';
import type { Units } from '../measure/units.ts';
import type { PlanObject } from '../objects/kind.ts';
import type { OnGround } from './onGround.ts';

/**
 * The text of a drawing in a box, at a height of labels. Keeps its identity while the text is unchanged, so that results can be
 * cached.
 */
export type Texts = (lettering: Lettering, box: Box) => Steps<readonly TextRect[]>;

export class TextRoom {
  private readonly taken = new BoxGrid<TextRect>();
  /** The tiles of the ground whose text is known. */
  private readonly tiles = new Set<string>();
  private readonly side: number;
  private readonly written: ((box: Box) => Steps<readonly TextRect[]>) | undefined;

  /** side: of a tile, in feet. written: what is written in a box; nothing if absent. */
  constructor(side: number, written?: (box: Box) => Steps<readonly TextRect[]>) {
    this.side = side;
    this.written = written;
  }

  take(rect: TextRect): void {
    this.taken.put(rect, rect.box);
  }

  *isFree(rect: TextRect): Steps<boolean> {
    yield* this.look(rect.box);
    for (const other of this.taken.near(rect.box)) if (rectsOverlap(rect, other)) return false;
    return true;
  }

  /** Takes what is written in the tiles of a box, so that only what is near is ever looked at. */
  private *look({ minX, minY, maxX, maxY }: Box): Steps<void> {
    const { side, tiles, written } = this;
    if (!written) return;
    for (let x = Math.floor(minX / side); x * side <= maxX; x += 1)
      for (let y = Math.floor(minY / side); y * side <= maxY; y += 1) {
        const tile = `${x} ${y}`;
        if (tiles.has(tile)) continue;
        const box = { minX: x * side, minY: y * side, maxX: (x + 1) * side, maxY: (y + 1) * side };
        for (const rect of yield* written(box)) this.take(rect);
        tiles.add(tile);
      }
  }
}

/** Collects the text that an object draws, such as the elevation beside a spot. */
class TextsPen implements Pen {
  /** Feet: finer marks have no letters, so they needn't be made. */
  readonly resolution: number;
  readonly view = everywhere;
  readonly labelHeight: number;
  readonly units: Units;
  readonly north: number;
  readonly rects: TextRect[] = [];

  private readonly least: number;

  constructor({ labelHeight, units, north }: Lettering, least: number) {
    this.least = least;
    this.labelHeight = labelHeight;
    this.resolution = labelHeight / 10;
    this.units = units;
    this.north = north;
  }

  text(text: TextMark): void {
    this.rects.push(textRect({ ...text, height: Math.max(text.height, this.least) }));
  }

  path(): void {}
  circle(): void {}
  image(): void {}
}

/** Label heights beside the bottom of a swale to which its bed is kept free at most: a wide one is ground as any other. */
const bed = 2;

/** The beds of an object's swales or berms, straight piece by piece: between their contours, no number has room. */
function bedsOf(object: PlanObject, { labelHeight }: Lettering): readonly TextRect[] {
  return (kindOf(object).ground?.(object) ?? []).flatMap((input) => {
    if (input.shape !== 'channel') return [];
    const half = Math.min(input.width / 2, bed * labelHeight);
    const line = lineAlong(input.path);
    return line.slice(1).map((to, i) => rectAlong(line[i] ?? to, to, half));
  });
}

function rectAlong(from: Point, to: Point, halfHeight: number): TextRect {
  const { x, y } = midpoint(from, to);
  const { x: cos, y: sin } = unit(subtract(to, from));
  const box = grow(boxOfPoints([from, to]), halfHeight);
  return { x, y, cos, sin, halfWidth: distance(from, to) / 2, halfHeight, box };
}

interface Written {
  /** Those that may write in the box. */
  readonly objects: Iterable<PlanObject>;
  /** Of labels; none if absent. */
  readonly placing: Placing | undefined;
  /** What is drawn instead of objects that follow the ground. */
  readonly onGround: OnGround | undefined;
  /** The height of text that would be smaller, in feet. */
  readonly least?: number;
}

/** The text in a box, what objects draw themselves and labels; and beds of swales, which are kept free as text is. */
export function* textsIn(
  box: Box,
  lettering: Lettering,
  { objects, placing, onGround, least = 0 }: Written,
): Steps<readonly TextRect[]> {
  const pen = new TextsPen(lettering, least);
  const beds: TextRect[] = [];
  for (const object of objects) {
    const drawn = onGround?.get(object) ?? object;
    kindOf(drawn).draw(drawn, pen);
    beds.push(...bedsOf(drawn, lettering));
    yield;
  }
  const labels = placing ? yield* placing.inSteps(box) : [];
  const rects = labels.flatMap(({ place }) => place.texts.map((text) => textRect(text)));
  return [...pen.rects, ...rects, ...beds].filter((rect) => overlaps(rect.box, box));
}
