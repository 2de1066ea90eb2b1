// The SVG pen, with millimeters on paper as user units. It uses attributes only and escapes everything, so it works under
// the strictest content security policy.
import { type Box, everywhere } from '@homeplot/plan/box';
import { drawMissingPicture } from '@homeplot/plan/missingPicture';
import type { ImageMark, Path, Pen, Style, TextMark } from '@homeplot/plan/pen';
import { degrees, distance, type Point } from '@homeplot/plan/point';
import type { Units } from '@homeplot/plan/units';
import { capHeight } from '@homeplot/plan/textMetrics';
import { labelHeight } from '../paper/drawingScale.ts';
import { escapeXml } from '../kit/xml.ts';

/** Whether the picture at an address can be shown. */
export type HasPicture = (href: string) => boolean;

const wholePart = { x: 0, y: 0, width: 1, height: 1 };
/** Millimeters on paper: smaller details are skipped. */
export const paperDetail = 0.05;

/** Writes marks as SVG elements, with a group for each run on the same layer. */
export class SvgPen implements Pen {
  /** Unlimited: the paper is as large as the drawing. */
  readonly view = everywhere;
  readonly labelHeight: number;
  readonly resolution: number;
  readonly units: Units;
  readonly north: number;
  private readonly origin: Point;
  private readonly scale: number;
  private readonly hasPicture: HasPicture;
  private readonly elements: { readonly text: string; readonly layer: string }[] = [];

  /** origin: the point (feet) at the top left. scale in millimeters of paper per foot. */
  constructor(origin: Point, scale: number, units: Units, north = 0, hasPicture: HasPicture = () => true) {
    this.hasPicture = hasPicture;
    this.origin = origin;
    this.scale = scale;
    this.units = units;
    this.north = north;
    this.labelHeight = labelHeight / scale;
    this.resolution = paperDetail / scale;
  }

  path({ vertices, closed }: Path, style: Style): void {
    if (!style.stroke && !style.fill) return;
    const steps = vertices.map((to, i) => (i === 0 ? `M${this.place(to)}` : this.step(vertices[i - 1], to)));
    const last = vertices.at(-1);
    const [first] = vertices;
    if (closed && last?.bulge && first) steps.push(this.step(last, first));
    if (closed) steps.push('Z');
    this.write(`<path d="${steps.join('')}"${paint(style)}/>`, style.layer);
  }

  circle(center: Point, radius: number, style: Style): void {
    if (!style.stroke && !style.fill) return;
    const { x, y } = this.onPaper(center);
    this.write(`<circle cx="${x}" cy="${y}" r="${this.long(radius)}"${paint(style)}/>`, style.layer);
  }

  text({ at, content, height, angle, align, baseline }: TextMark, style: Style): void {
    const { x, y } = this.onPaper({
      x: at.x,
      y: at.y + (baseline === 'middle' ? (height * capHeight) / 2 : 0),
    });
    const anchor = align === 'start' ? '' : ` text-anchor="${align}"`;
    const under = style.stroke ? ' paint-order="stroke"' : '';
    const letters = `font-size="${this.long(height)}"${anchor}${this.turned(angle, at)}${under}${paint(style)}`;
    // Chromium doesn't inherit it from the whole picture.
    const spaces = /^\s|\s\s|\s$/.test(content) ? ' xml:space="preserve"' : '';
    this.write(`<text x="${x}" y="${y}" ${letters}${spaces}>${escapeXml(content)}</text>`, style.layer);
  }

