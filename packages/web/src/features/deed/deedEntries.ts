// Turns the calls of a deed and the rows of its table into entries to plot, and plots the outline with the proposals for
// unread calls.
import { type DeedCall } from '@homeplot/plan/deedCall';
import type { RowReading } from '@homeplot/plan/edgeRow';
import type { Call } from '@homeplot/plan/call';
import { type Entry, type PlottedEntries, plotEntries } from '@homeplot/plan/plotEntries';
import type { Proposal } from '@homeplot/plan/proposals';
import type { Leg } from '@homeplot/plan/traverse';

export const entriesOfDeed = (calls: readonly DeedCall[]): Entry[] =>
  calls.flatMap((call): Entry[] =>
    call.state === 'lot' ? [{ call: call.call }] : isLeftOut(call) ? [{ unread: true }] : [],
  );

export const entryOfRow = (reading: RowReading): Entry =>
  'call' in reading ? { call: reading.call } : 'blank' in reading ? { blank: true } : { unread: true };

export const callsOfLot = (calls: readonly DeedCall[]): Call[] =>
  calls.flatMap((call) => (call.state === 'lot' ? [call.call] : []));

const isLeftOut = ({ state }: DeedCall): boolean => state === 'unread';

/** The number of the lot's edges, read or not, before a call. */
export const edgesBefore = (calls: readonly DeedCall[], at: number): number =>
  entriesOfDeed(calls.slice(0, at)).length;

/**
 * The legs, with the likeliest proposals in place of unread calls, and the numbers of the read ones. undefined without
 * proposals.
 */
export function proposedDrawing(
  calls: readonly DeedCall[],
  proposals: readonly (readonly Proposal[])[],
  plotted: PlottedEntries,
  north: number,
): { readonly legs: readonly Leg[]; readonly numbers: readonly (number | undefined)[] } | undefined {
  const firsts = calls.flatMap((call, i) =>
    call.state === 'lot' ? [undefined] : isLeftOut(call) ? [proposals[i]?.[0]] : [],
  );
  if (firsts.every((one) => one === undefined)) return undefined;
  const entries = entriesOfDeed(calls).map((entry, i): Entry => {
    const first = firsts[i];
    return first?.as === 'lot' ? { call: first.call } : entry;
  });
  const { legs, entries: placed } = plotEntries(entries, north);
  const numbers = legs.map((_, leg) => {
    const entry = placed.findIndex((one) => one.leg === leg);
    const own = firsts[entry] ? undefined : plotted.entries[entry]?.leg;
    return own === undefined ? undefined : own + 1;
  });
  return { legs, numbers };
}
