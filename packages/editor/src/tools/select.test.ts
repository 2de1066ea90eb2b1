import { RecordingPen } from '@homeplot/plan/recordingPen';
import { describe, expect, test } from 'vitest';
import { TestDriver } from '../../testing/testDriver.ts';

const square = (): TestDriver => new TestDriver().rectangle([10, 10], [20, 20]);

describe('the select tool', () => {
  test('is active at the start', () => {
    expect(new TestDriver().editor.hand.tool.name).toBe('select');
  });

  test('a press on an object selects it, and on empty ground clears the selection', () => {
    const driver = square();
    driver.click(40, 40);
    expect(driver.selected).toEqual([]);
    driver.click(15, 15);
    expect(driver.selected).toEqual([driver.top['id']]);
  });

  test('the topmost object under the press is selected', () => {
    const driver = square().rectangle([15, 15], [30, 30]).click(40, 40).click(17, 17);
    expect(driver.selected).toEqual([driver.top['id']]);
  });

  test('an object is dragged by squares', () => {
    expect(square().drag([15, 15], [22.1, 11.9]).top).toMatchObject({ x: 17, y: 7, width: 10 });
  });

  test('a drag is one undo step', () => {
    const driver = square();
    const before = driver.bytes;
    driver.drag([15, 15], [25, 25]);
    driver.editor.undo();
    expect(driver.bytes).toBe(before);
  });

  test('a move that ends at the same grid point notifies nobody', () => {
    const driver = square().press([15, 15], [22, 12]);
    const { editor } = driver;
    let heard = 0;
    editor.watch({ previewed: () => (heard += 1) });
    for (const x of [22.05, 22.1, 21.95]) driver.point('move', x, 12);
    expect(heard).toBe(0);
    driver.point('move', 23, 12);
    expect(heard).toBe(1);
    expect(driver.point('up', 23.1, 12).top).toMatchObject({ x: 18, y: 7 });
  });

  test('a drag of very many objects previews their bounding box and moves them on release', () => {
    const driver = square();
    const [one] = driver.objects;
    const { editor } = driver;
    if (one)
      editor.edit(
        Array.from({ length: 2500 }, (_, i) => ({ put: { ...one, id: `copy-${i}` } })),
        'Copies',
      );
    driver.run('selectAll');
    driver.press([15, 15], [25, 18]);
    expect(editor.hand.preview).toEqual([]);
    const pen = new RecordingPen();
    editor.hand.drawMarks(pen);
    expect(pen.marks).toMatchObject([
      { mark: 'path', path: { vertices: [{ x: 20, y: 13 }, {}, { x: 30, y: 23 }, {}] } },
    ]);
    driver.point('up', 25, 18);
    expect(driver.objects.every((object) => 'x' in object && object.x === 20)).toBe(true);
  });

  test('an object deleted during a drag stays deleted', () => {
    const driver = square().press([20, 20], [30, 30]);
    driver.run('delete');
    driver.point('move', 32, 32).point('up', 32, 32);
    expect(driver.objects).toEqual([]);
  });

  test('Shift-click on the end of a road adds the road to the selection', () => {
    const driver = square().road([40, 10], [40, 30]).click(15, 15).click(40, 29.5, { shift: true });
    expect(driver.selected).toHaveLength(2);
  });

  test('Escape cancels a drag', () => {
    const driver = square();
    const before = driver.bytes;
    driver.press([15, 15], [40, 40]).editor.hand.cancel();
    driver.point('up', 40, 40);
    expect(driver.bytes).toBe(before);
  });

  test('a press that moves by a few pixels is not a drag', () => {
    const driver = square();
    const before = driver.bytes;
    driver.point('down', 15, 15).point('move', 15.1, 15.1).point('up', 15.2, 15.1);
    expect(driver.bytes).toBe(before);
  });

  test('with Shift an object is dragged along one axis', () => {
    expect(square().drag([15, 15], [25, 18], { shift: true }).top).toMatchObject({ x: 20, y: 10 });
  });

  test.each(['house', 'tree'])('a %s is hit 30 px each way from its center, however small', (tool) => {
    const driver = new TestDriver().pick(tool).drag([20, 20], [21, 21]).pick('select').click(60, 40);
    const { x, y } = driver.top as { x: number; y: number };
    driver.click(x, y, { off: [29, -29] });
    expect(driver.selected).toHaveLength(1);
    driver.click(60, 40).click(x, y, { off: [31, 0] });
    expect(driver.selected).toEqual([]);
  });

  test('of two trees within reach the nearest center wins', () => {
    const driver = new TestDriver()
      .pick('tree')
      .drag([20, 20], [20.5, 20])
      .drag([22, 20], [22.5, 20])
      .pick('select');
    driver.click(20.5, 20);
    expect(driver.selected).toEqual([driver.objects[0]?.id]);
  });

  test('other objects are hit by their true outline', () => {
    const driver = new TestDriver().pick('circle').drag([20, 20], [25, 20]).pick('select').click(40, 40);
    expect(driver.click(24.2, 24.2).selected).toEqual([]);
    expect(driver.click(23, 23).selected).toHaveLength(1);
  });
});

