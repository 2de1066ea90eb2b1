// What the calls of a deed that couldn't be read may say, found one after the other while the page stays usable.
import type { Notation } from '@homeplot/plan/compactAngle';
import type { DeedCall } from '@homeplot/plan/deedCall';
import type { Deed } from '@homeplot/plan/deedText';
import { type Proposal, proposalsFor, ranked } from '@homeplot/plan/proposals';
import { useEffect, useState } from 'react';

interface Found {
  readonly calls: readonly DeedCall[];
  readonly proposals: readonly (readonly Proposal[])[];
}

/** More calls than these aren't misprints, but a text that is no deed. */
const maxCalls = 40;

/** While it isn't known how a deed writes its angles, nothing is proposed for them. */
const noCalls: readonly DeedCall[] = [];

/** One list for each call. */
export function useProposals(
  text: string,
  deed: Deed,
  notation: Notation | undefined,
): readonly (readonly Proposal[])[] {
  const calls = deed.question && !notation ? noCalls : deed.calls;
  const [found, setFound] = useState<Found>({ calls: [], proposals: [] });
  useEffect(() => {
    const unread = calls.flatMap((call, i) => (call.state === 'unread' ? [{ call, i }] : []));
    const lists: (readonly Proposal[])[] = calls.map(() => []);
    let timer = 0;
    const next = (at: number): void => {
      const one = unread[at];
      if (!one || at >= maxCalls) {
        setFound({ calls, proposals: ranked(calls, lists) });
        return;
      }
      timer = window.setTimeout(() => {
        lists[one.i] = proposalsFor(text, calls, one.call, notation);
        next(at + 1);
      });
    };
    if (unread.length > 0) next(0);
    return () => window.clearTimeout(timer);
  }, [text, calls, notation]);
  return found.calls === calls ? found.proposals : [];
}
