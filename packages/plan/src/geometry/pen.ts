// The drawing interface. A kind draws itself once; canvas, SVG, bounds and hit-testing implement the pen. Every member
// is required, so no implementation can silently drop a mark.
import type { Box } from './box.ts';
import type { Point } from './point.ts';
import type { Units } from '../measure/units.ts';

/** A vertex of a path. The bulge bends the segment that starts here (see geometry/segment, bulgeArc). */
export interface Vertex extends Point {
  readonly bulge?: number | undefined;
}

export interface Path {
  readonly vertices: readonly Vertex[];
  readonly closed: boolean;
}

/** Drawing order above the fills, from bottom to top. */
export const strata = ['boundaries', 'dimensions', 'notes'] as const;
export type Stratum = (typeof strata)[number];

export interface Style {
  /** Name of the layer that the mark belongs to. */
  readonly layer: string;
  /** Line color as #rrggbb; no line if absent. On text it is a halo, drawn under the fill. */
  readonly stroke?: string | undefined;
  /** Fill color as #rrggbb; no fill if absent. */
  readonly fill?: string | undefined;
  /** Line weight on paper in millimeters (ISO 128 series 0.13, 0.18, 0.25, 0.35, 0.5, 0.7); 0.25 if absent. */
  readonly weight?: number;
  /** Dashes and gaps on paper in millimeters. */
  readonly dash?: readonly number[];
  /** Drawn over all lower strata regardless of drawing order (see strataPen.ts); on the ground if absent. */
  readonly stratum?: Stratum | undefined;
  /** A mark above others, such as a section line or an arrowhead, on which labels may stand if they have no other place. */
  readonly interruptible?: boolean;
}

export interface TextMark {
  /** The anchor: on the baseline for 'baseline', at half the cap height for 'middle'. */
  readonly at: Point;
  readonly content: string;
  /** Font size (em) in feet. */
  readonly height: number;
  /** Radians, clockwise. */
  readonly angle: number;
  readonly align: 'start' | 'middle' | 'end';
  readonly baseline: 'baseline' | 'middle';
}

/** A part of a picture, as shares of its width and height. */
export interface Part extends Point {
  readonly width: number;
  readonly height: number;
}

export interface ImageMark {
  /** The top left corner, before rotation. */
  readonly at: Point;
  readonly width: number;
  readonly height: number;
  /** Radians, clockwise, about the top left corner. */
  readonly angle: number;
  readonly href: string;
  /** The part of the picture that is drawn, as shares of its width and height; all of it if absent. */
  readonly part?: Part;
  /** Nothing of it is drawn outside of this. */
  readonly clip?: Box;
  /** 0 to 1; 1 if absent. */
  readonly opacity?: number;
  /** What it is called where it can't be shown. */
  readonly title?: string;
}

export interface Pen {
  /** Units in which lengths and areas are formatted. */
  readonly units: Units;
  /** Degrees from up to north, clockwise; bearings are formatted relative to it. */
  readonly north: number;
  /** Font size in feet of dimensions and other labels, which keep their size on paper; 0 draws them without extent. */
  readonly labelHeight: number;
  /** Feet. Details smaller than this need not be drawn; 0 draws everything. */
  readonly resolution: number;
  /** The visible area in feet. Repeated details, such as hatches, need not be drawn beyond it. */
  readonly view: Box;
  path(path: Path, style: Style): void;
  circle(center: Point, radius: number, style: Style): void;
  text(text: TextMark, style: Style): void;
  image(image: ImageMark, style: Style): void;
}
