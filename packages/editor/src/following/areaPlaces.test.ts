// The words of an area stand where they can be read, whatever is built on the lot.
import { kindOf } from '@homeplot/plan/kinds';
import { moveOf } from '@homeplot/plan/plan';
import { isLot, type Lot } from '@homeplot/plan/lot';
import type { Point } from '@homeplot/plan/point';
import { describe, expect, test } from 'vitest';
import { withAreasSeen } from './areaPlaces.ts';
import { TestDriver } from '../testDriver.ts';

type Corner = readonly [number, number];

/** What is traced from corner to corner, as an upright rectangle. */
function trace(driver: TestDriver, tool: string, [left, top]: Corner, [right, bottom]: Corner): TestDriver {
  driver.pick(tool);
  for (const x of [left, right]) driver.type(x, top);
  for (const x of [right, left]) driver.type(x, bottom);
  driver.editor.hand.finish();
  return driver.pick('select');
}

/** A lot of 50 by 40 ft, with its area told at 35, 30. */
const drawn = (): TestDriver => trace(new TestDriver(), 'lot', [10, 10], [60, 50]);
const built = (driver: TestDriver): TestDriver => trace(driver, 'building', [20, 15], [50, 36]);
const lotOf = ({ objects }: TestDriver): Lot | undefined => objects.find(isLot);

function told(driver: TestDriver): Point | undefined {
  const lot = lotOf(driver);
  return lot && kindOf(lot).areaAt?.(lot);
}

/** Whether the words of the lot's area, some 7 by 1 ft here, meet an upright rectangle. */
function isOn(driver: TestDriver, [left, top]: Corner, [right, bottom]: Corner): boolean {
  const { x, y } = told(driver) ?? { x: 0, y: 0 };
  return x + 3.5 > left && x - 3.5 < right && y + 0.5 > top && y - 0.5 < bottom;
}

