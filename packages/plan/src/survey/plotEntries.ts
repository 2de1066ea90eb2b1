// The entries of a deed, plotted: what can be is, and what cannot says why. Feet.
import { type Call, footings } from './call.ts';
import { withinTurn } from './angle.ts';
import { azimuthOf, formatBearing } from './bearing.ts';
import { subtract } from '../geometry/point.ts';
import { type Leg, plot } from './traverse.ts';

/** A call, or what stands where one could not be read, or where nothing was entered yet. */
export type Entry = { readonly call: Call } | { readonly unread: true } | { readonly blank: true };

export interface PlottedEntries {
  readonly legs: readonly Leg[];
  /** For each entry, its leg, or what is wrong with it; an entry that was not read has neither. */
  readonly entries: readonly { readonly leg?: number; readonly problem?: string }[];
  /** How many entries have no leg, blank ones not counted. */
  readonly leftOut: number;
}

const noFooting = 'It goes on in the direction of the edge before, which is not known. Give a bearing.';

/** Degrees: a closing edge that is turned more from what is said of it tells of an edge that is wrong. */
const mostTurn = 1;

/** What is wrong where an edge back to the beginning does not run as the deed says. */
function turnedFrom(entry: Entry, leg: Leg | undefined, north: number): string | undefined {
  const said = 'call' in entry && entry.call.kind === 'closing' ? entry.call.azimuth : undefined;
  if (said === undefined || !leg) return undefined;
  const azimuth = azimuthOf(subtract(leg.to, leg.from), north);
  const turn = withinTurn(azimuth - said);
  if (Math.min(turn, 360 - turn) <= mostTurn) return undefined;
  return `The deed says ${formatBearing(said)}, and straight back is ${formatBearing(azimuth)}. Compare the edges before it with the deed.`;
}

export function plotEntries(all: readonly Entry[], north: number): PlottedEntries {
  const given = all.flatMap((entry, index) => ('blank' in entry ? [] : [{ entry, index }]));
  const impossible = new Map<number, string>();
  for (;;) {
    const calls = given.map(({ entry, index }) =>
      'call' in entry && !impossible.has(index) ? entry.call : undefined,
    );
    const stand = footings(calls);
    const placed = given.filter((_, i) => stand[i]);
    const { legs, problem } = plot(
      calls.flatMap((call, i) => (call && stand[i] ? call : [])),
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
      const said =
        leg !== undefined
          ? leftOut === 0 && turnedFrom(entry, legs[leg], north)
          : 'call' in entry && (impossible.get(index) ?? noFooting);
      return { ...(leg === undefined ? {} : { leg }), ...(said ? { problem: said } : {}) };
    });
    return { legs, entries, leftOut };
  }
}
