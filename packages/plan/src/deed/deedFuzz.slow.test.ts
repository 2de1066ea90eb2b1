// Whatever is pasted, 1,000 texts of it, and 12,000 by `npm run fuzz`: nothing throws, the calls lie in order and apart, and what they say can be plotted or is refused.
import { array, assert, constantFrom, integer, oneof, property } from 'fast-check';
import { expect, inject, test } from 'vitest';
import { arcSize } from '../survey/arcSize.ts';
import { closureOf } from '../survey/closure.ts';
import { readDeed } from './deedText.ts';
import { isRead } from './deedCall.ts';
import { plot } from '../survey/traverse.ts';

const times = inject('thoroughness');

const shreds = constantFrom(
  ...`thence|then|running|N|S|E|W|north|southwest|due|45|45°|30'|15"|degrees|minutes|120.5|feet|foot|'|"|chains|and|15|links|poles|(|)|,|;|.|one hundred|twenty|five tenths|1/2|½|-|to the point of beginning|to the beginning of|beginning at|commencing|a curve to the right|left|radius of|R=|L=|Δ=|chord bearing|chord|arc length|central angle of|tangent|concave southerly|passing|at|in all|continuing|from which|bears|deflecting|right angles|azimuth|containing 2 acres|excepting|varas|California|more or less|95°`.split(
    '|',
  ),
);
const deeds = array(shreds, { maxLength: 60 }).map((words) => words.join(' ').replaceAll(' ; ', ';\n'));

/** Any letters, and more often those that deeds are written with. */
const letters = oneof(integer({ min: 0, max: 0x10ffff }), integer({ min: 0x20, max: 0x7e }));
const texts = array(letters, { maxLength: 200 }).map((codes) => String.fromCodePoint(...codes));

function holds(text: string): void {
  const { calls, area } = readDeed(text);
  let last = 0;
  let put = '';
  for (const { start, end } of calls) {
    expect(start).toBeGreaterThanOrEqual(last);
    expect(end).toBeGreaterThan(start);
    put += text.slice(last, start) + text.slice(start, end);
    last = end;
  }
  expect(put + text.slice(last)).toBe(text);
  expect(area === undefined || Number.isFinite(area.squareFeet)).toBe(true);
  const read = calls.filter(isRead);
  for (const { call } of read) expect(call.kind === 'arc' && 'problem' in arcSize(call)).toBe(false);
  const { gap, perimeter } = closureOf(plot(read.map(({ call }) => call)).legs);
  expect(Number.isFinite(gap) && Number.isFinite(perimeter)).toBe(true);
}

test('any text at all is read without a fault, and every letter outside the calls is left alone', () => {
  assert(property(texts, holds), { numRuns: 100 * times });
});

test('words of deeds in any order are read without a fault', () => {
  assert(property(deeds, holds), { numRuns: 1000 * times });
});

test('a hundred pages are read in a moment', () => {
  const text = `thence N 45°30'15" E, 120.50 feet to a point; thence along a curve to the left, R = 50', L = 20'; `;
  const { calls } = readDeed(text.repeat(950));
  expect(calls).toHaveLength(1900);
});

// What is read of a word once for each of the words behind it takes hours.
test.each(['\n', 'n '])('200,000 letters of %j are answered', (shred) => {
  const { calls, problem } = readDeed(shred.repeat(200_000 / shred.length));
  expect(calls.filter(isRead)).toEqual([]);
  expect(problem).toBeUndefined();
});

test('a text of a million letters, of one word and in another language is answered in one plain sentence', () => {
  const { calls, problem } = readDeed('thence N 45 E 100 feet; '.repeat(45_000));
  expect(calls).toEqual([]);
  expect(problem).toBe('This text has more than 200,000 letters. Paste only the description of the land.');
  expect(readDeed('deed')).toEqual({ calls: [], area: undefined });
  const spanish = readDeed('Comenzando en una estaca; de allí al Norte 45 grados Este 100 pies a un punto');
  expect(spanish.calls.filter(isRead)).toEqual([]);
  const doubled = "thence N 45°30' E 120.50 feet; thence S 44 E 80 feet".replaceAll(/./gu, '$&$&');
  expect(readDeed(doubled).calls.filter(isRead)).toEqual([]);
});
