// A deed with one sign wrong, wherever it is: no call is read as another, and none is lost.
import { expect, test } from 'vitest';
import { isRead, readDeed } from './deedText.ts';
import { callsIn } from './testDeed.ts';

const deed = `thence N 45°30'15" E 120.50 feet to a pin; thence S 44°29'45" E, a distance of 80.25 feet; thence S 45°30' W 120.50' to a stone; thence North 44 degrees 29 minutes 45 seconds West, 80.25 feet to the point of beginning.`;
const right = callsIn(deed);

/** What a copy or a scanner puts in the place of another sign. */
const signs = '~ ¢ ? * | _ ^ + § / # @ ¬ •'.split(' ');
/** Figures, and the letters that they are taken for. */
const letters = { 0: 'O', 1: 'l', 5: 'S', 6: 'b', 8: 'B' };

const put = (at: number, sign: string, gone: 0 | 1): string =>
  deed.slice(0, at) + sign + deed.slice(at + gone);

/** Those in which a call is read that the deed does not make, or one is lost or too many. */
const misread = (texts: readonly string[]): string[] =>
  texts.filter((text) => {
    const { calls } = readDeed(text);
    const said = callsIn(text).filter((_, i) => calls[i] && isRead(calls[i]));
    return calls.length !== right.length || said.some((call) => !right.includes(call));
  });

const places = Array.from({ length: deed.length }, (_, at) => ({ letter: deed.charAt(at), at }));

test.each(signs)('%s in the place of any sign or letter', (sign) => {
  const others = places.filter(({ letter }) => !/[\d.]/.test(letter));
  expect(misread(others.map(({ at }) => put(at, sign, 1)))).toEqual([]);
});

test.each(signs)('%s between any two', (sign) => {
  // "12/0.50" and "45*30'" are numbers and angles, if others.
  const others = places.filter(({ at }) => !/^\d\d/.test(deed.slice(at - 1)));
  expect(misread(others.map(({ at }) => put(at, sign, 0)))).toEqual([]);
});

test.each(Object.entries(letters))('%s taken for %s', (figure, letter) => {
  const figures = places.filter((place) => place.letter === figure);
  expect(misread(figures.map(({ at }) => put(at, letter, 1)))).toEqual([]);
});
