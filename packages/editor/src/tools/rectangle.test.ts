import { describe, expect, test } from 'vitest';
import { TestDriver } from '../../testing/testDriver.ts';

describe('the rectangle tool', () => {
  test('a drag adds a rectangle and shows its size in whole feet', () => {
    const driver = new TestDriver().pick('rectangle').drag([5, 5], [45, 35]);
    expect(driver.top).toMatchObject({
      type: 'rectangle',
      x: 5,
      y: 5,
      width: 40,
      height: 30,
      fillColor: '#e5e7eb',
    });
    expect(driver.toasts).toEqual(["Added rectangle: 40' × 30'"]);
  });

  test('can be dragged in any direction', () => {
    const driver = new TestDriver().pick('rectangle').drag([45, 35], [5, 5]);
    expect(driver.top).toMatchObject({ x: 5, y: 5, width: 40, height: 30 });
  });

  test.each([
    [
      [5, 5],
      [5.5, 35],
    ],
    [
      [5, 5],
      [45, 5.5],
    ],
    [
      [5, 5],
      [5, 5],
    ],
  ] as const)(
    'a rectangle of which one side is no larger than one grid cell is not created (%j to %j)',
    (from, to) => {
      const driver = new TestDriver().pick('rectangle').drag(from, to);
      expect(driver.objects).toEqual([]);
      driver.editor.hand.cancel();
      expect(driver.editor.canUndo).toBe(false);
    },
  );

  test('a rectangle just larger than a cell is created', () => {
    expect(new TestDriver().pick('rectangle').drag([5, 5], [6, 6]).top).toMatchObject({
      width: 1,
      height: 1,
    });
  });

  test('the preview equals the result', () => {
    const driver = new TestDriver().pick('rectangle').press([5, 5], [12, 9]);
    const [shown] = driver.editor.hand.preview;
    driver.point('up', 12, 9);
    const { id: _shown, ...before } = shown && 'put' in shown ? shown.put : { id: '' };
    const { id: _made, ...after } = driver.top;
    expect(after).toEqual(before);
  });
});
