import { type Box, boxAround, boxDistance, emptyBox, overlaps, union } from '@homeplot/plan/box';
import { applyChanges, type Change, createPlan, moveOf, objectBox, type Plan } from '@homeplot/plan/plan';
import { findKind } from '@homeplot/plan/kinds';
import type { PlanObject } from '@homeplot/plan/kind';
import { compareOrder, keysAbove } from '@homeplot/plan/order';
import { defaultSettings } from '@homeplot/plan/settings';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { fetchPackedTree } from './packedTree.ts';
import { SpatialIndex } from './spatialIndex.ts';

const trees = (count: number): PlanObject[] =>
  keysAbove('', count).map((order, i) => treeAt(`tree-${i}`, order, (i * 37) % 400, (i * 53) % 300));

function treeAt(id: string, order: string, x: number, y: number): PlanObject {
  const fields = findKind('tree')?.create({ from: { x, y }, scale: 2, siteExtent: 100 });
  return { id, type: 'tree', order, ...fields };
}

const idsOf = (objects: Iterable<PlanObject>): string[] => Array.from(objects, ({ id }) => id).toSorted();

/** The expected result, by checking every object. */
const lookedThrough = ({ objects }: Plan, box: Parameters<typeof overlaps>[0]): string[] =>
  idsOf([...objects.values()].filter((object) => overlaps(objectBox(object), box)));

const boundsOf = ({ objects }: Plan): Box =>
  [...objects.values()].reduce((all, object) => union(all, objectBox(object)), emptyBox);

const move = fc.record({
  id: fc.nat({ max: 80 }).map((i) => `tree-${i}`),
  x: fc.nat({ max: 400 }),
  y: fc.nat({ max: 300 }),
  gone: fc.boolean(),
});
type Move = { readonly id: string; readonly x: number; readonly y: number; readonly gone: boolean };

const changeOf = ({ id, x, y, gone }: Move): Change =>
  gone ? { remove: id } : { put: treeAt(id, `b${id}`, x, y) };

const looks = [boxAround({ x: 60, y: 60 }, 45), boxAround({ x: 300, y: 200 }, 45)];

