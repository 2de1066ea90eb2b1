// The PDF pen: marks as vectors and searchable text on a page, true to scale. Coordinates on the page are millimeters
// from its top left.
import { type Box, everywhere } from '@homeplot/plan/box';
import { drawMissingPicture } from '@homeplot/plan/missingPicture';
import type { ImageMark, Path, Pen, Style, TextMark, Vertex } from '@homeplot/plan/pen';
import { degrees, type Point } from '@homeplot/plan/point';
import { bulgeArc } from '@homeplot/plan/segment';
import { capHeight } from '@homeplot/plan/textMetrics';
import type { Units } from '@homeplot/plan/units';
import type { PDFDocument } from 'pdfkit';
import { labelHeight } from '../paper/drawingScale.ts';
import { half, halfSizeLetters, halfSizeWeight } from '../paper/halfSize.ts';
import type { HaloForms } from './haloForms.ts';
import type { PdfFont } from './pdfFont.ts';
import type { WordPictures } from './wordPictures.ts';

/** What all pens of a file share. */
export interface PdfInk {
  readonly document: PDFDocument;
  readonly font: PdfFont;
  readonly halos: HaloForms;
  /** The bytes of pictures, JPEG or PNG, by address. */
  readonly images: ReadonlyMap<string, ArrayBuffer>;
  /** Draws texts with characters that the font lacks. */
  readonly pictures: WordPictures;
}

/** Millimeters on paper; smaller details are skipped. */
const detail = 0.05;
/** Millimeters: the weight of a line without one. */
const defaultWeight = 0.25;

export class PdfPen implements Pen {
  readonly view: Box = everywhere;
  readonly labelHeight: number;
  readonly resolution: number;
  readonly units: Units;
  readonly north: number;
  private readonly ink: PdfInk;
  private readonly corner: Point;
  private readonly scale: number;

  private readonly isHalfSize: boolean;

  /** corner: the point (feet) at the top left. scale in millimeters of paper per foot. */
  constructor(ink: PdfInk, corner: Point, scale: number, units: Units, north: number, isHalfSize = false) {
    this.isHalfSize = isHalfSize;
    this.ink = ink;
    this.corner = corner;
    this.scale = scale;
    this.units = units;
    this.north = north;
    this.labelHeight = labelHeight / scale;
    this.resolution = detail / scale;
  }

  path({ vertices, closed }: Path, style: Style): void {
    const [first] = vertices;
    if (!first || (!style.stroke && !style.fill)) return;
    const { document } = this.ink;
    document.moveTo(this.x(first), this.y(first));
    for (const [i, to] of vertices.entries()) if (i > 0) this.step(vertices[i - 1], to);
    const last = vertices.at(-1);
    if (closed && last?.bulge) this.step(last, first);
    if (closed) document.closePath();
    this.paint(style);
  }

  circle(center: Point, radius: number, style: Style): void {
    if (!style.stroke && !style.fill) return;
    this.ink.document.circle(this.x(center), this.y(center), thousandths(radius * this.scale));
    this.paint(style);
  }

  text({ at, content, height, angle, align, baseline }: TextMark, style: Style): void {
    if (content.trim() === '' || (!style.fill && !style.stroke)) return;
    const { document, font, halos, pictures } = this.ink;
    const fullSize = height * this.scale;
    const letters = this.isHalfSize ? halfSizeLetters(fullSize) : { height: fullSize, condensed: 1 };
    const size = thousandths(letters.height);
    if (thousandths(fullSize) === 0) return;
    document.save().translate(this.x(at), this.y(at));
    if (angle !== 0) document.rotate(degrees(angle));
    if (letters.condensed < 1) document.transform(letters.condensed, 0, 0, 1, 0, 0);
    const down = baseline === 'middle' ? (size * capHeight) / 2 : 0;
    // The share of the text's width that lies before its anchor.
    const share = { start: 0, middle: 0.5, end: 1 }[align];
    if (font.missing(content).length > 0) pictures.draw({ content, size, down, share }, style);
    else {
      const words = font.visual(content);
      document.fontSize(size);
      document.translate(thousandths(-share * document.widthOfString(words)), thousandths(down));
      if (style.stroke) halos.draw(words, size, style.stroke, style.weight ?? defaultWeight);
      if (style.fill)
        document.fillColor(style.fill).text(words, 0, 0, { lineBreak: false, baseline: 'alphabetic' });
    }
    document.restore();
  }

  image(image: ImageMark, style: Style): void {
    const { document, images } = this.ink;
    const bytes = images.get(image.href);
    if (!bytes) {
      drawMissingPicture(this, image, style);
      return;
    }
    const { at, angle, part = { x: 0, y: 0, width: 1, height: 1 }, clip, opacity = 1 } = image;
    const [width, height] = [image.width * this.scale, image.height * this.scale];
    const whole = { width: width / part.width, height: height / part.height };
    document.save();
    if (clip) {
      const [from, to] = [this.place(clip.minX, clip.minY), this.place(clip.maxX, clip.maxY)];
      document.rect(from.x, from.y, to.x - from.x, to.y - from.y).clip();
    }
    document.translate(this.x(at), this.y(at)).rotate(degrees(angle));
    document.rect(0, 0, thousandths(width), thousandths(height)).clip();
    if (opacity < 1) document.opacity(opacity);
    document.image(bytes, -part.x * whole.width, -part.y * whole.height, whole).restore();
  }

  private place(x: number, y: number): Point {
    return { x: this.x({ x, y }), y: this.y({ x, y }) };
  }

  private paint({ stroke, fill, weight = defaultWeight, dash }: Style): void {
    const { document } = this.ink;
    if (!stroke) {
      if (fill) document.fill(fill);
      return;
    }
    const { isHalfSize } = this;
    document.lineWidth(thousandths(isHalfSize ? halfSizeWeight(weight) : weight));
    if (dash) document.dash(isHalfSize ? dash.map((length) => length * half) : dash);
    if (fill) document.fillAndStroke(fill, stroke);
    else document.stroke(stroke);
    if (dash) document.undash();
  }

  private step(from: Vertex | undefined, to: Point): void {
    const { document } = this.ink;
    const arc = from?.bulge ? bulgeArc(from, to, from.bulge) : undefined;
    if (!arc) {
      document.lineTo(this.x(to), this.y(to));
      return;
    }
    // A quarter circle as a cubic is off by less than 0.03 % of its radius.
    const pieces = Math.ceil(Math.abs(arc.sweep) / (Math.PI / 2) - 1e-9);
    const turn = arc.sweep / pieces;
    const pull = (4 / 3) * Math.tan(turn / 4) * arc.radius;
    for (let i = 0; i < pieces; i += 1) {
      const [a, b] = [arc.start + i * turn, arc.start + (i + 1) * turn];
      const on = (angle: number, along: number): Point => ({
        x: arc.center.x + arc.radius * Math.cos(angle) - along * Math.sin(angle),
        y: arc.center.y + arc.radius * Math.sin(angle) + along * Math.cos(angle),
      });
      const [first, second, end] = [on(a, pull), on(b, -pull), i + 1 < pieces ? on(b, 0) : to];
      document.bezierCurveTo(
        this.x(first),
        this.y(first),
        this.x(second),
        this.y(second),
        this.x(end),
        this.y(end),
      );
    }
  }

  private x(point: Point): number {
    return thousandths((point.x - this.corner.x) * this.scale);
  }

  private y(point: Point): number {
    return thousandths((point.y - this.corner.y) * this.scale);
  }
}

const thousandths = (value: number): number => Math.round(value * 1000) / 1000 || 0;
