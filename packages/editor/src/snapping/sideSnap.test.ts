import type { PlanObject } from '@homeplot/plan/kind';
import { describe, expect, test } from 'vitest';
import { LiveDistances } from '../distances/liveDistances.ts';
import { TestDriver } from '../../testing/testDriver.ts';

/** A rectangle of 20 by 10 ft at 0, 0, which is selected, and one that is off the grid at 31.2, 20. */
function drawn(): TestDriver {
  const driver = new TestDriver().rectangle([31, 20], [41, 30]).rectangle([0, 0], [20, 10]);
  const { editor } = driver;
  const other = driver.objects[0];
  if (other) editor.edit([{ put: changed(other, { x: 31.2 }) }], 'Move');
  editor.scene.aid = new LiveDistances(editor);
  return driver;
}

const changed = (object: PlanObject, to: Readonly<Record<string, number>>): PlanObject => ({
  ...object,
  ...to,
});
const sized = (driver: TestDriver) => driver.top;
const guides = ({ editor }: TestDriver) => editor.scene.snapping.snapped?.guides;

describe('a side that is dragged by its handle', () => {
  test('snaps in line with a corner, and shows with which', () => {
    const driver = drawn().press([20, 5], [31.1, 5.3]);
    expect(guides(driver)).toEqual([{ is: 'plumb', by: [{ x: 31.2, y: 20 }] }]);
    expect(sized(driver.point('up', 31.1, 5.3))).toMatchObject({ x: 0, y: 0, width: 31.2, height: 10 });
  });

  test('snaps to nothing in the direction in which it does not move', () => {
    const driver = drawn().press([20, 5], [27.1, 20.1]);
    expect(driver.editor.scene.snapping.snapped).toBeUndefined();
    expect(sized(driver.point('up', 27.1, 20.1))).toMatchObject({ width: 27, height: 10 });
  });

  test('snaps to an edge in its way', () => {
    const driver = drawn();
    const { editor } = driver;
    const other = driver.objects[0];
    if (other) editor.edit([{ put: changed(other, { y: 2.1, height: 8 }) }], 'Move');
    driver.press([20, 5], [31.05, 5]);
    expect(editor.scene.snapping.snapped?.at.x).toBe(31.2);
    expect(sized(driver.point('up', 31.05, 5))).toMatchObject({ width: 31.2, height: 10 });
  });

  test('of a turned object, along its own axis', () => {
    const driver = drawn();
    const { editor } = driver;
    const own = driver.objects[1];
    if (own) editor.edit([{ put: changed(own, { rotation: 90 }) }], 'Turn');
    // It is turned about 10, 5, so its right side is at the bottom, at y = 15.
    driver.press([10, 15], [20, 20.1]);
    expect(guides(driver)).toEqual([{ is: 'level', by: [{ x: 31.2, y: 20 }] }]);
    expect(sized(driver.point('up', 20, 20.1))).toMatchObject({ width: 25, height: 10 });
  });

  test('only goes to the grid with Alt', () => {
    const driver = drawn().press([20, 5], [31.15, 5.3], { free: true });
    expect(guides(driver)).toBeUndefined();
    expect(sized(driver.point('up', 31.15, 5.3, { free: true }))).toMatchObject({ width: 31 });
  });
});
