import { expect, test } from 'vitest';
import { leftOutText } from './leftOutText.ts';

const house = { id: 'a', type: 'building', order: 'a', name: 'House' };
const lot = { id: 'b', type: 'lot', order: 'b' };

test('labels without room are named, with a remedy that there is', () => {
  expect(leftOutText([{ object: house, rank: 'name' }], true)).toBe(
    '1 label has no room: name of House. Choose a larger scale to show it.',
  );
  const labels = [
    { object: lot, rank: 'length' },
    { object: lot, rank: 'length' },
    { object: lot, rank: 'area' },
    { object: house, rank: 'name' },
    { object: house, rank: 'area' },
    { object: house, rank: 'hand' },
    { object: lot, rank: 'bearing' },
  ] as const;
  expect(leftOutText(labels, false)).toBe(
    '7 labels have no room: length of Lot (2), area of Lot, name of House, area of House, 2 more. Choose larger paper to show them.',
  );
});
