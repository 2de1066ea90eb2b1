import { createPlan } from '@homeplot/plan/plan';
import { readPlanFile } from '@homeplot/plan/planFile';
import { expect, test } from 'vitest';
import { areas } from './areas.ts';

test('the table has the areas that are printed, without those of hidden layers', () => {
  const square = { width: 10, height: 10, x: 0, y: 0 };
  const reading = readPlanFile({
    objects: [
      { id: 'a', type: 'rectangle', name: 'Yard', ...square },
      { id: 'b', type: 'rectangle', name: 'Hidden', layer: 'off', ...square },
      { id: 'c', type: 'rectangle', name: 'Draft', layer: 'draft', ...square },
    ],
    settings: {
      scale: 1,
      layers: [
        { id: 'off', title: 'Off', hidden: true },
        { id: 'draft', title: 'Draft', unprinted: true },
      ],
    },
  });
  if (!reading.ok) throw new Error(reading.problem);
  expect(areas(createPlan(reading.contents)).rows.map(([name]) => name)).toEqual(['Yard']);
});
