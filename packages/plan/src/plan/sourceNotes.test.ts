import { expect, test } from 'vitest';
import { registerLateKinds } from '../kinds/lateKinds.ts';
import type { PlanObject } from '../objects/kind.ts';
import { sourceNote, tracedNotes } from './sourceNotes.ts';

registerLateKinds();

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

test('proposed objects and notes count as not traced, whatever they were drawn over', () => {
  const traced = { source: 'traced', sourceFile: 'survey.pdf' } as const;
  const drawn = [
    object({ ...traced, status: 'proposed' }),
    object({ ...traced, type: 'text', name: 'Maple Street' }),
    object({ ...traced, type: 'leader', name: 'Note' }),
    object({ ...traced, type: 'northArrow' }),
  ];
  expect(drawn.map(sourceNote)).toEqual(drawn.map(() => undefined));
  expect(tracedNotes([object({ ...traced, status: 'existing' }), ...drawn])).toEqual([
    'House: traced from survey.pdf, not surveyed.',
  ]);
});

test('many objects are counted', () => {
  const many = Array.from({ length: 9 }, (_, i) => object({ name: `Shed ${i + 1}`, source: 'traced' }));
  expect(tracedNotes(many)).toEqual([
    'Shed 1, Shed 2, Shed 3, Shed 4, Shed 5, Shed 6 and 3 more: traced from a picture, not surveyed.',
  ]);
});
