// Draws a plan on paper as a drafter would: with muted fills, standard line weights, ink for lines too light for paper, and
// no text too small to read.
import type { Path, Style, TextMark } from '@homeplot/plan/pen';
import { PenBetween } from '@homeplot/plan/penBetween';
import type { Point } from '@homeplot/plan/point';
import { pale, lightness } from '@homeplot/plan/color';
import { ink } from '../../paper/sheetText.ts';
import { smallestLetters } from '../../paper/paperText.ts';

/** Maximum line weights in millimeters, by ISO 128. The weights themselves are in plan's `lettering/ink`. */
const maxWeight = { boundary: 0.7, other: 0.5 };
/** A filled circle up to this radius, in millimeters, is a dot and keeps its color. */
const maxDotRadius = 1;
/** Lightness, 0 to 1: fills are at least this light, and lighter lines would be lost on paper. */
const lightnessLimits = { fill: 0.88, line: 0.9 };
/** Text inside a symbol is dropped if it is below this share of the smallest font size; otherwise it is enlarged. */
const minEnlargedShare = 0.85;
/** A paper-colored halo around letters; its weight in millimeters. */
const halo = { stroke: '#ffffff', weight: 0.7 } as const;

/** The fill, lightened if it is too dark but in the same hue; ink stays ink. */
function muted(fill: string): string {
  if (fill === ink) return fill;
  const dark = 1 - lightness(fill);
  return dark <= 1 - lightnessLimits.fill ? fill : pale(fill, (1 - lightnessLimits.fill) / dark);
}

const onPaper = (stroke: string): string => (lightness(stroke) > lightnessLimits.line ? ink : stroke);

export class DraftedPen extends PenBetween {
  override path(path: Path, style: Style): void {
    this.pen.path(path, drafted(style));
  }

  override circle(center: Point, radius: number, style: Style): void {
    const { fill } = style;
    const isDot = fill !== undefined && !style.stroke && radius <= maxDotRadius;
    this.pen.circle(center, radius, isDot ? style : drafted(style));
  }

  /** Text too small to read is enlarged. Much too small text inside a symbol is dropped: the legend explains the symbol. */
  override text(text: TextMark, style: Style): void {
    const isSmall = text.height < smallestLetters;
    if (isSmall && text.align === 'middle' && text.height < smallestLetters * minEnlargedShare) return;
    const height = isSmall ? smallestLetters : text.height;
    this.pen.text({ ...text, height }, { ...style, ...halo, fill: onPaper(style.fill ?? ink) });
  }
}

const drafted = ({ stroke, fill, weight = 0.25, ...style }: Style): Style => ({
  ...style,
  stroke: stroke && onPaper(stroke),
  fill: fill && muted(fill),
  weight: Math.min(weight, style.stratum === 'boundaries' ? maxWeight.boundary : maxWeight.other),
});
