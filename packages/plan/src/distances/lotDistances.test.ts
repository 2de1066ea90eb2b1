import { describe, expect, test } from 'vitest';
import type { PlanObject } from '../objects/kind.ts';
import { kindOf } from '../kinds/index.ts';
import { registerLateKinds } from '../kinds/lateKinds.ts';
import { corners, lotOf, names } from '../../testing/testLots.ts';
import { distancesToOwnLot as distancesOf } from './ownLot.ts';

registerLateKinds();

const lotDistances = (object: PlanObject, around: readonly PlanObject[]) =>
  distancesOf(object, around).map(({ to, feet }) => ({ to, feet }));
const made = (type: string, fields: object): PlanObject => {
  const kind = kindOf({ type, id: type, order: 'a0' });
  const placed = kind.create({ from: { x: 0, y: 0 }, to: { x: 20, y: 20 }, scale: 2, siteExtent: 100 });
  return { id: type, type, order: 'a0', ...placed, ...fields };
};
/** 30 by 20 ft, from its left top corner. */
const house = (left: number, top: number): PlanObject =>
  made('house', { x: left + 15, y: top + 10, width: 30, height: 20 });
const lot = lotOf(corners, names);
/** 100 by 80 ft, from left 0 and top 0. */
const square = [
  { x: 0, y: 0 },
  { x: 100, y: 0 },
  { x: 100, y: 80 },
  { x: 0, y: 80 },
];
const yard = made('rectangle', { x: 0, y: 0, width: 200, height: 150 });

