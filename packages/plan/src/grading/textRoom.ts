// The room that text takes on a drawing: elevations of contours look for places beside it, and beside one another.
import { everywhere } from '../geometry/box.ts';
import { BoxGrid } from '../geometry/boxGrid.ts';
import type { Pen, TextMark } from '../geometry/pen.ts';
import { kindOf } from '../kinds/index.ts';
import type { Lettering } from '../lettering/label.ts';
import { rectsOverlap, type TextRect, textRect } from '../lettering/textRect.ts';
import type { Units } from '../measure/units.ts';
import type { PlanObject } from '../objects/kind.ts';
import type { OnGround } from './onGround.ts';

/** The text of a drawing at a height of labels. The same value as long as it is the same text. */
export type Texts = (lettering: Lettering) => Iterable<TextRect>;

export class TextRoom {
  private readonly taken = new BoxGrid<TextRect>();

  constructor(texts: Iterable<TextRect> = []) {
    for (const rect of texts) this.take(rect);
  }

  take(rect: TextRect): void {
    this.taken.put(rect, rect.box);
  }

  isFree(rect: TextRect): boolean {
    for (const other of this.taken.near(rect.box)) if (rectsOverlap(rect, other)) return false;
    return true;
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

interface TextsDrawn {
  /** What is drawn instead of objects that follow the ground. */
  readonly onGround: OnGround | undefined;
  /** The height of text that would be smaller, in feet. */
  readonly least?: number;
}

/** The text that objects draw themselves, without their labels. */
export function textsOf(
  objects: Iterable<PlanObject>,
  lettering: Lettering,
  { onGround, least = 0 }: TextsDrawn,
): readonly TextRect[] {
  const pen = new TextsPen(lettering, least);
  for (const object of objects) {
    const drawn = onGround?.get(object) ?? object;
    kindOf(drawn).draw(drawn, pen);
  }
  return pen.rects;
}
