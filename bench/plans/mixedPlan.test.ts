import { describe, expect, it } from 'vitest';
import { createPlan } from '@homeplot/plan/plan';
import { readPlanFile } from '@homeplot/plan/planFile';
import { writePlanFile } from '@homeplot/plan/writePlanFile';
import { groundOf, mixedPlan } from './mixedPlan.ts';

const ground = groundOf({ width: 600, height: 500 });

describe('the measured plan', () => {
  it('is 60 % rectangles, 20 % circles and trees, 15 % roads and 5 % texts', () => {
    const counts = new Map<string, number>();
    for (const { type } of mixedPlan(1000, ground).objects) counts.set(type, (counts.get(type) ?? 0) + 1);
    expect(Object.fromEntries(counts)).toEqual({
      rectangle: 600,
      circle: 100,
      tree: 100,
      road: 150,
      text: 50,
    });
  });

  it('is the same every time', () => {
    expect(mixedPlan(200, ground)).toEqual(mixedPlan(200, ground));
  });

  it('survives a round trip through a file, so a user could have it', () => {
    const contents = mixedPlan(500, ground);
    const reading = readPlanFile(structuredClone(writePlanFile(createPlan(contents), '')));
    expect(reading).toMatchObject({ ok: true, notes: [] });
    expect(reading.ok && reading.contents.objects.length).toBe(500);
  });
});
