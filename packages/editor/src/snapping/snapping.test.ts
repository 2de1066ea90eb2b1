import { presetLayers } from '@homeplot/plan/layers';
import { distance } from '@homeplot/plan/point';
import { tidy } from '@homeplot/plan/units';
import { assert, double, property, record } from 'fast-check';
import { describe, expect, test } from 'vitest';
import { TestDriver } from '../../testing/testDriver.ts';
import type { SnapName } from './snaps.ts';
import { aim, lot, planOf } from '../../testing/testAim.ts';

describe('a point snaps to', () => {
  test('an end, and is tied to it', () => {
    expect(aim(planOf(lot), 10.5, 9.9)).toEqual({ x: 10.2, y: 10.2, snap: 'end', tie: 'lot v0' });
  });

  test('a middle', () => {
    expect(aim(planOf(lot), 15.4, 10.4)).toEqual({ x: 15.2, y: 10.2, snap: 'middle', tie: 'lot m0' });
  });

  test('a center', () => {
    expect(aim(planOf(lot), 15, 13.4)).toEqual({ x: 15.2, y: 13.2, snap: 'center', tie: 'lot c' });
  });

  test('the intersection of edges of two objects', () => {
    const driver = planOf(lot, { ...lot, id: 'other', x: 13.3, y: 7.1 });
    expect(aim(driver, 13.5, 10)).toEqual({ x: 13.3, y: 10.2, snap: 'intersection' });
  });

  test('the intersection of a straight edge and an arc', () => {
    const driver = planOf(lot, { type: 'circle', id: 'pool', x: 12.2, y: 10.2, radius: 1.5 });
    expect(aim(driver, 13.9, 10)).toMatchObject({ x: 13.7, y: 10.2 });
    const off = planOf(lot, { type: 'circle', id: 'pool', x: 13, y: 9.2, radius: Math.SQRT2 });
    const found = aim(off, 14.1, 10.4);
    expect(found.snap).toBe('intersection');
    expect(found.x).toBeCloseTo(14, 9);
    expect(found.y).toBeCloseTo(10.2, 9);
  });

  test('the foot of the perpendicular from the previous point', () => {
    const turned = { ...lot, rotation: 30 };
    const driver = planOf(turned);
    const from = { x: 22, y: 4 };
    const foot = { x: 17.82, y: 11.25 };
    const found = aim(driver, foot.x - 0.2, foot.y, { from });
    expect(found.snap).toBe('perpendicular');
    const along = { x: Math.cos(Math.PI / 6), y: Math.sin(Math.PI / 6) };
    expect((found.x - from.x) * along.x + (found.y - from.y) * along.y).toBeCloseTo(0, 9);
  });

  test('the nearest point of an edge that is off the grid', () => {
    const driver = planOf({ type: 'circle', id: 'pool', x: 20, y: 20, radius: 7.3 });
    const found = aim(driver, 25, 25.3);
    expect(found.snap).toBe('nearest');
    expect(distance(found, { x: 20, y: 20 })).toBeCloseTo(7.3, 9);
  });

  test('an edge on a grid line, at a grid point, where squares are too small to aim at', () => {
    const driver = new TestDriver().rectangle([10, 10], [90, 90]);
    driver.editor.zoomTo(0.4);
    const { pxPerFoot } = driver.editor.viewport;
    expect(pxPerFoot / 2).toBeLessThan(6);
    const found = aim(driver, 33.3, 10 + 4 / pxPerFoot);
    expect(found).toEqual({ x: 33.5, y: 10, snap: 'nearest' });
    const far = aim(driver, 33.3, 10 + 8 / pxPerFoot);
    expect(far.snap).toBeUndefined();
  });

  test('the grid if nothing else is near', () => {
    expect(aim(planOf(lot), 4.3, 3.9)).toEqual({ x: 4.5, y: 4 });
  });

  test('a road end within 15 pixels rather than anything nearer', () => {
    const driver = planOf(lot).road([11, 11], [20, 30]);
    const road = driver.top['id'];
    expect(aim(driver, 10.3, 10.5)).toEqual({ x: 11, y: 11, snap: 'end', tie: `${String(road)} v0` });
  });

  test('an end rather than a nearer midpoint', () => {
    const driver = planOf(lot, { ...lot, id: 'small', x: 15.5, y: 10.5, width: 1, height: 1 });
    expect(aim(driver, 15.3, 10.3)).toMatchObject({ x: 15.5, y: 10.5, snap: 'end' });
  });
});

