// Draws a sheet, in millimeters of paper, on a canvas of any resolution. It looks like the sheet's SVG file.
import { labelHeight } from '@homeplot/formats/drawingScale';
import { paperDetail } from '@homeplot/formats/svgPen';
import { everywhere } from '@homeplot/plan/box';
import { drawMissingPicture } from '@homeplot/plan/missingPicture';
import type { ImageMark, Path, Pen, Style, TextMark, Vertex } from '@homeplot/plan/pen';
import type { Point } from '@homeplot/plan/point';
import { bulgeArc } from '@homeplot/plan/segment';
import { capHeight, textFont } from '@homeplot/plan/textMetrics';
import type { Units } from '@homeplot/plan/units';

export interface PaperOptions {
  /** Pixels per millimeter. */
  readonly sharpness: number;
  readonly units: Units;
  readonly north: number;
  readonly bitmaps: ReadonlyMap<string, ImageBitmap>;
}

/** Millimeters, of lines without a weight. */
const defaultWeight = 0.25;
/** Shares of a picture's size. */
const wholePart = { x: 0, y: 0, width: 1, height: 1 };

export class PaperPen implements Pen {
  readonly view = everywhere;
  readonly labelHeight = labelHeight;
  readonly resolution = paperDetail;
  readonly units: Units;
  readonly north: number;
  private readonly context: OffscreenCanvasRenderingContext2D;
  private readonly sharpness: number;
  private readonly bitmaps: ReadonlyMap<string, ImageBitmap>;

  constructor(
    context: OffscreenCanvasRenderingContext2D,
    { sharpness, units, north, bitmaps }: PaperOptions,
  ) {
    this.context = context;
    this.sharpness = sharpness;
    this.units = units;
    this.north = north;
    this.bitmaps = bitmaps;
    context.lineJoin = 'round';
    context.imageSmoothingQuality = 'high';
    // Without it, small letters stand on whole pixels, and words become wider or narrower.
    context.textRendering = 'geometricPrecision';
  }

  path({ vertices, closed }: Path, style: Style): void {
    const { context } = this;
    const [first] = vertices;
    if (!first) return;
    context.beginPath();
    context.moveTo(first.x * this.sharpness, first.y * this.sharpness);
    for (const [i, to] of vertices.entries()) if (i > 0) this.segment(vertices[i - 1], to);
    if (closed) {
      this.segment(vertices.at(-1), first);
      context.closePath();
    }
    this.ink(style);
  }

  private segment(from: Vertex | undefined, to: Point): void {
    const { context, sharpness } = this;
    const arc = from?.bulge ? bulgeArc(from, to, from.bulge) : undefined;
    if (arc) {
      const { center, radius, start, sweep } = arc;
      const [x, y] = [center.x * sharpness, center.y * sharpness];
      context.arc(x, y, radius * sharpness, start, start + sweep, sweep < 0);
    } else context.lineTo(to.x * sharpness, to.y * sharpness);
  }

  circle({ x, y }: Point, radius: number, style: Style): void {
    const { context, sharpness } = this;
    context.beginPath();
    context.arc(x * sharpness, y * sharpness, radius * sharpness, 0, 2 * Math.PI);
    context.closePath();
    this.ink(style);
  }

  private ink(style: Style): void {
    if (style.fill) {
      this.context.fillStyle = style.fill;
      this.context.fill();
    }
    if (this.setLine(style)) this.context.stroke();
  }

  /** Sets the style of lines. Returns false if there is no line to draw. */
  private setLine({ stroke, weight = defaultWeight, dash = [] }: Style): boolean {
    const { context, sharpness } = this;
    if (!stroke || weight === 0) return false;
    context.strokeStyle = stroke;
    context.lineWidth = weight * sharpness;
    context.setLineDash(dash.map((length) => length * sharpness));
    return true;
  }

  text({ at, content, height, angle, align, baseline }: TextMark, style: Style): void {
    const { context, sharpness } = this;
    const size = height * sharpness;
    context.save();
    context.translate(at.x * sharpness, at.y * sharpness);
    context.rotate(angle);
    context.font = `${size}px ${textFont}`;
    context.textAlign = align === 'middle' ? 'center' : align;
    const y = baseline === 'middle' ? (size * capHeight) / 2 : 0;
    if (this.setLine(style)) context.strokeText(content, 0, y);
    if (style.fill) {
      context.fillStyle = style.fill;
      context.fillText(content, 0, y);
    }
    context.restore();
  }

  image(image: ImageMark, style: Style): void {
    const { context, sharpness } = this;
    const { at, width, height, angle, href, part = wholePart, clip, opacity = 1 } = image;
    const bitmap = this.bitmaps.get(href);
    if (!bitmap) {
      drawMissingPicture(this, image, style);
      return;
    }
    context.save();
    context.scale(sharpness, sharpness);
    if (clip) {
      context.beginPath();
      context.rect(clip.minX, clip.minY, clip.maxX - clip.minX, clip.maxY - clip.minY);
      context.clip();
    }
    context.globalAlpha = opacity;
    context.translate(at.x, at.y);
    context.rotate(angle);
    const [wide, tall] = [bitmap.width, bitmap.height];
    context.drawImage(
      bitmap,
      part.x * wide,
      part.y * tall,
      part.width * wide,
      part.height * tall,
      0,
      0,
      width,
      height,
    );
    context.restore();
  }
}
