// The checks of where water goes, and the swales that lead it off, on ground in closed form.
import { describe, expect, test } from 'vitest';
import { found } from '../../testing/testFindings.ts';
import { lotOf } from '../../testing/testLots.ts';
import { planOf, rectangle, thing, traced } from '../../testing/testSite.ts';
import { groundOf } from '../grading/ground.ts';
import { registerLateKinds } from '../kinds/lateKinds.ts';
import type { PackGrading } from '../packs/pack.ts';
import type { PlanObject } from '../objects/kind.ts';
import { applyChanges } from '../plan/plan.ts';
import { Checks } from './checks.ts';

registerLateKinds();

const confirmed = { assumed: undefined, measuredBy: 'level' };
const spot = (id: string, x: number, y: number, elevation: number, more: object = {}): PlanObject =>
  thing('spotElevation', id, { x, y, elevation, ...confirmed, ...more });
/** Ground of 200 by 150 ft that falls to the right by a share, from 100. */
const falling = (slope: number): readonly PlanObject[] => [
  spot('a', 0, 0, 100),
  spot('b', 200, 0, 100 - 200 * slope),
  spot('c', 200, 150, 100 - 200 * slope),
  spot('d', 0, 150, 100),
];
/** The street is at the right. */
const lot = lotOf(rectangle(0, 0, 200, 150), [
  { name: 'left side' },
  { name: 'front' },
  { name: 'right side' },
  { name: 'rear' },
]);
const building = (id: string, x: number, y: number, more: object = {}): PlanObject =>
  traced('building', id, rectangle(x, y, x + 30, y + 30), {
    status: 'proposed',
    assumed: undefined,
    ...more,
  });
const rules: PackGrading = { awayFall: 0.5, awayWithin: 10, floorAboveGround: 0.5 };
const graded = (objects: readonly PlanObject[], grading: PackGrading = {}) =>
  found(objects, { country: 'US', grading }).filter(({ check }) => check === 'grading');

describe('a house with ground that falls toward it', () => {
  test.each([0.02, 0.03, 0.08])('gets swales that drain it, at a slope of %f', (slope) => {
    const plan = planOf([...falling(slope), lot, building('house', 80, 60)], {
      country: 'US',
      grading: rules,
    });
    const before = Checks.of(plan).findings.filter(({ id }) => id === 'grading house away');
    expect(before).toHaveLength(1);
    expect(before[0]?.remedy?.title).toBe('Lay a swale around it');
    applyChanges(plan, before[0]?.remedy?.changes(plan) ?? []);
    const after = Checks.of(plan).findings.filter(({ check }) => check === 'grading');
    expect(after).toEqual([]);
    expect(groundOf(plan).faults).toEqual([]);
    const swales = [...plan.objects.values()].filter(({ type }) => type === 'swale');
    for (const swale of swales) expect(swale).toMatchObject({ status: 'proposed' });
  });

  test('on level ground gets none, and is told why', () => {
    const [finding] = graded([...falling(0), lot, building('house', 80, 60)], rules);
    expect(finding?.remedy).toBeUndefined();
    expect(finding?.obstacle).toMatch(/^No swale can drain it/);
  });
});
