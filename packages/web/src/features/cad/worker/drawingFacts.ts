// What the reader finds out about a drawing before it is imported: its layers, its units, and what is in it.
import type { DxfUnits } from '@homeplot/formats/dxfDrawing';
import type { Box } from '@homeplot/plan/box';
import type { Point } from '@homeplot/plan/point';
import type { LabeledLine } from './labeledLines.ts';

export interface DrawingLayer {
  readonly name: string;
  /** #rrggbb, as drawn on white paper. */
  readonly color: string;
  readonly isVisible: boolean;
  readonly prints: boolean;
  /** How many objects the layer becomes in the plan. */
  readonly objects: number;
  /** How many characters of a plan file these objects take. */
  readonly characters: number;
}

/** A number of things with a name, such as LINE. */
export type Count = readonly [name: string, count: number];

export interface DrawingFacts {
  /** The release whose format the file has, such as R2000. */
  readonly version: string;
  readonly units: DxfUnits;
  /** A point in the middle of the drawing's objects, in the drawing's units with y up. */
  readonly origin: Point;
  /** The box of the main part of the drawing, relative to the origin, with y down. */
  readonly box: Box;
  /** Lines with a label beside them that states their length, by which the unit can be checked. */
  readonly labeled: readonly LabeledLine[];
  /** The layers that have objects. */
  readonly layers: readonly DrawingLayer[];
  /** How many entities of each type were read, and how many weren't. */
  readonly read: readonly Count[];
  readonly unread: readonly Count[];
  /** Sentences about what in the file isn't right. */
  readonly notes: readonly string[];
}
