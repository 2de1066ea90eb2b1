// What is drawn of a deed of which some calls could not be read.
import type { Call } from './call.ts';
import { expect, test } from 'vitest';
import { plotEntries, type Entry } from './plotEntries.ts';

const line = (azimuth: number, length: number): Entry => ({
  call: { kind: 'line', heading: { azimuth }, length },
});
const on: Entry = { call: { kind: 'arc', turn: 'left', radius: 10, arc: 5 } satisfies Call };

test("an edge that wasn't read is left out, and the others are numbered consecutively", () => {
  const { legs, entries, leftOut } = plotEntries([line(0, 10), { unread: true }, line(90, 10)], 0);
  expect(legs).toHaveLength(2);
  expect(entries.map(({ leg }) => leg)).toEqual([0, undefined, 1]);
  expect(leftOut).toBe(1);
});

test("a curve that continues from an edge that wasn't read is not drawn", () => {
  const { entries, leftOut } = plotEntries([line(0, 10), { unread: true }, on, line(90, 10)], 0);
  expect(entries[2]?.problem).toBe(
    "It continues from the edge before it, which isn't known. Give a bearing.",
  );
  expect(entries.map(({ leg }) => leg)).toEqual([0, undefined, undefined, 1]);
  expect(leftOut).toBe(2);
});

test('an edge that cannot be is named with the reason, and the rest is drawn', () => {
  const { legs, entries } = plotEntries([line(0, 10), line(5, 0), line(90, 10), line(9, 1e6)], 0);
  expect(legs).toHaveLength(2);
  expect(entries.map(({ problem }) => problem)).toEqual([
    undefined,
    'The edge cannot be drawn: its length is not above 0.',
    undefined,
    'The edge cannot be drawn: its length is more than 100,000 ft.',
  ]);
});

test('rows that are still blank are not counted as left out', () => {
  expect(plotEntries([line(0, 10), { blank: true }, on], 0)).toMatchObject({ leftOut: 0 });
});

test('an edge back to the beginning that does not run as the deed says is reported, unless edges are left out', () => {
  const back = (azimuth: number): Entry => ({ call: { kind: 'closing', azimuth } });
  // 30 feet east and 40 north of the beginning: back is 36.87 degrees past south.
  const out = [line(90, 30), line(0, 40)];
  const problems = (all: readonly Entry[]): unknown[] =>
    plotEntries(all, 0).entries.map(({ problem }) => problem);
  expect(problems([...out, back(217)])).toEqual([undefined, undefined, undefined]);
  expect(problems([...out, back(230)])[2]).toBe(
    `The deed says S 50°00'00" W, but the direction straight back is S 36°52'12" W. Compare the edges before it with the deed.`,
  );
  expect(plotEntries([...out, back(230)], 0).legs).toHaveLength(3);
  expect(problems([...out, { unread: true }, back(230)])).toEqual([
    undefined,
    undefined,
    undefined,
    undefined,
  ]);
});
