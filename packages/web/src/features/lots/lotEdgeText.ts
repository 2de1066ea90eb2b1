// Formats an edge of a lot for its card, and reads what is typed there.
import { withinTurn } from '@homeplot/plan/angle';
import { formatBearing } from '@homeplot/plan/bearing';
import type { LotEdgeRow } from '@homeplot/plan/lotEdges';
import { parseLengthIn, unreadLength } from '@homeplot/plan/typedLength';
import { lengthOf } from '@homeplot/plan/point';
import { formatLength, withSeparators, type Units } from '@homeplot/plan/units';

/** `Edge 2: street` */
export const edgeTitle = ({ index, name }: LotEdgeRow): string =>
  `Edge ${index + 1}${name === undefined ? '' : `: ${name}`}`;

/** The azimuth of an edge; for a curve, that of its chord. north: that of the lot's bearings. */
export const edgeAzimuth = ({ direction, bearing }: LotEdgeRow, north: number): number =>
  withinTurn(bearing ?? direction - north);

export const edgeBearing = (row: LotEdgeRow, north: number): string => formatBearing(edgeAzimuth(row, north));

/** How many hidden edges are shown at once: thousands would take the page too long. */
export const moreEdges = 100;

/** What the button says that shows more of all edges. */
export const moreEdgesText = (hidden: number, all: number): string =>
  hidden > moreEdges ? `Show ${moreEdges} more of ${withSeparators(all)} edges` : `Show all ${all} edges`;

/** For a radius that is too short to reach both ends of a curve. */
export const shortRadiusProblem = ({ chord }: LotEdgeRow, units: Units): string =>
  `The radius must be at least half the chord: ${formatLength(lengthOf(chord) / 2, units)}.`;

/** Feet. Plans are smaller. */
const maxFeet = 500_000;

/** A valid length of an edge, or the problem with it. */
export function readEdgeLength(
  typed: string,
  units: Units,
): { readonly feet: number } | { readonly problem: string } {
  const feet = parseLengthIn(typed, units);
  if (feet === undefined) return { problem: unreadLength(typed, units) };
  if (feet <= 0) return { problem: 'An edge must be longer than 0.' };
  if (feet > maxFeet) return { problem: `An edge can be at most ${withSeparators(maxFeet)} feet long.` };
  return { feet };
}
