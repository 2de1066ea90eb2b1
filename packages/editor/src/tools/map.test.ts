// The tools of the map: dragging it under the plan, and matching two points of the plan with their places.
import { type Ground, isTied, type Tied, toGround } from '@homeplot/plan/ground';
import type { Point } from '@homeplot/plan/point';
import { describe, expect, test } from 'vitest';
import { TestDriver } from '../../testing/testDriver.ts';

const ground: Ground = { latitude: 40.5, longitude: -105.2, at: { x: 10, y: 10 }, source: 'typed' };
const map = { tiles: 'streets', fade: 40 };

function mapped(): TestDriver {
  const driver = new TestDriver();
  driver.editor.edit([{ settings: { ground, map, north: 15 } }], 'Map');
  return driver;
}

function tieOf({ editor }: TestDriver): Tied {
  const { settings } = editor.plan;
  if (!isTied(settings)) throw new Error('The plan has no tie.');
  return settings;
}

/** Expects a point of a plan to be at the place that a point has in another tie. */
function expectSamePlace(driver: TestDriver, at: Point, before: Tied, was: Point): void {
  const [now, then] = [toGround(tieOf(driver), at), toGround(before, was)];
  expect(now.latitude).toBeCloseTo(then.latitude, 9);
  expect(now.longitude).toBeCloseTo(then.longitude, 9);
}

describe('the map', () => {
  test('is dragged under the plan, in one undo step', () => {
    const driver = mapped();
    const before = tieOf(driver);
    driver.pick('map').drag([20, 20], [27.3, 16.1]);
    expectSamePlace(driver, { x: 27.3, y: 16.1 }, before, { x: 20, y: 20 });
    expect(tieOf(driver).ground).toMatchObject({ at: ground.at, source: 'map' });
    driver.editor.undo();
    expect(tieOf(driver).ground).toEqual(ground);
  });

  test('stays where it is after a click, without a place, and while it is off', () => {
    const driver = mapped();
    driver.pick('map').click(20, 20);
    expect(tieOf(driver).ground).toBe(ground);
    driver.editor.edit([{ settings: { map: undefined } }], 'Off');
    driver.drag([20, 20], [30, 20]);
    expect(tieOf(driver).ground).toBe(ground);
  });
});

describe('matching', () => {
  test('puts two points of the plan at their places, sets north, and says by how much they differ', () => {
    const driver = mapped();
    const before = tieOf(driver);
    // A line of 20 ft to the right; on the map it runs down, and is 21 ft long.
    driver.pick('matchMap').click(20, 10).click(30, 30).click(40, 10).click(30, 51);
    expect(tieOf(driver).north).toBeCloseTo(15 - 90 + 360, 3);
    // What they differ by is left at both ends.
    expectSamePlace(driver, { x: 30, y: 10 }, before, { x: 30, y: 40.5 });
    expect(driver.toasts.at(-1)).toContain("20.00' apart on the plan and 21.00' on the map.");
    driver.editor.undo();
    expect(tieOf(driver)).toMatchObject({ ground, north: 15 });
  });

  test('says so if the lengths differ by more than maps are off', () => {
    const driver = mapped();
    driver.pick('matchMap').click(20, 10).click(30, 30).click(40, 10).click(30, 54);
    expect(driver.toasts.at(-1)).toContain('matched, but not well');
    expect(tieOf(driver).north).toBeCloseTo(15 - 90 + 360, 3);
  });

  test('takes back its last point, and refuses the same point twice', () => {
    const driver = mapped();
    driver.pick('matchMap').click(20, 10).click(30, 30).click(40, 10);
    driver.editor.undo();
    driver.click(20, 10).click(50, 50);
    expect(driver.toasts.at(-1)).toContain('The two points on the plan are the same');
    expect(tieOf(driver)).toMatchObject({ ground, north: 15 });
    driver.click(40, 10).click(50, 30);
    expect(tieOf(driver).ground.source).toBe('map');
  });

  test('needs a map', () => {
    const driver = new TestDriver();
    driver.pick('matchMap').click(20, 10);
    expect(driver.toasts.at(-1)).toContain('Turn on a map and set the location first');
  });
});
