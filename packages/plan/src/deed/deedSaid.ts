// What a clause of a deed comes to: calls, or the reasons why there are none.
import type { Call } from '../survey/call.ts';
import type { Clause } from './deedClauses.ts';
import type { Token } from '../reading/words.ts';

/** What a clause says, in tokens from first up to but without next. */
export interface Said {
  readonly first: number;
  readonly next: number;
  readonly what:
    | { readonly call: Call; readonly notes: readonly string[]; readonly tie: boolean }
    | { readonly unread: string }
    | { readonly aside: string };
}

/** How a deed writes its lengths, as far as that bears on numbers without a unit. */
export interface Manner {
  readonly otherUnits: boolean;
  /** Whether its calls stand one after the other without "thence". */
  readonly isList: boolean;
}

export interface Context {
  readonly tokens: readonly Token[];
  readonly clause: Clause;
  readonly manner: Manner;
}

/** "… which is N 45 E 100 feet and S 10 E 50 feet from the corner": what stands before a tie is of it. */
export function tiedTogether(said: readonly Said[]): readonly Said[] {
  const last = said.findLastIndex(({ what }) => 'call' in what && what.tie);
  return said.map((one, i) =>
    i < last && 'call' in one.what ? { ...one, what: { ...one.what, tie: true } } : one,
  );
}
