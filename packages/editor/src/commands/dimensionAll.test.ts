// Dimension all and the area label, on what is selected.
import { isDimension } from '@homeplot/plan/dimension';
import { type Dimension, lineOf, measuredBy } from '@homeplot/plan/dimensionGeometry';
import { distance } from '@homeplot/plan/point';
import { describe, expect, test } from 'vitest';
import { TestDriver } from '../testDriver.ts';

const dimensions = ({ objects }: TestDriver): Dimension[] => objects.filter(isDimension);
const lot = (): TestDriver => new TestDriver().rectangle([10, 10], [50, 40]);

/** An L of 40 by 30 ft whose notch is 20 by 10 ft, as a patio. */
function notched(): TestDriver {
  const driver = new TestDriver().pick('patio');
  const corners = [
    [10, 10],
    [30, 10],
    [30, 20],
    [50, 20],
    [50, 40],
    [10, 40],
    [10, 10],
  ] as const;
  for (const [x, y] of corners) driver.click(x, y);
  return driver.pick('select').click(20, 10);
}

describe('Dimension all', () => {
  test('measures every edge of a rectangle, outside of it', () => {
    const driver = lot();
    expect(driver.run('dimensionAll')).toBe(true);
    expect(dimensions(driver).map((one) => measuredBy[one.form](one))).toEqual([40, 30, 40, 30]);
    for (const one of dimensions(driver)) {
      const { from } = lineOf(one);
      expect(from.x < 10 || from.x > 50 || from.y < 10 || from.y > 40).toBe(true);
    }
    expect(driver.toasts.at(-1)).toBe('Added 4 dimensions');
  });

  test('leaves out what is dimensioned already, and says where that is all', () => {
    const driver = lot();
    driver.pick('dimension').click(30, 10).click(30, 5).pick('select').click(10, 25);
    driver.run('dimensionAll');
    expect(dimensions(driver)).toHaveLength(4);
    driver.run('dimensionAll');
    expect(dimensions(driver)).toHaveLength(4);
    expect(driver.toasts.at(-1)).toBe('All of it is dimensioned already');
  });

  test('gives what is round its radius, once', () => {
    const driver = new TestDriver().pick('circle').drag([20, 20], [30, 20]).pick('select').click(20, 20);
    driver.run('dimensionAll');
    driver.run('dimensionAll');
    expect(dimensions(driver)).toMatchObject([{ form: 'radius' }]);
  });

  test('puts no line of two neighbours on another', () => {
    const driver = new TestDriver().rectangle([10, 10], [30, 30]).rectangle([31, 10], [50, 30]);
    driver.run('selectAll');
    driver.run('dimensionAll');
    const lines = dimensions(driver).map(lineOf);
    for (const [i, a] of lines.entries())
      for (const b of lines.slice(i + 1)) {
        const middle = { x: (a.from.x + a.to.x) / 2, y: (a.from.y + a.to.y) / 2 };
        expect(distance(middle, { x: (b.from.x + b.to.x) / 2, y: (b.from.y + b.to.y) / 2 })).toBeGreaterThan(
          1,
        );
      }
  });

  test('stays near where a dimension to something else only crosses its line', () => {
    const driver = new TestDriver().rectangle([10, 10], [90, 90]).rectangle([30, 30], [70, 60]);
    driver.pick('dimension').click(30, 60).click(30, 90).click(36, 75).pick('select').click(50, 30);
    driver.run('dimensionAll');
    const lowest = Math.max(
      ...dimensions(driver)
        .filter(({ places }) => places.every(({ y }) => y === 60))
        .map((one) => lineOf(one).from.y),
    );
    expect(lowest).toBeGreaterThan(60);
    expect(lowest).toBeLessThan(70);
  });

  test('of a road stands beside its pavement', () => {
    const driver = new TestDriver().road([10, 30], [50, 30]).click(30, 30);
    driver.run('dimensionAll');
    expect(Math.abs(dimensions(driver)[0]?.offset ?? 0)).toBeGreaterThan(6);
  });

  test('is undone in one step', () => {
    const driver = lot();
    const before = driver.bytes;
    driver.run('dimensionAll');
    driver.run('undo');
    expect(driver.bytes).toBe(before);
  });

  test('is not offered for what has nothing to measure', () => {
    const driver = lot();
    driver.run('dimensionAll');
    driver.editor.select({ ids: new Set([dimensions(driver)[0]?.id ?? '']) });
    expect(driver.run('dimensionAll')).toBe(false);
  });
});

describe('an area label', () => {
  const label = ({ objects }: TestDriver): Record<string, unknown> => ({
    ...objects.find(({ type }) => type === 'areaLabel'),
  });

  test('tells area and perimeter, and follows when the object is resized and moved', () => {
    const driver = lot().click(10, 25);
    driver.run('labelArea');
    expect(label(driver)).toMatchObject({ x: 30, y: 25, area: 1200, perimeter: 140 });
    driver.drag([50, 40], [60, 50]);
    expect(label(driver)).toMatchObject({ x: 35, y: 30, area: 2000, perimeter: 180 });
    expect(driver.run('labelArea')).toBe(false);
  });

  test('stays where it is dragged to, and goes along from there', () => {
    const driver = lot().click(10, 25);
    driver.run('labelArea');
    driver.pick('select').drag([30, 25], [20, 15]);
    expect(label(driver)).toMatchObject({ x: 20, y: 15, offX: -10, offY: -10 });
    driver.click(10, 25);
    driver.run('nudgeRightFar');
    expect(label(driver)).toMatchObject({ x: 25, y: 15, offX: -10, offY: -10 });
    driver.run('selectAll');
    driver.run('nudgeDownFar');
    expect(label(driver)).toMatchObject({ x: 25, y: 20, offX: -10, offY: -10 });
  });

  test('goes when its object goes, and comes back with it', () => {
    const driver = lot().click(10, 25);
    driver.run('labelArea');
    const before = driver.bytes;
    driver.click(10, 25).run('delete');
    expect(driver.objects).toEqual([]);
    driver.run('undo');
    expect(driver.bytes).toBe(before);
  });

  test('stands inside even where the middle of the object is outside of it', () => {
    const driver = notched();
    driver.run('labelArea');
    const { x, y, area } = label(driver);
    expect(area).toBe(1000);
    expect(Number(x) > 10 && Number(x) < 50 && Number(y) > 20 && Number(y) < 40).toBe(true);
  });
});
