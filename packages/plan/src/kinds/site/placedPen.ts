// The pen of a symbol: its marks are given about 0, 0 with the front up, and drawn where the symbol stands, turned as
// it is turned. Words stay upright.
import { add, type Point, rotate } from '../../geometry/point.ts';
import type { ImageMark, Path, Pen, Style, TextMark } from '../../pen/pen.ts';
import { PenBetween } from '../../pen/penBetween.ts';

const origin: Point = { x: 0, y: 0 };

export class PlacedPen extends PenBetween {
  private readonly at: Point;
  private readonly angle: number;

  /** angle in radians, clockwise. */
  constructor(pen: Pen, at: Point, angle: number) {
    super(pen);
    this.at = at;
    this.angle = angle;
  }

  path({ vertices, closed }: Path, style: Style): void {
    const placed = vertices.map((vertex) => ({ ...this.place(vertex), bulge: vertex.bulge }));
    this.pen.path({ vertices: placed, closed }, style);
  }

  circle(centre: Point, radius: number, style: Style): void {
    this.pen.circle(this.place(centre), radius, style);
  }

  text(text: TextMark, style: Style): void {
    this.pen.text({ ...text, at: this.place(text.at) }, style);
  }

  image(image: ImageMark, style: Style): void {
    this.pen.image({ ...image, at: this.place(image.at), angle: image.angle + this.angle }, style);
  }

  private place(point: Point): Point {
    return add(this.at, rotate(point, this.angle, origin));
  }
}
