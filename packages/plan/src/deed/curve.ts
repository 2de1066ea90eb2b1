// A curve while its statement is read.
import type { ArcCall, ArcStart, PartialCall } from '../survey/call.ts';

export type Figure = 'radius' | 'arc' | 'chord' | 'central';

/** What is known of a curve. Feet and degrees. */
export interface Curve {
  readonly kind: 'curve';
  first: number;
  next: number;
  figures: { [K in Figure]?: number };
  tangentLength?: number;
  turn?: ArcCall['turn'] | undefined;
  starts?: ArcStart | undefined;
  /** Whether it is tangent to the edge before it, if the deed says so. */
  tangent?: 'yes' | 'no' | undefined;
  /** The azimuth of the side to which it is concave. */
  concave?: number | undefined;
  /** The azimuth of the edge before it. */
  from?: number | undefined;
  /** The general directions in which it is run, such as "southerly and westerly". */
  travel?: readonly number[] | undefined;
  /** The azimuth of a line from the beginning of the curve through its center, to either side. */
  radial?: number | undefined;
  problem?: string | undefined;
  /** The figure that was given last. */
  lastFigure?: Figure | undefined;
  /** Whether it is only announced: the next statement runs along it. */
  announced: boolean;
  /** Whether there have been words after which nothing belongs to the curve. */
  closed?: boolean;
  readonly notes: string[];
}

export const figuresOf = ({ figures }: Curve): number => Object.keys(figures).length;

/** What was understood of a curve that can't be read; nothing if the side to which it turns isn't known. */
export const partOfCurve = ({ turn, figures, starts }: Curve): { readonly partly?: PartialCall } =>
  turn ? { partly: { kind: 'arc', turn, ...figures, ...(starts ? { starts } : {}) } } : {};

/** Two figures of a curve (of radius, arc, chord, angle, tangent) determine its size. */
export const wholeSize = 2;
