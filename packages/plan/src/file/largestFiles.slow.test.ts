// Plan files as large as they may be, and a little larger.
import { expect, test } from 'vitest';
import { planLimits } from '../measure/planLimits.ts';
import { runAllSteps } from '../measure/steps.ts';
import { createPlan, planBox } from '../plan/plan.ts';
import { readPlanFile, readPlanText } from './planFile.ts';
import type { Reading } from './readPlan.ts';
import { parsePlanText } from './planText.ts';

const idsOf = (reading: Reading): string[] =>
  reading.ok ? reading.contents.objects.map(({ id }) => id) : [];

test('200,000 objects open, all of them', () => {
  const objects = Array.from({ length: 200_000 }, (_, i) => ({
    id: `o${i}`,
    type: 'tree',
    x: i % 1000,
    y: i / 1000,
  }));
  const reading = readPlanFile({ objects });
  expect(idsOf(reading)).toHaveLength(200_000);
  expect(reading.ok && reading.notes).toEqual([]);
  expect(reading.ok && Object.values(planBox(createPlan(reading.contents))).every(Number.isFinite)).toBe(
    true,
  );
});

test('200,000 objects with the same id open with unique ids', () => {
  const objects = Array.from({ length: 200_000 }, () => ({ id: 'same', type: 'tree', x: 0, y: 0 }));
  expect(new Set(idsOf(readPlanFile({ objects }))).size).toBe(200_000);
});

test('a plan with too many objects opens with the first of them and a note', () => {
  const trees = Array.from({ length: planLimits.objects + 3 }, (_, i) => ({
    id: `t${i}`,
    type: 'tree',
    x: i,
    y: 1,
  }));
  const reading = readPlanText(JSON.stringify({ objects: trees }));
  if (!reading.ok) throw new Error(reading.problem);
  expect(reading.contents.objects.length).toBe(planLimits.objects);
  expect(reading.notes).toEqual([
    'The file has 200,003 objects. The first 200,000 were read; the rest were left out.',
  ]);
});

test('a list of millions of numbers is refused', () => {
  expect(runAllSteps(parsePlanText(`[${'1,'.repeat(8_000_010)}1]`))).toEqual({
    ok: false,
    why: 'tooLarge',
    problem: 'it has more than 8,000,000 values',
  });
});
