// The pen of an object that dimensions measure: leaves out the lengths of sides that they tell, so that none is told twice.
import type { Point } from '../geometry/point.ts';
import type { ImageMark, Path, Pen, Style, TextMark } from './pen.ts';
import { PenBetween } from './penBetween.ts';

export class ToldPen extends PenBetween {
  private readonly told: ReadonlySet<string>;

  /** told: the ends of the sides, as endsOf has them. */
  constructor(pen: Pen, told: ReadonlySet<string>) {
    super(pen);
    this.told = told;
  }

  path(path: Path, style: Style): void {
    this.pen.path(path, style);
  }

  circle(centre: Point, radius: number, style: Style): void {
    this.pen.circle(centre, radius, style);
  }

  text(text: TextMark, style: Style): void {
    if (style.tells === undefined || !this.told.has(style.tells)) this.pen.text(text, style);
  }

  image(image: ImageMark, style: Style): void {
    this.pen.image(image, style);
  }
}
