// Draws only what has a line, without its fill.
import type { ImageMark, Path, Style, TextMark } from '@homeplot/plan/pen';
import { PenBetween } from '@homeplot/plan/penBetween';
import type { Point } from '@homeplot/plan/point';

export class LinesPen extends PenBetween {
  path(path: Path, { fill: _fill, ...style }: Style): void {
    if (style.stroke) this.pen.path(path, style);
  }

  circle(center: Point, radius: number, { fill: _fill, ...style }: Style): void {
    if (style.stroke) this.pen.circle(center, radius, style);
  }

  text(text: TextMark, style: Style): void {
    this.pen.text(text, style);
  }

  image(image: ImageMark, style: Style): void {
    this.pen.image(image, style);
  }
}
