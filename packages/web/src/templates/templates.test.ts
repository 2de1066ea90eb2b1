import { kindOf } from '@homeplot/plan/kinds';
import { createPlan, planBox } from '@homeplot/plan/plan';
import { readPlanFile } from '@homeplot/plan/planFile';
import { describe, expect, test } from 'vitest';
import { templates } from './templates.ts';

describe.each(templates)('the template $title', ({ load }) => {
  test('is read without a note, and is a lot with a building and dimensions that hold to them', async () => {
    const reading = readPlanFile(await load());
    if (!reading.ok) throw new Error(reading.problem);
    expect(reading.notes).toEqual([]);
    const { objects } = reading.contents;
    const types = objects.map(({ type }) => type);
    expect(types).toEqual(expect.arrayContaining(['lot', 'building', 'dimension', 'northArrow', 'road']));
    const dimensions = objects.filter((object) => kindOf(object).ties?.measures);
    for (const dimension of dimensions) expect(kindOf(dimension).ties?.list(dimension)).not.toHaveLength(0);
  });

  test('is of the size of a home site', async () => {
    const reading = readPlanFile(await load());
    if (!reading.ok) throw new Error(reading.problem);
    const { minX, maxX, minY, maxY } = planBox(createPlan(reading.contents));
    expect(maxX - minX).toBeGreaterThan(80);
    expect(maxY - minY).toBeLessThan(400);
  });
});
