// Measures: the box around everything drawn, in feet. Line weights are left out, they belong to paper.
import { type Box, everywhere } from '../geometry/box.ts';
import { type Point, rotate } from '../geometry/point.ts';
import { arcCovers, bulgeArc } from '../geometry/segment.ts';
import type { Units } from '../units.ts';
import type { ImageMark, Path, Pen, TextMark } from './pen.ts';
import { textFrame } from './textFrame.ts';

const quarters = [0, Math.PI / 2, Math.PI, -Math.PI / 2];

export class BoundsPen implements Pen {
  /** Details lie within outlines, so none need be drawn to be measured. */
  readonly resolution = Infinity;
  readonly view = everywhere;
  readonly labelHeight: number;
  readonly units: Units;
  readonly north: number;
  /** Feet; above the maxima where nothing was drawn. */
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

  /** Forgets what was drawn: very many are measured by one pen. */
  begin(): void {
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
      this.reach(vertex.x, vertex.y);
      const next = vertices[i + 1] ?? (closed ? vertices[0] : undefined);
      if (vertex.bulge && next) this.arc(vertex, next, vertex.bulge);
    }
  }

  circle(center: Point, radius: number): void {
    this.reach(center.x - radius, center.y - radius);
    this.reach(center.x + radius, center.y + radius);
  }

  text(text: TextMark): void {
    for (const corner of textFrame(text)) this.reach(corner.x, corner.y);
  }

  image({ at, width, height, angle }: ImageMark): void {
    for (const [dx, dy] of [
      [0, 0],
      [width, 0],
      [width, height],
      [0, height],
    ] as const) {
      const corner = rotate({ x: at.x + dx, y: at.y + dy }, angle, at);
      this.reach(corner.x, corner.y);
    }
  }

  private arc(from: Point, to: Point, bulge: number): void {
    const arc = bulgeArc(from, to, bulge);
    if (!arc) return;
    for (const angle of quarters) {
      if (arcCovers(arc, angle)) {
        this.reach(arc.center.x + arc.radius * Math.cos(angle), arc.center.y + arc.radius * Math.sin(angle));
      }
    }
  }

  private reach(x: number, y: number): void {
    if (x < this.minX) this.minX = x;
    if (y < this.minY) this.minY = y;
    if (x > this.maxX) this.maxX = x;
    if (y > this.maxY) this.maxY = y;
  }
}

/** The box around a path, its arcs as they bend. */
export function pathBox(path: Path): Box {
  const pen = new BoundsPen();
  pen.path(path);
  return pen.box;
}
