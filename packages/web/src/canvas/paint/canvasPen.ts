// The canvas pen: draws marks in feet on a 2D canvas, with line weights as on paper, never below one device pixel, and
// horizontal and vertical lines on whole pixels.
import { labelHeightAt } from '@homeplot/editor/viewport';
import type { Box } from '@homeplot/plan/box';
import { circlePath } from '@homeplot/plan/circlePath';
import type { ImageMark, Path, Pen, Style, TextMark, Vertex } from '@homeplot/plan/pen';
import type { Point } from '@homeplot/plan/point';
import { type Arc, bulgeArc } from '@homeplot/plan/segment';
import { capHeight } from '@homeplot/plan/textMetrics';
import type { Units } from '@homeplot/plan/units';
import type { Context } from './board.ts';
import { costs, DrawingBudget } from './drawingBudget.ts';
import { fillLong, hasTooManyDashes, long, flattened, strokeLong } from './longPath.ts';
import { PixelPath } from './pixelPath.ts';
import { type Aim, type Patch, pxPerMillimeter, viewOf } from './screen.ts';
import type { StyledContext } from './styledContext.ts';

/** Draws a picture as far as it has loaded. at: its corner in device pixels; scale: device pixels per foot. */
export type Pictures = (
  image: ImageMark,
  style: Style,
  on: { readonly pen: Pen; readonly context: Context; readonly scale: number; readonly at: Point },
) => void;

/** Device pixels: smaller marks can't be seen, smaller text can't be read, a smaller path is drawn as one pixel. */
const smallest = { mark: 0.3, letters: 2.5, path: 1 };
/** Device pixels: letters larger than the screen can't be read. */
const maxLetters = 4096;
/**
 * When there is so much in view that no dimension can be read: CSS pixels below which detail is left out, and the share of
 * their weight that lines have. A line of one pixel takes a third of the time of a heavier one.
 */
const crowded = { detail: 4, weight: 0.5 };
/** Device pixels: an arc that bends less is drawn as a straight line. */
const minBend = 0.35;
/** Millimeters, of lines without a weight. */
const defaultWeight = 0.25;
/** Millimeters: half the heaviest line, with its miters. */
const widest = 0.8;

export class CanvasPen implements Pen {
  readonly labelHeight: number;
  readonly resolution: number;
  readonly view: Box;
  readonly units: Units;
  readonly north: number;
  private readonly styles: StyledContext;
  private readonly context: Context;
  private readonly scale: number;
  private readonly left: number;
  private readonly top: number;
  /** Device pixels per millimeter of a dash; line weights have a scale of their own, as they are thinner when crowded. */
  private readonly millimeter: number;
  private readonly weightScale: number;
  private readonly pictures: Pictures;
  private readonly pixels: PixelPath;
  readonly budget: DrawingBudget;

  /** clip: the rectangle of the bitmap to draw; marks that don't reach into it are skipped. */
  constructor(styles: StyledContext, aim: Aim, clip: Patch, pictures: Pictures) {
    const { pxPerFoot, ratio, left, top } = aim;
    this.units = aim.units;
    this.north = aim.north;
    this.styles = styles;
    this.context = styles.context;
    this.scale = pxPerFoot * ratio;
    this.left = left;
    this.top = top;
    this.labelHeight = aim.labelHeight ?? labelHeightAt(pxPerFoot);
    const isCrowded = this.labelHeight === 0;
    this.millimeter = pxPerMillimeter * ratio;
    this.weightScale = this.millimeter * (isCrowded ? crowded.weight : 1);
    this.resolution = (isCrowded ? crowded.detail : 1) / pxPerFoot;
    this.view = viewOf(clip, aim);
    this.pixels = new PixelPath(aim, clip, widest * this.weightScale);
    this.pictures = pictures;
    this.budget = new DrawingBudget(clip.width * clip.height);
    styles.begin();
    // Set before anything is saved, so that it outlives every restore.
    if (this.labelHeight > 0) styles.setLetters(this.labelHeight * this.scale);
  }

  save(): void {
    this.styles.save();
  }

  restore(): void {
    this.styles.restore();
  }

  path(path: Path, style: Style): void {
    if (this.budget.allows(style)) this.line(path, style);
  }

