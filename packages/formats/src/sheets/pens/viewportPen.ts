// Draws the plan on a sheet: feet become millimeters of paper, and what lies outside of the drawing is cut off.
import { type Box, boxBetween, contains, everywhere } from '@homeplot/plan/box';
import type { ImageMark, Path, Pen, Style, TextMark } from '@homeplot/plan/pen';
import { circlePath } from '@homeplot/plan/circlePath';
import { PenBetween } from '@homeplot/plan/penBetween';
import type { Point } from '@homeplot/plan/point';
import { textFrame } from '@homeplot/plan/textFrame';
import { clipArea, clipLine } from './clip.ts';

/** Where the plan lies on the paper. */
export interface Placement {
  /** A point of the plan in feet, and its place in millimeters. */
  readonly from: Point;
  readonly at: Point;
  /** Millimeters of paper per foot. */
  readonly scale: number;
  /** Degrees from up to north, clockwise; that of the paper if absent. */
  readonly north?: number;
}

export function boxOnPaper({ from, at, scale }: Placement, { minX, minY, maxX, maxY }: Box): Box {
  const place = (x: number, y: number): Point => ({
    x: at.x + (x - from.x) * scale,
    y: at.y + (y - from.y) * scale,
  });
  return boxBetween(place(minX, minY), place(maxX, maxY));
}

/** The part of the plan, in feet, that a box of paper shows. */
export function boxInFeet({ from, at, scale }: Placement, box: Box): Box {
  return boxOnPaper({ from: at, at: from, scale: 1 / scale }, box);
}

export class ViewportPen extends PenBetween {
  override readonly labelHeight: number;
  override readonly resolution: number;
  override readonly view: Box;
  override readonly north: number;
  private readonly placement: Placement;
  private readonly clip: Box | undefined;

  /** letters: font size of labels in millimeters. crop: the part of the plan in feet that is drawn; all of it if absent. */
  constructor(pen: Pen, placement: Placement, letters: number, crop?: Box) {
    super(pen);
    this.placement = placement;
    this.labelHeight = letters / placement.scale;
    this.resolution = pen.resolution / placement.scale;
    this.view = crop ?? everywhere;
    this.north = placement.north ?? pen.north;
    this.clip = crop && boxOnPaper(placement, crop);
  }

  override path(path: Path, style: Style): void {
    const placed = {
      ...path,
      vertices: path.vertices.map((vertex) => ({ ...vertex, ...this.place(vertex) })),
    };
    const { clip } = this;
    if (!clip) {
      this.pen.path(placed, style);
      return;
    }
    const { fill, stroke, ...rest } = style;
    const area = fill === undefined ? undefined : clipArea(placed, clip);
    const lines = stroke === undefined ? [] : clipLine(placed, clip);
    if (area === placed || lines[0] === placed) {
      this.pen.path(placed, style);
      return;
    }
    if (area) this.pen.path(area, { ...rest, fill });
    for (const line of lines) this.pen.path(line, { ...rest, stroke });
  }

  override circle(center: Point, radius: number, style: Style): void {
    const { clip } = this;
    const { x, y } = this.place(center);
    const r = radius * this.placement.scale;
    if (!clip || contains(clip, { minX: x - r, minY: y - r, maxX: x + r, maxY: y + r })) {
      this.pen.circle({ x, y }, r, style);
      return;
    }
    this.path(circlePath(center, radius), style);
  }

  override text(text: TextMark, style: Style): void {
    const { scale } = this.placement;
    const placed = { ...text, at: this.place(text.at), height: text.height * scale };
    if (this.isWithin(textFrame(placed))) this.pen.text(placed, style);
  }

  override image(image: ImageMark, style: Style): void {
    const { scale } = this.placement;
    const at = this.place(image.at);
    const [width, height] = [image.width * scale, image.height * scale];
    this.pen.image({ ...image, at, width, height, ...(this.clip ? { clip: this.clip } : {}) }, style);
  }

  private isWithin(corners: readonly Point[]): boolean {
    const { clip } = this;
    return !clip || corners.every((corner) => contains(clip, boxBetween(corner, corner)));
  }

  private place({ x, y }: Point): Point {
    const { from, at, scale } = this.placement;
    return { x: at.x + (x - from.x) * scale, y: at.y + (y - from.y) * scale };
  }
}
