// The pen: the few marks that every drawing of a plan is made of. Canvas, SVG, PDF, DXF, bounds and hit-test
// are pens; a kind draws itself once and knows none of them. Every member is required, so no mark is ever lost.
import type { Box } from '../geometry/box.ts';
import type { Point } from '../geometry/point.ts';
import type { Units } from '../units.ts';

/** A vertex of a path. The bulge bends the segment that starts here (see geometry/segment, bulgeArc). */
export interface Vertex extends Point {
  readonly bulge?: number | undefined;
}

export interface Path {
  readonly vertices: readonly Vertex[];
  readonly closed: boolean;
}

/** What lies over what: all over fills, dimensions over boundaries, notes over both. */
export const strata = ['boundaries', 'dimensions', 'notes'] as const;
export type Stratum = (typeof strata)[number];

export interface Style {
  /** The layer that the mark belongs to, as a drawing program names it. */
  readonly layer: string;
  /** Line color as #rrggbb; no line where absent. Round letters the line lies under their fill. */
  readonly stroke?: string | undefined;
  /** Fill color as #rrggbb; no fill where absent. */
  readonly fill?: string | undefined;
  /** Line weight on paper in millimeters (ISO 128 series 0.13, 0.18, 0.25, 0.35, 0.5, 0.7); 0.25 where absent. */
  readonly weight?: number;
  /** Dashes and gaps on paper in millimeters. */
  readonly dash?: readonly number[];
  /** Lies over all that a picture has of lesser strata, whatever is drawn later (see strataPen.ts); on the ground where absent. */
  readonly stratum?: Stratum | undefined;
}

export interface TextMark {
  /** The anchor: on the base line for 'baseline', at half the capitals' height for 'middle'. */
  readonly at: Point;
  readonly content: string;
  /** Height of the letters' em in feet. */
  readonly height: number;
  /** Radians, clockwise. */
  readonly angle: number;
  readonly align: 'start' | 'middle' | 'end';
  readonly baseline: 'baseline' | 'middle';
}

export interface ImageMark {
  /** The top left corner, before turning. */
  readonly at: Point;
  readonly width: number;
  readonly height: number;
  /** Radians, clockwise, about the top left corner. */
  readonly angle: number;
  readonly href: string;
}

export interface Pen {
  /** How lengths and areas are written. */
  readonly units: Units;
  /** Degrees from up to north, clockwise, by which bearings are written. */
  readonly north: number;
  /** Height in feet of dimension text and other labels, which keep one size on paper; 0 leaves them no extent. */
  readonly labelHeight: number;
  /** Feet; finer detail than this cannot be seen and need not be drawn. 0 draws everything. */
  readonly resolution: number;
  /** Feet: nothing beyond it is seen, so details that go on and on need be drawn within it only. */
  readonly view: Box;
  path(path: Path, style: Style): void;
  circle(center: Point, radius: number, style: Style): void;
  text(text: TextMark, style: Style): void;
  image(image: ImageMark, style: Style): void;
}