describe('the area of a lot', () => {
  test('stands in the middle until a house comes to lie on it, and then on the free ground', () => {
    const driver = drawn();
    expect(told(driver)).toEqual({ x: 35, y: 30 });
    const before = driver.bytes;
    const { x, y } = told(built(driver)) ?? { x: 0, y: 0 };
    expect(x).toBeCloseTo(35);
    expect(y).toBeGreaterThan(40);
    expect(y).toBeLessThan(46);
    driver.run('undo');
    expect(driver.bytes).toBe(before);
  });

  test('stays where it is while what is built leaves it alone', () => {
    const driver = built(drawn());
    const was = told(driver);
    driver.pick('tree').click(14, 14).pick('select');
    driver.drag([35, 20], [36, 20]);
    expect(told(driver)).toEqual(was);
  });

  test('of a rectangle with a house on it is told beside the house as soon as it is a lot', () => {
    const driver = built(new TestDriver().rectangle([10, 10], [60, 50])).click(12, 48);
    expect(driver.run('convertToLot')).toBe(true);
    expect(told(driver)?.y).toBeGreaterThan(40);
  });

  test.each(['patio', 'pool', 'deck', 'building'])(
    'gives way to a %s, however narrow, that is drawn on it',
    (tool) => {
      const [from, to] = [
        [36, 27],
        [37.5, 33],
      ] as const;
      expect(isOn(trace(drawn(), tool, from, to), from, to)).toBe(false);
    },
  );

  test.each([
    ['its length', [35, 10], [33.5, 28.5], [35, 31.5]],
    ['its line alone', [35, 28], [35, 28], [35, 50]],
  ] as const)('gives way to a dimension that is drawn over it with %s', (_, [x, y], from, to) => {
    const driver = drawn();
    driver.pick('dimension').click(x, y).click(x, 50).click(x, 40).pick('select');
    expect(driver.objects.some(({ type }) => type === 'dimension')).toBe(true);
    expect(isOn(driver, from, to)).toBe(false);
  });

  test('stays where it is while a dimension is drawn beside it', () => {
    const driver = drawn();
    driver.pick('dimension').click(20, 10).click(20, 50).click(20, 30).pick('select');
    expect(told(driver)).toEqual({ x: 35, y: 30 });
  });

  test.each(['patio', 'pool', 'driveway'])('gives way to a %s that is moved there', (tool) => {
    const driver = trace(drawn(), tool, [12, 12], [13.5, 17]);
    const before = driver.bytes;
    const made = driver.objects.find(({ type }) => type === tool);
    if (made) driver.editor.edit([moveOf(made, { x: 24, y: 15 })], 'Move');
    expect(isOn(driver, [36, 27], [37.5, 32])).toBe(false);
    driver.run('undo');
    expect(driver.bytes).toBe(before);
  });

  test('gives way where its words would be on the patio with the whole lot in view, however near one looks', () => {
    const driver = drawn();
    driver.editor.zoomTo(3);
    trace(driver, 'patio', [37, 27], [47, 33]);
    expect(isOn(driver, [37, 27], [47, 33])).toBe(false);
  });

  test('is told beside the patio that is there when the lot is drawn around it, unless the lot hides that', () => {
    const driver = trace(trace(new TestDriver(), 'patio', [30, 26], [40, 34]), 'lot', [10, 10], [60, 50]);
    expect(isOn(driver, [30, 26], [40, 34])).toBe(false);
    const lawn = trace(trace(new TestDriver(), 'lawn', [5, 5], [65, 55]), 'lot', [10, 10], [60, 50]);
    expect(told(lawn)).toEqual({ x: 35, y: 30 });
    const filled = drawn();
    const lot = lotOf(filled);
    const colour = lot && { ...lot, fillColor: '#ffffff' };
    if (colour) filled.editor.edit([{ put: colour }], 'Fill');
    trace(filled, 'patio', [30, 26], [40, 34]);
    const [, patio] = filled.objects;
    if (patio) filled.editor.edit([{ put: { ...patio, order: 'A0' } }], 'To the back');
    const there = told(filled);
    if (patio) filled.editor.edit([moveOf({ ...patio, order: 'A0' }, { x: 1, y: 0 })], 'Move');
    expect(told(filled)).toEqual(there);
  });

  test('does not come to stand on the house when the lot is made larger', () => {
    const driver = trace(drawn(), 'building', [44, 20], [58, 40]);
    expect(told(driver)).toEqual({ x: 35, y: 30 });
    driver.click(10, 40).drag([60, 10], [94, 10]).drag([60, 50], [94, 50]);
    expect(isOn(driver, [44, 20], [58, 40])).toBe(false);
  });

  test('is taken elsewhere by hand, within the lot, and goes along when the lot is moved', () => {
    const driver = drawn().click(10, 40).drag([35, 30], [50, 20]);
    expect(told(driver)).toEqual({ x: 50, y: 20 });
    driver.drag([50, 20], [90, 20]);
    expect(told(driver)).toEqual({ x: 50, y: 20 });
    driver.run('nudgeRightFar');
    expect(told(driver)).toEqual({ x: 55, y: 20 });
  });

  test('stays where it was put while a corner of the lot is moved, and goes back by itself when it would be outside', () => {
    const driver = drawn().click(10, 40).drag([35, 30], [55, 15]);
    driver.drag([60, 50], [62, 48]);
    expect(told(driver)).toEqual({ x: 55, y: 15 });
    driver.drag([60, 10], [40, 10]);
    expect(lotOf(driver)).not.toHaveProperty('areaOff');
    driver.run('undo');
    expect(told(driver)).toEqual({ x: 55, y: 15 });
  });

  test('that somebody put over the house is left there, whatever is done to the house', () => {
    const driver = built(drawn()).click(10, 40);
    const { x, y } = told(driver) ?? { x: 0, y: 0 };
    driver.drag([x, y], [35, 25]);
    driver.click(22, 16).run('nudgeRight');
    expect(told(driver)).toEqual({ x: 35, y: 25 });
  });

  test('is found a place among thousands of trees', () => {
    const driver = drawn();
    const { editor } = driver;
    const grove = Array.from({ length: 6000 }, (_, i) => {
      const from = { x: 10.25 + (i % 100) * 0.5, y: 10.25 + Math.floor(i / 100) * 0.4 };
      const tree = editor.scene.create('tree', from, { x: from.x + 0.1, y: from.y });
      return tree ? [{ put: tree }] : [];
    });
    editor.edit(grove.flat(), 'Plant');
    expect(told(built(driver))?.y).toBeGreaterThan(40);
  });

  test('is left alone where the lot is covered all over', () => {
    const driver = trace(drawn(), 'building', [5, 5], [65, 55]);
    expect(told(driver)).toEqual({ x: 35, y: 30 });
  });
});

test('words give way to what was built before it was known how, and all is undone in the same steps', () => {
  const [early, driver] = [new TestDriver((changes) => changes), drawn()];
  built(trace(early, 'lot', [10, 10], [60, 50])).drag([25, 20], [24, 20]);
  early.run('undo');
  expect(told(early)).toEqual({ x: 35, y: 30 });
  const { selected } = early;
  early.editor.arrangeBy(withAreasSeen);
  built(driver).drag([25, 20], [24, 20]);
  driver.run('undo');
  expect(told(early)).toEqual(told(driver));
  expect(early.selected).toEqual(selected);
  for (const one of [early, driver]) one.run('redo');
  expect(early.bytes).toBe(driver.bytes);
  for (const one of [early, driver]) for (let i = 0; i < 2; i += 1) one.run('undo');
  expect(told(early)).toEqual({ x: 35, y: 30 });
  expect(early.bytes).toBe(driver.bytes);
});

test('an area label of a rectangle is written beside the house that stands on it, and gives way to the next', () => {
  const driver = built(new TestDriver().rectangle([10, 10], [60, 50])).click(12, 48);
  driver.run('labelArea');
  const label = () => ({ ...driver.objects.find(({ type }) => type === 'areaLabel') }) as { y?: number };
  expect(label().y).toBeGreaterThan(40);
  trace(driver, 'building', [11, 38], [59, 49]);
  expect(label().y).toBeLessThan(39);
});
