// Plots the entries of a deed: an entry that cannot be plotted is left out, with the reason. Feet.
import { type Call, arePlottable } from './call.ts';
import { withinTurn } from '../measure/angle.ts';
import { azimuthOf, formatBearing } from './bearing.ts';
import { subtract } from '../geometry/point.ts';
import { type Leg, plot } from './traverse.ts';

/** A call, a call that could not be read, or an empty row. */
export type Entry = { readonly call: Call } | { readonly unread: true } | { readonly blank: true };

export interface PlottedEntries {
  readonly legs: readonly Leg[];
  /** For each entry, its leg and its problem, if any; an entry that could not be read has neither. */
  readonly entries: readonly { readonly leg?: number; readonly problem?: string }[];
  /** Number of entries without a leg, except blank ones. */
  readonly leftOut: number;
}

const unknownDirection = "It continues from the edge before it, which isn't known. Give a bearing.";

/** Degrees. A closing edge that deviates more from its recorded bearing shows that an edge before it is wrong. */
const maxDeviation = 1;

/** The problem of an edge back to the beginning that does not run as the deed says. */
function closingProblem(entry: Entry, leg: Leg | undefined, north: number): string | undefined {
  const recorded = 'call' in entry && entry.call.kind === 'closing' ? entry.call.azimuth : undefined;
  if (recorded === undefined || !leg) return undefined;
  const azimuth = azimuthOf(subtract(leg.to, leg.from), north);
  const turn = withinTurn(azimuth - recorded);
  if (Math.min(turn, 360 - turn) <= maxDeviation) return undefined;
  return `The deed says ${formatBearing(recorded)}, but the direction straight back is ${formatBearing(azimuth)}. Compare the edges before it with the deed.`;
}

export function plotEntries(all: readonly Entry[], north: number): PlottedEntries {
  const given = all.flatMap((entry, index) => ('blank' in entry ? [] : [{ entry, index }]));
  const impossible = new Map<number, string>();
  for (;;) {
    const calls = given.map(({ entry, index }) =>
      'call' in entry && !impossible.has(index) ? entry.call : undefined,
    );
    const canPlace = arePlottable(calls);
    const placed = given.filter((_, i) => canPlace[i]);
    const { legs, problem } = plot(
      calls.flatMap((call, i) => (call && canPlace[i] ? call : [])),
      { north },
    );
    const wrong = problem && placed[problem.index];
    if (problem && wrong) {
      impossible.set(wrong.index, `The edge cannot be drawn: ${problem.text}.`);
      continue;
    }
    const legOf = new Map(placed.map(({ index }, leg) => [index, leg]));
    const leftOut = given.length - placed.length;
    const entries = all.map((entry, index) => {
      const leg = legOf.get(index);
      const reason =
        leg !== undefined
          ? leftOut === 0 && closingProblem(entry, legs[leg], north)
          : 'call' in entry && (impossible.get(index) ?? unknownDirection);
      return { ...(leg === undefined ? {} : { leg }), ...(reason ? { problem: reason } : {}) };
    });
    return { legs, entries, leftOut };
  }
}
