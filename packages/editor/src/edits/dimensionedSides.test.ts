// A dimension of a side replaces the object's own length label.
import type { Box } from '@homeplot/plan/box';
import { dimension as dimensionKind } from '@homeplot/plan/dimension';
import { objectsOf } from '@homeplot/plan/testObjects';
import { describe, expect, test } from 'vitest';
import { switchLayers } from './layerSwitches.ts';
import { TestDriver } from '../../testing/testDriver.ts';

const words = (driver: TestDriver, type: string): string[] => driver.words(type);

/** A house of 30 by 20 ft from 10, 10. */
const house = (): TestDriver => new TestDriver().pick('house').drag([10, 10], [40, 30]).pick('select');
const dimension = (driver: TestDriver, ...clicks: readonly (readonly [number, number])[]): TestDriver => {
  driver.pick('dimension');
  for (const [x, y] of clicks) driver.click(x, y);
  return driver.pick('select');
};

describe('the lengths beside a house', () => {
  test('are replaced by a dimension of their side, and restored when that is deleted', () => {
    const driver = dimension(house(), [10, 10], [40, 10], [25, 6]);
    expect(words(driver, 'house')).toEqual(["20'"]);
    driver.run('undo');
    expect(words(driver, 'house')).toEqual(["30'", "20'"]);
    driver.run('redo');
    driver.click(25, 6).run('delete');
    expect(words(driver, 'house')).toEqual(["30'", "20'"]);
  });

  test('are all replaced by Dimension all, even after the house is resized', () => {
    const driver = house().click(25, 20);
    driver.dimensionAll();
    driver.drag([40, 30], [44, 34]);
    expect(words(driver, 'house')).toEqual([]);
    expect(words(driver, 'dimension')).toEqual(["34'"]);
  });

  test('stay if a dimension shows another side, a part of the side, or its own text', () => {
    expect(words(dimension(house(), [10, 30], [40, 30], [25, 34]), 'house')).toEqual(["30'", "20'"]);
    expect(words(dimension(house(), [10, 10], [25, 10], [18, 6]), 'house')).toEqual(["30'", "20'"]);
    const named = dimension(house(), [10, 10], [40, 10], [25, 6]);
    const [affected] = objectsOf(dimensionKind, named.objects);
    const put = affected && { ...affected, text: 'Front' };
    if (put) named.editor.edit([{ put }], 'Name');
    expect(words(named, 'house')).toEqual(["30'", "20'"]);
  });

  test('are shown while the layer of the dimension is hidden', () => {
    const driver = dimension(house(), [10, 10], [40, 10], [25, 6]);
    const [affected] = objectsOf(dimensionKind, driver.objects);
    if (affected) driver.editor.edit([{ put: { ...affected, layer: 'notes' } }], 'Put on a layer');
    expect(words(driver, 'house')).toEqual(["20'"]);
    switchLayers(driver.editor, new Set(['notes']), 'hidden', true);
    expect(words(driver, 'house')).toEqual(["30'", "20'"]);
  });
});

test('adding or removing a dimension redraws the object it measures, and no other', () => {
  const driver = house();
  const [shown] = driver.objects;
  const { labels } = driver.editor.scene;
  const beside = (): Box[] => (shown ? driver.labelsOf(shown) : []).map(({ box }) => box);
  const [affected] = beside();
  labels.takeMovedBoxes();
  dimension(driver, [10, 10], [40, 10], [25, 6]);
  expect(labels.takeMovedBoxes()).toContainEqual(affected);
  beside();
  driver.run('undo');
  expect(labels.takeMovedBoxes()).toContainEqual(affected);
  dimension(driver, [60, 60], [90, 60], [75, 56]);
  expect(labels.takeMovedBoxes()).not.toContainEqual(affected);
});

test.each([
  ['rectangle', new TestDriver().rectangle([10, 10], [40, 30])],
  ['road', new TestDriver().road([10, 10], [40, 10])],
])('the lengths of a %s are replaced too', (type, driver) => {
  const before = words(driver, type);
  dimension(driver, [10, 10], [40, 10], [25, 2]);
  expect(words(driver, type)).toEqual(before.slice(1));
});
