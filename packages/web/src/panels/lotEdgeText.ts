// How an edge of a lot is written in its card, and what is typed there read.
import { azimuthOf, formatBearing } from '@homeplot/plan/bearing';
import type { LotEdgeRow } from '@homeplot/plan/lotEdges';
import { parseLengthIn } from '@homeplot/plan/typedLength';
import { grouped, type Units } from '@homeplot/plan/units';

/** `Edge 2: street` */
export const edgeTitle = ({ index, name }: LotEdgeRow): string =>
  `Edge ${index + 1}${name === undefined ? '' : `: ${name}`}`;

/** The bearing of an edge; of a curve that of its chord. */
export const edgeBearing = ({ chord }: LotEdgeRow, north: number): string =>
  formatBearing(azimuthOf(chord, north));

/** Feet; an edge of half a mile of Homeplot's site at its largest. */
const mostFeet = 500_000;

/** A length that an edge can have, or what is wrong with it. */
export function readEdgeLength(
  typed: string,
  units: Units,
): { readonly feet: number } | { readonly problem: string } {
  const feet = parseLengthIn(typed, units);
  if (feet === undefined)
    return { problem: `'${typed}' isn't a length. Write it as 120.5, 120' 6" or 36.7 m.` };
  if (feet <= 0) return { problem: 'An edge is longer than 0.' };
  if (feet > mostFeet) return { problem: `An edge is at most ${grouped(mostFeet)} feet long.` };
  return { feet };
}
