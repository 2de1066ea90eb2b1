// The canvas pen: draws marks in feet on a 2D canvas, line weights as on paper and never below one device pixel.
// Upright lines are set on whole pixels. It keeps the canvas's styles, so nobody else may set them meanwhile.
import type { ImageMark, Path, Pen, Style, TextMark, Vertex } from '@homeplot/plan/pen';
import type { Point } from '@homeplot/plan/point';
import { bulgeArc } from '@homeplot/plan/segment';
import { capHeight, textFont } from '@homeplot/plan/textMetrics';
import type { Context } from './board.ts';
import { type Aim, labelPx, pxPerMillimetre } from './screen.ts';

/** A picture by its address; undefined while it is not loaded. */
export type Pictures = (href: string) => CanvasImageSource | undefined;

/** Device pixels: nothing below is seen, text below is not read. */
const least = { mark: 0.3, letters: 2.5 };
/** Device pixels that the ends of an upright line may differ by. */
const upright = 0.02;
const usualWeight = 0.25;

export class CanvasPen implements Pen {
  readonly labelHeight: number;
  readonly resolution: number;
  private readonly context: Context;
  private readonly scale: number;
  private readonly left: number;
  private readonly top: number;
  private readonly weightScale: number;
  private readonly pictures: Pictures;
  private fillStyle = '';
  private strokeStyle = '';
  private lineWidth = 0;
  private font = '';
  private align: TextMark['align'] = 'start';
  private dashed: readonly number[] | undefined;
  private readonly xs: number[] = [];
  private readonly ys: number[] = [];

  constructor(context: Context, { pxPerFoot, ratio, left, top }: Aim, pictures: Pictures) {
    this.context = context;
    this.scale = pxPerFoot * ratio;
    this.left = left;
    this.top = top;
    this.weightScale = pxPerMillimetre * ratio;
    this.labelHeight = labelPx / pxPerFoot;
    this.resolution = 1 / pxPerFoot;
    this.pictures = pictures;
    context.lineCap = 'butt';
    context.lineJoin = 'miter';
    context.textAlign = 'start';
    context.textBaseline = 'alphabetic';
    context.setLineDash([]);
  }

  /** Forgets the styles that it set, after the canvas was restored to others. */
  forget(): void {
    this.fillStyle = '';
    this.strokeStyle = '';
    this.font = '';
    this.align = 'start';
    this.context.textAlign = 'start';
    this.lineWidth = 0;
    this.dashed = undefined;
    this.context.setLineDash([]);
  }

  path({ vertices, closed }: Path, style: Style): void {
    const { context, xs, ys } = this;
    const count = this.place(vertices, closed, style);
    if (closed && this.rectangle(vertices, style)) return;
    context.beginPath();
    for (let i = 0; i < count; i += 1) {
      const x = xs[i] ?? 0;
      const y = ys[i] ?? 0;
      if (i === 0) context.moveTo(x, y);
      else this.segment(vertices[i - 1], xs[i - 1] ?? 0, ys[i - 1] ?? 0, x, y);
    }
    if (closed) {
      this.segment(vertices[count - 1], xs[count - 1] ?? 0, ys[count - 1] ?? 0, xs[0] ?? 0, ys[0] ?? 0);
      context.closePath();
    }
    this.ink(style);
  }

  circle(centre: Point, radius: number, style: Style): void {
    const reach = radius * this.scale;
    if (reach < least.mark) return;
    const { context } = this;
    context.beginPath();
    context.arc(centre.x * this.scale - this.left, centre.y * this.scale - this.top, reach, 0, 2 * Math.PI);
    this.ink(style);
  }

  text({ at, content, height, angle, align, baseline }: TextMark, style: Style): void {
    const size = height * this.scale;
    if (size < least.letters || !style.fill) return;
    const { context } = this;
    const font = `${size}px ${textFont}`;
    if (font !== this.font) {
      context.font = font;
      this.font = font;
    }
    this.setFill(style.fill);
    if (align !== this.align) {
      context.textAlign = align === 'middle' ? 'center' : align;
      this.align = align;
    }
    const x = at.x * this.scale - this.left;
    const y = at.y * this.scale - this.top;
    const drop = baseline === 'middle' ? (capHeight / 2) * size : 0;
    if (angle === 0) {
      context.fillText(content, x, Math.round(y + drop));
      return;
    }
    this.turn(angle, x, y);
    context.fillText(content, 0, drop);
    context.setTransform(1, 0, 0, 1, 0, 0);
  }

