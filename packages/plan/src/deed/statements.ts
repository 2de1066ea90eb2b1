// Where the statements of a deed begin: at each "thence" and "then", at semicolons, at new rows, and where another
// parcel begins.
import type { Token } from '../reading/tokens.ts';
import { azimuthNamed } from '../reading/lexicon.ts';
import { beginnings, verbs } from './deedLexicon.ts';
import type { Phrase } from './phrases.ts';
import type { Statement } from './said.ts';

type Boundary = 'thence' | 'item' | 'preamble';

function boundaryAt(tokens: readonly Token[], { first, next, kind }: Phrase): Boundary | undefined {
  if (kind !== 'word' || next > first + 1) return undefined;
  const token = tokens[first];
  const text = token?.text ?? '';
  const before = tokens[first - 1]?.text ?? '';
  if (text === 'thence' || (text === 'hence' && (before === '' || tokens[first - 1]?.kind === 'sign')))
    return 'thence';
  const follows = tokens[first + 1]?.text ?? '';
  const isShort =
    text === 'th' &&
    !token?.glued &&
    (azimuthNamed(follows) !== undefined ||
      verbs.has(follows) ||
      /^(?:so|no|alg|cont|with|due)$/.test(follows));
  if (text === 'then' || isShort) return /^(?:the|of|was)$/.test(before) ? undefined : 'thence';
  // "120;50 feet" is one number with a sign in it.
  const isWithin =
    token?.glued &&
    tokens[first - 1]?.value !== undefined &&
    tokens[first + 1]?.glued &&
    tokens[first + 1]?.value !== undefined;
  const after = tokens[first + 1];
  // "chain;s": a sign within a word.
  const isInWord =
    token?.glued &&
    after?.glued &&
    after.kind === 'word' &&
    !after.capital &&
    !/^(?:thence|then|and|to)$/.test(after.text);
  if ((text === ';' && !isWithin && !isInWord) || token?.kind === 'line') return 'item';
  return beginsPreamble(tokens, first) ? 'preamble' : undefined;
}

/** "Beginning at …", "Commencing on …", "excepting". */
const beginsPreamble = (tokens: readonly Token[], at: number): boolean =>
  beginnings.has(tokens[at]?.text ?? '') &&
  !/^(?:of|the|said|or|place|point)$/.test(tokens[at - 1]?.text ?? '') &&
  /^(?:at|on|for|in|from|again|same)$/.test(tokens[at + 1]?.text ?? '');

/** Whether phrases hold what a call is made of. */
const hasMeasure = (phrases: readonly Phrase[]): boolean =>
  phrases.some(({ kind, aside }) => kind === 'length' && !aside) &&
  phrases.some(({ kind }) => kind === 'bearing');

export function statementsOf(tokens: readonly Token[], phrases: readonly Phrase[]): Statement[] {
  const statements: Statement[] = [];
  let current: Phrase[] = [];
  let manner: Statement['manner'] = 'preamble';
  let opener = '';
  const end = (): void => {
    const [first] = current;
    const last = current.at(-1);
    if (first && last)
      statements.push({
        phrases: current,
        first: first.first,
        next: last.next,
        manner,
        isSame: opener === ';',
      });
    current = [];
  };
  for (const phrase of phrases) {
    const boundary = phrase.aside ? undefined : boundaryAt(tokens, phrase);
    const isLine = tokens[phrase.first]?.kind === 'line';
    // A line that ends before its course has come is prose that was broken.
    const isBroken = isLine && manner === 'thence' && !hasMeasure(current);
    // "then beginning again"
    const isEmpty = boundary === 'preamble' && manner === 'thence' && current.length < 2;
    if (boundary && !isBroken && !isEmpty) {
      // "and thence", "; and then"
      end();
      manner = boundary;
      opener = tokens[phrase.first]?.text ?? '';
    }
    if (!isLine && (!boundary || tokens[phrase.first]?.text !== ';')) current.push(phrase);
  }
  end();
  // A text that begins with a measure begins with its first edge.
  const [opening, ...others] = statements;
  const first = opening?.phrases.slice(0, 2).find(({ kind }) => kind !== 'word') ?? opening?.phrases[0];
  const isBeginning = beginnings.has(tokens[opening?.first ?? 0]?.text ?? '');
  const isEdge = !isBeginning && first !== undefined && (first.kind !== 'word' || first.isLabel === true);
  return opening && isEdge && opening.manner === 'preamble'
    ? [{ ...opening, manner: 'item' }, ...others]
    : statements;
}
