import { kindOf } from '@homeplot/plan/kinds';
import { createPlan } from '@homeplot/plan/plan';
import { readPlanFile } from '@homeplot/plan/planFile';
import { writePlanFile } from '@homeplot/plan/writePlanFile';
import { describe, expect, it } from 'vitest';
import { measuredPlan } from './measuredPlan.ts';
import { groundOf } from './mixedPlan.ts';

const ground = groundOf({ width: 600, height: 500 });

describe('the plan of a measured site', () => {
  it('has 2,000 dimensions among 100,000 objects, each tied to an object of the plan', () => {
    const { objects } = measuredPlan(100_000, ground);
    expect(objects).toHaveLength(100_000);
    const ids = new Set(objects.map(({ id }) => id));
    const ties = objects
      .flatMap((object) => kindOf(object).ties?.list(object) ?? [])
      .map(({ object }) => object);
    expect(objects.filter(({ type }) => type === 'dimension')).toHaveLength(2000);
    expect(new Set(ties).size).toBe(2000);
    expect(ties.every((id) => ids.has(id))).toBe(true);
  });

  it('survives a round trip through a file', () => {
    const reading = readPlanFile(structuredClone(writePlanFile(createPlan(measuredPlan(500, ground)), '')));
    expect(reading).toMatchObject({ ok: true, notes: [] });
  });
});
