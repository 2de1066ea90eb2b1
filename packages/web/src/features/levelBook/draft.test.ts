import type { LevelRow } from '@homeplot/plan/levels';
import { expect, test } from 'vitest';
import { blankDraft, draftIn, draftOf, readDraft } from './draft.ts';

/** The second row has more digits than its text. */
const before: readonly LevelRow[] = [
  { point: 'BM', known: 100, backsight: 5.25 },
  { point: 'Step', foresight: 4.123_456 },
];

test('a book that is open while the units of the plan change keeps its readings', () => {
  const rows = draftOf({ rows: before, isAdjusted: false }, 'feet-inches');
  const draft = draftIn({ rows, units: 'feet-inches' }, 'metres', before);
  expect(draft.units).toBe('metres');
  expect(draft.rows.map(({ known, backsight, foresight }) => [known, backsight, foresight])).toEqual([
    ['30.48', '1.6', ''],
    ['', '', '1.257'],
    ['', '', ''],
  ]);
  expect(readDraft(draft.rows, draft.units, before).rows).toEqual(before);
});

test('a reading that is typed and not stored yet is restated with its unit', () => {
  const rows = [{ ...blankDraft(), point: 'Curb', foresight: '6.5', known: '3.8 m', backsight: 'x' }];
  const [row] = draftIn({ rows, units: 'feet-inches' }, 'metres', []).rows;
  expect(row).toMatchObject({ point: 'Curb', foresight: `6.5'`, known: '3.8 m', backsight: 'x' });
});
