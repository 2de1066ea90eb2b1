// The pen of a symbol. A symbol is drawn around the origin with its front up; the pen moves and rotates the drawing to the
// symbol's place. Text isn't rotated.
import { type Box, boxBetween, boxCorners, emptyBox, everywhere, union } from '../geometry/box.ts';
import { type Point, rotate, subtract } from '../geometry/point.ts';
import type { ImageMark, Path, Pen, Style, TextMark, Vertex } from '../geometry/pen.ts';
import { PenBetween } from '../pen/penBetween.ts';

export class PlacedPen extends PenBetween {
  override readonly view: Box;
  private readonly at: Point;
  private readonly angle: number;
  private readonly cos: number;
  private readonly sin: number;

  /** angle in radians, clockwise. */
  constructor(pen: Pen, at: Point, angle: number) {
    super(pen);
    this.at = at;
    this.angle = angle;
    this.cos = Math.cos(angle);
    this.sin = Math.sin(angle);
    this.view = pen.view === everywhere ? everywhere : viewFrom(pen.view, at, angle);
  }

  override path({ vertices, closed }: Path, style: Style): void {
    this.pen.path({ vertices: vertices.map((vertex) => this.place(vertex)), closed }, style);
  }

  override circle(center: Point, radius: number, style: Style): void {
    this.pen.circle(this.place(center), radius, style);
  }

  override text(text: TextMark, style: Style): void {
    this.pen.text({ ...text, at: this.place(text.at) }, style);
  }

  override image(image: ImageMark, style: Style): void {
    this.pen.image({ ...image, at: this.place(image.at), angle: image.angle + this.angle }, style);
  }

  private place({ x, y, bulge = 0 }: Vertex): Vertex {
    const { at, cos, sin } = this;
    return { x: at.x + x * cos - y * sin, y: at.y + x * sin + y * cos, bulge };
  }
}

/** The view in the symbol's own axes: the box around the rotated view. */
const viewFrom = (view: Box, at: Point, angle: number): Box =>
  boxCorners(view)
    .map((corner) => rotate(subtract(corner, at), -angle, { x: 0, y: 0 }))
    .reduce((box, corner) => union(box, boxBetween(corner, corner)), emptyBox);
