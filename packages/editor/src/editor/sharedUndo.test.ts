// Undo in a plan that others edit too: it takes back one's own edits, and nothing that somebody else did.
import { corner } from '@homeplot/plan/corner';
import { dimension } from '@homeplot/plan/dimension';
import type { PlanObject } from '@homeplot/plan/kind';
import { kindOf } from '@homeplot/plan/kinds';
import { type Change, moveOf } from '@homeplot/plan/plan';
import { objectsOf } from '@homeplot/plan/testObjects';
import { describe, expect, test } from 'vitest';
import { TestDriver } from '../../testing/testDriver.ts';
import { selectObjects } from '../view/selection.ts';
import { Sharing } from './sharing.ts';

/** A shed of 10 by 10 ft at (10, 10). */
function shared(): { driver: TestDriver; shed: string; get: (id: string) => PlanObject } {
  const driver = new TestDriver().rectangle([10, 10], [20, 20]);
  driver.editor.share(new Sharing(driver.editor));
  const get = (id: string): PlanObject => {
    const object = driver.editor.plan.objects.get(id);
    if (!object) throw new Error(`There is no ${id}.`);
    return object;
  };
  return { driver, shed: driver.objects[0]?.id ?? '', get };
}

const move = (driver: TestDriver, object: PlanObject, x: number, y: number): boolean =>
  driver.editor.edit([moveOf(object, { x, y })], 'Move');

const others = ({ editor }: TestDriver, ...changes: readonly Change[]): void => editor.takeIn(changes);

/** Somebody else, who starts from the plan as it is now and whose edits arrive at once. */
function somebodyElse(driver: TestDriver): TestDriver {
  const other = new TestDriver('b');
  other.editor.load({ objects: driver.objects, settings: driver.editor.plan.settings });
  other.editor.watch({ edited: (changes) => others(driver, ...changes) });
  return other;
}

const at = (object: PlanObject) => kindOf(object).position(object);

describe('undo of a move', () => {
  test('leaves the name that somebody else gave meanwhile', () => {
    const { driver, shed, get } = shared();
    move(driver, get(shed), 5, 0);
    others(driver, { put: { ...get(shed), name: 'Shed' } });
    driver.run('undo');
    expect(get(shed)).toMatchObject({ name: 'Shed', x: 10 });
    expect(driver.toasts.join()).not.toMatch(/somebody else/i);
    driver.run('redo');
    expect(get(shed)).toMatchObject({ name: 'Shed', x: 15 });
  });

  test('leaves an object where somebody else has moved it since, and says so', () => {
    const { driver, shed, get } = shared();
    move(driver, get(shed), 5, 0);
    others(driver, moveOf(get(shed), { x: 0, y: 30 }));
    driver.run('undo');
    expect(at(get(shed))).toEqual({ x: 15, y: 40 });
    expect(driver.toasts.at(-1)).toBe('Rectangle stays as it is because somebody else has changed it since.');
  });

  test('made before others joined is undone as ever, and not if they have moved it since', () => {
    const driver = new TestDriver().rectangle([10, 10], [20, 20]).rectangle([40, 10], [50, 20]);
    const [first, second] = driver.objects;
    if (!first || !second) throw new Error('There are no rectangles.');
    driver.editor.edit([moveOf(first, { x: 5, y: 0 }), moveOf(second, { x: 5, y: 0 })], 'Move');
    driver.editor.share(new Sharing(driver.editor));
    const now = driver.editor.plan.objects.get(second.id) ?? second;
    others(driver, moveOf(now, { x: 0, y: 9 }));
    driver.run('undo');
    expect(driver.objects.map(at)).toEqual([
      { x: 10, y: 10 },
      { x: 45, y: 19 },
    ]);
  });

  test('of what somebody else has deleted since leaves it deleted, and says so', () => {
    const { driver, shed, get } = shared();
    move(driver, get(shed), 5, 0);
    others(driver, { remove: shed });
    driver.run('undo');
    expect(driver.objects).toEqual([]);
    expect(driver.toasts.at(-1)).toBe('Somebody else has deleted 1 object since.');
  });
});

describe('undo of drawing an object', () => {
  test('removes it', () => {
    const { driver, shed } = shared();
    others(driver, { settings: { title: 'Home' } });
    driver.run('undo');
    expect(driver.editor.plan.objects.has(shed)).toBe(false);
    expect(driver.editor.plan.settings.title).toBe('Home');
  });

  test('leaves it if somebody else has changed it since', () => {
    const { driver, shed, get } = shared();
    others(driver, { put: { ...get(shed), name: 'Shed' } });
    driver.run('undo');
    expect(get(shed).name).toBe('Shed');
  });

  test('leaves it if somebody else has dimensioned it since', () => {
    const { driver, shed } = shared();
    const other = somebodyElse(driver);
    other.editor.select(selectObjects([shed]));
    other.dimensionAll();
    const count = objectsOf(dimension, driver.objects).length;
    driver.run('undo');
    expect(count).toBeGreaterThan(0);
    expect(objectsOf(dimension, driver.objects)).toHaveLength(count);
    expect(driver.editor.plan.objects.has(shed)).toBe(true);
    expect(driver.toasts.at(-1)).toMatch(/^Rectangle stays/);
  });
});

