// Where the statements of a deed begin: at each "thence" and "then", at semicolons, at new rows, and where another
// parcel begins.
import { firstOf } from '../reading/alternatives.ts';
import { isGluedAt, isValueAt, isWordAt, textAt, type Token } from '../reading/tokens.ts';
import { beginnings } from './deedLexicon.ts';
import type { Phrase } from './phrase.ts';
import type { Statement } from './said.ts';

type Boundary = (tokens: readonly Token[], at: number) => Statement['manner'] | undefined;

/** "thence"; "hence" if there is only a sign before it */
const thence: Boundary = (tokens, at) => {
  const text = textAt(tokens, at);
  const isHence = text === 'hence' && (textAt(tokens, at - 1) === '' || tokens[at - 1]?.kind === 'sign');
  return text === 'thence' || isHence ? 'thence' : undefined;
};

/** "then", "TH S 15° W" */
const then: Boundary = (tokens, at) => {
  if (textAt(tokens, at) !== 'then' && !isThenceInShort(tokens, at)) return undefined;
  return /^(?:the|of|was)$/.test(textAt(tokens, at - 1)) ? undefined : 'thence';
};

function isThenceInShort(tokens: readonly Token[], at: number): boolean {
  if (textAt(tokens, at) !== 'th' || isGluedAt(tokens, at)) return false;
  // "th¢ee"
  if (tokens[at + 1]?.kind === 'sign' && isGluedAt(tokens, at + 1) && !tokens[at + 2]?.capital) return false;
  // "at th end"
  if (!tokens[at]?.capital && /^(?:at|of|in|to|on|by|from|with|along)$/.test(textAt(tokens, at - 1)))
    return false;
  // "the 6 th day"
  const isOrdinal = isValueAt(tokens, at - 1) && !tokens[at]?.capital;
  return !isOrdinal && !/^(?:day|of|street|st|avenue|ave|principal|pm)$/.test(textAt(tokens, at + 1));
}

const semicolon: Boundary = (tokens, at) =>
  textAt(tokens, at) === ';' && !isInside(tokens, at) ? 'item' : undefined;

/** "120;50 feet", "chain;s", "a curve, ;hord": a misprinted sign inside a number or a word. */
function isInside(tokens: readonly Token[], at: number): boolean {
  if (textAt(tokens, at - 1) === ',' && isGluedAt(tokens, at + 1)) return true;
  if (!isGluedAt(tokens, at) || !isGluedAt(tokens, at + 1)) return false;
  if (isValueAt(tokens, at - 1) && isValueAt(tokens, at + 1)) return true;
  const isWord = isWordAt(tokens, at + 1) && !tokens[at + 1]?.capital;
  return isWord && !/^(?:thence|then|and|to)$/.test(textAt(tokens, at + 1));
}

const newRow: Boundary = (tokens, at) => (tokens[at]?.kind === 'line' ? 'item' : undefined);

/** "Beginning at …", "Commencing on …". */
const beginning: Boundary = (tokens, at) =>
  beginnings.has(textAt(tokens, at)) &&
  !/^(?:of|the|said|or|place|point)$/.test(textAt(tokens, at - 1)) &&
  /^(?:at|on|for|in|from|again|same)$/.test(textAt(tokens, at + 1))
    ? 'preamble'
    : undefined;

const boundaryAt = firstOf([thence, then, semicolon, newRow, beginning]);

/** Whether the phrases contain parts of a call. */
const hasMeasure = (phrases: readonly Phrase[]): boolean =>
  phrases.some(({ kind, aside }) => kind === 'length' && !aside) &&
  phrases.some(({ kind }) => kind === 'bearing');

interface Begun {
  readonly phrases: Phrase[];
  readonly manner: Statement['manner'];
  /** Whether only a semicolon separates it from the previous one. */
  readonly isSame: boolean;
}

/** Maximum number of phrases of a statement. No call is longer, and reading takes time quadratic in the length. */
const maxPhrases = 1000;

export function statementsOf(tokens: readonly Token[], phrases: readonly Phrase[]): Statement[] {
  const all: Begun[] = [];
  let current: Begun = { phrases: [], manner: 'preamble', isSame: false };
  all.push(current);
  for (const phrase of phrases) {
    const manner = mannerOf(tokens, phrase);
    if (manner && !isContinued(tokens, phrase, manner, current)) {
      current = { phrases: [], manner, isSame: textAt(tokens, phrase.first) === ';' };
      all.push(current);
    } else if (current.phrases.length >= maxPhrases) {
      current = { phrases: [], manner: 'preamble', isSame: false };
      all.push(current);
    }
    if (tokens[phrase.first]?.kind !== 'line' && !(manner && textAt(tokens, phrase.first) === ';'))
      current.phrases.push(phrase);
  }
  const [opening, ...others] = all.flatMap((begun) => {
    const [first, last] = [begun.phrases[0], begun.phrases.at(-1)];
    return first && last ? [{ ...begun, first: first.first, next: last.next }] : [];
  });
  if (!opening) return [];
  return [{ ...opening, manner: opensWithEdge(tokens, opening) ? 'item' : opening.manner }, ...others];
}

const mannerOf = (tokens: readonly Token[], phrase: Phrase): Statement['manner'] | undefined =>
  phrase.kind === 'word' && phrase.next === phrase.first + 1 && !phrase.aside
    ? boundaryAt(tokens, phrase.first)
    : undefined;

/** Whether the current statement continues beyond a boundary. */
function isContinued(
  tokens: readonly Token[],
  { first }: Phrase,
  manner: Statement['manner'],
  current: Begun,
): boolean {
  if (current.manner !== 'thence') return false;
  // "running thence; 1. N 5 E"
  if (textAt(tokens, first) === ';') return current.phrases.length === 1;
  // A line that ends before its course is wrapped prose.
  if (tokens[first]?.kind === 'line') return !hasMeasure(current.phrases);
  // "then beginning again"
  return manner === 'preamble' && current.phrases.length < 2;
}

/** "Beginning", "Fronting 75 feet on the street, …" */
const opensOther = new RegExp(`^(?:${[...beginnings].join('|')}|fronting|measuring|having|being)$`);

/** Whether a text begins with its first edge: with a measurement or a label. */
function opensWithEdge(tokens: readonly Token[], { manner, phrases, first }: Statement): boolean {
  const start = phrases.slice(0, 2).find(({ kind }) => kind !== 'word') ?? phrases[0];
  const isEdge = start !== undefined && (start.kind !== 'word' || start.isLabel === true);
  return isEdge && manner === 'preamble' && !opensOther.test(textAt(tokens, first));
}