describe('the distances from an object to its lot lines', () => {
  test('are square to each line, nearest first, by the names of the lines', () => {
    expect(lotDistances(house(20, 50), [lot])).toEqual([
      { to: 'the left edge', feet: 10 },
      { to: 'the rear edge', feet: 30 },
      { to: 'the street edge', feet: 30 },
      { to: 'the side edge', feet: 80 },
    ]);
  });

  test('are those to the smallest lot around it, and a rectangle is one', () => {
    expect(lotDistances(house(20, 50), [yard, lot])[0]).toEqual({ to: 'the left edge', feet: 10 });
    expect(lotDistances(house(140, 50), [yard, lot])).toEqual([
      { to: 'the right edge', feet: 30 },
      { to: 'the top edge', feet: 50 },
      { to: 'the bottom edge', feet: 80 },
      { to: 'the left edge', feet: 140 },
    ]);
  });

  test('tell lines of one name by the sides that they face, else by their numbers', () => {
    const sides = [{ name: 'front' }, { name: 'side' }, {}, { name: 'side' }];
    const found = lotDistances(house(20, 50), [lotOf(corners, sides)]);
    expect(found.map(({ to }) => to)).toEqual([
      'the left side edge',
      'the front edge',
      'the bottom edge',
      'the right side edge',
    ]);
    const [nw, ne, se, sw] = corners;
    const split = lotOf(
      [nw, ne, se, sw, { x: 10, y: 60 }].flatMap((at) => at ?? []),
      [{}, {}, {}, { name: 'side' }, { name: 'side' }],
    );
    expect(lotDistances(house(20, 50), [split])[0]?.to).toBe('edge 4 (side)');
  });

  test('number all lines without a name of their own where several face one side', () => {
    const [nw, ne, se, sw] = corners;
    const bent = [nw, ne, se, sw, { x: 10, y: 60 }].flatMap((at) => at ?? []);
    const namesIn = (...named: readonly { readonly name?: string }[]) =>
      distancesOf(house(20, 50), [lotOf(bent, named)])
        .toSorted((a, b) => a.edge - b.edge)
        .map(({ to }) => to);
    expect(namesIn({}, {}, {}, {}, {})).toEqual(['edge 1', 'edge 2', 'edge 3', 'edge 4', 'edge 5']);
    expect(namesIn({}, {}, { name: 'front' }, {}, {})[2]).toBe('the front edge');
  });

  test('are negative by how far the object is over a line, zero on it, and measured to round walls too', () => {
    expect(lotDistances(house(8, 50), [lot])[0]).toEqual({ to: 'the left edge', feet: -2 });
    expect(lotDistances(house(10, 50), [lot])[0]).toEqual({ to: 'the left edge', feet: 0 });
    expect(lotDistances(house(8, 15), [lot]).slice(0, 2)).toEqual([
      { to: 'the rear edge', feet: -5 },
      { to: 'the left edge', feet: -2 },
    ]);
    const tree = made('tree', { x: 12, y: 60, radius: 5, size: 10 });
    expect(lotDistances(tree, [lot])[0]?.feet).toBeCloseTo(-3, 2);
    const pool = made('circle', { x: 40, y: 60, radius: 10 });
    expect(lotDistances(pool, [lot])[0]?.feet).toBeCloseTo(20, 2);
  });

  test('over a line run square to it, from the middle of the wall that is over it', () => {
    const lines = distancesOf(house(75, 65), [lotOf(square)]).flatMap(({ feet, from, at }) =>
      feet < 0 ? [{ feet, from, at }] : [],
    );
    expect(lines).toEqual([
      { feet: -5, from: { x: 105, y: 72.5 }, at: { x: 100, y: 72.5 } },
      { feet: -5, from: { x: 87.5, y: 85 }, at: { x: 87.5, y: 80 } },
    ]);
  });

  test('of a driveway and the like are measured from its edge, not from its center line', () => {
    const across = [
      { x: 40, y: 30 },
      { x: 40, y: 90 },
    ];
    for (const type of ['driveway', 'walk', 'easement', 'hedge']) {
      const strip = made(type, { vertices: across, closed: false, width: 12 });
      expect(lotDistances(strip, [lot])).toContainEqual({ to: 'the left edge', feet: 24 });
    }
    const road = made('road', { startX: 40, startY: 30, endX: 40, endY: 90, roadWidth: 12 });
    expect(lotDistances(road, [lot])).toContainEqual({ to: 'the left edge', feet: 24 });
    for (const type of ['fence', 'wall', 'retainingWall']) {
      const line = made(type, { vertices: across, closed: false });
      expect(lotDistances(line, [lot])).toContainEqual({ to: 'the left edge', feet: 30 });
    }
  });

  test('are those to a lot that the object reaches into, though most of it is outside', () => {
    expect(lotDistances(house(-10, 50), [lot])[0]).toEqual({ to: 'the left edge', feet: -20 });
  });

  test('go over an inner corner of the lot only as far as the object covers what is outside', () => {
    const notched = lotOf([
      { x: 0, y: 0 },
      { x: 100, y: 0 },
      { x: 100, y: 50 },
      { x: 104, y: 50 },
      { x: 104, y: 0 },
      { x: 200, y: 0 },
      { x: 200, y: 100 },
      { x: 0, y: 100 },
    ]);
    const over = lotDistances(house(90, 40), [notched]).filter(({ feet }) => feet < 0);
    expect(over.map(({ feet }) => feet)).toEqual([-10, -4, -4]);
  });

  describe('over a line', () => {
    const around = (...at: readonly (readonly [x: number, y: number])[]) =>
      lotOf(at.map(([x, y]) => ({ x, y })));
    /** 10 ft wide and 40 ft deep, from below. */
    const notched = around([0, 0], [100, 0], [100, 80], [70, 80], [70, 40], [60, 40], [60, 80], [0, 80]);
    const flag = around([0, 0], [100, 0], [100, 60], [20, 60], [20, 160], [0, 160]);
    /** A house by its sides, and how far it is over the edges that it is over, by their numbers. */
    const overs = (site: PlanObject, left: number, top: number, right: number, bottom: number) => {
      const [x, y] = [(left + right) / 2, (top + bottom) / 2];
      const over = distancesOf(made('house', { x, y, width: right - left, height: bottom - top }), [site]);
      for (const { feet, from, at } of over)
        if (feet < 0) expect(Math.hypot(from.x - at.x, from.y - at.y)).toBeCloseTo(-feet, 6);
      return Object.fromEntries(over.flatMap(({ edge, feet }) => (feet < 0 ? [[edge + 1, -feet]] : [])));
    };

    test('run across a notch, not through the lot from beyond another line', () => {
      expect(overs(notched, 50, -7, 111, 54)).toEqual({ 1: 7, 2: 11, 4: 10, 5: 14, 6: 10 });
    });

    test('are left out where the object gets back by less across another line of an inner corner', () => {
      expect(overs(notched, 50, -7, 111, 49)).toEqual({ 1: 7, 2: 11, 5: 9 });
      expect(overs(flag, 10, 20, 80, 62)).toEqual({ 3: 2 });
      expect(overs(flag, 10, -2, 80, 60)).toEqual({ 1: 2 });
    });

    test('do not get lost where a wall cuts off an inner corner', () => {
      const corner = around([0, 0], [100, 0], [100, 60], [60, 60], [60, 100], [0, 100]);
      const turned = made('house', { x: 50, y: 50, width: 40, height: 40, rotation: 45 });
      const feet = lotDistances(turned, [corner]).flatMap((one) => (one.feet < 0 ? one.feet : []));
      const over = 20 - 20 * Math.SQRT2;
      expect(feet).toEqual([expect.closeTo(over, 6), expect.closeTo(over, 6)]);
    });
  });

  test("don't exist for an object off every lot, for a lot itself, or to a lot that is no larger", () => {
    expect(lotDistances(house(300, 50), [lot])).toEqual([]);
    expect(lotDistances(lot, [lot])).toEqual([]);
    expect(lotDistances(yard, [lot, yard])).toEqual([]);
    expect(lotDistances(lot, [lot, yard])).toEqual([]);
  });
});
