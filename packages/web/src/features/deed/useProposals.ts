// Finds proposals for what the unread calls of a deed may say, one call after another so that the page stays responsive.
import type { Notation } from '@homeplot/plan/compactAngle';
import type { DeedCall } from '@homeplot/plan/deedCall';
import type { Deed } from '@homeplot/plan/deedText';
import { type Proposal, proposalsFor, ranked } from '@homeplot/plan/proposals';
import { useEffect, useState } from 'react';

interface Found {
  readonly calls: readonly DeedCall[];
  readonly proposals: readonly (readonly Proposal[])[];
}

/** The number of unread calls that get proposals: a text with more isn't a deed with misprints, but no deed. */
const maxCalls = 40;

/** Used until the user has said how the deed writes its angles: before that nothing can be proposed. */
const noCalls: readonly DeedCall[] = [];

/** Returns one list of proposals for each call. */
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
