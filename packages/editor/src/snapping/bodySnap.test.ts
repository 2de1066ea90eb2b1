// What a move of whole objects snaps to, and what it shows.
import { kindOf } from '@homeplot/plan/kinds';
import type { PlanObject } from '@homeplot/plan/kind';
import { outlineOf } from '@homeplot/plan/anchors';
import { distance, type Point, rotate } from '@homeplot/plan/point';
import { describe, expect, test } from 'vitest';
import { selectObjects } from '../view/selection.ts';
import type { Aim, TestDriver } from '../../testing/testDriver.ts';
import { lot, planOf } from '../../testing/testAim.ts';

type At = readonly [number, number];

/** 4 x 3 ft, to be dragged. */
const box = { type: 'rectangle', id: 'box', x: 40, y: 30, width: 4, height: 3 };

const objectNamed = ({ editor }: TestDriver, id: string): PlanObject => {
  const object = editor.plan.objects.get(id);
  if (!object) throw new Error(`There is no ${id}.`);
  return object;
};
const placeOf = (driver: TestDriver, id: string): Point =>
  kindOf(objectNamed(driver, id)).position(objectNamed(driver, id));

/** Selects objects and drags them from a point by an offset; returns the marks before the release. */
function move(driver: TestDriver, ids: readonly string[], from: At, by: At, aim: Aim = {}) {
  driver.pick('select').editor.select(selectObjects(ids));
  const to: At = [from[0] + by[0], from[1] + by[1]];
  driver.press(from, to, aim);
  const { snapped } = driver.editor.scene.snapping;
  driver.point('up', ...to, aim);
  return snapped;
}

describe('a move snaps', () => {
  // The corners of the box on the corner of the lot at 20.2, 16.2.
  test.each([
    ['top left', -19.8, -13.8, 20.2, 16.2],
    ['top right', -23.8, -13.8, 16.2, 16.2],
    ['bottom right', -23.8, -16.8, 16.2, 13.2],
    ['bottom left', -19.8, -16.8, 20.2, 13.2],
  ] as const)('by its %s corner, wherever it is pressed', (_corner, right, down, x, y) => {
    for (const press of [
      [42, 31.5],
      [40.6, 30.6],
      [43.4, 32.4],
    ] as const) {
      const driver = planOf(lot, box);
      const snapped = move(driver, ['box'], press, [right + 0.2, down - 0.2]);
      expect(snapped).toMatchObject({ at: { x: 20.2, y: 16.2 }, snap: 'end' });
      expect(placeOf(driver, 'box')).toEqual({ x, y });
    }
  });

  test('by the middle of its side on the middle of another, and by its center on a center', () => {
    const driver = planOf(lot, box);
    // The middle of its bottom at 42, 33 on the middle of the top of the lot at 15.2, 10.2.
    expect(move(driver, ['box'], [41, 31], [-26.7, -22.6])).toMatchObject({ snap: 'middle' });
    expect(placeOf(driver, 'box')).toEqual({ x: 13.2, y: 7.2 });
    expect(move(driver, ['box'], [14, 8], [-0.2, 4.3])).toMatchObject({
      snap: 'center',
      at: { x: 15.2, y: 13.2 },
    });
  });

  test('by a side on the side of another far from the pointer, while it stays on the grid along it', () => {
    const long = { ...lot, id: 'long', x: 60.3, y: 0, width: 5, height: 48 };
    const driver = planOf(long, { ...box, x: 5, width: 40 });
    const snapped = move(driver, ['box'], [6, 31], [15.1, -4]);
    expect(placeOf(driver, 'box')).toEqual({ x: 20.3, y: 26 });
    expect(snapped?.snap).toBe('nearest');
  });

  test('by its sides and middles to be level and plumb with others, and says with which', () => {
    const driver = planOf(lot, box);
    const snapped = move(driver, ['box'], [41, 31], [-23.6, -4]);
    // Its right side with that of the lot.
    expect(placeOf(driver, 'box')).toEqual({ x: 16.2, y: 26 });
    expect(snapped?.guides).toEqual([{ is: 'plumb', by: [{ x: 20.2, y: 16.2 }], at: { x: 20.2, y: 26 } }]);
    move(driver, ['box'], [17, 27], [-2.9, 0]);
    // Its middle with that of the lot.
    expect(placeOf(driver, 'box')).toEqual({ x: 13.2, y: 26 });
  });

  test('to nothing while Alt is held, and not to itself', () => {
    const driver = planOf(lot, box);
    expect(move(driver, ['box'], [42, 31.5], [-19.6, -14], { free: true })).toBeUndefined();
    expect(placeOf(driver, 'box')).toEqual({ x: 20.5, y: 16 });
    const alone = planOf({ ...box, x: 40.2 });
    expect(move(alone, ['box'], [42, 31.5], [0.3, 0.1])).toBeUndefined();
    expect(placeOf(alone, 'box')).toEqual({ x: 40.5, y: 30 });
  });

  test('along one axis with Shift', () => {
    const driver = planOf({ ...lot, y: 25.3 }, box);
    const snapped = move(driver, ['box'], [42, 31.5], [-19.6, 1], { shift: true });
    expect(placeOf(driver, 'box')).toEqual({ x: 20.2, y: 30 });
    expect(snapped).toMatchObject({ snap: 'nearest' });
  });
});

