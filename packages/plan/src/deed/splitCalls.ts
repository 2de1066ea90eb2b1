// A call that a misprinted sign splits into two statements: the first breaks off, the second begins with the rest.
import { inches } from '../measure/lengthUnits.ts';
import { textAt, type Token } from '../reading/tokens.ts';
import type { LengthPhrase } from './phrase.ts';
import { type Context, type Statement, textsOf } from './said.ts';

/** Whether something has to follow the last significant phrase: a direction, a number, "chord bearing". */
export function breaksOff({ phrases }: Statement, tokens: readonly Token[]): boolean {
  const last = phrases.findLastIndex(({ kind }) => kind !== 'word');
  const phrase = phrases[last];
  const end = phrases.at(-1);
  if (!phrase || !end) return false;
  const words = textsOf(tokens, phrase.next, end.next);
  if (words.slice(-3).some((word) => /^(?:and|chord|ch|radius|arc|bearing|central|angle|delta)$/.test(word)))
    return true;
  if (words.length > maxWordsBehind) return false;
  return (
    phrase.kind === 'bearing' ||
    phrase.kind === 'angle' ||
    phrase.kind === 'stray' ||
    (phrase.kind === 'length' && (!phrase.unit || words.at(-2) === 'and'))
  );
}

/** With more words than this after a direction or a number, the statement doesn't break off there. */
const maxWordsBehind = 4;

/** Whether a statement begins with something that can only be the rest of a call. */
export function begunByPiece({ phrases }: Statement, { tokens, hasAzimuths }: Context): boolean {
  const first = phrases.findIndex(({ kind }) => kind !== 'word');
  const phrase = phrases[first];
  if (!phrase || first > 2) return false;
  if (phrase.kind === 'stray') return phrase.isPiece;
  if (phrase.kind === 'angle') return first === 0 && !hasAzimuths && textAt(tokens, phrase.first) !== 'right';
  if (phrase.kind !== 'length') return false;
  return (first === 0 && isSmallPart(tokens, phrase)) || textAt(tokens, phrase.first - 1) === 'and';
}

/** "12 chain; 50 links", "31 feet; 10 inches" */
const isSmallPart = (tokens: readonly Token[], { unit, next }: LengthPhrase): boolean =>
  unit?.name === 'links' || (unit === inches && tokens[next]?.kind !== 'word');