  image(image: ImageMark, style: Style): void {
    if (!this.hasPicture(image.href)) {
      drawMissingPicture(this, image, style);
      return;
    }
    const { at, width, height, angle, href, part = wholePart, clip, opacity = 1 } = image;
    const { x, y } = this.onPaper(at);
    const size = `width="${this.long(width)}" height="${this.long(height)}"`;
    const faded = opacity < 1 ? ` opacity="${short(opacity)}"` : '';
    const turned = this.turned(angle, at);
    const isWhole = part.x === 0 && part.y === 0 && part.width === 1 && part.height === 1;
    const of = `href="${escapeXml(href)}" preserveAspectRatio="none"`;
    // An inner picture shows only what is in its view.
    const shown = isWhole
      ? `<image x="${x}" y="${y}" ${size}${faded}${turned} ${of}/>`
      : `<g${faded}${turned}><svg x="${x}" y="${y}" ${size} viewBox="${part.x} ${part.y} ${part.width} ${part.height}" preserveAspectRatio="none"><image width="1" height="1" ${of}/></svg></g>`;
    this.write(clip ? this.clipped(shown, clip) : shown, style.layer);
  }

  private clipped(element: string, { minX, minY, maxX, maxY }: Box): string {
    const corner = this.onPaper({ x: minX, y: minY });
    const size = `${this.long(maxX - minX)} ${this.long(maxY - minY)}`;
    const [width, height] = size.split(' ');
    const place = `x="${corner.x}" y="${corner.y}" width="${width}" height="${height}"`;
    return `<svg ${place} viewBox="${corner.x} ${corner.y} ${size}">${element}</svg>`;
  }

  /** The elements drawn so far. */
  drawing(): string {
    return this.drawings(Infinity)[0] ?? '';
  }

  /** The same elements, in the order of drawing, split into parts of about this many characters. */
  drawings(characters: number): readonly string[] {
    const parts: string[] = [];
    let lines: string[] = [];
    let length = 0;
    let group: string | undefined;
    const endGroup = (): void => void (group === undefined || lines.push('</g>\n'));
    const endPart = (): void => {
      endGroup();
      parts.push(lines.join(''));
      [lines, length, group] = [[], 0, undefined];
    };
    for (const { text, layer } of this.elements) {
      if (length > 0 && length + text.length > characters) endPart();
      if (layer !== group) {
        endGroup();
        lines.push(`<g data-layer="${escapeXml(layer)}">\n`);
        group = layer;
      }
      lines.push(text, '\n');
      length += text.length;
    }
    if (length > 0) endPart();
    return parts;
  }

  private write(text: string, layer: string): void {
    this.elements.push({ text, layer });
  }

  private step(from: (Point & { readonly bulge?: number | undefined }) | undefined, to: Point): string {
    if (!from?.bulge) return `L${this.place(to)}`;
    const bulge = Math.abs(from.bulge);
    const radius = this.long((distance(from, to) * (1 + bulge * bulge)) / (4 * bulge));
    return `A${radius} ${radius} 0 ${bulge > 1 ? 1 : 0} ${from.bulge > 0 ? 1 : 0} ${this.place(to)}`;
  }

  private turned(angle: number, about: Point): string {
    return angle === 0 ? '' : ` transform="rotate(${short(degrees(angle))} ${this.place(about)})"`;
  }

  private onPaper({ x, y }: Point): { readonly x: string; readonly y: string } {
    return { x: this.long(x - this.origin.x), y: this.long(y - this.origin.y) };
  }

  private place(point: Point): string {
    const { x, y } = this.onPaper(point);
    return `${x} ${y}`;
  }

  private long(feet: number): string {
    return short(feet * this.scale);
  }
}

function paint({ stroke, fill, weight, dash }: Style): string {
  const filled = fill ? ` fill="${escapeXml(fill)}"` : '';
  if (!stroke) return filled;
  const thick = weight === undefined ? '' : ` stroke-width="${short(weight)}"`;
  const dashed = dash ? ` stroke-dasharray="${dash.map(short).join(' ')}"` : '';
  return `${filled} stroke="${escapeXml(stroke)}"${thick}${dashed}`;
}

/** Rounds to a thousandth (of a millimeter or a degree). */
export const thousandths = (value: number): number => Math.round(value * 1000) / 1000 || 0;

/** The rounded number as short text. */
const short = (value: number): string => String(thousandths(value));
