import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { boxed, lot, planOf, thing } from '../../testing/testSite.ts';
import { applyChanges, type Change, createPlan, inOrder } from '../plan/plan.ts';
import { readPlanFile } from '../file/planFile.ts';
import { writePlanFile } from '../file/writePlanFile.ts';
import { comparePlans } from './compare.ts';
import { planText } from './concern.ts';
import { restoreOf, restoreWhole } from './restore.ts';

const house = boxed('house', 'house', { x: 60, y: 60 }, 40, 30, { order: 'a1' });
const shed = boxed('house', 'shed', { x: 13, y: 40 }, 10, 10, { order: 'a2', name: 'Shed' });
const oak = thing('tree', 'oak', { x: 20, y: 100, radius: 8, order: 'a3' });
const before = () => planOf([lot, house, shed]);

const kindsOf = (now: readonly object[]) =>
  comparePlans(before(), planOf(now as never)).differences.map(({ id, kind, words }) => [id, kind, words]);

/** The ids of the objects that changes put. */
const putIn = (changes: readonly Change[]) =>
  changes.flatMap((change) => ('put' in change ? [change.put.id] : []));

describe('two versions of a plan', () => {
  test('that are the same have no differences, whatever their order keys', () => {
    const again = planOf([
      { ...lot, order: 'a5' },
      { ...house, order: 'a6' },
      { ...shed, order: 'a7' },
    ]);
    expect(comparePlans(before(), again)).toEqual({ differences: [], settings: [], isReordered: false });
  });

  test('that are the same but for the rounding of a file have no differences', () => {
    const uneven = { ...house, x: 8.333333333, y: 100 / 3 } as typeof house;
    const plan = planOf([lot, uneven]);
    const reading = readPlanFile(writePlanFile(plan, ''));
    if (!reading.ok) throw new Error(reading.problem);
    expect(comparePlans(createPlan(reading.contents), plan).differences).toEqual([]);
  });

  test('differ in what was added, removed, moved and changed', () => {
    const now = [lot, { ...house, x: 63, y: 64 }, oak];
    expect(kindsOf(now)).toEqual([
      ['house', 'moved', "moved 5'"],
      ['shed', 'removed', ''],
      ['oak', 'added', ''],
    ]);
    expect(kindsOf([lot, house, { ...shed, x: 14, width: 12, status: 'proposed' }])).toEqual([
      ['shed', 'changed', "moved 1', 10' × 10' → 12' × 10', no status → proposed"],
    ]);
    expect(kindsOf([lot, house, { ...shed, name: 'Sauna', color: '#112233' }])).toEqual([
      ['shed', 'changed', 'name, color'],
    ]);
    expect(kindsOf([lot, house, { ...shed, rotation: 20 }])[0]?.[2]).toContain('direction');
  });

  test('list what follows from others last', () => {
    const dimension = thing('dimension', 'd', {
      order: 'a0',
      places: [
        { x: 40, y: 45, tie: { object: 'house', anchor: 'v0' } },
        { x: 80, y: 45, tie: { object: 'house', anchor: 'v1' } },
      ],
    });
    const { differences } = comparePlans(planOf([lot]), planOf([lot, dimension, house]));
    expect(differences.at(0)?.id).toBe('house');
  });

  test('differ in settings, and in the drawing order', () => {
    const now = before();
    applyChanges(now, [{ settings: { title: 'Yard', north: 20 } }, { put: { ...lot, order: 'a9' } }]);
    expect(comparePlans(before(), now)).toMatchObject({ settings: ['Title', 'North'], isReordered: true });
  });
});

