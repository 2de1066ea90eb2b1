import { describe, expect, test } from 'vitest';
import { beginSize, moveCursor, pressCursor, showRoomForLot } from './cursor.ts';
import { boxHeight, boxWidth } from '@homeplot/plan/box';
import { viewBox } from '../view/viewport.ts';
import { TestDriver } from '../../testing/testDriver.ts';

/** The crosshair starts in the middle of the canvas, at (37.5, 25). */
describe('the keyboard crosshair', () => {
  test('Enter, arrows and Enter draw a rectangle', () => {
    const { editor } = new TestDriver().pick('rectangle');
    pressCursor(editor);
    moveCursor(editor, 20, 0);
    moveCursor(editor, 0, 10);
    pressCursor(editor);
    expect([...editor.plan.objects.values()]).toMatchObject([{ x: 37.5, y: 25, width: 10, height: 5 }]);
  });

  test('Enter twice in one place puts the default circle there', () => {
    const driver = new TestDriver().pick('circle');
    pressCursor(driver.editor);
    pressCursor(driver.editor);
    expect(driver.top).toMatchObject({ type: 'circle', x: 37.5, y: 25, radius: 25 });
  });

  test('a size that is typed first starts a shape there, and on an empty plan a lot', () => {
    const driver = new TestDriver();
    const { editor } = driver;
    expect(beginSize(editor)).toBe(true);
    editor.hand.typing.type({ width: 120, height: 80 });
    editor.hand.typing.enter();
    expect(driver.top).toMatchObject({
      type: 'lot',
      vertices: [
        { x: 19, y: 12.5 },
        { x: 139, y: 12.5 },
        { x: 139, y: 92.5 },
        { x: 19, y: 92.5 },
      ],
    });
    expect(beginSize(driver.pick('select').editor)).toBe(false);
    expect(beginSize(driver.pick('road').editor)).toBe(false);
    expect(beginSize(driver.pick('house').editor)).toBe(true);
  });

  test('after the lot it is inside the lot and in view, wherever that was drawn', () => {
    const driver = new TestDriver();
    const { editor } = driver;
    beginSize(editor);
    editor.hand.typing.type({ width: 120, height: 80 });
    editor.hand.typing.enter();
    driver.pick('house');
    moveCursor(editor, 1, 0);
    const { at } = editor.hand.cursor ?? {};
    const view = viewBox(editor.viewport);
    expect(
      at && [at.x > 19, at.x < Math.min(139, view.maxX), at.y > 12.5, at.y < Math.min(92.5, view.maxY)],
    ).toEqual([true, true, true, true]);
    // It may leave the lot, as for a street.
    for (let i = 0; i < 400; i += 1) moveCursor(editor, -1, 0);
    expect(editor.hand.cursor?.at.x).toBeLessThan(19);
  });

  test('a size that is typed first starts a shape at the pointer, on the grid', () => {
    const driver = new TestDriver().pick('rectangle');
    driver.point('move', 10.1, 5.1);
    const { hand } = driver.editor;
    beginSize(driver.editor);
    hand.typing.type({ width: 12, height: 8 });
    hand.typing.enter();
    expect(driver.top).toMatchObject({ type: 'rectangle', x: 10, y: 5, width: 12, height: 8 });
  });

  test('but at the crosshair if that is in use, and in the middle once the pointer has left', () => {
    const driver = new TestDriver().pick('rectangle');
    const { editor } = driver;
    driver.point('move', 10, 5);
    editor.hand.cursor = { at: { x: 20, y: 20 }, isPressed: false };
    beginSize(editor);
    expect(editor.hand.cursor.at).toEqual({ x: 20, y: 20 });
    editor.hand.cancel();
    editor.hand.cursor = undefined;
    editor.hand.hover = undefined;
    beginSize(editor);
    expect(editor.hand).toMatchObject({ cursor: { at: { x: 37.5, y: 25 } } });
  });

  test('the first rectangle of an empty plan starts a quarter in from the top left, wherever the pointer is', () => {
    const driver = new TestDriver();
    driver.point('move', 10, 5);
    beginSize(driver.editor);
    expect(driver.editor.hand.cursor?.at).toEqual({ x: 19, y: 12.5 });
  });

  test('two Enters draw a road', () => {
    const driver = new TestDriver().pick('road');
    pressCursor(driver.editor);
    moveCursor(driver.editor, 0, -20);
    pressCursor(driver.editor);
    expect(driver.top).toMatchObject({ startX: 37.5, startY: 25, endX: 37.5, endY: 15 });
  });

  test('Escape discards what is being drawn', () => {
    const driver = new TestDriver().pick('rectangle');
    pressCursor(driver.editor);
    moveCursor(driver.editor, 20, 10);
    driver.editor.hand.cancel();
    moveCursor(driver.editor, 10, 10);
    expect(driver.editor.hand.preview).toEqual([]);
    expect(driver.objects).toEqual([]);
  });

  test('loading a plan discards what is being drawn', () => {
    const { editor } = new TestDriver().pick('rectangle');
    pressCursor(editor);
    moveCursor(editor, 20, 10);
    editor.load({ objects: [], settings: editor.plan.settings });
    expect(editor.hand.cursor).toBeUndefined();
    pressCursor(editor);
    moveCursor(editor, 20, 10);
    pressCursor(editor);
    expect(editor.plan.objects.size).toBe(1);
  });

  test('the view scrolls with it beyond the edge', () => {
    const { editor } = new TestDriver();
    moveCursor(editor, 100, 0);
    expect(editor.viewport.x + editor.viewport.width / editor.viewport.pxPerFoot).toBe(87.5);
  });
});

describe('room for a lot', () => {
  test.each([
    [1200, 800],
    [390, 700],
    [700, 300],
  ])('is made on a canvas of %d by %d pixels, and a view that has it stays', (width, height) => {
    const { editor } = new TestDriver();
    editor.resize(width, height);
    showRoomForLot(editor);
    const { viewport } = editor;
    expect(boxWidth(viewBox(viewport))).toBeGreaterThanOrEqual(160);
    expect(boxHeight(viewBox(viewport))).toBeGreaterThanOrEqual(120);
    expect(viewport).toMatchObject({ x: 0, y: 0 });
    showRoomForLot(editor);
    expect(editor.viewport).toBe(viewport);
  });
});
