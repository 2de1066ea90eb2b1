import { describe, expect, test } from 'vitest';
import type { TestDriver } from '../../testing/testDriver.ts';
import { lot, planOf } from '../../testing/testAim.ts';

describe('the mark of a snap', () => {
  test('is there while the pointer is drawn to something, and goes with the tool', () => {
    const driver = planOf(lot).pick('rectangle').point('move', 10.4, 10.1);
    expect(driver.editor.scene.snapping.snapped).toMatchObject({ at: { x: 10.2, y: 10.2 }, snap: 'end' });
    driver.point('move', 40, 30);
    expect(driver.editor.scene.snapping.snapped).toBeUndefined();
    driver.point('move', 10.4, 10.1).pick('select');
    expect(driver.editor.scene.snapping.snapped).toBeUndefined();
    driver.pick('rectangle').drag([2, 2], [10.4, 10.1]);
    expect(driver.editor.scene.snapping.snapped).toBeUndefined();
    expect(driver.top).toMatchObject({ width: 8.2, height: 8.2 });
  });
});

describe('a mark that a finger leaves where it was lifted', () => {
  const snapped = ({ editor }: TestDriver) => editor.scene.snapping.snapped?.snap;
  const coarse = { coarse: true };

  test('stays from where is drawn on, and covers no measurement that is complete', () => {
    const driver = planOf(lot).pick('measure').click(10.2, 10.2, coarse);
    expect(snapped(driver)).toBe('end');
    driver.click(15.2, 10.2, coarse);
    expect(driver.toasts.at(-1)).toBe('Measured distance: 5 ft');
    expect(snapped(driver)).toBeUndefined();
  });

  test('covers no words that were written there', () => {
    const driver = planOf(lot).pick('text').click(10.2, 10.2, coarse);
    driver.editor.hand.answer('Pin found');
    expect(driver.top).toMatchObject({ text: 'Pin found', x: 10.2, y: 10.2 });
    expect(snapped(driver)).toBeUndefined();
  });
});

test('the mark of a snap is gone at the release, and comes back with the next move, also after Escape', () => {
  const driver = planOf(lot).pick('fence').point('down', lot.x, lot.y);
  const { editor } = driver;
  editor.hand.cancel();
  driver.point('up', lot.x, lot.y);
  expect(editor.scene.snapping.snapped).toBeUndefined();
  const marked: boolean[] = [];
  editor.watch({ previewed: () => void marked.push(editor.scene.snapping.snapped !== undefined) });
  driver.point('move', lot.x, lot.y);
  expect(marked).toEqual([true]);
});

test('the mark of a snap is gone when another plan is opened', () => {
  const { editor } = planOf(lot).pick('fence').point('move', lot.x, lot.y);
  expect(editor.scene.snapping.snapped).toBeDefined();
  editor.load({ objects: [], settings: editor.plan.settings });
  expect(editor.scene.snapping.snapped).toBeUndefined();
});
