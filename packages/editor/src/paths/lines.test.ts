import { perimeterOf } from '@homeplot/plan/outline';
import { assert, array, integer, property, tuple } from 'fast-check';
import { beforeAll, describe, expect, test } from 'vitest';
import { selectObjects } from '../view/selection.ts';
import { TestDriver } from '../../testing/testDriver.ts';
import { addTrail, paths, registerTrail, roads, trails } from '../../testing/trail.ts';

beforeAll(registerTrail);

const selectAllTrails = (driver: TestDriver): TestDriver => {
  driver.editor.hand.pick('select');
  driver.editor.select(selectObjects(trails(driver).map(({ id }) => id)));
  return driver;
};

describe('Split', () => {
  test('divides a line where it is clicked, and both pieces keep their edge names', () => {
    const driver = new TestDriver();
    addTrail(driver, [
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

  test('opens a closed line', () => {
    const driver = new TestDriver();
    addTrail(
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

  test('divides a road into two joined roads, and other joined roads stay in place', () => {
    const driver = new TestDriver().road([10, 10], [30, 10]).road([30, 10], [30, 30]);
    driver.pick('split').click(18, 10);
    expect(roads(driver)).toHaveLength(3);
    expect(roads(driver)).toContainEqual([10, 10, 18, 10]);
    expect(roads(driver)).toContainEqual([18, 10, 30, 10]);
    expect(roads(driver)).toContainEqual([30, 10, 30, 30]);
    driver.pick('select').click(14, 10).drag([18, 10], [18, 14]);
    expect(roads(driver)).toContainEqual([18, 14, 30, 10]);
  });

  test('shows a message at an end of a line', () => {
    const driver = new TestDriver().road([10, 10], [30, 10]);
    driver.pick('split').click(10, 10);
    expect(roads(driver)).toHaveLength(1);
    expect(driver.toasts.at(-1)).toBe('There is nothing to split at the end of this road');
    driver.click(40, 40);
    expect(driver.toasts.at(-1)).toBe('Split: pick a road, a fence or another line');
  });
});

describe('Join', () => {
  test('joins lines that meet end to end, in either direction', () => {
    const driver = new TestDriver();
    addTrail(driver, [
      [10, 10],
      [20, 10],
    ]);
    addTrail(driver, [
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

  test('closes joined lines whose ends meet', () => {
    const driver = new TestDriver();
    addTrail(driver, [
      [10, 10],
      [20, 10],
      [20, 20],
    ]);
    addTrail(driver, [
      [20, 20],
      [10, 10],
    ]);
    selectAllTrails(driver).run('join');
    expect(trails(driver)).toMatchObject([{ closed: true, vertices: [{}, {}, {}] }]);
    expect(driver.toasts.at(-1)).toBe('2 trails joined and closed');
  });

  test('reverses Split for any line', () => {
    const at = tuple(integer({ min: 1, max: 40 }), integer({ min: 1, max: 40 }));
    assert(
      property(array(at, { minLength: 2, maxLength: 6 }), integer({ min: 1, max: 9 }), (points, tenth) => {
        const corners = points.map(([x, y], i) => [x + i * 0.25, y] as const);
        const driver = new TestDriver();
        addTrail(driver, corners);
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

  test('merges collinear roads, with a message for others', () => {
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
    expect(driver.toasts.at(-1)).toBe('Roads can be joined only in a straight line. These meet at an angle');
  });

  test('respects the limit of vertices', () => {
    const driver = new TestDriver();
    const zigzag = (start: number, count: number) =>
      Array.from({ length: count }, (_, i) => [start + i, i % 2] as const);
    addTrail(driver, zigzag(0, 1001));
    addTrail(driver, zigzag(1000, 1001));
    selectAllTrails(driver).run('join');
    expect(driver.toasts.at(-1)).toBe(
      'Joined, they would have 2001 vertices. A trail can have 2000. Join fewer',
    );
    expect(trails(driver)).toHaveLength(2);
  });

  test('shows a message for lines that do not meet, and is disabled for rectangles', () => {
    const driver = new TestDriver();
    addTrail(driver, [
      [10, 10],
      [20, 10],
    ]);
    addTrail(driver, [
      [30, 30],
      [20, 20],
    ]);
    selectAllTrails(driver).run('join');
    expect(driver.toasts.at(-1)).toBe("These trails don't meet end to end");
    driver.rectangle([30, 30], [40, 40]);
    expect(driver.run('join')).toBe(false);
  });
});
