// The pen of a status: passes marks on in the line types by which site plans tell what stands from what is to come
// and to go. Existing work is drawn light and grey, proposed work heavy, what is to be removed dashed and crossed out.
import type { Point } from '../geometry/point.ts';
import type { Status } from '../kinds/kind.ts';
import type { Units } from '../units.ts';
import type { ImageMark, Path, Pen, Style, TextMark } from './pen.ts';

interface Look {
  /** Factor of the line weight. */
  readonly weight: number;
  readonly stroke?: string;
  /** Millimetres of paper, of lines that have no dashes of their own. */
  readonly dash?: readonly number[];
}

const looks: Readonly<Record<Status, Look>> = {
  existing: { weight: 0.6, stroke: '#6b7280' },
  proposed: { weight: 1.4 },
  removed: { weight: 0.8, stroke: '#b91c1c', dash: [2, 1.2] },
};

export class StatusPen implements Pen {
  readonly labelHeight: number;
  readonly resolution: number;
  readonly units: Units;
  readonly north: number;
  private readonly pen: Pen;
  private readonly status: Status;

  constructor(pen: Pen, status: Status) {
    this.pen = pen;
    this.status = status;
    this.labelHeight = pen.labelHeight;
    this.resolution = pen.resolution;
    this.units = pen.units;
    this.north = pen.north;
  }

  path(path: Path, style: Style): void {
    this.pen.path(path, this.styled(style));
  }

  circle(centre: Point, radius: number, style: Style): void {
    this.pen.circle(centre, radius, this.styled(style));
  }

  text(text: TextMark, style: Style): void {
    this.pen.text(text, style);
  }

  image(image: ImageMark, style: Style): void {
    this.pen.image(image, style);
  }

  private styled(style: Style): Style {
    const { weight, stroke, dash } = looks[this.status];
    // What is to go is seen through.
    const fill = this.status === 'removed' ? undefined : style.fill;
    if (!style.stroke) return { ...style, fill };
    return {
      ...style,
      fill,
      stroke: stroke ?? style.stroke,
      weight: (style.weight ?? 0.25) * weight,
      ...(style.dash || !dash ? {} : { dash }),
    };
  }
}
