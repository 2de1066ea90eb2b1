// Drawing along the direction of an edge.
import { lotFromOutline } from '@homeplot/plan/lot';
import type { Point } from '@homeplot/plan/point';
import { describe, expect, test } from 'vitest';
import { moveCursor, pressCursor } from '../edits/cursor.ts';
import { drawAlong } from './drawAlong.ts';
import { TestDriver } from '../../testing/testDriver.ts';

/** The way along the first edge of the lot: 4 to the right, 3 down. */
const along = { x: 0.8, y: 0.6 };
const across = { x: -0.6, y: 0.8 };
const origin = { x: 20, y: 0 };
/** The point so far along the edge and beside it, in feet. */
const at = (u: number, v: number): [number, number] => [
  origin.x + u * along.x + v * across.x,
  origin.y + u * along.y + v * across.y,
];
const local = ({ x, y }: Point): [number, number] => {
  const [dx, dy] = [x - origin.x, y - origin.y];
  return [dx * along.x + dy * along.y, dx * across.x + dy * across.y].map(
    (value) => Math.round(value * 1e6) / 1e6 + 0,
  ) as [number, number];
};

/** A lot of 50 by 25 ft whose first edge has that direction, and that edge taken as the axis. */
function onAxis(): TestDriver {
  const driver = new TestDriver();
  const { editor } = driver;
  const lot = editor.scene.create('lot', { x: 0, y: 0 });
  const vertices = [at(0, 0), at(50, 0), at(50, 25), at(0, 25)].map(([x, y]) => ({ x, y }));
  if (lot) editor.edit([{ put: { ...lot, ...lotFromOutline(vertices) } }], 'Add lot');
  driver.pick('house');
  drawAlong.run(editor);
  const [x, y] = at(30, 0);
  return driver.click(x, y);
}
const vertices = ({ top }: TestDriver): readonly Point[] => (top?.['vertices'] ?? []) as readonly Point[];

describe('along an edge that was clicked', () => {
  test('the previous tool is active again, and a house is drawn parallel to the edge, on its grid', () => {
    const driver = onAxis();
    expect(driver.editor.hand.tool.name).toBe('house');
    driver.drag(at(5, 5), at(15.1, 12.1));
    expect(driver.top).toMatchObject({ type: 'house', width: 10, height: 7 });
    const { x, y } = driver.top as unknown as Point;
    expect(local({ x, y })).toEqual([10, 8.5]);
  });

  test.each(['building', 'deck'])(
    'a %s is dragged, or drawn corner by corner on the grid along it',
    (tool) => {
      const dragged = onAxis().pick(tool).drag(at(5, 5), at(15.1, 12.1));
      expect(vertices(dragged).map(local)).toEqual([
        [5, 5],
        [15, 5],
        [15, 12],
        [5, 12],
      ]);
      const drawn = onAxis().pick(tool);
      for (const [u, v] of [
        [5.1, 5.1],
        [15.1, 4.9],
        [15, 12],
      ] as const)
        drawn.click(...at(u, v));
      drawn.run('finish');
      expect(vertices(drawn).map(local)).toEqual([
        [5, 5],
        [15, 5],
        [15, 12],
      ]);
    },
  );

  test('width and height are typed along it', () => {
    const driver = onAxis().press(at(5, 5), at(12, 9));
    driver.editor.hand.typing.type({ width: 8.25, height: 6 });
    driver.editor.hand.typing.enter();
    expect(driver.top).toMatchObject({ width: 8.25, height: 6 });
  });

  test('Shift holds a line parallel or perpendicular to it', () => {
    const driver = onAxis()
      .pick('fence')
      .click(...at(5, 5));
    driver.click(...at(5.2, 15), { shift: true }).run('finish');
    expect(vertices(driver).map(local)[1]?.[0]).toBe(5);
  });

  test('the crosshair moves along it by squares', () => {
    const { editor } = onAxis()
      .pick('fence')
      .click(...at(5, 5));
    pressCursor(editor);
    const before = editor.hand.cursor?.at ?? origin;
    moveCursor(editor, 3, 0);
    const after = editor.hand.cursor?.at ?? origin;
    expect([local(after)[0] - local(before)[0], local(after)[1] - local(before)[1]]).toEqual([1.5, 0]);
  });

  test('ends when it is dropped, or another plan is opened', () => {
    const driver = onAxis();
    driver.editor.drawAlong(undefined);
    driver.drag([30, 30], [40, 36]);
    expect(driver.top).toMatchObject({ rotation: 0, width: 10, height: 6 });
    const { editor } = onAxis();
    editor.load({ objects: [], settings: editor.plan.settings });
    expect(editor.scene.axis).toBeUndefined();
  });
});