describe('an earlier version', () => {
  const now = () =>
    planOf([
      lot,
      boxed('house', 'house', { x: 63, y: 64 }, 40, 30, { order: 'a5' }),
      { ...oak, order: 'a6' },
    ]);

  test('is restored object by object, each at its place in the drawing order', () => {
    const open = now();
    const { differences } = comparePlans(before(), open);
    for (const difference of differences) applyChanges(open, restoreOf(difference, before(), open));
    expect(comparePlans(before(), open)).toEqual({ differences: [], settings: [], isReordered: false });
    expect(inOrder(open).map(({ id }) => id)).toEqual(['lot', 'house', 'shed']);
  });

  test('is restored object by object below what was above it, though others have one key', () => {
    const shared = { ...oak, order: 'a1' };
    const first = { ...shared, id: 'first' };
    const gone = { ...shared, id: 'gone', order: 'a1G' };
    const above = { ...shared, id: 'above', order: 'a1V' };
    const open = planOf([first, { ...shared, id: 'second' }, above]);
    const earlier = planOf([first, gone, above]);
    const removed = comparePlans(earlier, open).differences.filter(({ id }) => id === 'gone');
    for (const difference of removed) applyChanges(open, restoreOf(difference, earlier, open));
    expect(inOrder(open).map(({ id }) => id)).toEqual(['first', 'second', 'gone', 'above']);
  });

  test('is restored object by object among what lies above the underlays, whatever their keys', () => {
    const scan = { type: 'underlay', id: 'scan', x: 0, y: 0, width: 9, height: 9, order: 'a5' } as never;
    const trees = ['gone', 'first', 'second'].map((id, i) => ({ ...oak, id, order: `a${i}` }));
    const top = { ...oak, id: 'top', order: 'a7' };
    const earlier = planOf([...trees, scan, top]);
    const open = planOf([...trees.slice(1), scan, top]);
    const { differences } = comparePlans(earlier, open);
    for (const difference of differences) applyChanges(open, restoreOf(difference, earlier, open));
    expect(inOrder(open).map(({ id }) => id)).toEqual(['scan', 'gone', 'first', 'second', 'top']);
  });

  test('is restored whole, and undone', () => {
    const open = now();
    const was = planText(open);
    const inverse = applyChanges(open, restoreWhole(before(), open));
    expect(planText(open)).toBe(planText(before()));
    applyChanges(open, inverse);
    expect(planText(open)).toBe(was);
  });

  test('is restored whole without touching what is the same', () => {
    const trees = Array.from({ length: 9 }, (_, i) => ({ ...oak, id: `t${i}`, order: `a${i}` }));
    const [, second, , , fifth] = trees;
    const open = planOf(trees.filter((one) => one !== second && one !== fifth));
    const changes = restoreWhole(planOf(trees), open);
    expect(putIn(changes)).toEqual(['t1', 't4']);
    applyChanges(open, changes);
    expect(inOrder(open).map(({ id }) => id)).toEqual(trees.map(({ id }) => id));
  });

  test.each([
    ['to the front', 'b0'],
    ['to the back', 'Zz'],
  ])('is restored by moving only the object that was brought %s', (_where, order) => {
    const trees = Array.from({ length: 9 }, (_, i) => ({ ...oak, id: `t${i}`, order: `a${i}` }));
    const open = planOf(trees.map((tree) => (tree.id === 't4' ? { ...tree, order } : tree)));
    const changes = restoreWhole(planOf(trees), open);
    expect(putIn(changes)).toEqual(['t4']);
    applyChanges(open, changes);
    expect(inOrder(open).map(({ id }) => id)).toEqual(trees.map(({ id }) => id));
  });

  test('is restored in its drawing order, whatever the keys are now', () => {
    const ids = fc.shuffledSubarray(['a', 'b', 'c', 'd', 'e', 'f']);
    const keys = fc.array(fc.constantFrom('a0', 'a1', 'a2', 'a3'), { minLength: 6, maxLength: 6 });
    fc.assert(
      fc.property(ids, ids, keys, (then, later, order) => {
        const earlier = planOf(then.map((id, i) => ({ ...oak, id, order: `a${i}` })));
        const open = planOf(later.map((id, i) => ({ ...oak, id, order: order[i] ?? '' })));
        applyChanges(open, restoreWhole(earlier, open));
        expect(inOrder(open).map(({ id }) => id)).toEqual(then);
      }),
    );
  });
});
