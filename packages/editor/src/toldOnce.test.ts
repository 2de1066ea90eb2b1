// Each length is told once: the words of an object give way to dimensions of its sides.
import type { Box } from '@homeplot/plan/box';
import { dimension as dimensionKind } from '@homeplot/plan/dimension';
import { objectsOf } from '@homeplot/plan/testObjects';
import { describe, expect, test } from 'vitest';
import { switchLayers } from './scene/layers.ts';
import { TestDriver } from './testDriver.ts';

const words = (driver: TestDriver, type: string): string[] => driver.words(type);

/** A house of 30 by 20 ft from 10, 10. */
const house = (): TestDriver => new TestDriver().pick('house').drag([10, 10], [40, 30]).pick('select');
const dimension = (driver: TestDriver, ...clicks: readonly (readonly [number, number])[]): TestDriver => {
  driver.pick('dimension');
  for (const [x, y] of clicks) driver.click(x, y);
  return driver.pick('select');
};

describe('the lengths beside a house', () => {
  test('give way to the dimension of their side, and come back when that is gone', () => {
    const driver = dimension(house(), [10, 10], [40, 10], [25, 6]);
    expect(words(driver, 'house')).toEqual(["20'"]);
    driver.run('undo');
    expect(words(driver, 'house')).toEqual(["30'", "20'"]);
    driver.run('redo');
    driver.click(25, 6).run('delete');
    expect(words(driver, 'house')).toEqual(["30'", "20'"]);
  });

  test('all give way to Dimension all, also when the house is larger then', () => {
    const driver = house().click(25, 20);
    driver.run('dimensionAll');
    driver.drag([40, 30], [44, 34]);
    expect(words(driver, 'house')).toEqual([]);
    expect(words(driver, 'dimension')).toEqual(["34'"]);
  });

  test('stay where a dimension tells something else: another side, a part, or words of its own', () => {
    expect(words(dimension(house(), [10, 30], [40, 30], [25, 34]), 'house')).toEqual(["30'", "20'"]);
    expect(words(dimension(house(), [10, 10], [25, 10], [18, 6]), 'house')).toEqual(["30'", "20'"]);
    const named = dimension(house(), [10, 10], [40, 10], [25, 6]);
    const [told] = objectsOf(dimensionKind, named.objects);
    const put = told && { ...told, text: 'Front' };
    if (put) named.editor.edit([{ put }], 'Name');
    expect(words(named, 'house')).toEqual(["30'", "20'"]);
  });

  test('are told while the dimension is on a layer that is hidden', () => {
    const driver = dimension(house(), [10, 10], [40, 10], [25, 6]);
    const [told] = objectsOf(dimensionKind, driver.objects);
    if (told) driver.editor.edit([{ put: { ...told, layer: 'notes' } }], 'Put on a layer');
    expect(words(driver, 'house')).toEqual(["20'"]);
    switchLayers(driver.editor, new Set(['notes']), 'hidden', true);
    expect(words(driver, 'house')).toEqual(["30'", "20'"]);
  });
});

test('what a dimension tells of is drawn anew when that comes or goes, and nothing else is', () => {
  const driver = house();
  const [shown] = driver.objects;
  const { labels } = driver.editor.scene;
  const beside = (): Box[] => (shown ? driver.labelsOf(shown) : []).map(({ box }) => box);
  const [told] = beside();
  labels.takeMovedBoxes();
  dimension(driver, [10, 10], [40, 10], [25, 6]);
  expect(labels.takeMovedBoxes()).toContainEqual(told);
  beside();
  driver.run('undo');
  expect(labels.takeMovedBoxes()).toContainEqual(told);
  dimension(driver, [60, 60], [90, 60], [75, 56]);
  expect(labels.takeMovedBoxes()).not.toContainEqual(told);
});

test.each([
  ['rectangle', new TestDriver().rectangle([10, 10], [40, 30])],
  ['road', new TestDriver().road([10, 10], [40, 10])],
])('a %s gives way as well', (type, driver) => {
  const before = words(driver, type);
  dimension(driver, [10, 10], [40, 10], [25, 2]);
  expect(words(driver, type)).toEqual(before.slice(1));
});
