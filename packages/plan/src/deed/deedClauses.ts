// Where the calls of a deed begin: at each "thence", or "then" and "th." before a course.
import { readBearing } from '../reading/readBearing.ts';
import type { Token } from '../reading/words.ts';

/** A run of tokens, from first up to but without next. */
export interface Clause {
  readonly first: number;
  readonly next: number;
  /** What comes before the first "thence": where the beginning is, and in short deeds the first course. */
  readonly preamble: boolean;
}

const thence = new Set(['thence', 'thenee', 'thance', 'thense', 'thenc', 'whence']);
/** After "then", or "th.", these go on with a course. */
const goesOn = new Set(
  'run running runs go goes going due along by with to turn turning back at on north south east west n s e w northerly southerly easterly westerly northeasterly northwesterly southeasterly southwesterly continue continuing alg cont nly sly ely wly'.split(
    ' ',
  ),
);

function begins(tokens: readonly Token[], at: number): boolean {
  const word = tokens[at]?.text ?? '';
  if (word === 'whence') return false;
  if (thence.has(word)) return true;
  // "; hence North"
  if (word === 'hence') return /^[;,.]?$/.test(tokens[at - 1]?.text ?? '');
  if (tokens[at - 1]?.text === 'of') return false;
  const isShort = word === 'then' || (word === 'th' && tokens[at]?.glued !== true);
  return isShort && (goesOn.has(tokens[at + 1]?.text ?? '') || readBearing(tokens, at + 1) !== undefined);
}

export function clausesOf(tokens: readonly Token[]): Clause[] {
  const starts = tokens.flatMap((_, at) => (begins(tokens, at) ? [at] : []));
  const bounds = [...starts, tokens.length];
  const clauses = starts.map((first, i) => ({ first, next: bounds[i + 1] ?? first, preamble: false }));
  const [until = 0] = bounds;
  return until > 0 ? [{ first: 0, next: until, preamble: true }, ...clauses] : clauses;
}
