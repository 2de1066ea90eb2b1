// A deed with one sign wrong, wherever it is: no call is read as another, and none is lost.
import { expect, inject, test } from 'vitest';
import { readDeed } from './deedText.ts';
import { isRead } from './deedCall.ts';
import { callsIn } from '../../testing/testDeed.ts';

const deed = `thence N 45°30'15" E 120.50 feet to a pin; thence S 44°29'45" E, a distance of 80.25 feet; thence S 45°30' W 120.50' to a stone; thence North 44 degrees 29 minutes 45 seconds West, 80.25 feet to the point of beginning.`;
const right = callsIn(deed);

/** What a copy or a scanner puts in the place of another sign. */
const signs = '~ ¢ ? * | _ ^ + § / # @ ¬ •'.split(' ');
/** Figures, and the letters that they are taken for. */
const letters = { 0: 'O', 1: 'l', 5: 'S', 6: 'b', 8: 'B' };

/** `npm run fuzz` tries every place, and `npm test` every third, a different third for each sign. */
const step = inject('thoroughness') > 1 ? 1 : 3;
const isTried = (at: number, mark: string): boolean => (at + (mark.codePointAt(0) ?? 0)) % step === 0;

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
  const others = places.filter(({ letter, at }) => isTried(at, sign) && !/[\d.]/.test(letter));
  expect(misread(others.map(({ at }) => put(at, sign, 1)))).toEqual([]);
});

test.each(signs)('%s between any two', (sign) => {
  // "12/0.50" and "45*30'" are numbers and angles, if others.
  const others = places.filter(({ at }) => isTried(at, sign) && !/^\d\d/.test(deed.slice(at - 1)));
  expect(misread(others.map(({ at }) => put(at, sign, 0)))).toEqual([]);
});

test.each(Object.entries(letters))('%s taken for %s', (figure, letter) => {
  const figures = places.filter((place) => place.letter === figure);
  expect(misread(figures.map(({ at }) => put(at, letter, 1)))).toEqual([]);
});

const worded = `thence North forty-five degrees East one hundred twenty feet to a pin; thence South thirty degrees and fifteen minutes East, five chains and fifty links to a stone; thence South forty-five degrees West, passing a post at ten feet, eighteen rods to an oak; thence North fifty-seven degrees West to the point of beginning.`;
const rightWords = callsIn(worded);
const letterPlaces = Array.from({ length: worded.length }, (_, at) => ({
  letter: worded.charAt(at),
  at,
})).filter(({ letter }) => /\p{L}/u.test(letter));

/** Those in which a call is read that the deed does not make, or one is gone, and nothing is marked or told of. */
const misreadWords = (texts: readonly string[]): string[] =>
  texts.filter((text) => {
    const { calls } = readDeed(text);
    if (calls.some((call) => !isRead(call))) return false;
    const untold = callsIn(text).filter(
      (_, i) => calls[i] && isRead(calls[i]) && calls[i].notes.length === 0,
    );
    return calls.length < rightWords.length || untold.some((call) => !rightWords.includes(call));
  });

test.each([
  ['lost', (at: number) => worded.slice(0, at) + worded.slice(at + 1)],
  ['doubled', (at: number) => worded.slice(0, at + 1) + worded.slice(at)],
  ['another', (at: number) => `${worded.slice(0, at)}x${worded.slice(at + 1)}`],
  ['parted from the next by a blank', (at: number) => `${worded.slice(0, at + 1)} ${worded.slice(at + 1)}`],
] as const)('a letter of a deed in words that is %s', (damage, mutated) => {
  const tried = letterPlaces.filter(({ at }) => isTried(at, damage));
  expect(misreadWords(tried.map(({ at }) => mutated(at)))).toEqual([]);
});

test.each([
  ['two full stops in a number', 'thence N 5 E 104..5 feet'],
  ['a sign for the second letter of a point', 'thence N.. 10 rods'],
  ['a parenthesis for it', 'thence N.(. 10 rods'],
  ['a full stop for the first letter', 'thence .W. 10 rods'],
  ['a point of the compass for another label', 'thence N 5 E, S=62.83 feet'],
  ['a sign for the first letter of a word', 'thence S 45 W along a line 30 feet :orth of the wall, 100 feet'],
  ['a mark behind a bearing', `thence N 40°00'00" East" 51.76 feet`],
  ['a parenthesis that closes nothing', 'thence S 45 W one hundred and five feet) and six inches'],
  ['a letter between feet and inches', 'thence S 45 W fifty feet,x three inches'],
  ['a sign in a word between chains and links', 'thence East 6 chains ;nd 25 links'],
  ['two units', `thence N 40 W 20.00' m.`],
  ['a point for an article', 'thence 31.42 feet along S curve to the right of radius 30.00 feet'],
])('%s marks the call', (_, text) => {
  const [first] = readDeed(`${text}; thence S 5 E 20 feet`).calls;
  expect(first?.state).toBe('unread');
});
