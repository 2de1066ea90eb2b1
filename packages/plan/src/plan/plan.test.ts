// A plan is edited only by applyChanges, and every edit can be undone exactly.
import * as fc from 'fast-check';
import { describe, expect, test, vi } from 'vitest';
import { emptyBox } from '../geometry/box.ts';
import { allKinds, findKind, kindOf } from '../kinds/index.ts';
import type { PlanObject } from '../objects/kind.ts';
import { keyAbove, keyBetween } from '../measure/order.ts';
import {
  applyChanges,
  type Change,
  createPlan,
  inOrder,
  moveOf,
  movesEverything,
  objectBox,
  type Plan,
  planBox,
} from './plan.ts';
import { writePlanFile } from '../file/writePlanFile.ts';
import { defaultSettings } from '../settings/settings.ts';

const point = fc.record({ x: fc.integer({ min: -200, max: 200 }), y: fc.integer({ min: -200, max: 200 }) });
const id = fc.constantFrom('a', 'b', 'c', 'd', 'e');

function made(type: string, where: { id: string; order?: string; x?: number; y?: number }): PlanObject {
  const from = { x: where.x ?? 0, y: where.y ?? 0 };
  const to = { x: from.x + 40, y: from.y + 25 };
  const fields = findKind(type)?.create({ from, to, scale: 2, siteExtent: 100 });
  if (!fields) throw new Error(`no ${type} is made`);
  return { id: where.id, type, order: where.order ?? 'a0', ...fields };
}

/** A possible edit of a plan. */
type Step = (plan: Plan) => Change[];

const step: fc.Arbitrary<Step> = fc.oneof(
  fc.tuple(id, fc.constantFrom(...allKinds().map(({ type }) => type)), point).map(
    ([name, type, at]): Step =>
      (plan) => [{ put: made(type, { id: name, order: keyAbove(plan.top), ...at }) }],
  ),
  id.map(
    (name): Step =>
      () => [{ remove: name }],
  ),
  fc.tuple(id, point).map(
    ([name, by]): Step =>
      (plan) => {
        const object = plan.objects.get(name);
        return object ? [{ put: kindOf(object).move(object, by) }] : [];
      },
  ),
  fc.tuple(id, point, fc.nat()).map(
    ([name, to, pick]): Step =>
      (plan) => {
        const object = plan.objects.get(name);
        const handles = object ? (kindOf(object).handles?.list(object) ?? []) : [];
        const handle = handles[pick % Math.max(1, handles.length)];
        return object && handle
          ? [{ put: kindOf(object).handles?.drag(object, handle.id, to, false) ?? object }]
          : [];
      },
  ),
  id.map(
    (name): Step =>
      (plan) => {
        const object = plan.objects.get(name);
        const [bottom] = inOrder(plan);
        return object && bottom ? [{ put: { ...object, order: keyBetween(undefined, bottom.order) } }] : [];
      },
  ),
  fc.constantFrom(1, 2.5, 10).map(
    (scale): Step =>
      () => [{ settings: { scale } }],
  ),
  fc.tuple(fc.string(), fc.constantFrom(100, 2000)).map(
    ([title, siteExtent]): Step =>
      () => [{ settings: { title, siteExtent } }],
  ),
  // Clear Canvas.
  fc.constant<Step>((plan) => [...plan.objects.keys()].map((name) => ({ remove: name }))),
);

const bytes = (plan: Plan): string => JSON.stringify(writePlanFile(plan, '2025-06-01T12:00:00.000Z'));

