// The pen of a status: passes marks on in the line types by which site plans tell what stands from what is to come
// and to go. Existing work is drawn thin and gray, proposed work in heavy outlines, what is to be removed dashed and
// crossed out.
import { marksAlong } from '../geometry/along.ts';
import { hatchLines } from '../geometry/hatch.ts';
import type { Point } from '../geometry/point.ts';
import type { Status } from '../kinds/kind.ts';
import { pale } from './pale.ts';
import type { ImageMark, Path, Pen, Style, TextMark } from './pen.ts';
import { PenBetween } from './penBetween.ts';

interface Look {
  /** Factor of the line weight. */
  readonly weight: number;
  readonly stroke?: string;
  /** How much is left of the fill's color; none where it is seen through. */
  readonly fill: number;
  /** Millimeters of paper, of lines that have no dashes of their own. */
  readonly dash?: readonly number[];
}

const looks: Readonly<Record<Status, Look>> = {
  existing: { weight: 0.6, stroke: '#6b7280', fill: 0.5 },
  proposed: { weight: 2.2, fill: 1 },
  removed: { weight: 0.8, stroke: '#b91c1c', fill: 0, dash: [2, 1.2] },
};

/** Millimeters: lines no heavier than this are boards and stones. What is proposed is heavy in its outlines alone. */
const fine = 0.13;
/** And these after an outline; what has none before them, as an easement, has it in them. */
const detail = 0.18;
/** Thinner, no line can be printed. Millimeters. */
const thinnest = 0.1;
const crossing = { stroke: '#d98a86', weight: 0.13 } as const;
/** Label heights: between the lines of the hatch, between the strokes over a line, and how long those are. */
const apart = { hatch: 1.2, strokes: 6, length: 0.45, pair: 0.3 };

/** The circle as a path that can be hatched. */
const asPath = ({ x, y }: Point, radius: number): Path => ({
  vertices: [
    { x: x - radius, y, bulge: 1 },
    { x: x + radius, y, bulge: 1 },
  ],
  closed: true,
});

/** For one drawing of one object. */
export class StatusPen extends PenBetween {
  private readonly status: Status;
  private isCrossed: boolean;
  private isOutlined = false;

  constructor(pen: Pen, status: Status) {
    super(pen);
    this.status = status;
    this.isCrossed = status !== 'removed' || pen.labelHeight === 0;
  }

  path(path: Path, style: Style): void {
    this.pen.path(path, this.styled(style));
    if (!this.isCrossed) this.cross(path, style);
  }

  circle(center: Point, radius: number, style: Style): void {
    this.pen.circle(center, radius, this.styled(style));
    if (!this.isCrossed) this.cross(asPath(center, radius), style);
  }

  text(text: TextMark, style: Style): void {
    this.pen.text(text, style);
  }

  image(image: ImageMark, style: Style): void {
    this.pen.image(image, style);
  }

  private styled(style: Style): Style {
    const { weight, stroke, fill: left, dash } = looks[this.status];
    const { fill, weight: own = 0.25 } = style;
    const seen = !fill || left === 0 ? undefined : left === 1 ? fill : pale(fill, left);
    if (!style.stroke) return { ...style, fill: seen };
    // Joints, boards and blades: dashed too, they would hide what is crossed out.
    if (dash && !style.dash && own <= fine) return { ...style, fill: seen, ...crossing };
    const isDetail = !fill && own <= (this.isOutlined ? detail : fine);
    this.isOutlined ||= fill !== undefined || own > detail;
    return {
      ...style,
      fill: seen,
      stroke: stroke ?? style.stroke,
      weight: Math.max(thinnest, own * (weight > 1 && isDetail ? 1 : weight)),
      ...(style.dash || !dash ? {} : { dash }),
    };
  }

  /** Hatches the first area that the object fills; over the first of its lines, where that comes first, goes in strokes. */
  private cross(path: Path, { layer, fill, stroke }: Style): void {
    const [first] = path.vertices;
    if (!first || !(fill ?? stroke)) return;
    this.isCrossed = true;
    const height = this.labelHeight;
    const line = { layer, ...crossing };
    if (fill && path.closed) {
      const origin = { x: first.x, y: first.y };
      const hatch = { spacing: height * apart.hatch, angle: -45, origin, view: this.view };
      for (const vertices of hatchLines(path, hatch)) this.pen.path({ vertices, closed: false }, line);
      return;
    }
    for (const { at, along } of marksAlong(path, height * apart.strokes, this.view)) {
      for (const off of [-apart.pair / 2, apart.pair / 2]) {
        const middle = { x: at.x + along.x * off * height, y: at.y + along.y * off * height };
        // A quarter of a turn and half of one from the line: slanting strokes in pairs.
        const way = {
          x: (along.x - along.y) * apart.length * height,
          y: (along.y + along.x) * apart.length * height,
        };
        const ends = [
          { x: middle.x - way.x, y: middle.y - way.y },
          { x: middle.x + way.x, y: middle.y + way.y },
        ];
        this.pen.path({ vertices: ends, closed: false }, { ...line, stroke: '#b91c1c', weight: 0.25 });
      }
    }
  }
}
