// What is said of a clause that began with "thence", and in which no course was found: it goes on, it goes back to the
// beginning, or it was not read and why.
import type { Clause } from './deedClauses.ts';
import type { Said } from './deedSaid.ts';
import type { AngleItem, LengthItem } from './deedItems.ts';
import { endOfWords, has, returnsToBeginning, wordsBetween } from './deedWords.ts';
import type { Token } from '../reading/words.ts';

/** lead: a length that it has; vague: an angle that says too little. */
export function silentSaid(
  tokens: readonly Token[],
  clause: Clause,
  lead: LengthItem | undefined,
  vague: AngleItem | undefined,
): Said {
  const { first } = clause;
  const words = wordsBetween(tokens, first, lead?.next ?? first + 12);
  if (lead && has(words, 'continuing', 'continue', 'continued')) {
    const notes = ['it goes on in the direction of the edge before', ...lead.notes];
    const call = { kind: 'line', heading: { deflection: 0 }, length: lead.feet } as const;
    return lead.problem
      ? { first, next: lead.next, what: { unread: lead.problem } }
      : { first, next: lead.next, what: { call, notes, tie: false } };
  }
  const next = endOfWords(tokens, clause);
  if (!lead && returnsToBeginning(tokens, first, next)) {
    const notes = ['neither bearing nor distance is said; the edge goes straight back to the beginning'];
    return { first, next, what: { call: { kind: 'closing' }, notes, tie: false } };
  }
  if (vague)
    return { first, next, what: { unread: 'an angle, and which way it turns, or from what, is not said' } };
  const roughly = words.find((word) => /^(?:north|south|east|west)\w*(?:ly|ward|wardly)$/.test(word));
  const lacks = lead ? 'it has no bearing' : 'it has neither bearing nor distance';
  return {
    first,
    next,
    what: { unread: `${lacks}${roughly ? `; '${roughly}' is no exact direction` : ''}` },
  };
}
