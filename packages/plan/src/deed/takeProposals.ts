// Puts accepted proposals in place of the calls of a deed that couldn't be read.
import type { DeedCall } from './deedCall.ts';
import { markUnplottable } from './deedUnits.ts';
import type { Proposal } from './proposals.ts';

/** A proposal that the user has accepted. */
export interface Taken {
  /** The call's words, and how many calls before it have the same. */
  readonly key: string;
  readonly proposal: Proposal;
}

/** For each call a key that stays when the text around it changes: its words, and how many calls before it have the same. */
export function keysOf(text: string, calls: readonly DeedCall[]): string[] {
  const seen = new Map<string, number>();
  return calls.map(({ start, end }) => {
    const words = text.slice(start, end);
    const before = seen.get(words) ?? 0;
    seen.set(words, before + 1);
    return `${before} ${words}`;
  });
}

/** taken: for each call the proposal that was accepted, if any. */
export function withTaken(
  calls: readonly DeedCall[],
  taken: readonly (Proposal | undefined)[],
): readonly DeedCall[] {
  if (taken.every((one) => one === undefined)) return calls;
  const read = calls.map((call, i): DeedCall => {
    const { start, end } = call;
    const proposal = taken[i];
    if (proposal && call.state === 'unread')
      return {
        start,
        end,
        state: proposal.as,
        call: proposal.call,
        notes: [`taken as proposed: ${proposal.reason}`],
      };
    // A call that depends on the previous edge counts as read; markUnplottable takes that back if the edge isn't known.
    return (call.state === 'unread' && call.waits) || call;
  });
  return markUnplottable(read);
}
