// Tests whether a drawing covers a point. Filled marks are hit inside and on the edge, others only on their line, even
// if it is invisible; text is hit in its frame. Labels have no extent by default.
import { type Box, boxAround } from './box.ts';
import { cross, distance, type Point, rotate, subtract } from './point.ts';
import { bulgeArc, distanceToArc, distanceToSegment } from './segment.ts';
import type { Units } from '../measure/units.ts';
import type { ImageMark, Path, Pen, Style, TextMark, Vertex } from './pen.ts';
import { textFrame } from './textFrame.ts';

/** Feet, more than floating-point errors amount to. */
const rounding = 1e-6;

export class HitPen implements Pen {
  readonly labelHeight: number;
  readonly units: Units = 'feet-inches';
  readonly north = 0;
  readonly resolution: number;
  readonly view: Box;
  hit = false;
  private readonly at: Point;
  private readonly tolerance: number;

  /** In feet. A line within the tolerance is hit. */
  constructor(at: Point, tolerance: number, labelHeight = 0) {
    this.labelHeight = labelHeight;
    this.at = at;
    this.tolerance = tolerance;
    this.resolution = tolerance;
    this.view = boxAround(at, tolerance);
  }

  path({ vertices, closed }: Path, style: Style): void {
    if (this.hit) return;
    let crossings = 0;
    const count = vertices.length;
    for (let i = 0; i < count; i += 1) {
      const from = vertices[i];
      const to = vertices[i + 1] ?? vertices[0];
      if (!from || !to) continue;
      const drawn = (i + 1 < count || closed) && !this.misses(from, to);
      if (drawn && this.isNear(from, to)) {
        this.hit = true;
        return;
      }
      if (style.fill) crossings += this.crossings(from, to, drawn);
    }
    if (style.fill && crossings % 2 === 1) this.hit = true;
  }

  circle(center: Point, radius: number, style: Style): void {
    const away = distance(this.at, center) - radius;
    if ((style.fill ? away : Math.abs(away)) <= this.tolerance) this.hit = true;
  }

  text(text: TextMark): void {
    if (text.height > 0) this.frame(textFrame(text));
  }

  image({ at, width, height, angle }: ImageMark): void {
    const turn = (dx: number, dy: number): Point => rotate({ x: at.x + dx, y: at.y + dy }, angle, at);
    this.frame([turn(0, 0), turn(width, 0), turn(width, height), turn(0, height)]);
  }

  private frame(corners: readonly Point[]): void {
    this.path({ vertices: corners, closed: true }, { layer: '', fill: '#000000' });
  }

  /** Whether an edge and its arc are clearly out of reach, as most of an outline's are. */
  private misses(from: Vertex, to: Point): boolean {
    const dx = Math.abs(to.x - from.x);
    const dy = Math.abs(to.y - from.y);
    // An arc stays within its chord's length of its ends, or its bulge times that.
    const reach =
      this.tolerance + (from.bulge ? Math.max(1, Math.abs(from.bulge)) * (dx + dy) : 0) + rounding;
    return (
      Math.abs(2 * this.at.x - from.x - to.x) > dx + 2 * reach ||
      Math.abs(2 * this.at.y - from.y - to.y) > dy + 2 * reach
    );
  }

  private isNear(from: Vertex, to: Point): boolean {
    const arc = from.bulge ? bulgeArc(from, to, from.bulge) : undefined;
    return (arc ? distanceToArc(this.at, arc) : distanceToSegment(this.at, from, to)) <= this.tolerance;
  }

  /** Even-odd crossings of a ray to the right: 1 if it crosses the chord, plus 1 if the point is between chord and arc. */
  private crossings(from: Vertex, to: Point, drawn: boolean): number {
    const { x, y } = this.at;
    const straddles = from.y > y !== to.y > y;
    const crossed = straddles && x < from.x + ((y - from.y) / (to.y - from.y)) * (to.x - from.x) ? 1 : 0;
    const arc = drawn && from.bulge ? bulgeArc(from, to, from.bulge) : undefined;
    if (!arc || distance(this.at, arc.center) >= arc.radius) return crossed;
    const chord = subtract(to, from);
    // A point on the chord counts as right of it (below it if it is horizontal), consistent with the ray above.
    const side = cross(chord, subtract(this.at, from)) || -chord.y || chord.x;
    return crossed + (side < 0 === arc.sweep > 0 ? 1 : 0);
  }
}

/** Whether a point is inside a path that is closed, or on its line. */
export function isInside(path: Path, at: Point): boolean {
  const pen = new HitPen(at, 0);
  pen.path(path, { layer: '', fill: '#000000' });
  return pen.hit;
}
