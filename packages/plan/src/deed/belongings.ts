// Which calls of a deed are edges of the lot: not those that lead to its point of beginning, nor those of other parcels or
// exceptions.
import { firstOf } from '../reading/alternatives.ts';
import { oneApart } from '../reading/misprints.ts';
import { isGluedAt, textAt, type Token } from '../reading/tokens.ts';
import { type Said, textsOf } from './said.ts';

export type Belonging = 'lot' | 'leading' | 'other';

const walked =
  /^(?:the|true|real|actual|said|original|first|mentioned|aforesaid|point|place|and|or|&|station)$/;

/** Where a name of the point of beginning starts that ends at a token; undefined if none does. */
type Name = (tokens: readonly Token[], at: number) => number | undefined;

const isWordEnd = /^[.,)]$/;

/** "POB", "TPOB", "TO PB", "P.O.B." */
const initials: Name = (tokens, at) => {
  const text = textAt(tokens, at);
  if (/^(?:to)?.?t?pob$/.test(text)) return at - 1;
  const before = textAt(tokens, at - 1);
  const isNear = /^(?:to|the)$/.test(before) && oneApart(text, 'pob');
  if (isNear && (!isGluedAt(tokens, at + 1) || isWordEnd.test(textAt(tokens, at + 1)))) return at - 1;
  const further = textAt(tokens, at - 2);
  const isSpaced = further === 'po' || (before === 'o' && further === 'p');
  return text === 'b' && isSpaced ? at - 3 : undefined;
};

/** "the point of beginning", "said beginning" */
const inWords: Name = (tokens, at) => {
  const isNamed =
    /^(?:beginning|begining|commencement)$/.test(textAt(tokens, at)) || isNearlyBeginning(tokens, at);
  return isNamed && isPlace(tokens, at) && at > 0 && textAt(tokens, at - 1) !== ':' ? at - 1 : undefined;
};

/** "to beginning", "to the beg." */
const bareWord: Name = (tokens, at) => {
  const to = textAt(tokens, at - 1) === 'the' ? at - 2 : at - 1;
  const isBare = /^(?:beginning|begining|beg)$/.test(textAt(tokens, at)) && textAt(tokens, to) === 'to';
  return isBare && isPlace(tokens, at) ? to : undefined;
};

/** "pt. of beg." */
const abbreviated: Name = (tokens, at) => {
  const point = textAt(tokens, at - 2);
  const isPoint = /^(?:pt|point|place)$/.test(point) || oneApart(point, 'point');
  return textAt(tokens, at) === 'beg' && textAt(tokens, at - 1) === 'of' && isPoint ? at - 1 : undefined;
};

/** Whether the word means a place, by the words around it: not in "beginning at" or "the beginning of a curve". */
function isPlace(tokens: readonly Token[], at: number): boolean {
  // A blot isn't punctuation.
  const isBlot = tokens[at + 1]?.kind === 'sign' && !/^[;:,)]$/.test(textAt(tokens, at + 1));
  const behind = textAt(tokens, isBlot ? at + 2 : at + 1);
  if (isOfCurve(textsOf(tokens, at + 1, at + 9).join(' '))) return false;
  // "to the place of beginning for this description"
  if (behind === 'for' && [at - 1, at].some((i) => textAt(tokens, i).startsWith('of'))) return true;
  return !/^(?:o|f|o[fiof].{0,2}|0f|at|on|in|for|from|again|a|an|south|north|east|west)$/.test(behind);
}

/** "ol a curve", ":f a tangent curve": an "of" that is hardly legible. */
const isOfCurve = (words: string): boolean =>
  /^(?!by |on |to |in |at |, )\S{1,3} (?:\S{1,2} )?(?:an?|the|said|that) (?:\S+ ){0,4}curve\b/.test(words);

/** "POINT OFxBEGINNING", "point of b;ginning": misprints that can't mean anything else. */
const isNearlyBeginning = (tokens: readonly Token[], at: number): boolean =>
  /.(?:beginning|begining)s?$|^beginnings$/.test(textAt(tokens, at)) ||
  (/^b(?!ear)/.test(textAt(tokens, at)) &&
    textAt(tokens, at - 1) === 'of' &&
    /^(?:point|place)$/.test(textAt(tokens, at - 2)));

const nameOfBeginning = firstOf([bareWord, initials, inWords, abbreviated]);

/** Whether the words that end at a token say that an edge reaches the point of beginning. */
function comesToBeginning(tokens: readonly Token[], at: number): boolean {
  let before = nameOfBeginning(tokens, at);
  if (before === undefined) return false;
  while (walked.test(textAt(tokens, before))) before -= 1;
  return !/^(?:from|with|opposite)$/.test(textAt(tokens, before));
}

/** "Beginning at …", "commencing on …". */
const begins = (tokens: readonly Token[], at: number): boolean =>
  /^(?:beginning|begining|commencing|starting)$/.test(textAt(tokens, at)) &&
  textAt(tokens, at - 1) !== 'of' &&
  textAt(tokens, at + 1) !== 'of' &&
  (textAt(tokens, at - 1) === ':' || /^(?:at|on|for|in|from)$/.test(textAt(tokens, at + 1)));

const excepts = (tokens: readonly Token[], at: number): boolean =>
  /^(?:excepting|except)$/.test(textAt(tokens, at));

/** Whether the deed leads to its point of beginning from somewhere else. */
const saysItLeads = (tokens: readonly Token[], until: number): boolean =>
  tokens
    .slice(0, until + 1)
    .some(
      ({ text }, i) =>
        /^(?:commenc|comm?$|starting|tie$|reference$|tpob$)/.test(text) ||
        (/^(?:true|real|actual)$/.test(text) && /^(?:point|place)$/.test(textAt(tokens, i + 1))),
    );

const isTie = ({ what }: Said): boolean => 'call' in what && what.tie;

/** One for each result. */
export function belongings(tokens: readonly Token[], all: readonly Said[]): Belonging[] {
  const { from, home } = lotWithin(tokens, all);
  return all.map((said) => {
    if (isTie(said) || said.first < from) return 'leading';
    return said.first > home ? 'other' : 'lot';
  });
}

/** The range of tokens with the calls of the lot. */
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
  /** Where a lot that begins at a token closes. */
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
  // If the first calls lead to the lot, its calls are those after the first return and before another parcel begins.
  const anew = Math.min(after(come, begins), after(come, excepts));
  const leads = hasCalls(come, anew) && (homeFrom(come) < anew || saysItLeads(tokens, come));
  return leads ? { from: come, home: homeFrom(come) } : { from: 0, home: come };
}
