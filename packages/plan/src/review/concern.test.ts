import { describe, expect, test } from 'vitest';
import { boxed, lot, planOf, rectangle, setbackLineAt, thing, traced } from '../../testing/testSite.ts';
import { kindOf } from '../kinds/index.ts';
import { applyChanges, createPlan, inOrder, type MutablePlan, type Plan } from '../plan/plan.ts';
import type { PlanObject } from '../objects/kind.ts';
import { createPlan as planFrom } from '../plan/plan.ts';
import { readPlanFile } from '../file/planFile.ts';
import { writePlanFile } from '../file/writePlanFile.ts';
import { type Concern, concerned, concerningWords, concernText, offeredEdges, planText } from './concern.ts';

// The lot is 100 by 150 ft; edge 3 is its left side, x = 0.
const left: Concern = { kind: 'edge', object: 'lot', edge: 3 };
const whole: Concern = { kind: 'plan' };

/** A shed 8 ft from the left edge, a house in the middle, 40 ft from it. */
const shed = boxed('house', 'shed', { x: 13, y: 40 }, 10, 10);
const house = boxed('house', 'house', { x: 60, y: 60 }, 40, 30);
const site = (): MutablePlan => planOf([lot, shed, { ...house, order: 'a1' }]);

/** Whether an edit changes what concerns somebody. */
function concerns(of: Concern, edit: (plan: Plan) => readonly PlanObject[], plan = site()): boolean {
  const before = concernText(plan, of);
  applyChanges(
    plan,
    edit(plan).map((put) => ({ put })),
  );
  return concernText(plan, of) !== before;
}

const movedBy = (id: string, x: number, y: number) => (plan: Plan) => {
  const object = plan.objects.get(id);
  return object ? [kindOf(object).move(object, { x, y })] : [];
};

describe('what concerns the neighbor at an edge of the lot', () => {
  test('is whatever stands nearer than 25 ft to it, and not what stands farther away', () => {
    expect(concerned(site(), left)?.objects.map(({ id }) => id)).toEqual(['shed']);
    expect(concerns(left, movedBy('shed', 0, 0.1))).toBe(true);
    expect(concerns(left, movedBy('house', 10, -5))).toBe(false);
  });

  test('is what comes into reach, and what leaves it', () => {
    expect(concerns(left, movedBy('house', -20, 0))).toBe(true);
    expect(concerns(left, movedBy('shed', 40, 0))).toBe(true);
  });

  test('reaches as far as a setback that is wider', () => {
    const far = boxed('house', 'far', { x: 40, y: 100 }, 10, 10);
    const reached = (side: number) =>
      concerned(planOf([lot, far], { setbacks: { side } }), left)?.objects.map(({ id }) => id);
    expect(reached(10)).toEqual([]);
    expect(reached(40)).toEqual(['far']);
  });

  test('is what crosses the edge or covers it', () => {
    const fence = traced('fence', 'fence', [
      { x: -40, y: 10 },
      { x: 60, y: 10 },
    ]);
    const cover = boxed('rectangle', 'cover', { x: -300, y: -300 }, 900, 900);
    expect(concerned(planOf([lot, fence, cover]), left)?.objects.map(({ id }) => id)).toEqual([
      'cover',
      'fence',
    ]);
  });

  test('is the edge itself, but no other edge of the lot', () => {
    const corner = (x: number, y: number, vertex: number) => () => {
      const vertices = rectangle(0, 0, 100, 150).map((at, i) => (i === vertex ? { x, y } : at));
      return [{ ...lot, vertices } as PlanObject];
    };
    expect(concerns(left, corner(-1, 150, 3))).toBe(true);
    expect(concerns(left, corner(99, 1, 1))).toBe(false);
  });

  test('is neither a dimension, a setback line, a lock, a group nor the drawing order', () => {
    const plan = () => planOf([lot, shed, setbackLineAt(5)]);
    const dimension = thing('dimension', 'd', { startX: 0, startY: 40, endX: 8, endY: 40 });
    expect(concerns(left, () => [dimension], plan())).toBe(false);
    expect(concerns(left, () => [setbackLineAt(6)], plan())).toBe(false);
    expect(concerns(left, () => [{ ...shed, locked: true, group: 'g', order: 'a7', layer: 'notes' }])).toBe(
      false,
    );
  });

  test('is the name and the status of what stands there', () => {
    expect(concerns(left, () => [{ ...shed, name: 'Sauna' }])).toBe(true);
    expect(concerns(left, () => [{ ...shed, status: 'proposed' }])).toBe(true);
  });

  test('does not change when the whole plan is moved', () => {
    const places = (plan: Plan) =>
      inOrder(plan).map((object) => kindOf(object).move(object, { x: 0.123456789, y: -17.3 }));
    for (const asked of [left, whole]) {
      expect(concerns(asked, places)).toBe(false);
      expect(concerns({ ...asked, step: 0.001 }, places)).toBe(false);
    }
  });

  test('is told from other edits', () => {
    const after = site();
    applyChanges(
      after,
      [...movedBy('house', 5, 0)(after), ...movedBy('shed', 0, 2)(after)].map((put) => ({ put })),
    );
    expect(concerningWords(site(), after, left)).toEqual(["House: moved 2'"]);
  });

  test('is nothing anymore once the edge is gone', () => {
    expect(concernText(planOf([shed]), left)).toBe('');
  });
});

