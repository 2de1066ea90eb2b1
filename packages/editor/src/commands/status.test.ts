import { describe, expect, test } from 'vitest';
import { TestDriver } from '../../testing/testDriver.ts';

const two = (): TestDriver => {
  const driver = new TestDriver().pick('tree').click(10, 10).pick('house').click(40, 20).pick('select');
  driver.run('selectAll');
  return driver;
};

const statuses = (driver: TestDriver): unknown[] => driver.objects.map(({ status }) => status);

describe('the status commands', () => {
  test('set the status of the whole selection in one undo step', () => {
    const driver = two();
    driver.run('statusRemoved');
    expect(statuses(driver)).toEqual(['removed', 'removed']);
    driver.editor.undo();
    expect(statuses(driver)).toEqual([undefined, undefined]);
  });

  test('clear the status without a trace in the file', () => {
    const driver = two();
    const before = driver.bytes;
    driver.run('statusProposed');
    expect(driver.bytes).not.toBe(before);
    driver.run('statusNone');
    expect(driver.bytes).toBe(before);
  });

  test('skip objects that have the status already', () => {
    const driver = two();
    driver.run('statusExisting');
    driver.run('statusExisting');
    driver.editor.undo();
    expect(statuses(driver)).toEqual([undefined, undefined]);
  });

  test('leave objects to be removed clickable inside', () => {
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
