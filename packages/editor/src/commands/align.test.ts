// Align and distribute.
import { boxHeight, boxWidth } from '@homeplot/plan/box';
import type { PlanObject } from '@homeplot/plan/kind';
import { objectBox } from '@homeplot/plan/plan';
import { assert, array, double, property, record, uniqueArray } from 'fast-check';
import { describe, expect, test } from 'vitest';
import { TestDriver } from '../../testing/testDriver.ts';

const never = (): never => {
  throw new Error('An object is missing.');
};

/** Rectangles from corner to corner, all selected. */
function selected(...corners: (readonly [number, number, number, number])[]): TestDriver {
  const driver = new TestDriver();
  for (const [x, y, right, bottom] of corners) driver.rectangle([x, y], [right, bottom]);
  driver.run('selectAll');
  return driver;
}
const three = () => selected([0, 0, 10, 4], [20, 6, 24, 26], [40, 2, 60, 10]);
const boxes = ({ objects }: TestDriver) =>
  objects.map((object) => {
    const { minX, minY, maxX, maxY } = objectBox(object);
    return [minX, minY, maxX, maxY];
  });
const xs = (driver: TestDriver) => boxes(driver).map(([minX, , maxX]) => [minX, maxX]);
const ys = (driver: TestDriver) => boxes(driver).map(([, minY, , maxY]) => [minY, maxY]);
const after = (command: string, driver = three()): TestDriver => {
  driver.run(command);
  return driver;
};

describe('align', () => {
  test('undoing it restores the whole selection, including objects that were already aligned', () => {
    const driver = three();
    const { ids } = driver.editor.selection;
    driver.run('alignLeft');
    driver.editor.undo();
    expect(driver.editor.selection.ids).toEqual(ids);
    driver.editor.redo();
    expect(driver.editor.selection.ids).toEqual(ids);
  });

  test.each([
    ['alignLeft', [0, 10], [0, 4], [0, 20]],
    ['alignCenter', [25, 35], [28, 32], [20, 40]],
    ['alignRight', [50, 60], [56, 60], [40, 60]],
  ] as const)('%s moves along x alone', (command, ...want) => {
    const driver = after(command);
    expect(xs(driver)).toEqual(want);
    expect(ys(driver)).toEqual(ys(three()));
  });

  test.each([
    ['alignTop', [0, 4], [0, 20], [0, 8]],
    ['alignMiddle', [11, 15], [3, 23], [9, 17]],
    ['alignBottom', [22, 26], [6, 26], [18, 26]],
  ] as const)('%s moves along y alone', (command, ...want) => {
    const driver = after(command);
    expect(ys(driver)).toEqual(want);
    expect(xs(driver)).toEqual(xs(three()));
  });

  test('is one undo step, and none if everything is aligned already', () => {
    const driver = after('alignLeft', after('alignLeft'));
    driver.run('undo');
    expect(boxes(driver)).toEqual(boxes(three()));
  });

  test('moves a group as a unit, but the members of a single group separately', () => {
    const driver = selected([0, 0, 10, 4], [20, 6, 24, 26]);
    driver.run('group');
    driver.rectangle([40, 2], [60, 10]).run('selectAll');
    driver.run('alignRight');
    expect(xs(driver)).toEqual([
      [36, 46],
      [56, 60],
      [40, 60],
    ]);
    driver.click(0, 40).click(37, 1).run('alignLeft');
    expect(xs(driver)[1]).toEqual([36, 40]);
  });

  test('moves joined objects along', () => {
    const driver = new TestDriver()
      .road([0, 0], [20, 0])
      .road([20, 0], [20, 30])
      .rectangle([50, 40], [60, 50]);
    driver.click(10, 0).click(55, 45, { shift: true });
    const before = driver.objects;
    driver.run('alignBottom');
    const [road, joined] = driver.objects;
    expect(road).not.toEqual(before[0]);
    expect(joined).toMatchObject({ startX: 20, startY: (road as unknown as { endY: number }).endY });
  });

  test('is not enabled with fewer than two objects', () => {
    expect(selected([0, 0, 10, 4]).run('alignLeft')).toBe(false);
  });
});

