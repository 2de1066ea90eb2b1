// The direction from which a deed measures its azimuths: in Hawaii, they are measured from the south.
import { readAngle } from '../reading/angles.ts';
import { textAt, type Token } from '../reading/tokens.ts';
import { compassThings } from './deedLexicon.ts';
import type { Phrase } from './phrase.ts';

/** The direction; undefined if the deed states one that isn't understood: "measured clockwise from Ture South". */
export function azimuthsFrom(tokens: readonly Token[]): 'north' | 'south' | undefined {
  // A clockwise curve says nothing about azimuths.
  const clockwise = tokens.findIndex(
    ({ text }, at) => text === 'clockwise' && !/^(?:curve|arc|along|around|on)$/.test(textAt(tokens, at + 1)),
  );
  if (clockwise >= 0) {
    const words = tokens.slice(clockwise + 1, clockwise + 5).map(({ text }) => text);
    const [, from] = /^from (?:the )?(?:true |grid )?(north|south)\b/.exec(words.join(' ')) ?? [];
    return from === 'north' || from === 'south' ? from : undefined;
  }
  return tokens.some((_, at) => isTurnedFromSouth(tokens, at)) ? 'south' : 'north';
}

/** Maximum number of words between "azimuths" and their direction: "azimuths herein are measured". */
const maxWords = 12;

/** "azimuths are measured from the south", "azimuth 90° from True South": about azimuths, not about a street or a line. */
function isTurnedFromSouth(tokens: readonly Token[], at: number): boolean {
  if (textAt(tokens, at) !== 'south' || compassThings.has(textAt(tokens, at + 1))) return false;
  let from = at - 1;
  while (/^(?:the|true|grid)$/.test(textAt(tokens, from))) from -= 1;
  if (textAt(tokens, from) !== 'from') return false;
  // "True South" isn't the name of a street.
  return /^(?:true|grid)$/.test(textAt(tokens, at - 1)) || speaksOfAzimuths(tokens, from);
}

/** Whether a word for azimuths comes before a token, with no number in between except the azimuth itself. */
function speaksOfAzimuths(tokens: readonly Token[], from: number): boolean {
  const words = tokens.slice(Math.max(0, from - maxWords), from);
  const azimuth = words.findLastIndex(({ text }) => /^(?:azimuths?|az)$/.test(text));
  if (azimuth < 0) return false;
  // "azimuth 90° 00', 100 feet to a pin 10 feet from South Main Street"
  const number = words.findIndex(({ value }, i) => i > azimuth && value !== undefined);
  const angle = number < 0 ? undefined : readAngle(words, number, 'marked');
  return words.slice(angle?.next ?? azimuth).every(({ value }) => value === undefined);
}

/** Degrees: a bearing that counts from north or south within a quadrant has at most this angle. */
const quadrant = 90;

/**
 * Whether "bearings" are azimuths from north, as in Australia and New Zealand: "on a bearing of 185°34'". One beyond a quadrant
 * shows it, if none has a quadrant.
 */
export const areBearingsWholeCircle = (tokens: readonly Token[], phrases: readonly Phrase[]): boolean =>
  tokens.some(({ text }) => /^bearings?$/.test(text)) &&
  !phrases.some((phrase) => phrase.kind === 'bearing' && phrase.exact) &&
  phrases.some(
    (phrase) =>
      phrase.kind === 'angle' &&
      phrase.degrees > quadrant &&
      /^(?:bearings?|thence)$/.test(textBefore(tokens, phrase.first)),
  );

/** The last word before a token, without the small words between them. */
function textBefore(tokens: readonly Token[], at: number): string {
  let before = at - 1;
  while (/^(?:of|on|a|an|the|,|:)$/.test(textAt(tokens, before))) before -= 1;
  return textAt(tokens, before);
}
