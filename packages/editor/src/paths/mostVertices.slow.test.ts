// Paths that are drawn up to the maximum number of vertices.
import { describe, expect, test } from 'vitest';
import { TestDriver } from '../../testing/testDriver.ts';

describe('a path with the maximum number of vertices', () => {
  const full = 'can have at most 2,000 vertices';
  const zigzag = Array.from({ length: 2000 }, (_, i) => [10 + i * 2, 10 + (i % 2) * 3] as const);

  test('takes no more corners while a lot is drawn', () => {
    const driver = new TestDriver().pick('lot');
    for (const [x, y] of zigzag) driver.type(x, y);
    driver.type(5, 90);
    expect(driver.toasts.at(-1)).toContain(full);
    driver.editor.hand.finish();
    expect((driver.top as { vertices?: unknown[] }).vertices).toHaveLength(2000);
  });

  test('gets its last corner from a drag only once, and takes no more, while a fence is drawn', () => {
    const driver = new TestDriver().pick('fence');
    for (const [x, y] of zigzag.slice(0, -1)) driver.type(x, y);
    driver.drag([20, 400], [900, 400]);
    expect(driver.toasts.at(-1)).toContain(full);
    const before = driver.toasts.length;
    driver.type(5, 90);
    expect(driver.toasts.slice(before)).toEqual([expect.stringContaining(full)]);
    driver.editor.hand.finish();
    expect((driver.top as { vertices?: unknown[] }).vertices).toHaveLength(2000);
  });
});