describe('distribute', () => {
  test('is enabled for three or more objects, groups, or members of a single group', () => {
    const can = (...groups: readonly (string | undefined)[]): boolean => {
      const driver = selected(...groups.map((_, i) => [9 * i, 0, 9 * i + 5, 5] as const));
      const puts = driver.objects.map((object, i) => {
        const group = groups[i];
        return { put: group === undefined ? object : { ...object, group } };
      });
      driver.editor.edit(puts, 'Group');
      driver.run('selectAll');
      return driver.run('distributeHorizontally');
    };
    expect(can(undefined, undefined)).toBe(false);
    expect(can(undefined, undefined, undefined)).toBe(true);
    expect(can('a', 'a', 'b', 'b')).toBe(false);
    expect(can('a', 'a', undefined)).toBe(false);
    expect(can('a', 'a', 'b', undefined)).toBe(true);
    expect(can('a', 'a', 'a')).toBe(true);
    expect(can('a', 'a')).toBe(false);
  });

  test('makes horizontal gaps equal and does not move the outermost objects', () => {
    expect(xs(after('distributeHorizontally'))).toEqual([
      [0, 10],
      [23, 27],
      [40, 60],
    ]);
  });

  test('makes vertical gaps equal, even of overlapping objects', () => {
    expect(
      ys(after('distributeVertically', selected([0, 0, 9, 10], [20, 4, 29, 8], [40, 8, 49, 20]))),
    ).toEqual([
      [0, 10],
      [7, 11],
      [8, 20],
    ]);
  });

  test('needs three', () => {
    expect(selected([0, 0, 10, 4], [20, 6, 24, 26]).run('distributeVertically')).toBe(false);
  });

  test('leaves equal gaps between any objects, with the outermost in place', () => {
    const place = double({ min: -400, max: 400, noNaN: true });
    const size = double({ min: 1, max: 50, noNaN: true });
    const some = array(record({ y: place, width: size, height: size }), { minLength: 3, maxLength: 8 });
    assert(
      property(some, uniqueArray(place, { minLength: 8, maxLength: 8 }), (given, places) => {
        const driver = new TestDriver();
        const blank = driver.editor.scene.create('rectangle', { x: 0, y: 0 }, { x: 10, y: 10 });
        const made = given.map((one, i) => ({
          ...blank,
          ...one,
          x: places[i] ?? 0,
          id: `r${i}`,
          type: 'rectangle',
          order: `a${i}`,
        }));
        driver.editor.edit(
          made.map((put) => ({ put })),
          'Make',
        );
        driver.run('selectAll');
        // Two centers may be equal within rounding, and then either object may be the outermost.
        const middle = (object: PlanObject): number =>
          objectBox(object).minX + boxWidth(objectBox(object)) / 2;
        const inTurn = driver.objects.toSorted((a, b) => middle(a) - middle(b));
        driver.run('distributeHorizontally');
        const found = inTurn.map(({ id }) => objectBox(driver.editor.plan.objects.get(id) ?? never()));
        expect(found[0]?.minX).toBeCloseTo(objectBox(inTurn[0] ?? never()).minX, 6);
        expect(found.at(-1)?.maxX).toBeCloseTo(objectBox(inTurn.at(-1) ?? never()).maxX, 6);
        const gaps = found.slice(1).map((box, i) => box.minX - (found[i]?.maxX ?? 0));
        for (const gap of gaps) expect(gap).toBeCloseTo(gaps[0] ?? NaN, 6);
        expect(driver.objects.map((object) => boxHeight(objectBox(object)))).toEqual(
          made.map(({ height }) => expect.closeTo(height, 6) as number),
        );
        expect(driver.objects.map((object) => boxWidth(objectBox(object)))).toEqual(
          made.map(({ width }) => expect.closeTo(width, 6) as number),
        );
      }),
      { numRuns: 60 },
    );
  });
});
