// A curve while its statement is read.
import type { ArcCall, ArcStart } from '../survey/call.ts';

export type Figure = 'radius' | 'arc' | 'chord' | 'central';

/** What is known of a curve. Feet and degrees. */
export interface Curve {
  readonly kind: 'curve';
  first: number;
  next: number;
  figures: { [K in Figure]?: number };
  turn?: ArcCall['turn'] | undefined;
  starts?: ArcStart | undefined;
  tangent?: 'yes' | 'no' | undefined;
  concave?: number | undefined;
  /** The azimuth of the edge that comes to it. */
  from?: number | undefined;
  problem?: string | undefined;
  /** Only announced: the next statement runs along it. */
  announced: boolean;
  closed?: boolean;
  readonly notes: string[];
}

export const figuresOf = ({ figures }: Curve): number => Object.keys(figures).length;

/** Two figures of a curve (of radius, arc, chord, angle, tangent) determine its size. */
export const wholeSize = 2;
