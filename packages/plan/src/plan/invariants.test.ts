// Everything that follows from an edit: joints first, then ties, including setback lines.
import { describe, expect, test } from 'vitest';
import { overlaps } from '../geometry/box.ts';
import { applyInvariants, type PlanLookups } from './invariants.ts';
import { dimensionOf } from '../kinds/dimension/dimension.ts';
import { findKind } from '../kinds/index.ts';
import type { PlanObject } from '../objects/kind.ts';
import { type Lot, lotFromOutline } from '../kinds/lot/lot.ts';
import {
  applyChanges,
  type Change,
  createPlan,
  moveOf,
  type MutablePlan,
  objectBox,
  type Plan,
} from './plan.ts';
import { defaultSettings } from '../settings/settings.ts';
import { TieIndex } from './tieIndex.ts';
import { registerLateKinds } from '../kinds/lateKinds.ts';

registerLateKinds();

type Point = { readonly x: number; readonly y: number };

/** What an editor's indexes return, optionally in reverse order. */
function lookupsOf(plan: Plan, isBackward = false): PlanLookups {
  const ties = new TieIndex(plan);
  const ordered = <T>(list: T[]): T[] => (isBackward ? list.toReversed() : list);
  return {
    near: (box) => ordered([...plan.objects.values()].filter((object) => overlaps(objectBox(object), box))),
    dependents: (id) => ordered([...ties.dependents(id)]),
  };
}

function made(type: string, id: string, from: Point, to?: Point): PlanObject {
  const fields = findKind(type)?.create({ from, ...(to ? { to } : {}), scale: 2, siteExtent: 100 });
  if (!fields) throw new Error(`no ${type} is made`);
  return { id, type, order: 'a0', ...fields };
}

const lot: Lot = {
  id: 'lot',
  type: 'lot',
  order: 'a0',
  ...lotFromOutline([
    { x: 0, y: 0 },
    { x: 100, y: 0 },
    { x: 100, y: 150 },
    { x: 0, y: 150 },
  ]),
};
const line: PlanObject & { readonly of: string; readonly distances: unknown } = {
  ...made('setback', 'line', { x: 0, y: 0 }, { x: 20, y: 20 }),
  of: 'lot',
  distances: [{ edges: '', feet: 10 }],
};
/** Measures the second road. */
const dimension: PlanObject = {
  ...dimensionOf({
    form: 'aligned',
    offset: 5,
    places: [
      { x: 0, y: 0, tie: { object: 'second', anchor: 'v0' } },
      { x: 0, y: 0, tie: { object: 'second', anchor: 'v1' } },
    ],
  }),
  id: 'dimension',
  order: 'a0',
};

/** Two roads joined at (230, 0), a dimension along the second, and a lot with its setback line. */
function site(): MutablePlan {
  const plan = createPlan({ objects: [], settings: defaultSettings });
  const add = (put: PlanObject): void => {
    applyChanges(plan, applyInvariants(plan, lookupsOf(plan), [{ put }]));
  };
  for (const put of [
    made('road', 'first', { x: 200, y: 0 }, { x: 230, y: 0 }),
    made('road', 'second', { x: 230, y: 0 }, { x: 230, y: 50 }),
    dimension,
    lot,
    line,
  ])
    add(put);
  return plan;
}

const bytes = (plan: Plan): string =>
  JSON.stringify([...plan.objects.values()].toSorted((a, b) => (a.id < b.id ? -1 : 1)));

/** The plan after changes and what follows from them. */
function after(changes: (plan: Plan) => readonly Change[], isBackward = false): Plan {
  const plan = site();
  applyChanges(plan, applyInvariants(plan, lookupsOf(plan, isBackward), changes(plan)));
  return plan;
}

const moved =
  (id: string, by: Point) =>
  (plan: Plan): Change[] =>
    [plan.objects.get(id)].flatMap((object) => (object ? moveOf(object, by) : []));

