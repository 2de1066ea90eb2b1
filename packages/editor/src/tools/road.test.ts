import { describe, expect, test } from 'vitest';
import { TestDriver } from '../../testing/testDriver.ts';

describe('the road tool', () => {
  test('the first click sets the start, the second adds the segment', () => {
    const driver = new TestDriver().pick('road').click(10, 10);
    expect(driver.objects).toEqual([]);
    expect(driver.toasts).toEqual(['Click again to set the end point of the road']);
    driver.click(40, 50);
    expect(driver.top).toMatchObject({
      type: 'road',
      startX: 10,
      startY: 10,
      endX: 40,
      endY: 50,
      roadWidth: 12,
    });
    expect(driver.toasts[1]).toBe('Added road segment: 50 ft');
  });

  test('a road without length is not added, and the end is asked for again', () => {
    const driver = new TestDriver().pick('road').click(10, 10).click(10, 10);
    expect(driver.objects).toEqual([]);
    expect(driver.toasts).toEqual(Array(2).fill('Click again to set the end point of the road'));
    expect(driver.click(20, 10).top).toMatchObject({ startX: 10, endX: 20 });
  });

  test('a drag adds a road like two clicks', () => {
    const driver = new TestDriver().pick('road').drag([10, 10], [20, 10]);
    expect(driver.top).toMatchObject({ type: 'road', startX: 10, endX: 20 });
  });

  test('an end snaps to another road end within 15 px, else to the grid', () => {
    const near = new TestDriver()
      .road([10, 10], [30, 10])
      .pick('road')
      .click(30, 10, { off: [10, 11] })
      .click(30, 40);
    expect(near.top).toMatchObject({ startX: 30, startY: 10 });
    const far = new TestDriver()
      .road([10, 10], [30, 10])
      .pick('road')
      .click(30, 10, { off: [11, 11] })
      .click(30, 40);
    expect(far.top).toMatchObject({ startX: 30.5, startY: 10.5 });
  });

  test('snapping to a road end is the same at every zoom', () => {
    const driver = new TestDriver().road([10, 10], [30, 10]);
    driver.editor.zoomTo(3, { x: 0, y: 0 });
    driver
      .pick('road')
      .click(30, 10, { off: [10, 11] })
      .click(20, 12);
    expect(driver.top).toMatchObject({ startX: 30, startY: 10 });
  });

  test('Escape discards the start', () => {
    const driver = new TestDriver().pick('road').click(10, 10);
    driver.editor.hand.cancel();
    driver.click(40, 50);
    expect(driver.objects).toEqual([]);
  });

  test('the segment is previewed', () => {
    const driver = new TestDriver().pick('road').click(10, 10).point('move', 20, 10);
    expect(driver.editor.hand.preview).toMatchObject([{ put: { type: 'road', startX: 10, endX: 20 } }]);
  });
});
