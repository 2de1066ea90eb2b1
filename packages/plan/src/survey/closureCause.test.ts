// A boundary that doesn't close: the one mistake with which it would is found.
import { expect, test } from 'vitest';
import { readDeed } from '../deed/deedText.ts';
import { isRead } from '../deed/deedCall.ts';
import { causeText, closureCauses } from './closureCause.ts';

/** What is said of the first cause. */
function said(text: string): string | undefined {
  const calls = readDeed(text).calls.flatMap((call) =>
    isRead(call) && call.state === 'lot' ? [call.call] : [],
  );
  const [cause] = closureCauses(calls, 'decimal-feet');
  return cause && causeText(cause, cause.at + 1, 'decimal-feet');
}

const right = [
  `N 12°30'00" E 187.25 feet`,
  `S 61°15'00" E 143.10 feet`,
  `S 08°20'00" W 165.40 feet`,
  `N 69°40'00" W 39.36 feet`,
  `N 69°58'35" W 109.88 feet`,
];
const text = (calls: readonly string[]): string =>
  `Beginning at a pin; ${calls.map((call) => `thence ${call}`).join('; ')}.`;
const good = [
  `N 0°00'00" E 120.50 feet`,
  `N 60°00'00" E 80.00 feet`,
  `S 30°00'00" E 100.00 feet`,
  `S 41°00'00" W 76.20 feet`,
];

/** The last edge of the calls, back to their beginning. */
function closed(calls: readonly string[]): readonly string[] {
  const at = { x: 0, y: 0 };
  for (const call of calls) {
    const [, from = '', degrees = '', minutes = '', to = '', feet = ''] =
      /^([NS]) (\d+)°(\d+)'\d+" ([EW]) ([\d.]+)/.exec(call) ?? [];
    const off = ((Number(degrees) + Number(minutes) / 60) * Math.PI) / 180;
    at.x += Number(feet) * Math.sin(off) * (to === 'E' ? 1 : -1);
    at.y += Number(feet) * Math.cos(off) * (from === 'N' ? 1 : -1);
  }
  const angle = Math.round((Math.atan2(Math.abs(at.x), Math.abs(at.y)) * 180 * 3600) / Math.PI);
  const [degrees, minutes, seconds] = [Math.floor(angle / 3600), Math.floor(angle / 60) % 60, angle % 60];
  const bearing = `${at.y > 0 ? 'S' : 'N'} ${degrees}°${minutes}'${seconds}" ${at.x > 0 ? 'W' : 'E'}`;
  return [...calls, `${bearing} ${Math.hypot(at.x, at.y).toFixed(2)} feet`];
}

const lot = closed(good);

test('a boundary that closes has no cause, and neither has one with two mistakes', () => {
  expect(said(text(lot))).toBeUndefined();
  expect(said(text(right))).toBeUndefined();
});

test('the rounding of a survey is no mistake in a bearing', () => {
  const tape = [
    `N 0°00'00" E 80.15 feet`,
    `S 90°00'00" E 120.00 feet`,
    `S 0°00'00" W 80.00 feet`,
    `N 90°00'00" W 120.00 feet`,
  ];
  expect(said(text(tape))).toBeUndefined();
});

test('a course too many', () => {
  expect(said(text([`N 89°00'00" W 133.00 feet`, ...lot]))).toBe(
    `If edge 1 were left out, the boundary would close within 0.00'.`,
  );
});

test.each([
  ['a course that runs the other way', 0, `S 0°00'00" W 120.50 feet`, `If edge 1 were N 0°00'00" E`],
  ['East for West', 3, `S 41°00'00" E 76.20 feet`, `If edge 4 were S 41°00'00" W`],
  ['South for North', 1, `S 60°00'00" E 80.00 feet`, `If edge 2 were N 60°00'00" E`],
  ['a figure that is another', 2, `S 80°00'00" E 100.00 feet`, `If edge 3 were S 30°00'00" E`],
  ['two figures swapped', 3, `S 14°00'00" W 76.20 feet`, `If edge 4 were S 41°00'00" W`],
  ['a figure that is lost', 0, `N 0°00'00" E 12.50 feet`, `If edge 1 were 120.50' long`],
  ['a figure of a length that is another', 3, `S 41°00'00" W 70.20 feet`, `If edge 4 were 76.20' long`],
  ['a foot too few', 2, `S 30°00'00" E 99 feet`, `If edge 3 were 100.00' long`],
  ['a decimal point elsewhere', 2, `S 30°00'00" E 10.00 feet`, `If edge 3 were 100.00' long`],
])('%s', (_, at, call, cause) => {
  expect(said(text(lot.with(at, call)))).toMatch(`${cause}, the boundary would close within 0.0`);
});
