// Keeps track of the room that text takes on a drawing, so that elevations of contours find places beside it and each other.
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
 * A function that gives the text of a drawing in a box. It stays the same function while the text is unchanged, so that results
 * can be cached.
 */
export type Texts = (lettering: Lettering, box: Box) => Steps<readonly TextRect[]>;

export class TextRoom {
  private readonly occupied = new BoxGrid<TextRect>();
  /** The keys of tiles whose text has been taken. */
  private readonly tiles = new Set<string>();
  private readonly side: number;
  private readonly written: ((box: Box) => Steps<readonly TextRect[]>) | undefined;

  /** side: of a square tile, in feet. written: the text in a box; there is none if absent. */
  constructor(side: number, written?: (box: Box) => Steps<readonly TextRect[]>) {
    this.side = side;
    this.written = written;
  }

  /** Reserves the room of a text. */
  take(rect: TextRect): void {
    this.occupied.put(rect, rect.box);
  }

  *isFree(rect: TextRect): Steps<boolean> {
    yield* this.takeWritten(rect.box);
    for (const other of this.occupied.near(rect.box)) if (rectsOverlap(rect, other)) return false;
    return true;
  }

  /** Reserves the room of the text in the tiles of a box. Tiles that no elevation comes near are never searched. */
  private *takeWritten({ minX, minY, maxX, maxY }: Box): Steps<void> {
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
  /** Feet: kinds leave out finer details, which have no letters. */
  readonly resolution: number;
  readonly view = everywhere;
  readonly labelHeight: number;
  readonly units: Units;
  readonly north: number;
  readonly rects: TextRect[] = [];

  private readonly minHeight: number;

  constructor({ labelHeight, units, north }: Lettering, minHeight: number) {
    this.minHeight = minHeight;
    this.labelHeight = labelHeight;
    this.resolution = labelHeight / 10;
    this.units = units;
    this.north = north;
  }

  text(text: TextMark): void {
    this.rects.push(textRect({ ...text, height: Math.max(text.height, this.minHeight) }));
  }

  path(): void {}
  circle(): void {}
  image(): void {}
}

/** Label heights on each side of a swale's bottom that are kept free at most. A wider bed counts as ordinary ground. */
const maxHalfBed = 2;

/** The beds of swales or berms in straight pieces. Their contours are too close for numbers between them. */
function bedsOf(object: PlanObject, { labelHeight }: Lettering): readonly TextRect[] {
  return (kindOf(object).ground?.(object) ?? []).flatMap((input) => {
    if (input.shape !== 'channel') return [];
    const half = Math.min(input.width / 2, maxHalfBed * labelHeight);
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
  /** The objects that may draw text in the box. */
  readonly objects: Iterable<PlanObject>;
  /** The labels of the drawing, if it has any. */
  readonly placing: Placing | undefined;
  /** Gives what is drawn in place of objects that follow the ground. */
  readonly onGround: OnGround | undefined;
  /** Feet: smaller text is drawn at this height. */
  readonly minHeight?: number;
}

/** The text in a box, drawn by objects or as labels, and the beds of swales, which are kept free like text. */
export function* textsIn(
  box: Box,
  lettering: Lettering,
  { objects, placing, onGround, minHeight = 0 }: Written,
): Steps<readonly TextRect[]> {
  const pen = new TextsPen(lettering, minHeight);
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
