// Parentheses that close without having been opened.
import { unitNamed } from '../measure/lengthUnits.ts';
import { isGluedAt, textAt, type Token } from '../reading/tokens.ts';
import type { Phrase } from './phrase.ts';
import { maxInParentheses, textsOf } from './said.ts';

/** "100 feet) and six inches", "feet and )six": a parenthesis after a unit or before a word that closes nothing. */
export function unopenedIn(tokens: readonly Token[]): ReadonlySet<number> {
  const unopened = new Set<number>();
  let open = 0;
  for (const [at, { text }] of tokens.entries()) {
    if (text === '(') open += 1;
    if (text !== ')') continue;
    const isBefore = !isGluedAt(tokens, at) && isGluedAt(tokens, at + 1);
    if (open === 0 && (isBefore || unitNamed(textAt(tokens, at - 1)))) unopened.add(at);
    open = Math.max(0, open - 1);
  }
  return unopened;
}

export const closesNothing = (first: number): Phrase => ({
  kind: 'stray',
  reason: 'a parenthesis is closed but never opened',
  isPiece: true,
  aside: false,
  first,
  next: first + 1,
});

/** Whether a parenthesis is closed soon, or after others that are opened within it. */
export function closes(tokens: readonly Token[], at: number): boolean {
  const texts = textsOf(tokens, at + 1, at + maxInParentheses);
  const end = texts.findIndex((text) => /^(?:[([)\]]|thence)$/.test(text));
  if (/^[([]$/.test(texts[end] ?? '')) return texts.includes(')', end);
  return /^[)\]]$/.test(texts[end] ?? '');
}