describe('a point does not snap', () => {
  test('to a corner one square away', () => {
    const driver = new TestDriver().rectangle([10, 10], [20, 20]);
    expect(aim(driver, 10.5, 10)).toEqual({ x: 10.5, y: 10 });
    expect(aim(driver, 10.4, 10)).toMatchObject({ x: 10, y: 10, snap: 'end' });
  });

  test('to the nearest point of an edge on a grid line', () => {
    const driver = new TestDriver().rectangle([10, 10], [20, 20]);
    expect(aim(driver, 13.1, 10.2)).toEqual({ x: 13, y: 10 });
  });

  test('to dragged objects', () => {
    expect(aim(planOf(lot), 10.5, 9.9, { exclude: new Set(['lot']) })).toEqual({ x: 10.5, y: 10 });
  });

  test('to objects while Alt is held', () => {
    const driver = planOf(lot).road([30, 30], [40, 30]);
    expect(aim(driver, 10.4, 10.1, { keys: { free: true } })).toEqual({ x: 10.5, y: 10 });
    expect(aim(driver, 30.3, 30.6, { keys: { free: true } })).toEqual({ x: 30.5, y: 30.5 });
  });

  test('at all if it is typed', () => {
    expect(aim(planOf(lot), 10.31, 10.11, { keys: { exact: true } })).toEqual({ x: 10.31, y: 10.11 });
  });

  test('to places outside the square of the keyboard crosshair', () => {
    const driver = planOf(lot);
    expect(aim(driver, 10, 10, { keys: { stepped: true } })).toMatchObject({ x: 10.2, y: 10.2, snap: 'end' });
    expect(aim(driver, 9.5, 10, { keys: { stepped: true } })).toEqual({ x: 9.5, y: 10 });
  });

  test('to texts', () => {
    const driver = planOf({ type: 'text', id: 'note', x: 5.2, y: 5.2, text: 'Shed' });
    expect(aim(driver, 5.2, 5.2)).toEqual({ x: 5, y: 5 });
  });
});

describe('Shift locks the direction from the previous point', () => {
  const from = { x: 2, y: 2 };
  const shift = { shift: true };

  test('horizontally, on the grid', () => {
    expect(aim(new TestDriver(), 9.1, 2.6, { from, keys: shift })).toEqual({ x: 9, y: 2 });
  });

  test('at 45 degrees, on the grid', () => {
    expect(aim(new TestDriver(), 9.1, 8.8, { from, keys: shift })).toEqual({ x: 9, y: 9 });
  });

  test('at 15 degrees, in whole squares', () => {
    const at = aim(new TestDriver(), 12, 4.4, { from, keys: shift });
    expect(distance(from, at)).toBeCloseTo(10.5, 8);
    expect(Math.atan2(at.y - 2, at.x - 2)).toBeCloseTo(Math.PI / 12, 8);
  });

  test('up to an edge', () => {
    const driver = planOf({ ...lot, y: 0 });
    expect(aim(driver, 10, 2.3, { from, keys: shift })).toEqual({ x: 10.2, y: 2, snap: 'intersection' });
  });

  test('up to the alignment with an earlier corner', () => {
    const at = aim(new TestDriver(), 9.1, 2.3, { from, earlier: [{ x: 9.3, y: 20 }], keys: shift });
    expect(at).toEqual({ x: 9.3, y: 2, snap: 'guides' });
  });

  test('horizontally from a point off the grid', () => {
    expect(aim(new TestDriver(), 9.1, 2.6, { from: { x: 2.2, y: 2.3 }, keys: shift })).toEqual({
      x: 9,
      y: 2.3,
    });
  });
});