  private line({ vertices, closed }: Path, wanted: Style): void {
    const { context } = this;
    // A line with an odd width is crisp only if it runs through the middle of pixels.
    const toMiddle = wanted.stroke && this.widthOf(wanted) % 2 === 1 ? 0.5 : 0;
    if (!this.pixels.place(vertices, closed, toMiddle)) return;
    const style = this.budget.withAllowedFill(wanted, this.pixels.area);
    const { xs, ys, reach } = this.pixels;
    this.budget.spend(
      costs.mark + costs.vertex * vertices.length + costs.pixel * Math.min(reach, long.reach),
    );
    if (vertices.length >= long.vertices || reach >= long.reach) {
      this.longLine(vertices, closed, style);
      return;
    }
    if (closed && this.rectangle(vertices, style)) return;
    if (reach < smallest.path) {
      this.dot(xs[0] ?? 0, ys[0] ?? 0, style);
      return;
    }
    const last = vertices.length - 1;
    context.beginPath();
    context.moveTo(xs[0] ?? 0, ys[0] ?? 0);
    for (let i = 0; i < last; i += 1) this.segment(vertices[i], i, i + 1);
    if (closed) {
      this.segment(vertices[last], last, 0);
      context.closePath();
    }
    this.ink(style);
  }

  private longLine(vertices: readonly Vertex[], closed: boolean, style: Style): void {
    const { context, pixels, budget } = this;
    const bulges = vertices.map(({ bulge }) => bulge);
    const points = flattened(pixels, bulges, closed);
    const box = pixels.seen;
    if (style.fill) {
      this.styles.setFill(style.fill);
      fillLong(context, points, box);
      budget.spend(costs.filledVertex * points.length);
    }
    if (!style.stroke) return;
    const dash = (style.dash ?? []).reduce((sum, length) => sum + length, 0) * this.millimeter;
    const isWhole = dash > 0 && hasTooManyDashes(points, box, dash);
    if (isWhole) budget.isSimplified = true;
    const { dash: _, ...whole } = style;
    this.setLine(style.stroke, isWhole ? whole : style);
    budget.spend(costs.pixel * strokeLong(context, points, box, isWhole ? 0 : dash));
  }

  /** Draws what is smaller than a pixel, at a tenth of the cost of a path: there may be a lot of it. */
  private dot(x: number, y: number, { stroke, fill }: Style): void {
    const paint = stroke ?? fill;
    if (!paint) return;
    this.styles.setFill(paint);
    this.context.fillRect(Math.floor(x), Math.floor(y), 1, 1);
  }

  circle(center: Point, radius: number, style: Style): void {
    if (!this.budget.allows(style)) return;
    const reach = radius * this.scale;
    if (reach < smallest.mark) return;
    if (2 * reach > long.reach) {
      this.line({ vertices: circlePath(center, radius).vertices, closed: true }, style);
      return;
    }
    const { context } = this;
    const x = center.x * this.scale - this.left;
    const y = center.y * this.scale - this.top;
    if (this.pixels.misses(x - reach, y - reach, x + reach, y + reach)) return;
    this.budget.spend(2 * costs.mark + costs.pixel * reach);
    context.beginPath();
    context.arc(x, y, reach, 0, 2 * Math.PI);
    this.ink(this.budget.withAllowedFill(style, this.pixels.area));
  }

  text(text: TextMark, style: Style): void {
    if (text.height * this.scale >= smallest.letters && this.budget.allows()) this.write(text, style);
  }

  private write({ at, content, height, angle, align, baseline }: TextMark, style: Style): void {
    const size = height * this.scale;
    if (size > maxLetters || !style.fill) return;
    const x = at.x * this.scale - this.left;
    const y = at.y * this.scale - this.top;
    const reach = (content.length + 1) * size;
    if (this.pixels.misses(x - reach, y - reach, x + reach, y + reach)) return;
    this.budget.spend(costs.letters);
    const { context } = this;
    this.styles.setLetters(size);
    this.styles.setFill(style.fill);
    this.styles.setAlign(align);
    const drop = baseline === 'middle' ? (capHeight / 2) * size : 0;
    if (angle === 0) {
      this.letter(content, x, Math.round(y + drop), style);
      return;
    }
    this.turn(angle, x, y);
    this.letter(content, 0, drop, style);
    context.setTransform(1, 0, 0, 1, 0, 0);
  }

