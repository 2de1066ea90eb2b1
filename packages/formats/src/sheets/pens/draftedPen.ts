// Draws a plan on paper as a draftsman would: fills are muted, lines are no heavier than the heaviest pen, light lines
// on dark fills are ink, and no text is smaller than can be read.
import type { Path, Style, TextMark } from '@homeplot/plan/pen';
import { PenBetween } from '@homeplot/plan/penBetween';
import type { Point } from '@homeplot/plan/point';
import { pale } from '@homeplot/plan/pale';
import { lightness } from '@homeplot/plan/color';
import { ink } from '../../sheetInk.ts';
import { smallestLetters } from '../paperText.ts';

/** Millimeters, by ISO 128: nothing is heavier than a boundary. */
const heaviest = { boundary: 0.7, other: 0.5 };
/** Millimeters: a filled circle no larger is a dot, drawn in its own color. */
const dot = 1;
/** Lightness: of the darkest fill, and of lines that would be lost on paper. */
const light = { fill: 0.88, line: 0.9 };
/** Share of the smallest font size that is the same text, written a little smaller. */
const almost = 0.85;
/** Paper around letters, in millimeters. */
const halo = { stroke: '#ffffff', weight: 0.7 } as const;

/** A fill as pale as the lightest, in its own hue; ink stays ink. */
function muted(fill: string): string {
  if (fill === ink) return fill;
  const dark = 1 - lightness(fill);
  return dark <= 1 - light.fill ? fill : pale(fill, (1 - light.fill) / dark);
}

const onPaper = (stroke: string): string => (lightness(stroke) > light.line ? ink : stroke);

export class DraftedPen extends PenBetween {
  override path(path: Path, style: Style): void {
    this.pen.path(path, drafted(style));
  }

  override circle(center: Point, radius: number, style: Style): void {
    const { fill } = style;
    const isDot = fill !== undefined && !style.stroke && radius <= dot;
    this.pen.circle(center, radius, isDot ? style : drafted(style));
  }

  /** Letters within a symbol that couldn't be read are left to the legend; words beside a mark are enlarged. */
  override text(text: TextMark, style: Style): void {
    const isSmall = text.height < smallestLetters;
    if (isSmall && text.align === 'middle' && text.height < smallestLetters * almost) return;
    const height = isSmall ? smallestLetters : text.height;
    this.pen.text({ ...text, height }, { ...style, ...halo, fill: onPaper(style.fill ?? ink) });
  }
}

const drafted = ({ stroke, fill, weight = 0.25, ...style }: Style): Style => ({
  ...style,
  stroke: stroke && onPaper(stroke),
  fill: fill && muted(fill),
  weight: Math.min(weight, style.stratum === 'boundaries' ? heaviest.boundary : heaviest.other),
});
