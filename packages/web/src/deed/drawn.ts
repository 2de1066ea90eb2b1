// The entries of a deed, plotted: what can be is, and what cannot says why. Feet.
import { needsFooting, type Call } from '@homeplot/plan/call';
import { withinTurn } from '@homeplot/plan/angle';
import { azimuthOf, formatBearing } from '@homeplot/plan/bearing';
import { subtract } from '@homeplot/plan/point';
import { type Leg, plot } from '@homeplot/plan/traverse';

/** A call, or what stands where one could not be read, or where nothing was entered yet. */
export type Entry = { readonly call: Call } | { readonly unread: true } | { readonly blank: true };

export interface Drawn {
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

export function drawn(all: readonly Entry[], north: number): Drawn {
  const refused = new Map<number, string>();
  for (;;) {
    const calls: Call[] = [];
    const from: number[] = [];
    let footing = false;
    for (const [i, entry] of all.entries()) {
      if ('blank' in entry) continue;
      if ('unread' in entry || refused.has(i)) footing = false;
      else if (!footing && needsFooting(entry.call)) refused.set(i, noFooting);
      else {
        calls.push(entry.call);
        from.push(i);
        footing = true;
      }
    }
    const { legs, problem } = plot(calls, { north });
    const wrong = problem && from[problem.index];
    if (!problem || wrong === undefined) {
      const legOf = new Map(from.map((i, leg) => [i, leg]));
      const leftOut = all.filter((entry, i) => !('blank' in entry) && !legOf.has(i)).length;
      const entries = all.map((entry, i) => {
        const leg = legOf.get(i);
        const said =
          refused.get(i) ?? (leftOut === 0 ? turnedFrom(entry, legs[leg ?? -1], north) : undefined);
        return { ...(leg === undefined ? {} : { leg }), ...(said ? { problem: said } : {}) };
      });
      return { legs, entries, leftOut };
    }
    refused.set(wrong, `The edge cannot be drawn: ${problem.text}.`);
  }
}
