import { describe, expect, test } from 'vitest';
import { TestDriver } from '../testDriver.ts';

describe('the circle, house and tree tools', () => {
  test.each([
    ['circle', { x: 20, y: 20, radius: 25 }],
    ['house', { x: 20, y: 20, width: 15, height: 15 }],
    ['tree', { x: 20, y: 20, radius: 7.5 }],
  ])('a click with %s places the default size', (tool, expected) => {
    const driver = new TestDriver().pick(tool).click(20, 20);
    expect(driver.top).toMatchObject({ type: tool, ...expected });
    expect(driver.toasts).toEqual([`Added ${tool} to your site map!`]);
  });

  test.each([
    ['circle', { x: 10, y: 10, radius: 5 }],
    ['tree', { x: 10, y: 10, radius: 5 }],
    ['house', { x: 11.5, y: 12, width: 3, height: 4 }],
  ])('a drag with %s places the dragged size', (tool, expected) => {
    const driver = new TestDriver().pick(tool).drag([10, 10], [13, 14]);
    expect(driver.top).toMatchObject({ type: tool, ...expected });
  });

  test('the dragged size is previewed, and Escape cancels it', () => {
    const driver = new TestDriver().pick('circle').press([10, 10], [13, 14]);
    expect(driver.editor.hand.preview).toMatchObject([{ put: { type: 'circle', radius: 5 } }]);
    expect(driver.objects).toEqual([]);
    driver.editor.hand.cancel();
    expect(driver.editor.hand.preview).toEqual([]);
    driver.point('up', 13, 14);
    expect(driver.objects).toEqual([]);
  });

  test.each(['circle', 'house', 'tree'])('a double click with %s places one, not two', (tool) => {
    expect(new TestDriver().pick(tool).doubleClick(20, 20).objects).toHaveLength(1);
    const kept = new TestDriver().keep(tool).doubleClick(20, 20);
    expect(kept.objects).toHaveLength(1);
    expect(kept.click(30, 20).objects).toHaveLength(2);
  });

  test('coordinates snap to the grid', () => {
    expect(new TestDriver().pick('tree').click(20.2, 19.8).top).toMatchObject({ x: 20, y: 20 });
    expect(new TestDriver().pick('tree').click(20.3, 19.7).top).toMatchObject({ x: 20.5, y: 19.5 });
  });

  test('a placed object is selected', () => {
    const driver = new TestDriver().pick('house').click(20, 20);
    expect(driver.selected).toEqual([driver.top['id']]);
  });
});