describe('undo of a deletion', () => {
  test('brings it back', () => {
    const { driver, shed, get } = shared();
    const before = get(shed);
    driver.editor.edit([{ remove: shed }], 'Delete');
    others(driver, { settings: { title: 'Home' } });
    driver.run('undo');
    expect(get(shed)).toBe(before);
  });

  test('leaves it as somebody else has kept it', () => {
    const { driver, shed, get } = shared();
    const kept = { ...get(shed), name: 'Shed' };
    driver.editor.edit([{ remove: shed }], 'Delete');
    others(driver, { put: kept });
    driver.run('undo');
    expect(get(shed)).toEqual(kept);
  });
});

describe('a corner that somebody else has rounded', () => {
  const roads = (driver: TestDriver): TestDriver => driver.road([0, 0], [20, 0]).road([20, 0], [20, 20]);
  const cornersIn = (driver: TestDriver) => objectsOf(corner, driver.objects);

  test('stays when the deletion of a third road there is undone, which says so', () => {
    const driver = roads(new TestDriver()).road([20, 0], [40, -10]);
    driver.editor.share(new Sharing(driver.editor));
    const [first, second, third] = driver.objects.map(({ id }) => id);
    driver.editor.edit([{ remove: third ?? '' }], 'Delete');
    const other = somebodyElse(driver);
    other.editor.select(selectObjects([first ?? '', second ?? '']));
    other.run('roundCorner');
    const before = driver.objects;
    driver.run('undo');
    expect(cornersIn(driver)).toHaveLength(1);
    expect(driver.objects).toEqual(before);
    expect(driver.toasts.at(-1)).toContain(
      '1 object stays deleted because it would take away what somebody else has drawn since.',
    );
  });

  test('stays when the move of a road from there is undone, which says so', () => {
    const driver = new TestDriver().road([20, 0], [40, -10]);
    driver.editor.share(new Sharing(driver.editor));
    const [road] = driver.objects;
    if (!road) throw new Error('There is no road.');
    move(driver, road, 0, -30);
    roads(somebodyElse(driver)).run('roundCorner');
    const before = driver.objects;
    driver.run('undo');
    expect(cornersIn(driver)).toHaveLength(1);
    expect(driver.objects).toEqual(before);
    expect(driver.toasts.at(-1)).toBe(
      'Road stays as it is because changing it back would take away what somebody else has drawn since.',
    );
  });
});

describe('undo of settings', () => {
  test('is by field', () => {
    const { driver } = shared();
    driver.editor.edit([{ settings: { title: 'Home', north: 10 } }], 'Settings');
    others(driver, { settings: { north: 20 } });
    driver.run('undo');
    expect(driver.editor.plan.settings).toMatchObject({ title: '', north: 20 });
    expect(driver.toasts.at(-1)).toBe('A setting stays as it is because somebody else has changed it since.');
  });

  test('of layers leaves those that somebody else has added or renamed since', () => {
    const { driver } = shared();
    const { editor } = driver;
    const mine = { id: 'mine', title: 'Mine' };
    editor.edit([{ settings: { layers: [...editor.plan.settings.layers, mine] } }], 'Add layer');
    const renamed = editor.plan.settings.layers.map((layer) =>
      layer.id === 'paving' ? { ...layer, title: 'Drives' } : layer,
    );
    others(driver, { settings: { layers: [...renamed, { id: 'theirs', title: 'Theirs' }] } });
    driver.run('undo');
    const layers = editor.plan.settings.layers.map(({ id, title }) => `${id} ${title}`);
    expect(layers).toContain('theirs Theirs');
    expect(layers).toContain('paving Drives');
    expect(layers).not.toContain('mine Mine');
    driver.run('redo');
    expect(editor.plan.settings.layers.map(({ id }) => id)).toContain('mine');
  });
});

test('what follows from an undo in a plan that others changed is part of it', () => {
  const { driver, shed, get } = shared();
  driver.editor.select(selectObjects([shed]));
  driver.dimensionAll();
  const [one] = objectsOf(dimension, driver.objects);
  if (!one) throw new Error('There is no dimension.');
  move(driver, get(shed), 7, 0);
  others(driver, { put: { ...get(one.id), name: 'Front' } }, { put: { ...get(shed), name: 'Shed' } });
  driver.run('undo');
  const [now] = objectsOf(dimension, driver.objects).filter(({ id }) => id === one.id);
  expect(at(get(shed))).toEqual({ x: 10, y: 10 });
  expect(now?.places).toEqual(one.places);
  expect(now?.name).toBe('Front');
});
