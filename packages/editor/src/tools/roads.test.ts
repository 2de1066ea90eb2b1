import { corner } from '@homeplot/plan/corner';
import type { Corner } from '@homeplot/plan/cornerFields';
import type { Road } from '@homeplot/plan/roadFields';
import { objectsOf } from '@homeplot/plan/testObjects';
import { describe, expect, test } from 'vitest';
import { TestDriver } from '../../testing/testDriver.ts';

/** Two roads joined at (30, 20) at a right angle. */
const bend = (): TestDriver =>
  new TestDriver().road([5, 20], [30, 20]).road([30, 20], [30, 45]).pick('select').click(60, 45);
const road = (driver: TestDriver, i: number): Road => driver.objects[i] as Road;

function rounded(): TestDriver {
  const driver = bend().click(15, 20);
  expect(driver.run('roundCorner')).toBe(true);
  return driver;
}

describe('joined roads', () => {
  test('a road end within 10 px of the press is dragged, whether the road is selected or not', () => {
    const driver = new TestDriver().road([5, 20], [30, 20]).click(60, 45);
    driver.drag([30, 20], [40, 30], { off: [7, 7] });
    expect(driver.top).toMatchObject({ startX: 5, startY: 20, endX: 40, endY: 30 });
  });

  test('a chain moves together when a shared end is dragged', () => {
    const driver = bend().drag([30, 20], [35, 15]);
    expect(road(driver, 0)).toMatchObject({ startX: 5, startY: 20, endX: 35, endY: 15 });
    expect(road(driver, 1)).toMatchObject({ startX: 35, startY: 15, endX: 30, endY: 45 });
    driver.editor.undo();
    expect(road(driver, 0)).toMatchObject({ endX: 30, endY: 20 });
    expect(road(driver, 1)).toMatchObject({ startX: 30, startY: 20 });
  });

  test('a dragged end snaps to the end of another road within 15 px', () => {
    const driver = new TestDriver().road([5, 5], [20, 5]).road([40, 10], [60, 10]);
    driver.drag([20, 5], [39.5, 9.5]);
    expect(road(driver, 0)).toMatchObject({ endX: 40, endY: 10 });
  });

  test('stay joined when one of them is moved', () => {
    const driver = bend().drag([15, 20], [15, 25]);
    expect(road(driver, 0)).toMatchObject({ startX: 5, startY: 25, endX: 30, endY: 25 });
    expect(road(driver, 1)).toMatchObject({ startX: 30, startY: 25, endY: 45 });
  });

  test('are mitered where they meet, and square again when one is removed', () => {
    const driver = bend();
    expect(Math.abs(road(driver, 0).endSkew)).toBe(1);
    expect(road(driver, 0).endSkew).toBe(-road(driver, 1).startSkew);
    driver.click(30, 35).run('delete');
    expect(road(driver, 0).endSkew).toBe(0);
  });
});

describe('corners', () => {
  test('Round Corner joins two road ends that meet at an angle with a corner of radius 20 squares', () => {
    expect(rounded().top).toMatchObject({ type: 'corner', x: 30, y: 20, cornerRadius: 10, roadWidth: 12 });
  });

  test('two corners added at once have different places in the drawing order', () => {
    const driver = bend().road([30, 45], [50, 45]).click(30, 35);
    driver.run('roundCorner');
    const corners = objectsOf(corner, driver.objects);
    expect(new Set(corners.map(({ order }) => order)).size).toBe(2);
  });

  test('roads are trimmed to the start of the curve', () => {
    const driver = rounded();
    const { startX, startY, endX, endY } = driver.objects.at(-1) as Corner;
    const curveEnds = [`${startX}, ${startY}`, `${endX}, ${endY}`];
    expect(curveEnds.toSorted((a, b) => a.localeCompare(b))).toEqual(['20, 20', '30, 30']);
    expect(road(driver, 0).endTrim).toBe(10);
    expect(road(driver, 1).startTrim).toBe(10);
  });

  test('a corner follows when the roads move', () => {
    const driver = rounded().click(60, 45).drag([30, 20], [35, 20]);
    expect(driver.top).toMatchObject({ type: 'corner', x: 35, y: 20 });
    expect(road(driver, 0).endX).toBe(35);
    expect([road(driver, 0).endTrim, road(driver, 1).startTrim]).not.toContain(0);
  });

  test('a corner is removed with one of its roads, and restored by undo', () => {
    const driver = rounded();
    const before = driver.bytes;
    driver.click(30, 40).run('delete');
    expect(driver.objects.map(({ type }) => type)).toEqual(['road']);
    driver.editor.undo();
    expect(driver.bytes).toBe(before);
  });

  test('no corner is added where there is one already, or where roads are collinear', () => {
    const driver = rounded().click(15, 20);
    expect(driver.run('roundCorner')).toBe(false);
    const straight = new TestDriver().road([5, 20], [30, 20]).road([30, 20], [55, 20]);
    expect(straight.run('roundCorner')).toBe(false);
  });

  test('a corner never takes more than half of a short road', () => {
    const driver = new TestDriver().road([5, 20], [30, 20]).road([30, 20], [30, 26]);
    driver.run('roundCorner');
    expect(road(driver, 1).startTrim).toBe(3);
  });
});
