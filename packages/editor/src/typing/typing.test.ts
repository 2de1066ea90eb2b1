import { contains } from '@homeplot/plan/box';
import { kindOf } from '@homeplot/plan/kinds';
import { objectBox } from '@homeplot/plan/plan';
import { assert, constantFrom, double, property, record } from 'fast-check';
import { describe, expect, test } from 'vitest';
import { moveCursor, pressCursor } from '../edits/cursor.ts';
import { TestDriver } from '../../testing/testDriver.ts';
import { viewBox } from '../view/viewport.ts';
import { spanPoint, spanValues } from '../view/spans.ts';

describe('values typed while drawing', () => {
  test('set width and height of a rectangle during a drag', () => {
    const driver = new TestDriver().pick('rectangle').press([10, 10], [20, 15]);
    expect(driver.editor.hand.typing.shown).toMatchObject({ width: 10, height: 5 });
    driver.editor.hand.typing.type({ width: 42.5 });
    expect(driver.editor.hand.preview).toMatchObject([{ put: { width: 42.5, height: 5 } }]);
    driver.editor.hand.typing.type({ width: 42.5, height: 28 });
    driver.editor.hand.typing.enter();
    expect(driver.top).toMatchObject({ type: 'rectangle', x: 10, y: 10, width: 42.5, height: 28 });
    driver.point('move', 30, 30).point('up', 30, 30);
    expect(driver.objects).toHaveLength(1);
  });

  test('set the second corner of a rectangle after a click', () => {
    const driver = new TestDriver().pick('rectangle').click(30, 30).point('move', 20, 20);
    driver.editor.hand.typing.type({ width: 12.25, height: 7 });
    driver.editor.hand.typing.enter();
    expect(driver.top).toMatchObject({ x: 17.75, y: 23, width: 12.25, height: 7 });
  });

  test('set the radius of a circle and the sides of a house', () => {
    const driver = new TestDriver().pick('circle').point('down', 20, 20);
    driver.editor.hand.typing.type({ radius: 3.8 });
    driver.editor.hand.typing.enter();
    expect(driver.top).toMatchObject({ type: 'circle', x: 20, y: 20, radius: 3.8 });
    driver.pick('house').press([30, 30], [35, 35]);
    driver.editor.hand.typing.type({ width: 22.1, height: 31.9 });
    driver.editor.hand.typing.enter();
    expect(driver.top).toMatchObject({ type: 'house', x: 41.05, y: 45.95, width: 22.1, height: 31.9 });
  });

  test('set the sides of a dragged building, however small', () => {
    const driver = new TestDriver().pick('building').press([10, 10], [30, 25]);
    const sides = () => [...driver.editor.plan.objects.values()].map((one) => kindOf(one).dimensions(one));
    driver.editor.hand.typing.type({ width: 42.5 });
    expect(driver.editor.hand.typing.shown).toMatchObject({ width: 42.5, height: 15 });
    driver.editor.hand.typing.type({ width: 42.5, height: 28 });
    driver.editor.hand.typing.enter();
    expect(sides()).toEqual([{ width: 42.5, height: 28 }]);
    driver.point('move', 31, 26).point('up', 31, 26).pick('deck').press([60, 10], [70, 25]);
    driver.editor.hand.typing.type({ width: 0.125, height: 0.125 });
    driver.editor.hand.typing.enter();
    expect(sides()).toContainEqual({ width: 0.125, height: 0.125 });
  });

  test('are length and angle after a click and for a dragged path', () => {
    const driver = new TestDriver().pick('building').click(10, 10).point('move', 30, 25);
    expect(driver.editor.hand.reach).toMatchObject({ as: 'polar' });
    driver.pick('fence').press([10, 10], [30, 25]);
    expect(driver.editor.hand.reach).toMatchObject({ as: 'polar' });
  });

  test('set length and angle of a road, counterclockwise from the right', () => {
    const driver = new TestDriver().pick('road').click(10, 20).point('move', 20, 20);
    driver.editor.hand.typing.type({ length: 10, angle: 90 });
    driver.editor.hand.typing.enter();
    expect(driver.top).toMatchObject({ startX: 10, startY: 20, endX: 10, endY: 10 });
  });

  test('leave other values to the pointer', () => {
    const driver = new TestDriver().pick('road').click(10, 20).point('move', 20, 20);
    driver.editor.hand.typing.type({ length: 7.5 });
    driver.point('move', 10, 29);
    expect(driver.editor.hand.typing.shown).toMatchObject({ length: 7.5, angle: 270 });
    driver.click(10, 29);
    expect(driver.top).toMatchObject({ endX: 10, endY: 27.5 });
  });

  test('notify watchers even if nothing moves', () => {
    const { editor } = new TestDriver().pick('road').click(10, 20).point('move', 20, 20);
    let heard = 0;
    editor.watch({ previewed: () => (heard += 1) });
    editor.hand.typing.type({ length: 10 });
    editor.hand.typing.type({});
    editor.hand.typing.type({});
    expect(heard).toBe(3);
  });

  test.each(['lot', 'fence', 'building', 'deck'])(
    'a typed length for a %s with a click for the direction adds one corner',
    (tool) => {
      const driver = new TestDriver().pick(tool).click(10, 10).click(10, 20).point('move', 30, 20);
      driver.editor.hand.typing.type({ length: 5 });
      driver.click(30, 20).run('finish');
      expect(driver.top).toMatchObject({ vertices: [{}, {}, { x: 15, y: 20 }] });
    },
  );

  test('zoom out to show the drawing only if a point is outside the view', () => {
    const byKeys = new TestDriver().pick('lot').editor;
    pressCursor(byKeys);
    const { editor: byHand } = new TestDriver().pick('lot').click(37.5, 25);
    for (const editor of [byKeys, byHand]) {
      const { hand } = editor;
      const before = editor.viewport;
      const type = (length: number, angle: number): void => {
        hand.typing.type({ length, angle });
        hand.typing.enter();
      };
      type(30, 0);
      expect(editor.viewport).toBe(before);
      type(300, 270);
      type(30, 180);
      const box = { minX: 37.5, minY: 25, maxX: 67.5, maxY: 325 };
      expect(contains(viewBox(editor.viewport), box)).toBe(true);
      hand.finish();
      expect([...editor.plan.objects.values()].map(objectBox)).toEqual([box]);
    }
  });

  test('show the whole of a size while it is typed', () => {
    const { editor } = new TestDriver().pick('rectangle').click(10, 10).point('move', 20, 20);
    const isSeen = (): boolean =>
      contains(viewBox(editor.viewport), { minX: 10, minY: 10, maxX: 130, maxY: 90 });
    editor.hand.typing.type({ width: 120 });
    expect(isSeen()).toBe(false);
    editor.hand.typing.type({ width: 120, height: 80 });
    expect(isSeen()).toBe(true);
    const during = editor.viewport;
    editor.hand.typing.enter();
    expect(editor.viewport).toBe(during);
    expect([...editor.plan.objects.values()]).toMatchObject([{ width: 120, height: 80 }]);
  });

  test('give the view back when they are corrected or canceled, unless it was moved since', () => {
    const { editor } = new TestDriver().pick('rectangle').click(10, 10).point('move', 20, 20);
    const { typing } = editor.hand;
    const before = editor.viewport;
    typing.type({ width: 12 });
    expect(editor.viewport).toBe(before);
    typing.type({ width: 1200 });
    typing.type({ width: 120_000 });
    expect(contains(viewBox(editor.viewport), { minX: 10, minY: 10, maxX: 120_010, maxY: 10 })).toBe(true);
    typing.type({ width: 12 });
    expect(editor.viewport).toEqual(before);
    typing.type({ width: 1200 });
    typing.type({});
    expect(editor.viewport).toEqual(before);
    typing.type({ width: 1200 });
    editor.panBy(10, 0);
    const moved = editor.viewport;
    typing.type({});
    expect(editor.viewport).toBe(moved);
    typing.type({ width: 12_000 });
    editor.hand.discard();
    expect(editor.viewport).toEqual(moved);
  });

  test('scroll without zooming if that is enough', () => {
    const { editor } = new TestDriver().pick('lot').click(37.5, 49);
    const { pxPerFoot } = editor.viewport;
    editor.hand.typing.type({ length: 4, angle: 270 });
    editor.hand.typing.enter();
    expect(contains(viewBox(editor.viewport), { minX: 37.5, minY: 49, maxX: 37.5, maxY: 53 })).toBe(true);
    expect(editor.viewport.pxPerFoot).toBe(pxPerFoot);
  });

  test('complete a drawing started with Enter', () => {
    const driver = new TestDriver().pick('rectangle');
    moveCursor(driver.editor, 1, 1);
    pressCursor(driver.editor);
    const { x = 0, y = 0 } = driver.editor.hand.cursor?.at ?? {};
    driver.editor.hand.typing.type({ width: 9.7, height: 4.1 });
    driver.editor.hand.typing.enter();
    expect(driver.top).toMatchObject({ x, y, width: 9.7, height: 4.1 });
    expect(driver.editor.hand.cursor).toMatchObject({ at: { x: x + 9.7, y: y + 4.1 }, isPressed: false });
  });

  test('are not kept for the next point', () => {
    const driver = new TestDriver().pick('measure').click(10, 10).point('move', 15, 10);
    driver.editor.hand.typing.type({ length: 3 });
    driver.editor.hand.typing.enter();
    expect(driver.toasts.at(-1)).toBe('Measured distance: 3 ft');
    driver.click(30, 30).click(35, 30);
    expect(driver.toasts.at(-1)).toBe('Measured distance: 5 ft');
  });

  test('work after a cancelled press', () => {
    const driver = new TestDriver().pick('road').point('down', 10, 20);
    driver.editor.hand.cancel();
    driver.editor.hand.pointer({
      phase: 'down',
      at: { x: 10, y: 20 },
      screen: { x: 160, y: 320 },
      shift: false,
      coarse: false,
    });
    driver.point('up', 10, 20).point('move', 20, 20);
    driver.editor.hand.typing.type({ length: 4, angle: 0 });
    driver.editor.hand.typing.enter();
    expect(driver.top).toMatchObject({ endX: 14, endY: 20 });
  });

  test('can be cleared without ending the gesture', () => {
    const driver = new TestDriver().pick('road').click(10, 20).point('move', 20, 20);
    driver.editor.hand.typing.type({ length: 3 });
    driver.editor.hand.typing.type({});
    expect(driver.editor.hand.preview).toMatchObject([{ put: { endX: 20, endY: 20 } }]);
  });
});

