// Draws an object by its status, as site plans do: existing work thin and gray, proposed work with heavy outlines, work
// to be removed dashed and struck out.
import { marksAlong } from '../geometry/along.ts';
import { hatchLines } from '../geometry/hatch.ts';
import type { Point } from '../geometry/point.ts';
import type { Status } from './kind.ts';
import { pale } from '../pen/color.ts';
import type { Path, Pen, Style } from '../geometry/pen.ts';
import { circlePath } from '../geometry/circlePath.ts';
import { PenBetween } from '../pen/penBetween.ts';

interface StatusStyle {
  /** Factor of the line weight. */
  readonly weight: number;
  readonly stroke?: string;
  /** Share of the fill color that is left, 0 to 1; 0 for no fill. */
  readonly fill: number;
  /** Millimeters on paper; for lines without dashes of their own. */
  readonly dash?: readonly number[];
}

const removedColor = '#b91c1c';

const statusStyles: Readonly<Record<Status, StatusStyle>> = {
  existing: { weight: 0.6, stroke: '#6b7280', fill: 0.5 },
  proposed: { weight: 2.2, fill: 1 },
  removed: { weight: 0.8, stroke: removedColor, fill: 0, dash: [2, 1.2] },
};

/** Lines up to this weight in millimeters are details, such as boards and stones, and are not made heavier. */
const fineWeight = 0.13;
/** The limit for details once an outline is drawn. Before that, such a thin line may be the outline, as of an easement. */
const detailWeight = 0.18;
/** Millimeters: the weight of lines without one. */
const defaultWeight = 0.25;
/** The thinnest printable line, in millimeters. */
const minWeight = 0.1;
const strikeStyle = { stroke: '#d98a86', weight: 0.13 } as const;
/** In label heights: between hatch lines, between pairs of strokes across a line, half a stroke, within a pair. */
const strikeSpacing = { hatch: 1.2, strokes: 6, length: 0.45, pair: 0.3 };

/** For one drawing of one object. */
export class StatusPen extends PenBetween {
  private readonly status: Status;
  private isStruck: boolean;
  private isOutlined = false;

  constructor(pen: Pen, status: Status) {
    super(pen);
    this.status = status;
    this.isStruck = status !== 'removed' || pen.labelHeight === 0;
  }

  override path(path: Path, style: Style): void {
    this.pen.path(path, this.styled(style));
    if (!this.isStruck) this.strike(path, style);
  }

  override circle(center: Point, radius: number, style: Style): void {
    this.pen.circle(center, radius, this.styled(style));
    if (!this.isStruck) this.strike(circlePath(center, radius), style);
  }

  private styled(style: Style): Style {
    const { weight, stroke, fill: left, dash } = statusStyles[this.status];
    const { fill, weight: own = defaultWeight } = style;
    const seen = !fill || left === 0 ? undefined : left === 1 ? fill : pale(fill, left);
    if (!style.stroke) return { ...style, fill: seen };
    // Dashed details would hide what is struck out.
    if (dash && !style.dash && own <= fineWeight) return { ...style, fill: seen, ...strikeStyle };
    const isDetail = !fill && own <= (this.isOutlined ? detailWeight : fineWeight);
    this.isOutlined ||= fill !== undefined || own > detailWeight;
    return {
      ...style,
      fill: seen,
      stroke: stroke ?? style.stroke,
      weight: Math.max(minWeight, own * (weight > 1 && isDetail ? 1 : weight)),
      ...(style.dash || !dash ? {} : { dash }),
    };
  }

  /** Strikes out the first mark that is drawn: hatches an area, puts strokes across a line. */
  private strike(path: Path, { layer, fill, stroke }: Style): void {
    const [first] = path.vertices;
    if (!first || !(fill ?? stroke)) return;
    this.isStruck = true;
    const height = this.labelHeight;
    const line = { layer, ...strikeStyle };
    if (fill && path.closed) {
      const origin = { x: first.x, y: first.y };
      const hatch = { spacing: height * strikeSpacing.hatch, angle: -45, origin, view: this.view };
      for (const vertices of hatchLines(path, hatch)) this.pen.path({ vertices, closed: false }, line);
      return;
    }
    for (const { at, along } of marksAlong(path, height * strikeSpacing.strokes, this.view)) {
      for (const off of [-strikeSpacing.pair / 2, strikeSpacing.pair / 2]) {
        const middle = { x: at.x + along.x * off * height, y: at.y + along.y * off * height };
        // 45 degrees to the line.
        const half = {
          x: (along.x - along.y) * strikeSpacing.length * height,
          y: (along.y + along.x) * strikeSpacing.length * height,
        };
        const ends = [
          { x: middle.x - half.x, y: middle.y - half.y },
          { x: middle.x + half.x, y: middle.y + half.y },
        ];
        this.pen.path(
          { vertices: ends, closed: false },
          { ...line, stroke: removedColor, weight: defaultWeight },
        );
      }
    }
  }
}
