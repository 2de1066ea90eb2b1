import { boxAround } from '@homeplot/plan/box';
import { findKind } from '@homeplot/plan/kinds';
import { applyChanges, type Change, createPlan, type MutablePlan, moveOf } from '@homeplot/plan/plan';
import type { PlanObject } from '@homeplot/plan/kind';
import { defaultSettings } from '@homeplot/plan/settings';
import { expect, test } from 'vitest';
import { annotationReach, FewObjects } from './fewObjects.ts';

const at = (type: string, id: string, x: number): PlanObject => ({
  id,
  type,
  order: id,
  ...findKind(type)?.create({ from: { x, y: 0 }, to: { x: x + 20, y: 0 }, scale: 2, siteExtent: 100 }),
});

function following(plan: MutablePlan): {
  readonly found: (x: number) => string[];
  readonly take: (changes: readonly Change[]) => Change[];
} {
  const labels = new FewObjects(plan, annotationReach);
  return {
    found: (x) => labels.search(boxAround({ x, y: 0 }, 1), 1).map(({ id }) => id),
    take: (changes) => {
      const inverse = applyChanges(plan, changes);
      labels.update(inverse);
      return inverse;
    },
  };
}

test('objects are found where their labels may be, even far away', () => {
  const objects = [at('dimension', 'dimension', 0), at('tree', 'tree', 0)];
  const { found } = following(createPlan({ objects, settings: defaultSettings }));
  expect(found(30)).toEqual(['dimension']);
  expect(found(90)).toEqual([]);
});

test('the index follows additions, replacements and moves, and their undo', () => {
  const plan = createPlan({ objects: [at('tree', 'tree', 0)], settings: defaultSettings });
  const { found, take } = following(plan);
  const all = (): PlanObject[] => [...plan.objects.values()];
  expect(found(0)).toEqual([]);
  const added = take([{ put: at('dimension', 'dimension', 0) }]);
  expect(found(0)).toEqual(['dimension']);
  const moved = take([{ put: at('dimension', 'dimension', 300) }]);
  expect([found(0), found(300)]).toEqual([[], ['dimension']]);
  const nudged = take(all().map((object) => moveOf(object, { x: 300, y: 0 })));
  expect([found(300), found(600)]).toEqual([[], ['dimension']]);
  take(nudged);
  expect([found(300), found(600)]).toEqual([['dimension'], []]);
  take(moved);
  expect([found(0), found(300)]).toEqual([['dimension'], []]);
  take(added);
  expect(found(0)).toEqual([]);
});