describe('values typed while dragging', () => {
  test('set distance and direction of a move', () => {
    const driver = new TestDriver().rectangle([10, 10], [20, 16]).press([12, 11.5], [15, 12]);
    driver.editor.hand.typing.type({ length: 3.3, angle: 0 });
    driver.editor.hand.typing.enter();
    expect(driver.top).toMatchObject({ x: 13.3, y: 10, width: 10, height: 6 });
    driver.point('up', 15, 12);
    expect(driver.top).toMatchObject({ x: 13.3, y: 10 });
  });

  test('set the size at a corner or a side', () => {
    const driver = new TestDriver().rectangle([10, 10], [20, 16]).press([20, 16], [24, 18]);
    driver.editor.hand.typing.type({ width: 12.7, height: 9.1 });
    driver.editor.hand.typing.enter();
    expect(driver.top).toMatchObject({ x: 10, y: 10, width: 12.7, height: 9.1 });
    driver.point('up', 24, 18).press([22.7, 14.55], [24, 14.55]);
    driver.editor.hand.typing.type({ width: 20.3 });
    driver.editor.hand.typing.enter();
    expect(driver.top).toMatchObject({ x: 10, y: 10, width: 20.3, height: 9.1 });
  });

  test('set the place of a road end from the other end', () => {
    const driver = new TestDriver().road([10, 10], [20, 10]).press([20, 10], [20, 14]);
    driver.editor.hand.typing.type({ length: 12.4, angle: 0 });
    driver.editor.hand.typing.enter();
    expect(driver.top).toMatchObject({ startX: 10, endX: 22.4, endY: 10 });
  });
});

