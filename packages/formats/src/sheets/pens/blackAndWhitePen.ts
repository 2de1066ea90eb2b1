// Draws in black and white so that colors can still be distinguished: a line becomes a gray of its lightness, or black, and a
// colored area gets a hatch whose direction depends on the hue.
import { grayAddress } from '@homeplot/plan/pictureAddress';
import { readSealAddress, sealAddress } from '@homeplot/plan/sealAddress';
import { grow } from '@homeplot/plan/box';
import { pathBox } from '@homeplot/plan/boundsPen';
import { rgbOf, lightness } from '@homeplot/plan/color';
import { hatchLines } from '@homeplot/plan/hatch';
import type { ImageMark, Path, Style, TextMark } from '@homeplot/plan/pen';
import { circlePath } from '@homeplot/plan/circlePath';
import { PenBetween } from '@homeplot/plan/penBetween';
import type { Point } from '@homeplot/plan/point';

/** Lightness below which a line is black, and an area is solid ink, such as the quarters of a benchmark. */
const dark = 0.42;
/** Millimeters: distance and weight of hatch lines, and the side below which an area is only gray. */
const hatch = { spacing: 2.6, weight: 0.1, minArea: 3.2 };
/** Millimeters by which the chords of a hatched curve may deviate from it. */
const sagitta = 0.05;
const hatchStroke = '#8c8c8c';
/** Colors whose highest and lowest component (0 to 255) differ by less than this count as gray. */
const minChroma = 10;
/** Degrees: hues that are `hue` apart are hatched in directions that are `angle` apart. */
const steps = { hue: 30, angle: 15 };

function gray(level: number): string {
  const part = Math.round(Math.min(1, Math.max(0, level)) * 255)
    .toString(16)
    .padStart(2, '0');
  return `#${part}${part}${part}`;
}

const lineGray = (color: string): string => {
  const level = lightness(color);
  return level < dark ? '#000000' : gray(level);
};

/** The direction of the hatch of a color in degrees; undefined if it has no hue or is dark. */
function hatchAngle(color: string): number | undefined {
  if (lightness(color) < dark) return undefined;
  const [red, green, blue] = rgbOf(color);
  const [most, least] = [Math.max(red, green, blue), Math.min(red, green, blue)];
  const chroma = most - least;
  if (chroma < minChroma) return undefined;
  const sixth =
    most === red
      ? (green - blue) / chroma
      : most === green
        ? 2 + (blue - red) / chroma
        : 4 + (red - green) / chroma;
  const hue = (sixth * 60 + 360) % 360;
  return Math.round(hue / steps.hue) * steps.angle;
}

export class BlackAndWhitePen extends PenBetween {
  override path(path: Path, style: Style): void {
    const { fill, stroke, ...rest } = style;
    const plain = { ...rest, stroke: stroke && lineGray(stroke) };
    const angle = fill === undefined ? undefined : hatchAngle(fill);
    const { minX, minY, maxX, maxY } = pathBox(path);
    if (!fill || angle === undefined || Math.min(maxX - minX, maxY - minY) < hatch.minArea) {
      this.pen.path(path, { ...plain, fill: fill && gray(lightness(fill)) });
      return;
    }
    this.pen.path(path, { ...rest, fill: '#ffffff' });
    const { spacing, weight } = hatch;
    const view = grow({ minX, minY, maxX, maxY }, 1);
    const lines = hatchLines(path, { spacing, angle, origin: { x: 0, y: 0 }, view, sagitta });
    for (const vertices of lines)
      this.pen.path({ vertices, closed: false }, { layer: style.layer, stroke: hatchStroke, weight });
    if (stroke) this.pen.path(path, plain);
  }

  override circle(center: Point, radius: number, style: Style): void {
    if (!style.fill || radius * 2 < hatch.minArea) {
      const { fill, stroke } = style;
      this.pen.circle(center, radius, {
        ...style,
        fill: fill && gray(lightness(fill)),
        stroke: stroke && lineGray(stroke),
      });
      return;
    }
    this.path(circlePath(center, radius), style);
  }

  override text(text: TextMark, style: Style): void {
    const { fill, stroke } = style;
    this.pen.text(text, {
      ...style,
      fill: fill && lineGray(fill),
      stroke: stroke && gray(lightness(stroke)),
    });
  }

  override image(image: ImageMark, style: Style): void {
    const seal = readSealAddress(image.href);
    const href = seal ? sealAddress({ ...seal, isGray: true }) : grayAddress(image.href);
    this.pen.image({ ...image, href }, style);
  }
}
