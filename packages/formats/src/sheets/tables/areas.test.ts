import { createPlan } from '@homeplot/plan/plan';
import { readPlanFile } from '@homeplot/plan/planFile';
import { expect, test } from 'vitest';
import { areas } from './areas.ts';

const square = { width: 10, height: 10, x: 0, y: 0 };

function namesIn(file: object): readonly unknown[] {
  const reading = readPlanFile(file);
  if (!reading.ok) throw new Error(reading.problem);
  return areas(createPlan(reading.contents)).rows.map(([name]) => name);
}

test('the table has the areas that are printed, without those of hidden layers', () => {
  const names = namesIn({
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
  expect(names).toEqual(['Yard']);
});

test('the table leaves out what covers ground only in passing, such as cars and trees', () => {
  const names = namesIn({
    objects: [
      { id: 'a', type: 'house', name: 'Home', ...square },
      { id: 'b', type: 'car', name: 'Wagon', ...square },
      { id: 'c', type: 'tree', name: 'Oak', x: 5, y: 5, radius: 4 },
      { id: 'd', type: 'circle', name: 'Court', x: 5, y: 5, radius: 4 },
    ],
  });
  expect(names).toEqual(['Home', 'Court']);
});

test('of a metric plan the table gives hectares too, where somebody wants them', () => {
  const reading = readPlanFile({
    objects: [{ id: 'a', type: 'rectangle', name: 'Yard', x: 0, y: 0, width: 200, height: 200 }],
    settings: { scale: 2, units: 'metres' },
  });
  if (!reading.ok) throw new Error(reading.problem);
  const plan = createPlan(reading.contents);
  expect(areas(plan).rows).toEqual([['Yard', '929.0 m²']]);
  expect(areas(plan, { hectares: true }).rows).toEqual([['Yard', '929.0 m² (0.0929 ha)']]);
});
