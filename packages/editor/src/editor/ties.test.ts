// Dimensions follow the objects they measure, and are removed and restored with them.
import { anchorAt } from '@homeplot/plan/anchors';
import { dimension } from '@homeplot/plan/dimension';
import { measuredBy } from '@homeplot/plan/dimensionGeometry';
import type { Dimension } from '@homeplot/plan/dimensionPlaces';
import type { PlanObject } from '@homeplot/plan/kind';
import { kindOf } from '@homeplot/plan/kinds';
import { mirroring, turning } from '@homeplot/plan/motion';
import { distance } from '@homeplot/plan/point';
import { array, assert, constantFrom, double, property, record } from 'fast-check';
import { describe, expect, test, vi } from 'vitest';
import { readPlanText } from '@homeplot/plan/planFile';
import { objectsOf } from '@homeplot/plan/testObjects';
import { copyText } from '../edits/clipboard.ts';
import { pasteReading } from '../edits/paste.ts';
import { selectObjects } from '../view/selection.ts';
import { TestDriver } from '../../testing/testDriver.ts';

/** Adds a dimension between anchors, each given as `id anchor`. */
function measured(driver: TestDriver, id: string, ...ends: readonly string[]): Dimension {
  const places = ends.map((end) => {
    const [object = '', anchor = ''] = end.split(' ');
    return { x: 0, y: 0, tie: { object, anchor } };
  });
  const put = {
    form: 'aligned',
    places,
    offset: -2,
    rotation: 0,
    ends: 'ticks',
    id,
    type: 'dimension',
    order: 'az',
  };
  driver.editor.edit([{ put } as const], 'Add dimension');
  return get(driver, id);
}

function get({ editor }: TestDriver, id: string): Dimension {
  const object = objectsOf(dimension, editor.plan.objects.values()).find((one) => one.id === id);
  if (!object) throw new Error(`There is no dimension '${id}'.`);
  return object;
}

const { ties } = dimension;
if (!ties) throw new Error('A dimension holds to nothing.');

const put = ({ editor }: TestDriver, ...objects: readonly PlanObject[]): boolean =>
  editor.edit(
    objects.map((object) => ({ put: object })),
    'Put',
  );

/** A lot of 40 by 30 ft and a house of 10 by 10 ft in it, by their ids. */
function site(): { driver: TestDriver; lot: string; house: string } {
  const driver = new TestDriver().rectangle([0, 0], [40, 30]).pick('house').drag([10, 10], [20, 20]);
  const [lot, house] = driver.objects.map(({ id }) => id);
  return { driver: driver.pick('select'), lot: lot ?? '', house: house ?? '' };
}

const reading = (object: Dimension): number => measuredBy[object.form](object);