describe('applying changes', () => {
  test('returns the inverse: undoing random edits restores the plan byte for byte', () => {
    fc.assert(
      fc.property(fc.array(step, { maxLength: 30 }), fc.array(step, { maxLength: 30 }), (before, edits) => {
        const plan = createPlan();
        for (const next of before) applyChanges(plan, next(plan));
        const start = bytes(plan);
        const undo = edits.map((next) => applyChanges(plan, next(plan)));
        for (const inverse of undo.toReversed()) applyChanges(plan, inverse);
        expect(bytes(plan)).toBe(start);
      }),
      { numRuns: 500 },
    );
  });

  test('returns the inverse of the inverse: redoing restores the edits', () => {
    fc.assert(
      fc.property(fc.array(step, { maxLength: 30 }), (edits) => {
        const plan = createPlan();
        const undo = edits.map((next) => applyChanges(plan, next(plan)));
        const end = bytes(plan);
        const redo = undo.toReversed().map((inverse) => applyChanges(plan, inverse));
        for (const again of redo.toReversed()) applyChanges(plan, again);
        expect(bytes(plan)).toBe(end);
      }),
      { numRuns: 300 },
    );
  });

  test('undoes several changes of one object in reverse order', () => {
    const plan = createPlan({ objects: [made('tree', { id: 'a' })], settings: defaultSettings });
    const start = bytes(plan);
    const inverse = applyChanges(plan, [
      { put: made('house', { id: 'a', x: 5 }) },
      { remove: 'a' },
      { put: made('circle', { id: 'a', x: 9 }) },
      { put: made('circle', { id: 'b', x: 9 }) },
    ]);
    applyChanges(plan, inverse);
    expect(bytes(plan)).toBe(start);
  });

  test('ignores the removal of an unknown id', () => {
    const plan = createPlan();
    expect(applyChanges(plan, [{ remove: 'nobody' }])).toEqual([]);
  });

  test('leaves other objects identical', () => {
    const plan = createPlan({
      objects: [made('tree', { id: 'a' }), made('tree', { id: 'b' })],
      settings: defaultSettings,
    });
    const untouched = plan.objects.get('b');
    applyChanges(plan, [{ remove: 'a' }]);
    expect(plan.objects.get('b')).toBe(untouched);
  });
});

describe('the order', () => {
  test('of drawing follows the keys', () => {
    const objects = [made('tree', { id: 'a', order: 'a2' }), made('tree', { id: 'b', order: 'a1' })];
    expect(inOrder(createPlan({ objects, settings: defaultSettings })).map(({ id: name }) => name)).toEqual([
      'b',
      'a',
    ]);
  });

  test('always has room above the top', () => {
    fc.assert(
      fc.property(fc.array(step, { maxLength: 20 }), (edits) => {
        const plan = createPlan();
        for (const next of edits) applyChanges(plan, next(plan));
        const key = keyAbove(plan.top);
        expect(inOrder(plan).every(({ order }) => order < key)).toBe(true);
      }),
    );
  });
});

describe('movesEverything', () => {
  const objects = ['a', 'b', 'c'].map((name) => made('rectangle', { id: name }));
  const plan = createPlan({ objects, settings: defaultSettings });
  const by = { x: 3, y: -4 };
  const [a, b, c] = objects.map((object) => moveOf(object, by));
  if (!a || !b || !c) throw new Error('Nothing is moved.');

  test('is true if every object is moved by the same offset, in any order', () => {
    expect(
      [
        [a, b, c],
        [c, a, b],
      ].map((changes) => movesEverything(plan, changes)),
    ).toEqual([true, true]);
  });

  test('is false if an object is missing, moved twice, moved by another offset, or outdated', () => {
    const farther = objects.slice(2).map((object) => moveOf(object, { x: 3, y: 4 }));
    const other = objects.slice(2).map((object) => moveOf({ ...object }, by));
    const parts = [
      [a, b],
      [a, b, b],
      [b, a, a],
      [a, b, ...farther],
      [a, b, ...other],
    ];
    expect(parts.filter((changes) => movesEverything(plan, changes))).toEqual([]);
  });
});

describe('the bounds', () => {
  test('of an empty plan are empty', () => {
    expect(planBox(createPlan())).toEqual(emptyBox);
  });

  test('of a plan contain every object, and labels if asked for', () => {
    const objects = [made('circle', { id: 'a', x: 100, y: 0 }), made('rectangle', { id: 'b' })];
    const plan = createPlan({ objects, settings: defaultSettings });
    expect(planBox(plan)).toMatchObject({ minX: 0, maxY: expect.closeTo(47.17, 2) as number });
    expect(planBox(plan, 2).minX).toBeLessThan(0);
  });

  test('of an object that has to be drawn for them are drawn once, whoever asks', () => {
    const fence = made('fence', { id: 'a' });
    const drawing = vi.spyOn(kindOf(fence), 'draw');
    const plan = createPlan({ objects: [fence], settings: defaultSettings });
    expect([objectBox(fence), planBox(plan)]).toEqual([planBox(plan), objectBox(fence)]);
    expect(drawing).toHaveBeenCalledOnce();
  });

  test('of an object contain its joints even if its drawing does not reach them', () => {
    const trimmed = { ...made('road', { id: 'a' }), startTrim: 20, endTrim: 20 };
    const box = objectBox(trimmed);
    expect([box.minX <= 0, box.maxX >= 40, box.maxY >= 25]).toEqual([true, true, true]);
  });
});
