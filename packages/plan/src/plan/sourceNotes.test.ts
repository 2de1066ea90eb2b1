import { expect, test } from 'vitest';
import type { PlanObject } from '../objects/kind.ts';
import { tracedNotes } from './sourceNotes.ts';

const object = (more: Partial<PlanObject>): PlanObject => ({ id: 'a', order: 'a0', type: 'house', ...more });

test('what was traced is named with its file, once for each file', () => {
  const traced = { source: 'traced', sourceFile: 'survey.pdf' } as const;
  expect(
    tracedNotes([
      object({ ...traced, name: 'Lot 4' }),
      object(traced),
      object(traced),
      object({ source: 'imported' }),
      object({ source: 'traced' }),
      object({}),
    ]),
  ).toEqual([
    'Lot 4, House: traced from survey.pdf, not surveyed.',
    'House: traced from a picture, not surveyed.',
  ]);
});

test('many objects are counted', () => {
  const many = Array.from({ length: 9 }, (_, i) => object({ name: `Shed ${i + 1}`, source: 'traced' }));
  expect(tracedNotes(many)).toEqual([
    'Shed 1, Shed 2, Shed 3, Shed 4, Shed 5, Shed 6 and 3 more: traced from a picture, not surveyed.',
  ]);
});
