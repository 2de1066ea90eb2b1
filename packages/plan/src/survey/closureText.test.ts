// How a closure is written, above all if the last call runs to the beginning whatever its length.
import { expect, test } from 'vitest';
import type { Call } from './call.ts';
import { closesWell } from './closeTraverse.ts';
import { closureOf } from './closure.ts';
import { closureText } from './closureText.ts';
import { plot } from './traverse.ts';

const line = (azimuth: number, length: number): Call => ({ kind: 'line', heading: { azimuth }, length });
const threeSides = [line(0, 100), line(90, 100), line(180, 100)];
const closureWith = (last: Call) => closureOf(plot([...threeSides, last]).legs);

test.each<[string, Call, boolean]>([
  ['Closes exactly', line(270, 100), true],
  ["0.50' short, N 90°00'00\" W, 1:799", line(270, 99.5), false],
  ['Closed by the last edge', { kind: 'closing', azimuth: 270 }, true],
  ['Closed by the last edge', { kind: 'closing' }, true],
  ['Closed by the last edge, 0°00\'20" off its bearing', { kind: 'closing', azimuth: 270 + 20 / 3600 }, true],
  ['Closed by the last edge, 30°00\'00" off its bearing', { kind: 'closing', azimuth: 240 }, false],
  ['Closed by the last edge, 180°00\'00" off its bearing', { kind: 'closing', azimuth: 90 }, false],
])('%s', (words, last, isGood) => {
  const closure = closureWith(last);
  expect(closureText(closure, 'decimal-feet')).toBe(words);
  expect(closesWell(closure)).toBe(isGood);
});
