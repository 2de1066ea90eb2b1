// The command Convert to Lot.
import type { Lot } from '@homeplot/plan/lot';
import { describe, expect, test } from 'vitest';
import { TestDriver } from '../../testing/testDriver.ts';

const drawn = (): TestDriver => {
  const driver = new TestDriver().rectangle([10, 10], [50, 40]).pick('entrance').click(50, 20).pick('select');
  return driver.click(20, 30);
};

describe('Convert to Lot', () => {
  test('replaces the rectangle by a lot with the same id, which stays selected, in one undo step', () => {
    const driver = drawn();
    const [before] = driver.objects;
    expect(driver.run('convertToLot')).toBe(true);
    expect(driver.top).toMatchObject({ id: before?.id, type: 'lot', entrances: [{ edge: '1' }] });
    expect(driver.selected).toEqual([before?.id]);
    expect(driver.toasts.at(-1)).toBe('Converted to a lot');
    driver.run('undo');
    expect(driver.objects).toEqual([before]);
  });

  test('makes the corners draggable one by one', () => {
    const driver = drawn();
    driver.run('convertToLot');
    driver.drag([50, 40], [60, 45]);
    expect((driver.top as unknown as Lot).vertices[2]).toMatchObject({ x: 60, y: 45 });
    expect((driver.top as unknown as Lot).vertices[0]).toMatchObject({ x: 10, y: 10 });
  });

  test('converts only the rectangles of a selection', () => {
    const driver = drawn().pick('tree').click(70, 20).pick('select');
    driver.run('selectAll');
    driver.run('convertToLot');
    expect(driver.objects.map(({ type }) => type)).toEqual(['lot', 'tree']);
  });

  test('is enabled for rectangles only', () => {
    const driver = new TestDriver().pick('tree').click(70, 20);
    driver.run('selectAll');
    expect(driver.run('convertToLot')).toBe(false);
  });
});
