import { expect, test } from 'vitest';
import { sourceNotes } from './lotNotes.ts';

test('lines that nobody has measured are noted on the sheet, and others are not', () => {
  const [traced, measured] = [{ source: 'traced' }, { source: 'measured' }] as const;
  expect(sourceNotes({ edges: [traced, traced] })).toEqual([
    'Lot lines are drawn, not measured: their lengths are approximate.',
  ]);
  expect(sourceNotes({ edges: [traced, measured] })).toEqual([
    'Some lot lines are drawn, not measured: their lengths are approximate.',
  ]);
  expect(sourceNotes({ edges: [{ source: 'imported' }, measured] })).toEqual([
    'Lot lines from an imported drawing, not checked against a survey.',
  ]);
  expect(sourceNotes({ edges: [{ source: 'deed' }, measured] })).toEqual([
    'Lot lines from the deed, not a survey.',
  ]);
  expect(sourceNotes({ edges: [measured, {}] })).toEqual([]);
});
