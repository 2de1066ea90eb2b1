// The corpus with one sign damaged, as scanners, copies and hands do it: what is read is what stands in the deed, or it is
// marked or told. Where a damage makes another number that is as good, nothing can be seen, and none is made here.
import { expect, inject, test } from 'vitest';
import { wellFormed } from '../../testing/deed/wellFormed.ts';
import { readDeed } from './deedText.ts';
import { isRead } from './deedCall.ts';
import { callLine } from '../../testing/testDeed.ts';

const signs = Array.from(`~¢?*|_^+§/#@•,;:.-'"°OlSxe() `);
/** Figures, and the letters that they are taken for. */
const letters: Readonly<Record<string, readonly string[]>> = {
  0: ['O', 'o'],
  1: ['l', 'I', '|'],
  2: ['Z'],
  5: ['S'],
  6: ['b'],
  8: ['B'],
  9: ['g'],
};

const isPoint = (sign: string): boolean => /[nsew]/i.test(sign);

/** The text with one sign damaged; undefined if the damage makes another good text. */
function damaged(text: string, at: number, kind: number, pick: number): string | undefined {
  const sign = text.charAt(at);
  const [before, after] = [text.slice(0, at), text.slice(at + 1)];
  if (/\d/.test(sign)) {
    const others = letters[sign] ?? [];
    const letter = others[pick % others.length];
    return letter === undefined ? undefined : before + letter + after;
  }
  const other = signs[pick % signs.length] ?? '~';
  const within = /\d\s?$/.test(before) && /^\s?\d/.test(after);
  if (kind === 0)
    return other === sign || (isPoint(sign) && isPoint(other)) ? undefined : before + other + after;
  // A point between two figures, or a figure that loses its fraction, is another number.
  if (kind === 1) return other === '.' && /\d$/.test(before) ? undefined : before + other + sign + after;
  if (kind === 2) return within || /[½¼¾/]/.test(sign) ? undefined : before + after;
  return before + sign + sign + after;
}

/** A generator of numbers from 0 up to 1 that is the same in every run: mulberry32. */
function numbersFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = Math.trunc(state + 0x6d2b79f5) % 2 ** 32;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** The calls that a text says, and whether each is marked or told of. */
const readIn = (text: string): readonly { readonly line: string | undefined; readonly isTold: boolean }[] =>
  readDeed(text).calls.map((call) => ({
    line: isRead(call) ? callLine(call, text) : undefined,
    isTold: isRead(call) ? call.notes.length > 0 : call.state === 'unread',
  }));

/** Whether a call is read that the deed doesn't make, or one is gone, and nothing is marked or told. */
function isSilentlyWrong(text: string, right: readonly string[]): boolean {
  const calls = readIn(text);
  const left = [...right];
  const isWrong = calls.some(({ line, isTold }) => {
    if (line === undefined) return false;
    const at = left.indexOf(line);
    if (at >= 0) left.splice(at, 1);
    return at < 0 && !isTold;
  });
  return isWrong || (left.length > 0 && !calls.some(({ isTold }) => isTold));
}

const readings = 1500 * inject('thoroughness');

test(`of ${readings} readings with one sign damaged at most one in 4,000 is silently wrong`, () => {
  const next = numbersFrom(15);
  const texts = wellFormed.map(([, text]) => ({
    text,
    right: readIn(text).flatMap(({ line }) => (line === undefined ? [] : [line])),
  }));
  const silent: string[] = [];
  for (let made = 0; made < readings; ) {
    const one = texts[Math.floor(next() * texts.length)];
    if (!one) break;
    const at = Math.floor(next() * one.text.length);
    const text = damaged(one.text, at, Math.floor(next() * 4), Math.floor(next() * 1000));
    if (text === undefined) continue;
    made += 1;
    if (isSilentlyWrong(text, one.right)) silent.push(text.slice(Math.max(0, at - 30), at + 30));
  }
  expect(silent.slice(Math.ceil(readings / 4000))).toEqual([]);
});