  private letter(content: string, x: number, y: number, style: Style): void {
    const { context } = this;
    if (style.stroke) {
      this.setLine(style.stroke, style);
      // Miters would stick out of the sharp corners of letters as spikes.
      context.lineJoin = 'round';
      context.strokeText(content, x, y);
      context.lineJoin = 'miter';
    }
    context.fillText(content, x, y);
  }

  image(image: ImageMark, style: Style): void {
    const { context, scale, left, top } = this;
    const at = { x: image.at.x * scale - left, y: image.at.y * scale - top };
    this.pictures(image, style, { pen: this, context, scale, at });
  }

  /** Moves the context's origin to a device pixel and rotates it. */
  private turn(angle: number, x: number, y: number): void {
    const cos = Math.cos(angle);
    const sin = Math.sin(angle);
    this.context.setTransform(cos, sin, -sin, cos, x, y);
  }

  /** Draws an axis-aligned rectangle, at a third of the cost of a path. Returns false if the path isn't one. */
  private rectangle(vertices: readonly Vertex[], style: Style): boolean {
    const { context, pixels } = this;
    if (vertices.length !== 4 || style.dash || !pixels.isRectangle) return false;
    if (vertices.some(({ bulge }) => bulge)) return false;
    const [x = 0, , right = 0] = pixels.xs;
    const [y = 0, , bottom = 0] = pixels.ys;
    const { fill, stroke } = style;
    if (fill && stroke) {
      // Two fills, one inside the other, cost half as much as a fill and a line.
      const width = this.widthOf(style);
      this.fillWithin(stroke, x, y, right, bottom, width / 2);
      this.fillWithin(fill, x, y, right, bottom, -width / 2);
    } else if (fill) {
      this.fillWithin(fill, x, y, right, bottom, 0);
    } else if (stroke) {
      this.setLine(stroke, style);
      context.strokeRect(x, y, right - x, bottom - y);
    }
    return true;
  }

  /** Fills an axis-aligned rectangle between two corners, enlarged on each side. */
  private fillWithin(
    fill: string,
    x: number,
    y: number,
    right: number,
    bottom: number,
    larger: number,
  ): void {
    const width = Math.abs(right - x) + 2 * larger;
    const height = Math.abs(bottom - y) + 2 * larger;
    if (width <= 0 || height <= 0) return;
    this.styles.setFill(fill);
    this.context.fillRect(Math.min(x, right) - larger, Math.min(y, bottom) - larger, width, height);
  }

  /** Continues to a vertex by the line or arc that starts at the previous one. */
  private segment(from: Vertex | undefined, i: number, j: number): void {
    const { xs, ys } = this.pixels;
    const x = xs[j] ?? 0;
    const y = ys[j] ?? 0;
    const arc = from?.bulge ? this.arc(i, x, y, from.bulge) : undefined;
    if (!arc) {
      this.context.lineTo(x, y);
      return;
    }
    const { center, radius, start, sweep } = arc;
    this.context.arc(center.x, center.y, radius, start, start + sweep, sweep < 0);
  }

  /** The arc from a placed vertex to a point; undefined if nobody would see that it bends. */
  private arc(i: number, x: number, y: number, bulge: number): Arc | undefined {
    const from = { x: this.pixels.xs[i] ?? 0, y: this.pixels.ys[i] ?? 0 };
    const bend = (Math.abs(bulge) * (Math.abs(x - from.x) + Math.abs(y - from.y))) / 2;
    return bend < minBend ? undefined : bulgeArc(from, { x, y }, bulge);
  }

  private ink(style: Style): void {
    const { context } = this;
    if (style.fill) {
      this.styles.setFill(style.fill);
      context.fill();
    }
    if (!style.stroke) return;
    this.setLine(style.stroke, style);
    context.stroke();
  }

  private setLine(stroke: string, style: Style): void {
    this.styles.setLine(stroke, this.widthOf(style), style.dash, this.millimeter);
  }

  /** Whole device pixels: crisp, and several times as fast to draw as fractions. */
  private widthOf({ weight }: Style): number {
    return Math.max(1, Math.round((weight ?? defaultWeight) * this.weightScale));
  }
}
