import { describe, expect, test } from 'vitest';
import { beginSize, moveCursor, pressCursor } from './cursor.ts';
import { TestDriver } from './testDriver.ts';

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

  test('a size that is typed first starts a shape there, and on an empty plan a rectangle', () => {
    const driver = new TestDriver();
    const { editor } = driver;
    expect(beginSize(editor)).toBe(true);
    editor.hand.typing.type({ width: 120, height: 80 });
    editor.hand.typing.enter();
    expect(driver.top).toMatchObject({ type: 'rectangle', x: 37.5, y: 25, width: 120, height: 80 });
    expect(beginSize(driver.pick('select').editor)).toBe(false);
    expect(beginSize(driver.pick('road').editor)).toBe(false);
    expect(beginSize(driver.pick('house').editor)).toBe(true);
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