describe('the spatial index', () => {
  test.for([
    ['after any edits and their undo', 1],
    ['with the tree that it builds after many searches', 200],
  ] as const)('finds the same as a full scan, %s', async ([, asks]) => {
    await fetchPackedTree();
    const edits = fc.array(fc.array(move, { maxLength: 6 }), { maxLength: 6 });
    const finds = (all: readonly (readonly Move[])[]): void => {
      const plan = createPlan({ objects: trees(60), settings: defaultSettings });
      const index = new SpatialIndex(plan);
      for (let i = 0; i < asks; i += 1) index.search(boxAround({ x: 0, y: 0 }, 1));
      const take = (changes: readonly Change[]): Change[] => {
        const inverse = applyChanges(plan, changes);
        index.update(changes, inverse);
        for (const box of looks) expect(idsOf(index.search(box))).toEqual(lookedThrough(plan, box));
        expect(index.extent).toEqual(boundsOf(plan));
        return inverse;
      };
      const undo = all.map((moves) => take(moves.map(changeOf)));
      for (const inverse of undo.toReversed()) take(inverse);
    };
    fc.assert(fc.property(edits, finds), { numRuns: 60 });
    expect.hasAssertions();
  });

  test('finds the same after more changes than it keeps separately', () => {
    const plan = createPlan({ objects: trees(3000), settings: defaultSettings });
    const index = new SpatialIndex(plan);
    const box = boxAround({ x: 200, y: 100 }, 60);
    expect(idsOf(index.search(box))).toEqual(lookedThrough(plan, box));
    const changes = [...plan.objects.values()].map(
      (object, i): Change => ({
        put: treeAt(object.id, object.order, (i * 11) % 400, (i * 7) % 300),
      }),
    );
    index.update(changes, applyChanges(plan, changes));
    expect(idsOf(index.search(box))).toEqual(lookedThrough(plan, box));
  });

  test('finds the same after bulk moves and their undo, with and without other changes', () => {
    const plan = createPlan({ objects: trees(3000), settings: defaultSettings });
    const index = new SpatialIndex(plan);
    const box = boxAround({ x: 200, y: 100 }, 60);
    const take = (changes: readonly Change[]): Change[] => {
      const inverse = applyChanges(plan, changes);
      index.update(changes, inverse);
      for (const asks of [box, ...looks, boxAround({ x: 0, y: 0 }, 1e5)]) {
        const found = index.search(asks);
        expect(idsOf(found)).toEqual(lookedThrough(plan, asks));
        expect(found.filter((object) => plan.objects.get(object.id) !== object)).toEqual([]);
      }
      return inverse;
    };
    const all = (): PlanObject[] => [...plan.objects.values()];
    take([{ put: treeAt('tree-7', 'b7', 200, 100) }, { remove: 'tree-8' }]);
    const back = [
      take(all().map((object) => moveOf(object, { x: 31, y: -17 }))),
      take(
        all().map((object, i) => (i % 2 ? moveOf(object, { x: -80, y: 9 }) : { put: { ...object, x: i } })),
      ),
      take(all().map((object) => moveOf(object, { x: 5, y: 5 }))),
    ];
    // Moved from an outdated version.
    const before = trees(9)
      .slice(4, 5)
      .map((object) => moveOf(object, { x: 1, y: 1 }));
    take([...all().map((object) => moveOf(object, { x: 2, y: 0 })), ...before]);
    for (const inverse of back.toReversed()) take(inverse);
  });

  test('finds the same in a plan of several trees, prepared in steps', async () => {
    await fetchPackedTree();
    const plan = createPlan({ objects: trees(60_000), settings: defaultSettings });
    const index = new SpatialIndex(plan);
    expect([...index.prepare()].length).toBeGreaterThan(30);
    for (const box of looks) expect(idsOf(index.search(box))).toEqual(lookedThrough(plan, box));
    const at = { x: 200, y: 150 };
    const away = (object: PlanObject): number => boxDistance(objectBox(object), at);
    const nearest = index.nearest(at, 50, ({ id }) => id.endsWith('7'));
    const all = [...plan.objects.values()].filter(({ id }) => id.endsWith('7'));
    expect(nearest).toHaveLength(48);
    expect(nearest.map(away)).toEqual(
      all
        .map(away)
        .toSorted((a, b) => a - b)
        .slice(0, 48),
    );
  });

  test('finds the nearest objects within reach, ties by order, in even, clustered and stacked plans', async () => {
    await fetchPackedTree();
    const spreads = fc.constantFrom(0, 1, 40, 1000);
    const place = fc.record({ x: fc.nat({ max: 1000 }), y: fc.nat({ max: 1000 }) });
    const clusters = fc.array(fc.record({ at: place, spread: spreads }), { minLength: 1, maxLength: 4 });
    const asks = fc.array(fc.record({ at: place, reach: fc.constantFrom(0, 3, 60, 400, 5000) }), {
      minLength: 1,
      maxLength: 6,
    });
    const finds = (
      all: readonly { at: { x: number; y: number }; spread: number }[],
      asked: readonly { at: { x: number; y: number }; reach: number }[],
    ): void => {
      const objects = keysAbove('', 200).map((order, i) => {
        const { at, spread } = all[i % all.length] ?? { at: { x: 0, y: 0 }, spread: 0 };
        const by = (share: number): number => Math.round(spread * ((i * share) % 1));
        return treeAt(`tree-${i}`, order, at.x + by(0.754_877), at.y + by(0.569_84));
      });
      const plan = createPlan({ objects, settings: defaultSettings });
      const index = new SpatialIndex(plan);
      for (let i = 0; i < 200; i += 1) index.search(boxAround({ x: 0, y: 0 }, 1));
      const accepts = ({ id }: PlanObject): boolean => !id.endsWith('7');
      for (const { at, reach } of asked) {
        const away = (object: PlanObject): number => boxDistance(objectBox(object), at);
        const expected = objects
          .filter((object) => accepts(object) && away(object) <= reach)
          .toSorted((a, b) => away(a) - away(b) || compareOrder(b, a))
          .slice(0, 48);
        expect(index.nearest(at, reach, accepts).map(({ id }) => id)).toEqual(expected.map(({ id }) => id));
      }
    };
    fc.assert(fc.property(clusters, asks, finds), { numRuns: 100 });
    expect.hasAssertions();
  });

  test('returns the bounds of a few objects, and of many', () => {
    const plan = createPlan({ objects: trees(1000), settings: defaultSettings });
    const index = new SpatialIndex(plan);
    const few = new Set(['tree-1', 'tree-2']);
    const [a, b] = ['tree-1', 'tree-2'].map((id) => plan.objects.get(id));
    if (!a || !b) throw new Error('The plan lacks its trees.');
    expect(index.boxAround(few).minX).toBe(Math.min(objectBox(a).minX, objectBox(b).minX));
    const all = index.boxAround(new Set(plan.objects.keys()));
    const moved = { put: treeAt('tree-1', a.order, 900, 10) };
    index.update([moved], applyChanges(plan, [moved]));
    expect(index.boxAround(new Set(plan.objects.keys()))).toEqual({
      ...all,
      maxX: objectBox(moved.put).maxX,
    });
  });
});
