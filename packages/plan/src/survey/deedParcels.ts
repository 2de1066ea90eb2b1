// Which calls of a deed bound the lot: not those that lead to its beginning, nor those of another parcel.
import type { Said } from './deedSaid.ts';
import type { Token } from './words.ts';

type Belonging = 'lot' | 'leading' | 'other';

const walked = new Set(
  'the true real actual said original first mentioned aforesaid point place and & station'.split(' '),
);

/** Whether the words that end at a token name the beginning as a place that is come to. */
function comesToBeginning(tokens: readonly Token[], at: number): boolean {
  const word = (i: number): string => tokens[i]?.text ?? '';
  const short =
    word(at) === 'pob' ||
    word(at) === 'tpob' ||
    (word(at) === 'b' && word(at - 1) === 'o' && word(at - 2) === 'p');
  const long =
    /^(?:beginning|beg|commencement)$/.test(word(at)) &&
    word(at - 1) === 'of' &&
    /^(?:point|place|pt)$/.test(word(at - 2));
  const to = word(at - 1) === 'the' ? at - 2 : at - 1;
  const bare = /^(?:beginning|beg)$/.test(word(at)) && word(to) === 'to' && word(at + 1) !== 'of';
  if (!short && !long && !bare) return false;
  let before = bare ? to : at - (long ? 2 : word(at) === 'b' ? 3 : 1);
  while (walked.has(word(before))) before -= 1;
  return !/^(?:from|of|with|opposite)$/.test(word(before));
}

const beginsAnew = (tokens: readonly Token[], at: number): boolean => {
  const text = tokens[at]?.text ?? '';
  if (/^(?:excepting|except)$/.test(text)) return true;
  const after = tokens[at + 1]?.text ?? '';
  return (
    /^(?:beginning|commencing|starting)$/.test(text) &&
    tokens[at - 1]?.text !== 'of' &&
    /^(?:at|on|for|in|from)$/.test(after)
  );
};

/** Whether the deed says that it comes to its beginning from somewhere else. */
const saysItLeads = (tokens: readonly Token[], until: number): boolean =>
  tokens
    .slice(0, until + 1)
    .some(
      ({ text }, i) =>
        /^(?:commenc|comm?$|starting|tie$|reference$|tpob$)/.test(text) ||
        (/^(?:true|real|actual)$/.test(text) && /^(?:point|place)$/.test(tokens[i + 1]?.text ?? '')),
    );

/** One for each of what is said. */
export function belongings(tokens: readonly Token[], all: readonly Said[]): Belonging[] {
  const isCall = ({ what }: Said): boolean => !('aside' in what) && !('call' in what && what.tie);
  const firstCall = all.find(isCall)?.first ?? Number.POSITIVE_INFINITY;
  const returns = tokens.flatMap((_, at) => (at > firstCall && comesToBeginning(tokens, at) ? [at] : []));
  const between = (from: number, to: number): boolean =>
    all.some((said) => isCall(said) && said.first > from && said.first < to);
  const [come] = returns;
  if (come === undefined) return all.map(belongsAlone);
  const anewAfter = (at: number): number => {
    const found = tokens.findIndex((_, i) => i > at && beginsAnew(tokens, i));
    return found < 0 ? tokens.length : found;
  };
  // The calls that follow the first return, before the deed begins anew, are the lot where the first ones lead to it.
  const goesOn = between(come, anewAfter(come));
  const comesAgain = returns.some((at) => at < anewAfter(come) && between(come, at));
  const leads = goesOn && (comesAgain || saysItLeads(tokens, come));
  const home = leads ? (returns.find((at) => at > come && between(come, at)) ?? tokens.length) : come;
  return all.map((said) => {
    if (belongsAlone(said) === 'leading' || (leads && said.first < come)) return 'leading';
    return said.first > home ? 'other' : 'lot';
  });
}

const belongsAlone = ({ what }: Said): Belonging => ('call' in what && what.tie ? 'leading' : 'lot');