describe('several objects that are moved together', () => {
  const pair = [box, { ...box, id: 'other', x: 46, y: 35 }];

  test('snap by the corners of each', () => {
    const driver = planOf(lot, ...pair);
    // The bottom left corner of the other one, at 46, 38.
    move(driver, ['box', 'other'], [41, 31], [-25.6, -28]);
    expect(placeOf(driver, 'other')).toEqual({ x: 20.2, y: 7.2 });
    expect(placeOf(driver, 'box')).toEqual({ x: 14.2, y: 2.2 });
  });

  test('snap by the corners of the box around them', () => {
    const driver = planOf(lot, ...pair);
    // Its top right corner, at 50, 30.
    const snapped = move(driver, ['box', 'other'], [41, 31], [-39.6, -13.6]);
    expect(snapped).toMatchObject({ at: { x: 10.2, y: 16.2 }, snap: 'end' });
    expect(placeOf(driver, 'box')).toEqual({ x: 0.2, y: 16.2 });
  });
});

describe('on lines that are neither level nor plumb', () => {
  const corners = [
    [10, 10],
    [60, 20],
    [52, 45],
    [12, 40],
  ].map(([x = 0, y = 0]) => ({ x, y }));
  const site = (...more: Parameters<typeof planOf>) =>
    planOf({ type: 'lot', id: 'land', vertices: corners }, ...more);
  const cornersOf = (driver: TestDriver, id: string): readonly Point[] =>
    outlineOf(objectNamed(driver, id))?.vertices ?? [];
  /** Feet from the line through the top of the lot, below it. */
  const below = ({ x, y }: Point): number =>
    rotate({ x: x - 10, y: y - 10 }, -Math.atan2(10, 50), { x: 0, y: 0 }).y;

  test('a corner lies on the line exactly', () => {
    const driver = site({ ...box, x: 30, y: 30 });
    // Its top right corner is the first to meet it.
    const snapped = move(driver, ['box'], [32, 31.5], [0, -14.9]);
    const [, topRight] = cornersOf(driver, 'box');
    expect(snapped).toMatchObject({ snap: 'nearest' });
    expect(below(topRight ?? { x: 0, y: 0 })).toBeCloseTo(0, 5);
  });

  test('a wall parallel to it lies on it with both corners, which are marked', () => {
    const turned = (Math.atan2(10, 50) * 180) / Math.PI;
    const driver = site({ ...box, x: 30, y: 30, rotation: turned });
    const snapped = move(driver, ['box'], [32, 31.5], [0, -15.6]);
    const [left, right] = cornersOf(driver, 'box').map(below);
    expect([left, right]).toEqual([expect.closeTo(0, 5), expect.closeTo(0, 5)]);
    expect(snapped?.also?.length).toBeGreaterThanOrEqual(1);
  });

  test('a wall meets the corner of another object', () => {
    const driver = planOf(
      { ...lot, x: 20.2, y: 20.2 },
      { ...box, x: 40, y: 30, width: 8, height: 8, rotation: 45 },
    );
    // The corner at 30.2, 26.2 is met by the wall from the top to the left, but not near its corners or middle.
    move(driver, ['box'], [44, 34], [-9.3, -6.5]);
    const [top, , , left] = cornersOf(driver, 'box');
    const corner = { x: 30.2, y: 26.2 };
    const [a, b] = [top ?? corner, left ?? corner];
    expect(distance(a, corner) + distance(corner, b)).toBeCloseTo(distance(a, b), 5);
    expect(distance(a, corner)).toBeGreaterThan(0.7);
  });

  test('a setback line is one of them', () => {
    const vertices = [
      { x: 15, y: 15.3 },
      { x: 55, y: 23.1 },
    ];
    const driver = planOf({ type: 'setback', id: 'line', vertices }, { ...box, x: 30, y: 30 });
    expect(move(driver, ['box'], [32, 31.5], [0, -11])).toMatchObject({ snap: 'nearest' });
    const [, corner] = cornersOf(driver, 'box');
    const { x, y } = corner ?? { x: 0, y: 0 };
    expect((y - 15.3) / (x - 15)).toBeCloseTo(7.8 / 40, 6);
  });

  test('a curve is met at the place nearest to the corner', () => {
    const driver = planOf({ type: 'circle', id: 'pond', x: 20.2, y: 20.3, radius: 8 }, box);
    move(driver, ['box'], [41, 31], [-13.8, -4.6]);
    const { x, y } = placeOf(driver, 'box');
    expect(distance({ x, y }, { x: 20.2, y: 20.3 })).toBeCloseTo(8, 5);
  });
});
