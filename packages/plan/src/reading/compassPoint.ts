// Points of the compass: "N.W.", "north by east", "southwesterly".
import { quoted } from '../measure/quoted.ts';
import { azimuthNamed, isFinePoint, pointNamed } from './lexicon.ts';
import { textAt, type Token } from './tokens.ts';
import type { ReadDirection } from './direction.ts';

/** A compass point alone: "North", "due West", "Northeast", "N.W.". */
export function readPoint(tokens: readonly Token[], at: number): ReadDirection | undefined {
  const start = textAt(tokens, at) === 'due' ? at + 1 : at;
  const words: string[] = [];
  let next = start;
  while (isPointWord(tokens, next, next === start)) {
    words.push(textAt(tokens, next));
    next += 1;
    const joint = textAt(tokens, next);
    if (!/^(?:-|by)$/.test(joint) || azimuthNamed(textAt(tokens, next + 1)) === undefined) continue;
    if (joint === 'by') words.push(joint);
    next += 1;
  }
  if (words.length === 0) return undefined;
  const azimuth = azimuthNamed(words.map((word) => pointNamed(word) ?? word).join(''));
  if (azimuth !== undefined) return { azimuth, next };
  return {
    problem: `${quoted(words.join(' '))} isn't one of the eight compass points that can be read; write it in degrees`,
    next,
  };
}

/** Whether a word is part of a compass point. */
function isPointWord(tokens: readonly Token[], at: number, isFirst: boolean): boolean {
  const text = textAt(tokens, at);
  if (isFirst && isFinePoint(text)) return true;
  return azimuthNamed(text) !== undefined && (isFirst || !isApart(tokens, at));
}

/** "N. E." is northeast; "N E" is a bearing that lacks its angle. */
function isApart(tokens: readonly Token[], at: number): boolean {
  const [one, two] = [tokens[at - 1], tokens[at]];
  return one?.text.length === 1 && two?.text.length === 1 && two.start - one.end === 1;
}
