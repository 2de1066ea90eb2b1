// The outline pen: draws the outlines of an object in one color, without its fills, details and labels.
import type { Box } from '@homeplot/plan/box';
import type { ImageMark, Path, Pen, Style, TextMark } from '@homeplot/plan/pen';
import { type Point, rotate } from '@homeplot/plan/point';
import type { Units } from '@homeplot/plan/units';
import { textFrame } from '@homeplot/plan/textFrame';

export class OutlinePen implements Pen {
  readonly labelHeight: number;
  readonly resolution = Infinity;
  readonly view: Box;
  readonly units: Units;
  readonly north: number;
  private readonly pen: Pen;
  private readonly style: Style;

  constructor(pen: Pen, style: Style, labelHeight: number) {
    this.labelHeight = labelHeight;
    this.pen = pen;
    this.view = pen.view;
    this.units = pen.units;
    this.north = pen.north;
    this.style = style;
  }

  path(path: Path): void {
    this.pen.path(path, this.style);
  }

  circle(center: Point, radius: number): void {
    this.pen.circle(center, radius, this.style);
  }

  text(text: TextMark): void {
    this.pen.path({ vertices: textFrame(text), closed: true }, this.style);
  }

  image({ at, width, height, angle }: ImageMark): void {
    const corner = (dx: number, dy: number): Point => rotate({ x: at.x + dx, y: at.y + dy }, angle, at);
    const vertices = [corner(0, 0), corner(width, 0), corner(width, height), corner(0, height)];
    this.pen.path({ vertices, closed: true }, this.style);
  }
}