describe('what concerns somebody who approves the whole plan', () => {
  test('is every object and north, and no setting of the view', () => {
    expect(concerns(whole, movedBy('house', 0, 1))).toBe(true);
    const plan = site();
    const before = concernText(plan, whole);
    applyChanges(plan, [{ settings: { siteExtent: 500, units: 'metres', sheets: [], scale: 4 } }]);
    expect(concernText(plan, whole)).toBe(before);
    applyChanges(plan, [{ settings: { north: 12 } }]);
    expect(concernText(plan, whole)).not.toBe(before);
  });
});

test('a plan that was saved and read again is the same plan, and concerns the same', () => {
  const plan = site();
  const reading = readPlanFile(JSON.parse(JSON.stringify(writePlanFile(plan, 'now'))));
  if (!reading.ok) throw new Error(reading.problem);
  const again = planFrom(reading.contents);
  expect(planText(again)).toBe(planText(plan));
  expect(concernText(again, left)).toBe(concernText(plan, left));
  expect(planText(createPlan({ objects: [lot], settings: plan.settings }))).not.toBe(planText(plan));
});

test('an approval stands whatever the scale of the grid was when the version was saved', () => {
  const plan = site();
  applyChanges(plan, [{ put: { ...shed, x: 8.333333333 } as PlanObject }, { settings: { scale: 2 } }]);
  const reading = readPlanFile(writePlanFile(plan, ''));
  if (!reading.ok) throw new Error(reading.problem);
  const version = createPlan(reading.contents);
  expect(concernText(version, left)).toBe(concernText(plan, left));
  for (const asked of [left, whole]) {
    const text = concernText(version, { ...asked, step: 0.001 });
    for (const scale of [1, 3, 7]) {
      applyChanges(plan, [{ settings: { scale } }]);
      const saved = readPlanFile(writePlanFile(plan, ''));
      if (!saved.ok) throw new Error(saved.problem);
      for (const now of [plan, createPlan(saved.contents)])
        expect(concernText(now, { ...asked, step: 0.001 })).toBe(text);
    }
    applyChanges(plan, [{ put: { ...shed, x: 8.335 } as PlanObject }]);
    expect(concernText(plan, { ...asked, step: 0.001 })).not.toBe(text);
    applyChanges(plan, [{ put: { ...shed, x: 8.333333333 } as PlanObject }]);
  }
});

test('the edges of every lot are offered by their names', () => {
  expect(offeredEdges(site()).map(({ words }) => words)).toEqual([
    'the rear edge',
    'the right side edge',
    'the front edge',
    'the left side edge',
  ]);
});

test('what differs is called as it is on the plan', () => {
  const garage = { ...shed, use: 'garage' } as PlanObject;
  const tree = (id: string, more: object): PlanObject =>
    thing('tree', id, { x: 10, y: 80, radius: 5, ...more });
  const trees = [
    tree('species', { species: 'Douglas fir' }),
    tree('number', { species: 'Douglas fir', number: '4' }),
    tree('neither', {}),
    tree('name', { species: 'Douglas fir', name: 'Big tree' }),
  ];
  const before = planOf([lot, garage, ...trees]);
  const after = planOf([lot, ...[garage, ...trees].map((one) => kindOf(one).move(one, { x: 0, y: 3 }))]);
  expect(concerningWords(before, after, left).toSorted()).toEqual(
    ['Big tree', 'Douglas fir', 'Garage', 'Tree 4', 'Tree'].map((title) => `${title}: moved 3'`),
  );
});