describe('a dragged object', () => {
  test('snaps its corner to a corner', () => {
    const driver = new TestDriver().rectangle([10, 10], [20, 16]).rectangle([30, 20], [34, 24]);
    const moved = driver.top['id'];
    driver.click(50, 40).drag([33.9, 23.8], [20.2, 9.7]);
    expect(driver.top).toMatchObject({ id: moved, x: 16, y: 6 });
  });

  test('snaps to places off the grid', () => {
    const driver = new TestDriver().rectangle([30, 20], [34, 24]);
    const { top } = driver;
    driver.editor.edit([{ put: { ...driver.objects[0], id: 'lot', x: 5.3, y: 5.3 } as never }], 'Test');
    driver.click(50, 40).drag([30.2, 20.1], [5.6, 5.2]);
    expect(driver.editor.plan.objects.get(String(top['id']))).toMatchObject({ x: 5.3, y: 5.3 });
  });
});

test('spanValues and spanPoint are inverse', () => {
  const place = record({
    x: double({ min: -500, max: 500, noNaN: true }),
    y: double({ min: -500, max: 500, noNaN: true }),
  });
  const turn = double({ min: 0, max: 360, noNaN: true });
  assert(
    property(place, place, turn, constantFrom('polar', 'box'), (from, at, turned, as) => {
      const span = { from, as, turn: turned } as const;
      const { length, angle, width, height } = spanValues(span, at);
      const typed = as === 'polar' ? { length, angle } : { width, height };
      const back = spanPoint(span, typed, at);
      expect(back.x).toBeCloseTo(at.x, 6);
      expect(back.y).toBeCloseTo(at.y, 6);
    }),
  );
});
