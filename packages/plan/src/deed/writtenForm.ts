// The form in which the numbers of a deed are written: decimals, fractions, signs.
import type { Token } from '../reading/tokens.ts';
import type { BearingPhrase, LengthPhrase, Phrase } from './phrase.ts';
import type { Said } from './said.ts';

/** The style of the numbers in one call. */
interface Written {
  readonly bearings: readonly BearingPhrase[];
  /** The first numbers of its lengths. */
  readonly lengths: readonly string[];
}

export function writtenIn(
  tokens: readonly Token[],
  phrases: readonly Phrase[],
  all: readonly Said[],
): Written[] {
  let at = 0;
  return all.map(({ first, next }) => {
    while ((phrases[at]?.first ?? next) < first) at += 1;
    const own: Phrase[] = [];
    for (let phrase = phrases[at]; phrase && phrase.next <= next; phrase = phrases[at]) {
      own.push(phrase);
      at += 1;
    }
    const lengths = own.filter((phrase): phrase is LengthPhrase => phrase.kind === 'length');
    return {
      bearings: own.filter((phrase): phrase is BearingPhrase => phrase.kind === 'bearing'),
      lengths: lengths.map((phrase) => tokens[phrase.first]?.text ?? ''),
    };
  });
}
