import { describe, expect, test } from 'vitest';
import type { PackItem } from '../packs/pack.ts';
import type { PlanObject } from '../objects/kind.ts';
import { applyChanges } from '../plan/plan.ts';
import { afterRemedy, found, sentences, shed } from '../../testing/testFindings.ts';
import { lot, packOf, planOf, thing } from '../../testing/testSite.ts';
import { planItems } from './planItems.ts';

const tree = (id: string, fields: object = {}): PlanObject =>
  thing('tree', id, { x: 50, y: 60, radius: 10, status: 'existing', caliper: 12, ...fields });

describe('a protection zone', () => {
  const trees = { protection: 1, smallest: 6 };

  test('is as large as the rules want it for the trunk, and the remedy draws it', () => {
    const plan = planOf([lot, tree('a', { number: '4' })], { trees });
    expect(sentences([lot, tree('a', { number: '4' })], { trees })).toEqual([
      `Tree 4 needs a protection zone with a radius of 12', for a trunk of 12"; none is drawn.`,
    ]);
    expect(afterRemedy(plan)).toEqual([]);
    expect(sentences([lot, tree('a', { protection: 10 })], { trees })).toEqual([
      `The tree needs a protection zone with a radius of 12', for a trunk of 12"; the one that is drawn has 10'.`,
    ]);
    expect(sentences([lot, tree('a', { protection: 12 })], { trees })).toEqual([]);
  });

  test('is needed by trees that stay and whose trunk counts, and asks for a trunk that nobody measured', () => {
    expect(found([lot, tree('a', { status: 'proposed' })], { trees })).toEqual([]);
    expect(found([lot, tree('a', { status: 'removed' })], { trees })).toEqual([]);
    expect(found([lot, tree('a', { caliper: 5 })], { trees })).toEqual([]);
    expect(found([lot, tree('a', { caliper: 0 })], { trees })).toMatchObject([
      {
        state: 'question',
        asks: 'user',
        sentence:
          "How thick is the trunk of the tree 50' from the right side edge? Its protection zone follows from that. Type its diameter in the panel.",
      },
    ]);
  });

  test('asks about each of several trees in words of its own', () => {
    const asked = (fields: object): string =>
      sentences([lot, tree('a', { caliper: 0, ...fields })], { trees })[0]?.split('?')[0] ?? '';
    expect(asked({ x: 12 })).toBe("How thick is the trunk of the tree 12' from the left side edge");
    expect(asked({ y: 130 })).toBe("How thick is the trunk of the tree 20' from the front edge");
    expect(asked({ number: '4' })).toBe('How thick is the trunk of tree 4');
    expect(asked({ name: 'the old oak' })).toBe('How thick is the trunk of the old oak');
  });

  test('is kept free of what is built, whatever the rules say of its size', () => {
    const near = [lot, tree('a', { number: '4', protection: 12 }), shed(50, 45)];
    expect(sentences(near)).toEqual([`The shed reaches 1' into the protection zone of tree 4.`]);
    expect(afterRemedy(planOf(near))).toEqual([]);
    expect(sentences([lot, tree('a', { protection: 11 }), shed(50, 45)])).toEqual([]);
  });
});

test("trees that are to be removed are drawn trees, unless they stand on a neighbor's lot", () => {
  const items: readonly PackItem[] = [{ id: 'trees', need: 'ask' }];
  const lineOf = (...objects: readonly PlanObject[]) =>
    planItems(planOf([lot, ...objects]), packOf({ items }))[0];
  expect(lineOf()).toMatchObject({
    state: 'question',
    sentence: 'No trees are drawn. Are there any on the lot?',
  });
  expect(lineOf(tree('a', { status: 'removed' }))).toMatchObject({ state: 'ok' });
  expect(lineOf(thing('neighborTree', 'b', { x: 50, y: 60, status: 'removed' }))).toMatchObject({
    state: 'question',
  });
});

describe('the list of trees', () => {
  const items: readonly PackItem[] = [{ id: 'treeTable', need: 'required' }];
  const known = { species: 'Bur oak', caliper: 12 };
  const lineOf = (objects: readonly PlanObject[], trees: object = {}) =>
    planItems(planOf([lot, ...objects]), packOf({ items, trees }))[0];

  test('is complete once each tree has a number of its own, a species and a diameter', () => {
    expect(lineOf([])).toMatchObject({ state: 'missing' });
    expect(lineOf([tree('a', { ...known, number: '1' }), tree('b', { ...known, number: '2' })])?.state).toBe(
      'ok',
    );
    expect(lineOf([tree('a', { ...known, number: '1', species: '' })])).toMatchObject({
      state: 'missing',
      asks: 'user',
      objects: ['a'],
    });
  });

  test('numbers the trees that have none, or the number of another, and leaves the others theirs', () => {
    const all = [
      tree('a', { ...known, number: '2' }),
      tree('b', known),
      tree('c', { ...known, number: '2' }),
      tree('d', { ...known, status: 'removed' }),
    ];
    const line = lineOf(all);
    expect(line).toMatchObject({ state: 'missing', remedy: { title: 'Number the trees' } });
    const plan = planOf([lot, ...all]);
    applyChanges(plan, line?.remedy?.changes(plan) ?? []);
    const numbers = ['a', 'b', 'c', 'd'].map(
      (id) => Reflect.get(plan.objects.get(id) ?? {}, 'number') as string,
    );
    expect(numbers).toContain('2');
    expect(new Set(numbers)).toEqual(new Set(['1', '2', '3', '4']));
  });

  test('wants as many new trees as the rules want for those that are removed', () => {
    const removed = ['a', 'b', 'c'].map((id) => tree(id, { ...known, number: id, status: 'removed' }));
    const planted = (id: string) => tree(id, { species: 'Elm', number: id, status: 'proposed', caliper: 0 });
    expect(lineOf([...removed, planted('n')], { replacement: 1.5 })).toMatchObject({
      state: 'missing',
      sentence: '3 trees are removed, so 5 must be planted; 1 is drawn as proposed. Draw 4 more.',
    });
    const enough = ['n', 'o', 'p', 'q', 'r'].map(planted);
    expect(lineOf([...removed, ...enough], { replacement: 1.5 })?.state).toBe('ok');
  });
});
