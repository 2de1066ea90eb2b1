// A plan of the first version, before lots, dimensions and layers, looks the same.
import { createPlan } from '@homeplot/plan/plan';
import { readPlanFile } from '@homeplot/plan/planFile';
import { writePlanFile } from '@homeplot/plan/writePlanFile';
import { expect, test } from 'vitest';
import { firstPicture, firstPlan } from '../../testing/firstPlan.ts';
import { planToSvg } from './planToSvg.ts';

const open = (file: unknown) => {
  const reading = readPlanFile(file);
  if (!reading.ok) throw new Error(reading.problem);
  expect(reading.notes).toEqual([]);
  return createPlan(reading.contents);
};
const marks = (svg: string): string[] => svg.replaceAll('><', '>\n<').split('\n');

test('a plan of the first version draws the same marks', () => {
  expect(marks(planToSvg(open(firstPlan)))).toEqual(firstPicture.split('\n'));
});

test('a plan of the first version is saved to the same file', () => {
  const saved: unknown = JSON.parse(JSON.stringify(writePlanFile(open(firstPlan), 'now')));
  expect(marks(planToSvg(open(saved)))).toEqual(firstPicture.split('\n'));
});
