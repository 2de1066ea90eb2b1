// Splits the tokens of a deed into phrases. Handles what a single phrase can't know: parentheses, and the previous phrase.
import { textAt, type Token } from '../reading/tokens.ts';
import type { Phrase } from './phrase.ts';
import { phraseAt } from './phraseAt.ts';
import { withLostBeginning, hasLostPart, lostPart } from './lostParts.ts';
import { unopenedIn, closesNothing, closes } from './unopenedParentheses.ts';

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