describe('a tied dimension', () => {
  test('is not selected by undo and redo of what it followed', () => {
    const { driver, lot, house } = site();
    measured(driver, 'd', `${house} v0`, `${lot} p3`);
    driver.drag([15, 15], [18, 21]);
    driver.run('undo');
    expect(driver.selected).toEqual([house]);
    driver.run('redo');
    expect(driver.selected).toEqual([house]);
    driver.click(60, 60).run('undo');
    expect(driver.selected.toSorted()).toEqual(['d', house].toSorted());
  });

  test('measures the perpendicular distance from a house to a lot line wherever the house is moved', () => {
    const { driver, lot, house } = site();
    expect(reading(measured(driver, 'd', `${house} v0`, `${lot} p3`))).toBeCloseTo(10, 9);
    driver.drag([15, 15], [18, 21]);
    expect(reading(get(driver, 'd'))).toBeCloseTo(13, 9);
    expect(get(driver, 'd').places[1]).toMatchObject({ x: 0, y: 16 });
  });

  test('follows in the preview of a drag, and Escape restores everything', () => {
    const { driver, lot, house } = site();
    measured(driver, 'd', `${house} v0`, `${lot} p3`);
    const before = driver.bytes;
    driver.press([15, 15], [18, 15]);
    const shown = driver.editor.hand.preview.flatMap((change) => ('put' in change ? change.put : []));
    expect(objectsOf(dimension, shown).map(reading)).toEqual([13]);
    driver.editor.hand.cancel();
    expect(driver.bytes).toBe(before);
  });

  test('is removed with what it measures, and one undo restores both', () => {
    const { driver, lot, house } = site();
    measured(driver, 'd', `${house} v0`, `${lot} p3`);
    const before = driver.bytes;
    driver.click(15, 15).run('delete');
    expect(driver.objects.map(({ id }) => id)).toEqual([lot]);
    driver.run('undo');
    expect(driver.bytes).toBe(before);
    driver.run('redo');
    driver.run('undo');
    driver.drag([15, 15], [18, 15]);
    expect(reading(get(driver, 'd'))).toBeCloseTo(13, 9);
  });

  test('changes only its offset when it is moved alone', () => {
    const { driver, house } = site();
    measured(driver, 'd', `${house} v0`, `${house} v1`);
    put(driver, dimension.move(get(driver, 'd'), { x: 5, y: -3 }));
    expect(get(driver, 'd')).toMatchObject({
      offset: -5,
      places: [
        { x: 10, y: 10 },
        { x: 20, y: 10 },
      ],
    });
  });

  test('keeps its offset when it is moved together with what it measures', () => {
    const { driver, house } = site();
    measured(driver, 'd', `${house} v0`, `${house} v1`);
    driver.run('selectAll');
    driver.run('nudgeDownFar');
    expect(get(driver, 'd')).toMatchObject({
      offset: -2,
      places: [
        { x: 10, y: 15 },
        { x: 20, y: 15 },
      ],
    });
  });

  test('stays outside when it is rotated or mirrored together with what it measures', () => {
    const { driver, house } = site();
    measured(driver, 'd', `${house} v0`, `${house} v1`);
    for (const motion of [turning({ x: 0, y: 0 }, 37), mirroring({ x: 0, y: 0 }, { x: 3, y: 1 })]) {
      const objects = [house, 'd'].flatMap((id) => driver.editor.plan.objects.get(id) ?? []);
      put(driver, ...objects.map((object) => kindOf(object).transform?.(object, motion) ?? object));
      expect(get(driver, 'd').offset).toBe(-2);
      expect(reading(get(driver, 'd'))).toBeCloseTo(10, 9);
    }
  });

  test('of a road follows an end that follows another road', () => {
    const driver = new TestDriver().road([0, 0], [20, 0]).road([20, 0], [20, 20]);
    const [first] = driver.objects;
    measured(driver, 'd', `${first?.id} v0`, `${first?.id} v1`);
    driver.click(20, 10).drag([20, 0], [30, 0]);
    expect(reading(get(driver, 'd'))).toBeCloseTo(30, 9);
  });
});

describe('copies', () => {
  test('of a dimension and what it measures are tied to each other', () => {
    const { driver, house } = site();
    measured(driver, 'd', `${house} v0`, `${house} v1`);
    driver.editor.select(selectObjects([house, 'd']));
    driver.run('duplicate');
    const copy = objectsOf(dimension, driver.objects).at(-1);
    const [copied] = driver.selected;
    expect(copy?.places.map(({ tie }) => tie)).toEqual([
      { object: copied, anchor: 'v0' },
      { object: copied, anchor: 'v1' },
    ]);
    expect(copy).toMatchObject({
      offset: -2,
      places: [
        { x: 11, y: 11 },
        { x: 21, y: 11 },
      ],
    });
  });

  test('of a dimension alone are not tied', () => {
    const { driver, house } = site();
    measured(driver, 'd', `${house} v0`, `${house} v1`);
    driver.editor.select(selectObjects(['d']));
    driver.run('duplicate');
    expect(driver.top).toMatchObject({
      offset: -2,
      places: [
        { x: 11, y: 11 },
        { x: 21, y: 11 },
      ],
    });
    const text = copyText(driver.editor, '');
    driver.drag([15, 15], [18, 15]);
    expect(driver.top).toMatchObject({
      places: [
        { x: 11, y: 11 },
        { x: 21, y: 11 },
      ],
    });
    expect(pasteReading(new TestDriver().editor, readPlanText(text ?? ''))).toBe(true);
  });
});