describe('selecting several', () => {
  const three = (): TestDriver =>
    new TestDriver().rectangle([0, 0], [10, 10]).rectangle([20, 0], [30, 10]).rectangle([40, 0], [50, 10]);

  test('Shift-click adds and removes an object', () => {
    const driver = three().click(5, 5).click(25, 5, { shift: true });
    expect(driver.selected).toEqual(driver.objects.slice(0, 2).map(({ id }) => id));
    driver.click(5, 5, { shift: true });
    expect(driver.selected).toEqual([driver.objects[1]?.id]);
  });

  test('a marquee selects what it encloses', () => {
    const driver = three().click(60, 40).drag([32, -1], [-1, 12]);
    expect(driver.selected.toSorted()).toEqual(driver.objects.slice(0, 2).map(({ id }) => id));
  });

  describe('inside a property line that surrounds others', () => {
    const site = (): TestDriver =>
      new TestDriver()
        .rectangle([0, 0], [40, 40])
        .rectangle([5, 5], [10, 10])
        .rectangle([20, 5], [25, 10])
        .click(45, 45);

    test('a drag is a marquee, and a click selects the lot', () => {
      const driver = site();
      const [lot, ...others] = driver.objects.map(({ id }) => id);
      expect(driver.drag([2, 2], [30, 15]).selected.toSorted()).toEqual(others);
      expect(driver.click(30, 30).selected).toEqual([lot]);
      expect(driver.objects[0]).toMatchObject({ x: 0, y: 0 });
    });

    test('a marquee that encloses nothing selects the lot, and the next drag moves it', () => {
      const driver = site().drag([30, 30], [35, 35]);
      expect(driver.objects[0]).toMatchObject({ x: 0, y: 0 });
      expect(driver.drag([30, 30], [35, 35]).objects[0]).toMatchObject({ x: 5, y: 5 });
    });

    test('its line moves it at once', () => {
      expect(site().drag([0, 30], [5, 30]).objects[0]).toMatchObject({ x: 5, y: 0 });
    });
  });

  test('a marquee with Shift adds to the selection', () => {
    const driver = three().click(45, 5).drag([-1, -1], [12, 12], { shift: true });
    expect(driver.selected).toHaveLength(2);
  });

  test('selected objects are dragged together', () => {
    const driver = three();
    driver.run('selectAll');
    driver.drag([25, 5], [25, 25]);
    expect(driver.objects).toMatchObject([
      { x: 0, y: 20 },
      { x: 20, y: 20 },
      { x: 40, y: 20 },
    ]);
    driver.editor.undo();
    expect(driver.objects).toMatchObject([{ y: 0 }, { y: 0 }, { y: 0 }]);
  });
});

describe('handles', () => {
  test('dragging a corner resizes and keeps the opposite corner', () => {
    expect(square().drag([20, 20], [25, 30]).top).toMatchObject({ x: 10, y: 10, width: 15, height: 20 });
    expect(square().drag([10, 10], [5, 0]).top).toMatchObject({ x: 5, y: 0, width: 15, height: 20 });
  });

  test('dragging a side resizes one way only', () => {
    expect(square().drag([20, 15], [26, 40]).top).toMatchObject({ x: 10, y: 10, width: 16, height: 10 });
  });

  test('with Shift the proportions are kept', () => {
    expect(square().drag([20, 20], [30, 22], { shift: true }).top).toMatchObject({ width: 20, height: 20 });
  });

  test('the handle above rotates the object about its center', () => {
    const driver = square().drag([15, 10], [30, 15], { off: [0, -26] });
    expect(driver.top).toMatchObject({ rotation: 90, x: 10, y: 10, width: 10, height: 10 });
  });

  test('a rotated object keeps its opposite corner when it is resized', () => {
    const driver = square().drag([15, 10], [30, 15], { off: [0, -26] });
    // After a rotation by 90 degrees, the handle of the top left corner is at the top right.
    expect(driver.drag([20, 10], [24, 10]).top).toMatchObject({
      x: 12,
      y: 8,
      width: 10,
      height: 14,
      rotation: 90,
    });
  });

  test('no side can be dragged below a foot', () => {
    expect(square().drag([20, 20], [0, 0]).top).toMatchObject({ x: 10, y: 10, width: 1, height: 1 });
  });

  test('a handle on the rim sets the radius', () => {
    const driver = new TestDriver().pick('circle').drag([20, 20], [25, 20]).pick('select');
    expect(driver.drag([25, 20], [30, 20]).top).toMatchObject({ x: 20, y: 20, radius: 10 });
  });
});
