import { Editor } from '@homeplot/editor/editor';
import { expect, test } from 'vitest';
import { outlineOfSize } from './lotOutline.ts';
import { startedLot } from './startedLot.ts';

const corners = outlineOfSize({ width: 50, depth: 120 });

test('the lot has its edges named from the street, with the lengths that were given', () => {
  const lot = startedLot(new Editor({ newId: () => 'lot' }), corners, true);
  expect(lot).toMatchObject({
    type: 'lot',
    edges: [
      { name: 'rear', source: 'measured', recorded: { length: 50 } },
      { name: 'right side', source: 'measured', recorded: { length: 120 } },
      { name: 'front', source: 'measured', recorded: { length: 50 } },
      { name: 'left side', source: 'measured', recorded: { length: 120 } },
    ],
  });
});

test('the example lot is not passed off as measured', () => {
  const lot = startedLot(new Editor({ newId: () => 'lot' }), corners, false);
  expect(lot).toMatchObject({ edges: Array.from({ length: 4 }, () => ({ source: 'traced', recorded: {} })) });
});
