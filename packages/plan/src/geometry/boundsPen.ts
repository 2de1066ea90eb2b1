// Computes the bounding box of everything drawn, in feet. Line weights don't count: they are sizes on paper.
import { type Box, everywhere } from './box.ts';
import { type Point, polar, rotate } from './point.ts';
import { arcCovers, bulgeArc } from './segment.ts';
import type { Units } from '../measure/units.ts';
import type { ImageMark, Path, Pen, TextMark } from './pen.ts';
import { textFrame } from './textFrame.ts';

const axisAngles = [0, Math.PI / 2, Math.PI, -Math.PI / 2];

export class BoundsPen implements Pen {
  /** Details lie within outlines, so none need to be drawn. */
  readonly resolution = Infinity;
  readonly view = everywhere;
  readonly labelHeight: number;
  readonly units: Units;
  readonly north: number;
  /** Feet. While nothing has been drawn, each minimum is greater than its maximum. */
  minX = Infinity;
  minY = Infinity;
  maxX = -Infinity;
  maxY = -Infinity;

  /** labelHeight in feet; 0 measures the objects without their labels. */
  constructor(labelHeight = 0, units: Units = 'feet-inches', north = 0) {
    this.labelHeight = labelHeight;
    this.units = units;
    this.north = north;
  }

  /** Starts again with an empty box, so that one pen can measure many objects. */
  reset(): void {
    this.minX = Infinity;
    this.minY = Infinity;
    this.maxX = -Infinity;
    this.maxY = -Infinity;
  }

  get box(): Box {
    return { minX: this.minX, minY: this.minY, maxX: this.maxX, maxY: this.maxY };
  }

  path({ vertices, closed }: Path): void {
    for (let i = 0; i < vertices.length; i += 1) {
      const vertex = vertices[i];
      if (!vertex) continue;
      this.include(vertex.x, vertex.y);
      const next = vertices[i + 1] ?? (closed ? vertices[0] : undefined);
      if (vertex.bulge && next) this.arc(vertex, next, vertex.bulge);
    }
  }

  circle(center: Point, radius: number): void {
    this.include(center.x - radius, center.y - radius);
    this.include(center.x + radius, center.y + radius);
  }

  text(text: TextMark): void {
    for (const corner of textFrame(text)) this.include(corner.x, corner.y);
  }

  image({ at, width, height, angle }: ImageMark): void {
    for (const [dx, dy] of [
      [0, 0],
      [width, 0],
      [width, height],
      [0, height],
    ] as const) {
      const corner = rotate({ x: at.x + dx, y: at.y + dy }, angle, at);
      this.include(corner.x, corner.y);
    }
  }

  private arc(from: Point, to: Point, bulge: number): void {
    const arc = bulgeArc(from, to, bulge);
    if (!arc) return;
    for (const angle of axisAngles) {
      if (!arcCovers(arc, angle)) continue;
      const { x, y } = polar(arc.center, arc.radius, angle);
      this.include(x, y);
    }
  }

  private include(x: number, y: number): void {
    if (x < this.minX) this.minX = x;
    if (y < this.minY) this.minY = y;
    if (x > this.maxX) this.maxX = x;
    if (y > this.maxY) this.maxY = y;
  }
}

/** The bounding box of a path, arcs included. */
export function pathBox(path: Path): Box {
  const pen = new BoundsPen();
  pen.path(path);
  return pen.box;
}