describe('applyInvariants', () => {
  test('places a new setback line on its lot', () => {
    expect(site().objects.get('line')).toMatchObject({
      off: [10, 10, 10, 10],
      vertices: [
        { x: 10, y: 10 },
        { x: 90, y: 10 },
        { x: 90, y: 140 },
        { x: 10, y: 140 },
      ],
    });
  });

  test('moves the joined end of the next road, and the dimension tied to that road', () => {
    const plan = after(moved('first', { x: 0, y: -10 }));
    expect(plan.objects.get('second')).toMatchObject({ startX: 230, startY: -10, endX: 230, endY: 50 });
    expect(plan.objects.get('dimension')).toMatchObject({ places: [{ y: -10 }, { y: 50 }] });
  });

  test('updates a setback line when its lot is moved, reshaped, named or removed', () => {
    const lineAfter = (changes: readonly Change[]) => after(() => changes).objects.get('line');
    expect(after(moved('lot', { x: 5, y: 7 })).objects.get('line')).toMatchObject({
      vertices: [{ x: 15, y: 17 }, {}, {}, {}],
    });
    const narrow = lot.vertices.map(({ x, y }) => ({ x: x / 2, y }));
    const narrowed: Lot = { ...lot, vertices: narrow };
    expect(lineAfter([{ put: narrowed }])).toMatchObject({
      vertices: [{ x: 10 }, { x: 40 }, { x: 40 }, { x: 10 }],
    });
    const named: Lot = { ...lot, edges: lot.edges.map(() => ({ name: 'side' })) };
    const further: typeof line = { ...line, distances: [{ edges: 'side', feet: 20 }] };
    expect(lineAfter([{ put: named }, { put: further }])).toMatchObject({ off: [20, 20, 20, 20] });
    expect(lineAfter([{ remove: 'lot' }])).toBeUndefined();
  });

  test('keeps a setback line on its lot when only the line is moved', () => {
    expect(bytes(after(moved('line', { x: 3, y: 3 })))).toBe(bytes(site()));
  });

  test('does not depend on the order in which lookups return objects', () => {
    for (const changes of [
      moved('first', { x: 0, y: -10 }),
      moved('second', { x: 4, y: 4 }),
      moved('lot', { x: 5, y: 7 }),
      () => [{ remove: 'first' }],
    ])
      expect(bytes(after(changes, true))).toBe(bytes(after(changes)));
  });

  test('returns the same changes when the whole plan is moved by one offset', () => {
    const plan = site();
    const changes = [...plan.objects.values()].map((object) => moveOf(object, { x: 1, y: 2 }));
    expect(applyInvariants(plan, lookupsOf(plan), changes)).toBe(changes);
  });
});

test('the first edit of north, or of a lot, stores the bearings of record that an earlier version left to be computed', () => {
  const recorded = { direction: 40, length: 100 };
  const edges = [{ source: 'deed', recorded }, { source: 'measured', recorded }, {}, {}] as const;
  const given: Lot = { ...lot, edges };
  const plan = createPlan({ objects: [given], settings: { ...defaultSettings, north: 10 } });
  const follows = (settings: object) => applyInvariants(plan, lookupsOf(plan), [{ settings }]);
  const stored = {
    ...lot,
    edges: [{ source: 'deed', recorded: { ...recorded, bearing: 30 } }, ...edges.slice(1)],
  };
  expect(follows({ north: 25 })).toEqual([{ settings: { north: 25 } }, { put: stored }]);
  const named = { ...given, name: 'Lot 7' };
  expect(applyInvariants(plan, lookupsOf(plan), [{ put: named }])).toEqual([
    { put: { ...stored, name: 'Lot 7' } },
  ]);
  expect(follows({ north: 10 })).toEqual([{ settings: { north: 10 } }]);
  expect(follows({ title: 'Ours' })).toEqual([{ settings: { title: 'Ours' } }]);
});

describe('where something was measured', () => {
  const house = { ...made('house', 'house', { x: 40, y: 40 }), source: 'measured', accuracy: 0.3 } as const;
  const parcel = {
    ...made('lot', 'lot', { x: 0, y: 0 }),
    ...lotFromOutline([
      { x: 0, y: 0 },
      { x: 90, y: 0 },
      { x: 90, y: 90 },
      { x: 0, y: 90 },
    ]),
  };
  const houseAfter = (changes: readonly Change[], ...more: readonly PlanObject[]): PlanObject | undefined => {
    const plan = createPlan({ objects: [parcel, house, ...more], settings: defaultSettings });
    applyChanges(plan, applyInvariants(plan, lookupsOf(plan), changes));
    return plan.objects.get('house');
  };
  const by = { x: 1, y: 0 };

  test('it is no longer once it is moved by itself', () => {
    const there = houseAfter([moveOf(house, by)]);
    expect(there).not.toHaveProperty('accuracy');
    expect(there).not.toHaveProperty('source');
    const traced = { ...house, source: 'traced' } as const;
    const plan = createPlan({ objects: [parcel, traced], settings: defaultSettings });
    applyChanges(plan, applyInvariants(plan, lookupsOf(plan), [moveOf(traced, by)]));
    expect(plan.objects.get('house')).toMatchObject({ source: 'traced' });
    expect(plan.objects.get('house')).not.toHaveProperty('accuracy');
  });

  test('it still is when it moves with its lot, gets another name, or is measured again', () => {
    const known = { source: 'measured', accuracy: 0.3 };
    expect(houseAfter([moveOf(house, by), moveOf(parcel, by)])).toMatchObject(known);
    expect(houseAfter([{ put: { ...house, name: 'Barn' } }])).toMatchObject(known);
    const again = { ...moveOf(house, by), moved: undefined };
    const put = 'put' in again ? { ...again.put, accuracy: 0.2 } : house;
    expect(houseAfter([{ put }])).toMatchObject({ source: 'measured', accuracy: 0.2 });
  });
});