test('a point never snaps further than the distance of its snap', () => {
  const driver = planOf(
    lot,
    { ...lot, id: 'turned', x: 14.1, y: 12.6, rotation: 27 },
    { type: 'circle', id: 'pool', x: 22.3, y: 15.1, radius: 4.4 },
    { type: 'tree', id: 'oak', x: 8.3, y: 18.2, radius: 3 },
  ).road([30, 5], [33, 22]);
  const reaches: Record<SnapName | 'none', number> = {
    end: 15,
    intersection: 10,
    middle: 10,
    center: 10,
    perpendicular: 10,
    nearest: 5,
    // A guide along one axis, half a square along the other.
    guides: Math.hypot(4, 4),
    grid: Math.hypot(4, 4),
    none: Math.hypot(4, 4),
  };
  const place = record({
    x: double({ min: 0, max: 40, noNaN: true }),
    y: double({ min: 0, max: 30, noNaN: true }),
  });
  assert(
    property(place, place, ({ x, y }, from) => {
      const { snap, ...at } = aim(driver, x, y, { from });
      expect(distance(at, { x, y }) * 16).toBeLessThanOrEqual(reaches[snap ?? 'none'] + 1e-6);
    }),
    { numRuns: 1000 },
  );
});

describe('snap settings', () => {
  test('toggleSnaps turns all object snaps off, including road ends, and on again', () => {
    const driver = planOf(lot).road([30, 30], [40, 30]);
    driver.run('toggleSnaps');
    expect(driver.toasts.at(-1)).toBe('Object snaps are off. Points snap to the grid only');
    expect(aim(driver, 10.4, 10.1)).toEqual({ x: 10.5, y: 10 });
    expect(aim(driver, 30.3, 30.6)).toEqual({ x: 30.5, y: 30.5 });
    driver.run('toggleSnaps');
    expect(aim(driver, 10.4, 10.1)).toMatchObject({ x: 10.2, y: 10.2 });
  });

  test('turn off single snaps, so that the next one applies', () => {
    const driver = planOf(lot);
    driver.editor.setSnaps({ end: false, guides: false });
    expect(aim(driver, 10.4, 10.1).snap).toBe('nearest');
    driver.editor.setSnaps({ nearest: false });
    expect(aim(driver, 10.4, 10.1)).toEqual({ x: 10.5, y: 10 });
  });

  test('without the grid round to a sixteenth of an inch', () => {
    const driver = new TestDriver();
    driver.editor.setSnaps({ grid: false });
    const { x } = aim(driver, 4.3, 3.9);
    expect(Math.abs(x - 4.3)).toBeLessThanOrEqual(1 / 384);
    expect(x * 192).toBeCloseTo(Math.round(x * 192), 6);
  });

  test('do not include hidden layers', () => {
    const driver = planOf(lot);
    const layers = presetLayers.map((layer) => ({ ...layer, hidden: layer.id === 'property' }));
    driver.editor.edit([{ settings: { layers } }], 'Hide');
    expect(aim(driver, 10.4, 10.1)).toEqual({ x: 10.5, y: 10 });
  });
});

test('on a metric plan the grid is of whole decimeters', () => {
  const driver = new TestDriver();
  driver.editor.edit([{ settings: { units: 'metres' } }], 'Units');
  expect(driver.editor.scene.snap({ x: 20, y: 10 }).x * 0.3048).toBeCloseTo(6.1, 8);
  driver.pick('rectangle').drag([0, 0], [20, 10]);
  expect(driver.first('rectangle')).toMatchObject({ width: tidy(6.1 / 0.3048) });
});
