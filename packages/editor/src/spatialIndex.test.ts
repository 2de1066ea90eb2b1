import { boxAround, overlaps } from '@homeplot/plan/box';
import { applyChanges, type Change, createPlan, objectBox, type Plan } from '@homeplot/plan/plan';
import { findKind } from '@homeplot/plan/kinds';
import type { PlanObject } from '@homeplot/plan/kind';
import { keysAbove } from '@homeplot/plan/order';
import { defaultSettings } from '@homeplot/plan/settings';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { SpatialIndex } from './spatialIndex.ts';

const trees = (count: number): PlanObject[] =>
  keysAbove('', count).map((order, i) => treeAt(`tree-${i}`, order, (i * 37) % 400, (i * 53) % 300));

function treeAt(id: string, order: string, x: number, y: number): PlanObject {
  const fields = findKind('tree')?.create({ from: { x, y }, scale: 2, siteExtent: 100 });
  return { id, type: 'tree', order, ...fields };
}

const idsOf = (objects: Iterable<PlanObject>): string[] => Array.from(objects, ({ id }) => id).toSorted();

/** What the index should find: every object looked at. */
const lookedThrough = ({ objects }: Plan, box: Parameters<typeof overlaps>[0]): string[] =>
  idsOf([...objects.values()].filter((object) => overlaps(objectBox(object), box)));

describe('the spatial index', () => {
  const move = fc.record({
    id: fc.nat({ max: 80 }),
    x: fc.nat({ max: 400 }),
    y: fc.nat({ max: 300 }),
    gone: fc.boolean(),
  });
  const run = (count: number, asks: number): void =>
    fc.assert(
      fc.property(fc.array(fc.array(move, { maxLength: 6 }), { maxLength: 6 }), (edits) => {
        const plan = createPlan({ objects: trees(count), settings: defaultSettings });
        const index = new SpatialIndex(plan);
        for (let i = 0; i < asks; i += 1) index.search(boxAround({ x: 0, y: 0 }, 1));
        const undo: Change[][] = [];
        const isRight = (): void => {
          for (const at of [
            { x: 60, y: 60 },
            { x: 300, y: 200 },
          ]) {
            const box = boxAround(at, 45);
            expect(idsOf(index.search(box))).toEqual(lookedThrough(plan, box));
          }
        };
        const take = (changes: readonly Change[]): Change[] => {
          const inverse = applyChanges(plan, changes);
          index.update(changes, inverse);
          isRight();
          return inverse;
        };
        for (const edit of edits) {
          const changes = edit.map(({ id, x, y, gone }): Change => {
            const name = `tree-${id}`;
            return gone ? { remove: name } : { put: treeAt(name, `b${id}`, x, y) };
          });
          undo.push(take(changes));
        }
        for (const inverse of undo.toReversed()) take(inverse);
      }),
      { numRuns: 60 },
    );

  test('finds what every object looked at would, after any edits and their undoing', () => run(60, 1));

  test('finds the same through the tree that it builds when asked often', () => run(60, 200));

  test('finds the same after more changes than it looks through one by one', () => {
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

  test('tells the box round some of the objects, and round very many', () => {
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
