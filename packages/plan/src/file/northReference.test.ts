import { expect, test } from 'vitest';
import { read, written } from '../../testing/testFile.ts';

const settingsWith = (northReference: unknown) => ({ scale: 2, siteExtent: 100, title: '', northReference });
const readWith = (northReference: unknown) => read({ objects: [], settings: settingsWith(northReference) });

test('which north it is, its declination and date are read and written back as they were', () => {
  const reference = { kind: 'magnetic', declination: -7.25, date: 'May 2026' };
  expect(readWith(reference).notes).toEqual([]);
  expect(readWith(reference).plan.settings.northReference).toEqual(reference);
  expect(written({ objects: [], settings: settingsWith(reference) }).settings).toEqual(
    settingsWith(reference),
  );
});

test.each([
  [
    "a north that we don't know",
    { kind: 'astronomic' },
    undefined,
    /its kind is .*astronomic.*; it has to be true, grid, magnetic/,
  ],
  [
    "a declination that can't be",
    { kind: 'magnetic', declination: 135 },
    { kind: 'magnetic' },
    /without its declination/,
  ],
  ['words', 'magnetic', undefined, /left out/],
])('%s is left out with a note', (_, given, kept, note) => {
  const { plan, notes } = readWith(given);
  expect(plan.settings.northReference).toEqual(kept);
  expect(notes).toHaveLength(1);
  expect(notes[0]).toMatch(note);
});
