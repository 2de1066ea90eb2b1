import { describe, expect, test } from 'vitest';
import { TestDriver } from '../testDriver.ts';

const two = (): TestDriver => {
  const driver = new TestDriver().pick('tree').click(10, 10).pick('house').click(40, 20).pick('select');
  driver.run('selectAll');
  return driver;
};

const statuses = (driver: TestDriver): unknown[] => driver.objects.map(({ status }) => status);

describe('the status of what is selected', () => {
  test('is set for all of it in one step of the history', () => {
    const driver = two();
    driver.run('statusRemoved');
    expect(statuses(driver)).toEqual(['removed', 'removed']);
    driver.editor.undo();
    expect(statuses(driver)).toEqual([undefined, undefined]);
  });

  test('is cleared without a trace in the file', () => {
    const driver = two();
    const before = driver.bytes;
    driver.run('statusProposed');
    expect(driver.bytes).not.toBe(before);
    driver.run('statusNone');
    expect(driver.bytes).toBe(before);
  });

  test('what has it already makes no step', () => {
    const driver = two();
    driver.run('statusExisting');
    driver.run('statusExisting');
    driver.editor.undo();
    expect(statuses(driver)).toEqual([undefined, undefined]);
  });

  test('what is to be removed is still hit by a click inside', () => {
    const driver = two();
    driver.run('statusRemoved');
    driver.click(100, 100).click(40, 24);
    expect(driver.selected).toEqual([driver.top['id']]);
    const lawn = new TestDriver().pick('lawn').drag([10, 10], [40, 40]).pick('select');
    lawn.run('statusRemoved');
    lawn.click(60, 60).click(25, 25);
    expect(lawn.selected).toHaveLength(1);
  });
});
