// Which calls of a deed bound the lot: not those that lead to its beginning, nor those of another parcel or an exception.
import { oneApart } from '../reading/misprints.ts';
import type { Token } from '../reading/tokens.ts';
import type { Said } from './said.ts';

export type Belonging = 'lot' | 'leading' | 'other';

const textAt = (tokens: readonly Token[], at: number): string => tokens[at]?.text ?? '';

const walked =
  /^(?:the|true|real|actual|said|original|first|mentioned|aforesaid|point|place|and|or|&|station)$/;

const isNearly = (word: string, name: string): boolean => word === name || oneApart(word, name);

/** Whether the words that end at a token name the beginning as a place that is come to. */
function comesToBeginning(tokens: readonly Token[], at: number): boolean {
  const word = (i: number): string => textAt(tokens, i);
  // A blot parts nothing.
  const behind = tokens[at + 1]?.kind === 'sign' && !/^[;:,)]$/.test(word(at + 1)) ? at + 2 : at + 1;
  const isThere = !/^(?:o|f|o[fiof].{0,2}|0f|at|on|in|for|from|again|a|an|south|north|east|west)$/.test(
    word(behind),
  );
  const short =
    /^.?t?pob$/.test(word(at)) ||
    // "TO PB", "TO POBB"
    (oneApart(word(at), 'pob') && /^(?:to|the)$/.test(word(at - 1))) ||
    (word(at) === 'b' && (word(at - 2) === 'po' || (word(at - 1) === 'o' && word(at - 2) === 'p')));
  const long =
    (/^(?:beginning|begining|commencement)$/.test(word(at)) || isNearlyBeginning(tokens, at)) &&
    isThere &&
    textAt(tokens, at - 1) !== ':' &&
    at > 0;
  const abbreviated =
    word(at) === 'beg' &&
    word(at - 1) === 'of' &&
    (word(at - 2) === 'pt' || isNearly(word(at - 2), 'point') || word(at - 2) === 'place');
  const to = word(at - 1) === 'the' ? at - 2 : at - 1;
  const bare = /^(?:beginning|begining|beg)$/.test(word(at)) && word(to) === 'to' && isThere;
  if (!short && !long && !bare && !abbreviated) return false;
  let before = bare ? to : at - (short && word(at) === 'b' ? 3 : 1);
  while (walked.test(word(before))) before -= 1;
  return !/^(?:from|with|opposite)$/.test(word(before));
}

/** "POINT OFxBEGINNING", "point of b;ginning": what else would a place be the point of. */
const isNearlyBeginning = (tokens: readonly Token[], at: number): boolean =>
  /.(?:beginning|begining)s?$|^beginnings$/.test(textAt(tokens, at)) ||
  (/^b(?!ear)/.test(textAt(tokens, at)) &&
    textAt(tokens, at - 1) === 'of' &&
    /^(?:point|place)$/.test(textAt(tokens, at - 2)));

/** "Beginning at …", "commencing on …". */
const begins = (tokens: readonly Token[], at: number): boolean =>
  /^(?:beginning|begining|commencing|starting)$/.test(textAt(tokens, at)) &&
  textAt(tokens, at - 1) !== 'of' &&
  (textAt(tokens, at - 1) === ':' || /^(?:at|on|for|in|from)$/.test(textAt(tokens, at + 1)));

const excepts = (tokens: readonly Token[], at: number): boolean =>
  /^(?:excepting|except)$/.test(textAt(tokens, at));

/** Whether the deed says that it comes to its beginning from somewhere else. */
const saysItLeads = (tokens: readonly Token[], until: number): boolean =>
  tokens
    .slice(0, until + 1)
    .some(
      ({ text }, i) =>
        /^(?:commenc|comm?$|starting|tie$|reference$|tpob$)/.test(text) ||
        (/^(?:true|real|actual)$/.test(text) && /^(?:point|place)$/.test(textAt(tokens, i + 1))),
    );

const isTie = ({ what }: Said): boolean => 'call' in what && what.tie;

/** One for each of what is said. */
export function belongings(tokens: readonly Token[], all: readonly Said[]): Belonging[] {
  const { from, home } = lotWithin(tokens, all);
  return all.map((said) => {
    if (isTie(said) || said.first < from) return 'leading';
    return said.first > home ? 'other' : 'lot';
  });
}

/** The tokens between which the calls of the lot stand. */
function lotWithin(
  tokens: readonly Token[],
  all: readonly Said[],
): { readonly from: number; readonly home: number } {
  const calls = all.filter((said) => !('aside' in said.what) && !isTie(said)).map(({ first }) => first);
  const hasCalls = (from: number, to: number): boolean => calls.some((at) => at > from && at < to);
  const end = tokens.length;
  const after = (at: number, is: (tokens: readonly Token[], at: number) => boolean): number => {
    const found = tokens.findIndex((_, i) => i > at && is(tokens, i));
    return found < 0 ? end : found;
  };
  const [firstCall = end] = calls;
  const come = after(firstCall, comesToBeginning);
  const again = after(firstCall, begins);
  /** Where a lot that begins at a token is closed. */
  const homeFrom = (at: number): number => {
    let home = after(at, comesToBeginning);
    while (home < end && !hasCalls(at, home)) home = after(home, comesToBeginning);
    return home;
  };
  if (again < come && hasCalls(again, end)) {
    const leads = textAt(tokens, again) !== 'commencing' && saysItLeads(tokens, again - 1);
    return leads ? { from: again, home: homeFrom(again) } : { from: 0, home: again };
  }
  if (come === end) return { from: 0, home: end };
  // The calls behind the first return, before the deed begins anew, are the lot where the first ones lead to it.
  const anew = Math.min(after(come, begins), after(come, excepts));
  const leads = hasCalls(come, anew) && (homeFrom(come) < anew || saysItLeads(tokens, come));
  return leads ? { from: come, home: homeFrom(come) } : { from: 0, home: come };
}
