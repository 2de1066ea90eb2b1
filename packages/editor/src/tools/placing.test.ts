import { describe, expect, test } from 'vitest';
import { TestDriver } from '../../testing/testDriver.ts';

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

describe('before the press, what it would place lies under the pointer', () => {
  const ghost = ({ editor: { hand } }: TestDriver) => (hand.showsGhost ? hand.preview : []);

  test.each([
    ['circle', { x: 20, y: 20, radius: 25 }],
    ['house', { x: 20, y: 20, width: 15, height: 15 }],
    ['shed', { x: 20, y: 20, width: 12, height: 10 }],
    ['tree', { x: 20, y: 20, radius: 7.5 }],
  ])('%s: in its size, where it would snap to', (tool, expected) => {
    const driver = new TestDriver().pick(tool).point('move', 20.2, 19.8);
    expect(ghost(driver)).toMatchObject([{ put: expected }]);
    driver.point('down', 20.2, 19.8).point('up', 20.2, 19.8);
    expect(driver.top).toMatchObject(expected);
    expect(ghost(driver)).toEqual([]);
  });

  test('but not for a finger, off the canvas, or over the one just placed', () => {
    const driver = new TestDriver().keep('house').point('move', 20, 20, { coarse: true });
    expect(ghost(driver)).toEqual([]);
    driver.point('move', 20, 20);
    expect(ghost(driver)).toHaveLength(1);
    driver.editor.hand.leave();
    expect(ghost(driver)).toEqual([]);
    expect(driver.editor.hand.preview).toEqual([]);
    driver.click(20, 20).point('move', 20, 20);
    expect(ghost(driver)).toEqual([]);
    driver.point('move', 50, 20);
    expect(ghost(driver)).toHaveLength(1);
    expect(driver.objects).toHaveLength(1);
  });

  test('a mouse that is nudged after a press by key does not resize it', () => {
    const driver = new TestDriver().pick('house').point('move', 20, 20);
    driver.editor.hand.pointer({
      phase: 'down',
      at: { x: 20, y: 20 },
      screen: { x: 320, y: 320 },
      shift: false,
      coarse: false,
      stepped: true,
    });
    driver.point('move', 22, 22);
    expect(driver.editor.hand.preview).toMatchObject([{ put: { x: 20, y: 20, width: 15, height: 15 } }]);
  });
});