  image({ at, width, height, angle, href }: ImageMark): void {
    const picture = this.pictures(href);
    if (!picture) return;
    const { context } = this;
    this.turn(angle, at.x * this.scale - this.left, at.y * this.scale - this.top);
    context.drawImage(picture, 0, 0, width * this.scale, height * this.scale);
    context.setTransform(1, 0, 0, 1, 0, 0);
  }

  /** Puts the context's own origin at a device pixel, turned. */
  private turn(angle: number, x: number, y: number): void {
    const cos = Math.cos(angle);
    const sin = Math.sin(angle);
    this.context.setTransform(cos, sin, -sin, cos, x, y);
  }

  /** The vertices in device pixels, those of upright lines on whole pixels (or between, as the weight wants it). */
  private place(vertices: readonly Vertex[], closed: boolean, style: Style): number {
    const { xs, ys, scale, left, top } = this;
    const count = vertices.length;
    for (let i = 0; i < count; i += 1) {
      const vertex = vertices[i];
      if (!vertex) continue;
      xs[i] = vertex.x * scale - left;
      ys[i] = vertex.y * scale - top;
    }
    const middle = style.stroke && this.widthOf(style) % 2 === 1 ? 0.5 : 0;
    const last = closed ? count : count - 1;
    for (let i = 0; i < last; i += 1) {
      if (vertices[i]?.bulge) continue;
      const j = i + 1 === count ? 0 : i + 1;
      const x = xs[i] ?? 0;
      const y = ys[i] ?? 0;
      if (Math.abs(x - (xs[j] ?? 0)) < upright) xs[i] = xs[j] = Math.round(x - middle) + middle;
      if (Math.abs(y - (ys[j] ?? 0)) < upright) ys[i] = ys[j] = Math.round(y - middle) + middle;
    }
    return count;
  }

  /** Draws a path that is an upright rectangle as such, which costs a third; whether it is one. */
  private rectangle(vertices: readonly Vertex[], style: Style): boolean {
    if (vertices.length !== 4 || style.dash) return false;
    const { context, xs, ys } = this;
    const [x0 = 0, x1 = 0, x2 = 0, x3 = 0] = xs;
    const [y0 = 0, y1 = 0, y2 = 0, y3 = 0] = ys;
    const lies = y0 === y1 && x1 === x2 && y2 === y3 && x3 === x0;
    const stands = x0 === x1 && y1 === y2 && x2 === x3 && y3 === y0;
    if (!(lies || stands) || vertices.some(({ bulge }) => bulge)) return false;
    if (style.fill) {
      this.setFill(style.fill);
      context.fillRect(x0, y0, x2 - x0, y2 - y0);
    }
    if (style.stroke) {
      this.setLine(style.stroke, style);
      context.strokeRect(x0, y0, x2 - x0, y2 - y0);
    }
    return true;
  }

  private segment(from: Vertex | undefined, x: number, y: number, toX: number, toY: number): void {
    const arc = from?.bulge ? bulgeArc({ x, y }, { x: toX, y: toY }, from.bulge) : undefined;
    if (!arc) {
      this.context.lineTo(toX, toY);
      return;
    }
    const { centre, radius, start, sweep } = arc;
    this.context.arc(centre.x, centre.y, radius, start, start + sweep, sweep < 0);
  }

  private ink(style: Style): void {
    const { context } = this;
    if (style.fill) {
      this.setFill(style.fill);
      context.fill();
    }
    if (!style.stroke) return;
    this.setLine(style.stroke, style);
    context.stroke();
  }

  private setLine(stroke: string, style: Style): void {
    const { context } = this;
    if (stroke !== this.strokeStyle) {
      context.strokeStyle = stroke;
      this.strokeStyle = stroke;
    }
    const width = this.widthOf(style);
    if (width !== this.lineWidth) {
      context.lineWidth = width;
      this.lineWidth = width;
    }
    if (style.dash !== this.dashed) {
      context.setLineDash(style.dash?.map((length) => length * this.weightScale) ?? []);
      this.dashed = style.dash;
    }
  }

  private setFill(fill: string): void {
    if (fill === this.fillStyle) return;
    this.context.fillStyle = fill;
    this.fillStyle = fill;
  }

  /** Whole device pixels: crisp where upright, and several times as quick to draw as fractions are. */
  private widthOf({ weight }: Style): number {
    return Math.max(1, Math.round((weight ?? usualWeight) * this.weightScale));
  }
}
