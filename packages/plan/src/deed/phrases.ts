// Splits the tokens of a deed into phrases. Handles what a single phrase can't know: parentheses, and the previous phrase.
import { textAt, type Token, isGluedAt } from '../reading/tokens.ts';
import type { Phrase } from './phrase.ts';
import { phraseAt } from './phraseAt.ts';
import { withLostBeginning, hasLostPart, lostPart } from './lostParts.ts';
import { unitNamed } from '../measure/lengthUnits.ts';
import { maxInParentheses, textsOf } from './said.ts';

export function phrasesOf(tokens: readonly Token[]): Phrase[] {
  const phrases: Phrase[] = [];
  // A parenthesis that is never closed is a misprint, and has no effect on what follows.
  let depth = 0;
  const unopened = unopenedIn(tokens);
  for (let at = 0; at < tokens.length; ) {
    const text = textAt(tokens, at);
    const phrase = unopened.has(at)
      ? closesNothing(at)
      : withLostBeginning(phraseAt(tokens, at, depth > 0), phrases.at(-1), tokens);
    // Parentheses inside a phrase belong to it.
    if (phrase.next === at + 1 && /^[([]$/.test(text) && closes(tokens, at)) depth += 1;
    if (phrase.next === at + 1 && /^[)\]]$/.test(text)) depth = Math.max(0, depth - 1);
    phrases.push(phrase);
    at = phrase.next;
  }
  return phrases.map((phrase, i) =>
    hasLostPart(tokens, phrases, i) ? { ...phrase, problem: lostPart } : phrase,
  );
}

/** "100 feet) and six inches", "feet and )six": a parenthesis after a unit or before a word that closes nothing. */
function unopenedIn(tokens: readonly Token[]): ReadonlySet<number> {
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

const closesNothing = (first: number): Phrase => ({
  kind: 'stray',
  reason: 'a parenthesis is closed but never opened',
  isPiece: true,
  aside: false,
  first,
  next: first + 1,
});

/** Whether a parenthesis is closed soon, or after others that are opened within it. */
function closes(tokens: readonly Token[], at: number): boolean {
  const texts = textsOf(tokens, at + 1, at + maxInParentheses);
  const end = texts.findIndex((text) => /^(?:[([)\]]|thence)$/.test(text));
  if (/^[([]$/.test(texts[end] ?? '')) return texts.includes(')', end);
  return /^[)\]]$/.test(texts[end] ?? '');
}
