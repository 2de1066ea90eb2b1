import { perimeterOf } from '@homeplot/plan/outline';
import { assert, array, integer, property, tuple } from 'fast-check';
import { beforeAll, describe, expect, test } from 'vitest';
import { selectObjects } from '../scene/selection.ts';
import { TestDriver } from '../testDriver.ts';
import { layTrail, paths, registerTrail, roads, trails } from '../testTrail.ts';

beforeAll(registerTrail);

const selectAllTrails = (driver: TestDriver): TestDriver => {
  driver.editor.hand.pick('select');
  driver.editor.select(selectObjects(trails(driver).map(({ id }) => id)));
  return driver;
};

describe('Split', () => {
  test('makes two of a line where it is clicked, and each keeps the names of its edges', () => {
    const driver = new TestDriver();
    layTrail(driver, [
      [10, 10],
      [20, 10],
      [20, 20],
    ]);
    driver.pick('split').click(14, 10.2);
    expect(paths(driver)).toEqual([
      [
        [10, 10],
        [14, 10],
      ],
      [
        [14, 10],
        [20, 10],
        [20, 20],
      ],
    ]);
    expect(trails(driver).map(({ names }) => names)).toEqual([['a'], ['a', 'b']]);
    expect(driver.toasts).toEqual(['Trail split in two']);
    driver.editor.undo();
    expect(trails(driver)).toHaveLength(1);
  });

  test('opens a closed line there', () => {
    const driver = new TestDriver();
    layTrail(
      driver,
      [
        [10, 10],
        [20, 10],
        [20, 20],
      ],
      true,
    );
    driver.pick('split').click(15, 10);
    expect(trails(driver)).toMatchObject([{ closed: false, names: ['a', 'b', 'c', 'a'] }]);
    expect(paths(driver)[0]).toEqual([
      [15, 10],
      [20, 10],
      [20, 20],
      [10, 10],
      [15, 10],
    ]);
  });

  test('of a road leaves two roads that stay joined, and what is joined at its end stays there', () => {
    const driver = new TestDriver().road([10, 10], [30, 10]).road([30, 10], [30, 30]);
    driver.pick('split').click(18, 10);
    expect(roads(driver)).toHaveLength(3);
    expect(roads(driver)).toContainEqual([10, 10, 18, 10]);
    expect(roads(driver)).toContainEqual([18, 10, 30, 10]);
    expect(roads(driver)).toContainEqual([30, 10, 30, 30]);
    driver.pick('select').click(14, 10).drag([18, 10], [18, 14]);
    expect(roads(driver)).toContainEqual([18, 14, 30, 10]);
  });

  test('at an end of a line splits nothing, and says so', () => {
    const driver = new TestDriver().road([10, 10], [30, 10]);
    driver.pick('split').click(10, 10);
    expect(roads(driver)).toHaveLength(1);
    expect(driver.toasts.at(-1)).toBe('There is nothing to split at the end of this road');
    driver.click(40, 40);
    expect(driver.toasts.at(-1)).toBe('Split: click a road, a fence or another line');
  });
});

describe('Join', () => {
  test('makes one line of those that meet end to end, whichever way they run', () => {
    const driver = new TestDriver();
    layTrail(driver, [
      [10, 10],
      [20, 10],
    ]);
    layTrail(driver, [
      [30, 30],
      [20, 20, 0.5],
      [20, 10],
    ]);
    selectAllTrails(driver).run('join');
    expect(paths(driver)).toEqual([
      [
        [10, 10],
        [20, 10],
        [20, 20],
        [30, 30],
      ],
    ]);
    expect(trails(driver)[0]?.vertices[1]?.bulge).toBe(-0.5);
    expect(driver.toasts.at(-1)).toBe('2 trails joined');
    driver.editor.undo();
    expect(trails(driver)).toHaveLength(2);
  });

  test('closes a line whose ends meet, and joined lines that come round', () => {
    const driver = new TestDriver();
    layTrail(driver, [
      [10, 10],
      [20, 10],
      [20, 20],
    ]);
    layTrail(driver, [
      [20, 20],
      [10, 10],
    ]);
    selectAllTrails(driver).run('join');
    expect(trails(driver)).toMatchObject([{ closed: true, vertices: [{}, {}, {}] }]);
    expect(driver.toasts.at(-1)).toBe('2 trails joined and closed');
  });

  test('is what Split undoes: any line split anywhere and joined is as it was', () => {
    const at = tuple(integer({ min: 1, max: 40 }), integer({ min: 1, max: 40 }));
    assert(
      property(array(at, { minLength: 2, maxLength: 6 }), integer({ min: 1, max: 9 }), (points, tenth) => {
        const corners = points.map(([x, y], i) => [x + i * 0.25, y] as const);
        const driver = new TestDriver();
        layTrail(driver, corners);
        const length = perimeterOf(trails(driver)[0] ?? { vertices: [], closed: false });
        const [a, b] = corners;
        if (!a || !b) return;
        driver.pick('split').click(a[0] + ((b[0] - a[0]) * tenth) / 10, a[1] + ((b[1] - a[1]) * tenth) / 10);
        selectAllTrails(driver).run('join');
        expect(trails(driver)).toHaveLength(1);
        expect(perimeterOf(trails(driver)[0] ?? { vertices: [], closed: false })).toBeCloseTo(length, 4);
      }),
      { numRuns: 40 },
    );
  });

  test('merges roads that go straight on, and says why others stay two', () => {
    const driver = new TestDriver()
      .road([10, 10], [20, 10])
      .road([20, 10], [35, 10])
      .road([35, 10], [35, 30]);
    driver.editor.select(selectObjects(driver.objects.slice(0, 2).map(({ id }) => id)));
    driver.run('join');
    expect(roads(driver)).toEqual([
      [10, 10, 35, 10],
      [35, 10, 35, 30],
    ]);
    driver.run('selectAll');
    driver.run('join');
    expect(roads(driver)).toHaveLength(2);
    expect(driver.toasts.at(-1)).toBe(
      'Roads become one only where they go straight on; these meet at an angle',
    );
  });

  test('makes no line of more vertices than a file may list', () => {
    const driver = new TestDriver();
    const zigzag = (start: number, count: number) =>
      Array.from({ length: count }, (_, i) => [start + i, i % 2] as const);
    layTrail(driver, zigzag(0, 1001));
    layTrail(driver, zigzag(1000, 1001));
    selectAllTrails(driver).run('join');
    expect(driver.toasts.at(-1)).toBe(
      'Joined they would have 2001 vertices; a trail has at most 2000. Join fewer of them',
    );
    expect(trails(driver)).toHaveLength(2);
  });

  test('says of lines that do not meet, and of a rectangle is not offered', () => {
    const driver = new TestDriver();
    layTrail(driver, [
      [10, 10],
      [20, 10],
    ]);
    layTrail(driver, [
      [30, 30],
      [20, 20],
    ]);
    selectAllTrails(driver).run('join');
    expect(driver.toasts.at(-1)).toBe('These trails do not meet end to end');
    driver.rectangle([30, 30], [40, 40]);
    expect(driver.run('join')).toBe(false);
  });
});
