// Trim and Extend: a line is cut at what crosses it, and lengthened to what lies ahead.
import { beforeAll, describe, expect, test } from 'vitest';
import { TestDriver } from '../../testing/testDriver.ts';
import { addTrail, paths, registerTrail, roads, trails } from '../../testing/trail.ts';

beforeAll(registerTrail);

describe('Trim', () => {
  /** A line crossed by a road and by a rectangle. */
  const crossed = (): TestDriver => {
    const driver = new TestDriver().road([20, 5], [20, 25]).rectangle([30, 5], [40, 25]);
    addTrail(driver, [
      [10, 10],
      [45, 10],
    ]);
    return driver.pick('trim');
  };

  test('takes away the piece between two crossings', () => {
    const driver = crossed().click(24, 10);
    expect(paths(driver)).toEqual([
      [
        [10, 10],
        [20, 10],
      ],
      [
        [30, 10],
        [45, 10],
      ],
    ]);
    expect(driver.toasts.at(-1)).toBe('Trail trimmed to two pieces');
  });

  test('takes away the piece between a crossing and the end', () => {
    expect(paths(crossed().click(43, 10))).toEqual([
      [
        [10, 10],
        [40, 10],
      ],
    ]);
    expect(paths(crossed().click(12, 10))).toEqual([
      [
        [20, 10],
        [45, 10],
      ],
    ]);
  });

  test('shows before the click what it would take away', () => {
    const driver = crossed().point('move', 24, 10);
    expect(driver.editor.hand.isBusy).toBe(true);
    driver.point('move', 24, 22);
    expect(driver.editor.hand.isBusy).toBe(false);
  });

  test('opens a closed line from crossing to crossing, across its start', () => {
    const driver = new TestDriver();
    addTrail(
      driver,
      [
        [10, 10],
        [30, 10],
        [30, 30],
        [10, 30],
      ],
      true,
    );
    driver.road([5, 20], [35, 20]).pick('trim').click(20, 10);
    expect(trails(driver)).toMatchObject([{ closed: false }]);
    expect(paths(driver)[0]).toEqual([
      [30, 20],
      [30, 30],
      [10, 30],
      [10, 20],
    ]);
  });

  test('shortens a road at the middle of another, and what was joined at its end stays', () => {
    const driver = new TestDriver().road([10, 10], [40, 10]).road([20, 2], [20, 25]).road([40, 10], [40, 30]);
    driver.pick('trim').click(33, 10);
    expect(roads(driver)).toContainEqual([10, 10, 20, 10]);
    expect(roads(driver)).toContainEqual([40, 10, 40, 30]);
  });

  test('where nothing crosses the line takes nothing, and says so', () => {
    const driver = new TestDriver().road([10, 10], [40, 10]).road([40, 10], [40, 30]);
    driver.pick('trim').click(20, 10);
    expect(roads(driver)).toHaveLength(2);
    expect(driver.toasts.at(-1)).toBe('Nothing crosses this road here');
  });
});

describe('Extend', () => {
  test('lengthens the end near the click to the next edge, of however many lie ahead', () => {
    const driver = new TestDriver().rectangle([30, 5], [40, 25]);
    addTrail(driver, [
      [10, 10],
      [20, 10],
    ]);
    driver.pick('extend').click(18, 10);
    expect(paths(driver)[0]).toEqual([
      [10, 10],
      [30, 10],
    ]);
    driver.click(28, 10);
    expect(paths(driver)[0]?.[1]).toEqual([40, 10]);
    expect(driver.toasts.at(-1)).toBe('Trail extended');
  });

  test('continues along the arc if the end is one', () => {
    const driver = new TestDriver();
    addTrail(driver, [
      [20, 10, Math.SQRT2 - 1],
      [30, 20],
    ]);
    driver.road([12, 20], [25, 20]).pick('extend').click(20.4, 10);
    const [arc] = trails(driver);
    expect(arc?.vertices[0]?.x).toBeCloseTo(20, 6);
    expect(arc?.vertices[1]).toMatchObject({ x: 30, y: 20 });
  });

  test('lengthens a road, and says where nothing lies ahead', () => {
    const driver = new TestDriver().road([10, 10], [20, 10]).road([30, 2], [30, 25]);
    driver.pick('extend').click(19, 10);
    expect(roads(driver)).toContainEqual([10, 10, 30, 10]);
    driver.click(11, 10);
    expect(driver.toasts.at(-1)).toBe('There is nothing to extend this road to');
  });
});
