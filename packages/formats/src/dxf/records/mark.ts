// The marks that flatten.ts turns a drawing into. Coordinates in drawing units, y up.
import type { Point } from '@homeplot/plan/point';
import type { DxfText } from './drawing.ts';

/** The bulge bends the segment that starts here; with y up, it turns counterclockwise if positive. */
export interface MarkVertex extends Point {
  readonly bulge?: number;
}

export interface MarkInk {
  /** Index in `entities` of the entity that draws the mark; if the mark comes from a block, that of its insert. */
  readonly entity: number;
  readonly layer: string;
  /** #rrggbb, as drawn on white paper. */
  readonly color: string;
  /** A name of `lineTypes`, or CONTINUOUS; upper case. */
  readonly lineType: string;
  /** Millimeters on paper; absent for the default. */
  readonly weight?: number;
  /** The frozen layer of an insert that contains the mark: while that layer is hidden, so is the mark. */
  readonly frozenBy?: string;
  /** The insert, if the mark comes from a block; all marks of one insert share one placement. */
  readonly block?: Placement;
}

/** An insert of model space; each cell of an array has its own. */
export interface Placement {
  /** Name of the block. */
  readonly name: string;
  readonly at: Point;
  readonly scaleX: number;
  readonly scaleY: number;
  /** Radians, counterclockwise. */
  readonly angle: number;
  /** Values by tag. */
  readonly attributes: ReadonlyMap<string, string>;
}

export interface PathMark extends MarkInk {
  readonly kind: 'path';
  readonly vertices: readonly MarkVertex[];
  readonly closed: boolean;
  /** Whether the path is filled with its color. */
  readonly fill?: true;
  /** The width of a wide polyline, in drawing units. */
  readonly width?: number;
}

export interface HatchMark extends MarkInk {
  readonly kind: 'hatch';
  /** Closed outlines; areas within an even number of them are holes. */
  readonly loops: readonly (readonly MarkVertex[])[];
  readonly pattern: string;
  readonly solid: boolean;
}

export interface TextMark extends MarkInk, DxfText {
  readonly at: Point;
  /** Whether the text is mirrored at its own baseline. */
  readonly mirrored?: true;
}

export interface PointMark extends MarkInk {
  readonly kind: 'point';
  readonly at: Point;
}

export interface ImageMark extends MarkInk {
  readonly kind: 'image';
  /** Bottom left, bottom right, top right, top left. */
  readonly corners: readonly [Point, Point, Point, Point];
  readonly name: string;
}

export type DxfMark = PathMark | HatchMark | TextMark | PointMark | ImageMark;

/** More than twice what a plan can hold, because users may leave out layers. */
export const maxMarks = 500_000;

export interface Flattening {
  /** What was left out, in sentences. */
  readonly notes: readonly string[];
}
