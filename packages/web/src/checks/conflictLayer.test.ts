import type { Finding } from '@homeplot/plan/finding';
import { expect, test } from 'vitest';
import { placedConflicts } from './conflictLayer.ts';

const place = { from: { x: 0, y: 0 }, to: { x: 3, y: 0 } };
const finding = (id: string, more: Partial<Finding> = {}): Finding => ({
  id,
  check: 'setback',
  state: 'conflict',
  sentence: '',
  objects: [],
  place,
  ...more,
});

test('conflicts that have a place are marked, questions and notes are not', () => {
  const { place: _, ...nowhere } = finding('coverage');
  const all = [
    nowhere,
    finding('shed'),
    finding('deck', { state: 'question' }),
    finding('line', { state: 'note' }),
  ];
  expect(placedConflicts(all).map(({ id }) => id)).toEqual(['shed']);
});

test('of very many conflicts only the first are marked', () => {
  expect(placedConflicts(Array.from({ length: 500 }, (_, i) => finding(`${i}`)))).toHaveLength(40);
});
