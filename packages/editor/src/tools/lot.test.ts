// The Lot tool, by mouse, typed points, keyboard crosshair and touch.
import type { Lot } from '@homeplot/plan/lot';
import { describe, expect, test } from 'vitest';
import { moveCursor, pressCursor } from '../edits/cursor.ts';
import { TestDriver } from '../../testing/testDriver.ts';

const driver = (): TestDriver => new TestDriver().pick('lot');
const corners = (on: TestDriver): unknown => (on.top as unknown as Lot).vertices;
const draw = (on: TestDriver, ...points: readonly (readonly [number, number])[]): TestDriver => {
  for (const [x, y] of points) on.click(x, y);
  return on;
};
const square = [
  [10, 10],
  [50, 10],
  [50, 40],
  [10, 40],
] as const;
const asVertices = square.map(([x, y]) => ({ x, y }));

describe('the lot tool', () => {
  test('a click on the first corner closes the lot and shows its area', () => {
    const on = draw(driver(), ...square, [10, 10]);
    expect(on.top).toMatchObject({ type: 'lot', vertices: asVertices });
    expect(on.toasts.at(-1)).toBe('Added lot: 1,200 sq ft (0.028 ac)');
    expect(on.selected).toEqual([on.top['id']]);
  });

  test('a rectangular lot is drawn with a drag, and its edges are traced', () => {
    const on = new TestDriver().pick('rectangularLot').drag([10, 10], [50, 40]);
    expect(corners(on)).toEqual(asVertices);
    expect((on.top as unknown as Lot).edges.map(({ source }) => source)).toEqual(Array(4).fill('traced'));
    expect(on.toasts).toEqual(['Added lot: 1,200 sq ft (0.028 ac)']);
  });

  test('the edges of a rectangular lot whose length was typed are measured, the others traced', () => {
    const on = new TestDriver().pick('rectangularLot').press([10, 10], [50, 40]);
    on.editor.hand.typing.type({ width: 60 });
    on.editor.hand.typing.enter();
    const measured = { source: 'measured', recorded: { length: 60 } };
    const traced = { source: 'traced', recorded: {} };
    expect((on.top as unknown as Lot).edges).toEqual([measured, traced, measured, traced]);
  });

  test('a second click or a double click on the last corner closes it', () => {
    const on = draw(driver(), ...square);
    on.point('down', 10, 40, { off: [2, 1] })
      .point('up', 10, 40)
      .point('double', 10, 40);
    expect(corners(on)).toEqual(asVertices);
    expect(on.objects).toHaveLength(1);
  });

  test('Enter closes it', () => {
    const on = draw(driver(), ...square);
    on.point('move', 30, 60);
    expect(on.editor.hand.finish()).toBe(true);
    expect(corners(on)).toEqual(asVertices);
    expect(on.editor.hand.finish()).toBe(false);
  });

  test('the lot is previewed while it is drawn', () => {
    const on = draw(driver(), [10, 10], [50, 10]).point('move', 50, 40);
    expect(on.editor.hand.preview).toMatchObject([
      { put: { type: 'lot', vertices: asVertices.slice(0, 3) } },
    ]);
    expect(on.objects).toEqual([]);
    on.editor.hand.cancel();
    expect([on.editor.hand.preview, on.editor.hand.isBusy]).toEqual([[], false]);
  });

  test('Backspace and Undo remove the last corner, one after the other', () => {
    const on = draw(driver(), ...square, [20, 60]);
    expect(on.editor.hand.undoPoint()).toBe(true);
    draw(on, [10, 10]);
    expect(corners(on)).toEqual(asVertices);
    const other = draw(driver(), [10, 10], [50, 10]);
    expect(other.editor.canUndo).toBe(true);
    expect([other.run('undo'), other.run('undo'), other.editor.hand.isBusy]).toEqual([true, true, false]);
    expect(other.editor.canUndo).toBe(false);
  });

  test('a lot is one undo step', () => {
    const on = draw(driver(), ...square, [10, 10]);
    on.run('undo');
    expect(on.objects).toEqual([]);
    on.run('redo');
    expect(corners(on)).toEqual(asVertices);
  });

  test('typed corners are relative to the last one, exact, and their edges are marked as measured', () => {
    const on = driver().click(10, 10);
    expect(on.editor.hand.reach).toEqual({ from: { x: 10, y: 10 }, as: 'polar' });
    on.type(10 + 120.53, 10)
      .type(130.53, 60.001)
      .click(10, 60, { free: true });
    on.editor.hand.finish();
    expect(corners(on)).toEqual([
      { x: 10, y: 10 },
      { x: 130.53, y: 10 },
      { x: 130.53, y: 60.001 },
      { x: 10, y: 60 },
    ]);
    expect((on.top as unknown as Lot).edges.map(({ source }) => source)).toEqual([
      'measured',
      'measured',
      'traced',
      'traced',
    ]);
  });

  test('a typed corner near the first is a separate corner', () => {
    const on = draw(driver(), ...square).type(10, 10.2);
    expect(on.objects).toEqual([]);
    on.type(10, 10);
    expect((corners(on) as unknown[]).length).toBe(5);
  });

  test('works by keyboard: arrow keys and Enter, Enter twice closes', () => {
    const on = driver();
    const press = (right: number, down: number): void => {
      moveCursor(on.editor, right, down);
      pressCursor(on.editor);
    };
    press(0, 0);
    press(40, 0);
    press(0, 20);
    pressCursor(on.editor);
    const [a, b, c] = corners(on) as readonly { x: number; y: number }[];
    expect([(b?.x ?? 0) - (a?.x ?? 0), (c?.y ?? 0) - (b?.y ?? 0)]).toEqual([20, 10]);
  });

  test('touch closes it from further away than a mouse', () => {
    const near = { off: [14, 9] } as const;
    const touch = { coarse: true, ...near };
    expect(draw(driver(), ...square).click(10, 10, near).objects).toEqual([]);
    expect(draw(driver(), ...square).click(10, 10, touch).objects).toHaveLength(1);
  });

  test.each([
    [
      'two corners',
      [
        [10, 10],
        [50, 10],
      ],
      'A lot needs at least three corners. This one has 2',
    ],
    [
      'corners on one line',
      [
        [10, 10],
        [30, 10],
        [50, 10],
      ],
      'All corners are on one line. Add a corner beside it',
    ],
  ] as const)('%s show a message, and the drawing continues', (_, points, said) => {
    const on = draw(driver(), ...points);
    on.editor.hand.finish();
    expect([on.objects, on.toasts.at(-1), on.editor.hand.isBusy]).toEqual([[], said, true]);
  });

  test('a lot with crossing edges is added with a message', () => {
    const on = draw(driver(), [10, 10], [50, 40], [50, 10], [10, 40]);
    on.editor.hand.finish();
    expect(on.objects).toHaveLength(1);
    expect(on.toasts.at(-1)).toContain('Edge 1 and edge 3 cross or touch.');
  });
});