const offset = record({
  x: double({ min: -50, max: 50, noNaN: true }),
  y: double({ min: -50, max: 50, noNaN: true }),
});
const motion = record({
  of: constantFrom('lot', 'house', 'd', 'both'),
  by: offset,
  turn: double({ min: -180, max: 180, noNaN: true }),
});

test('measures the distance between its anchors however its targets are moved, and undo restores everything', () => {
  assert(
    property(array(motion, { minLength: 1, maxLength: 12 }), (motions) => {
      const { driver, lot, house } = site();
      measured(driver, 'd', `${house} v2`, `${lot} v1`);
      measured(driver, 'square', `${house} m1`, `${lot} p0`);
      const before = driver.bytes;
      for (const { of, by, turn } of motions) {
        const ids = { lot: [lot], house: [house], d: ['d', 'square'], both: [lot, house, 'd', 'square'] }[of];
        const objects = ids.flatMap((id) => driver.editor.plan.objects.get(id) ?? []);
        put(driver, ...objects.map((object) => kindOf(object).move(object, by)));
        const moved = ids.flatMap((id) => driver.editor.plan.objects.get(id) ?? []);
        put(
          driver,
          ...moved.map((object) => kindOf(object).transform?.(object, turning(by, turn)) ?? object),
        );
        for (const id of ['d', 'square']) {
          const now = get(driver, id);
          const [a, b] = now.places.map(({ tie }) => {
            const target = tie && driver.editor.plan.objects.get(tie.object);
            return target && anchorAt(target, tie.anchor, now.places[0]);
          });
          if (!a || !b) throw new Error('has lost its anchors');
          expect(Math.abs(reading(now) - distance(a, b))).toBeLessThan(1e-6);
        }
      }
      while (driver.run('undo') && driver.bytes !== before);
      expect(driver.bytes).toBe(before);
    }),
    { numRuns: 60 },
  );
});

describe('with 2,000 dimensions among 100,000 objects', () => {
  const driver = new TestDriver();
  const trees = Array.from({ length: 100_000 }, (_, i) => {
    const tree = {
      id: `t${i}`,
      type: 'tree',
      order: `a${String(i).padStart(6, '0')}`,
      radius: 2,
      color: '#22c55e',
    };
    return { ...tree, x: (i % 400) * 10, y: Math.floor(i / 400) * 10 };
  });
  const dimensions = Array.from({ length: 2000 }, (_, i): Dimension => {
    const places = [`t${i}`, `t${i + 1}`].map((object) => ({ x: 0, y: 0, tie: { object, anchor: 'c' } }));
    const common = { id: `d${i}`, type: 'dimension', order: 'b' } as const;
    return { ...common, form: 'aligned', places, offset: 1, rotation: 0, ends: 'ticks' };
  });
  driver.editor.load({ objects: [...trees, ...dimensions], settings: driver.editor.plan.settings });

  test('an edit of one object updates only its own dimensions', () => {
    const follow = vi.spyOn(ties, 'follow');
    driver.editor.select(selectObjects(['t1000']));
    driver.run('nudgeLeft');
    expect(follow).toHaveBeenCalledTimes(2);
    driver.editor.select(selectObjects(['t50000']));
    driver.run('nudgeLeft');
    expect(follow).toHaveBeenCalledTimes(2);
    follow.mockRestore();
  });

  test('a nudge of everything moves dimensions without updating them', () => {
    // An edit before, so that this dimension is placed on its trees.
    driver.editor.select(selectObjects(['t7']));
    driver.run('nudgeLeft');
    const { places } = get(driver, 'd7');
    const follow = vi.spyOn(ties, 'follow');
    driver.run('selectAll');
    driver.run('nudgeLeft');
    expect(follow).not.toHaveBeenCalled();
    follow.mockRestore();
    const after = get(driver, 'd7').places;
    expect(after.map(({ x }, i) => x - (places[i]?.x ?? 0))).toEqual([-0.5, -0.5]);
    const pair = ['t7', 't8'].flatMap((id) => driver.editor.plan.objects.get(id) ?? []);
    expect(after.map(({ x, y }) => ({ x, y }))).toEqual(pair.map((tree) => kindOf(tree).position(tree)));
  });
});
