import { boxBetween, contains } from '@homeplot/plan/box';
import { describe, expect, test } from 'vitest';
import { moveCursor, pressCursor } from '../edits/cursor.ts';
import { viewBox } from '../view/viewport.ts';
import { TestDriver } from '../../testing/testDriver.ts';

const fence = (): TestDriver => new TestDriver().pick('fence').click(10, 10).click(30, 10).click(30, 25);

interface Corner {
  readonly x: number;
  readonly y: number;
}

const corners = (driver: TestDriver): unknown =>
  (driver.top['vertices'] as Corner[]).map(({ x, y }) => [x, y]);

describe('drawing point by point', () => {
  test('a double click finishes it at the last corner', () => {
    const driver = fence().click(30, 25).point('double', 30, 25);
    expect(driver.top).toMatchObject({ type: 'fence', closed: false, tall: 0, spacing: 8 });
    expect(corners(driver)).toEqual([
      [10, 10],
      [30, 10],
      [30, 25],
    ]);
    expect(driver.toasts).toEqual(['Added fence to your site map!']);
    expect(driver.selected).toEqual([driver.top['id']]);
  });

  test('Enter finishes it, and it is one undo step', () => {
    const driver = fence();
    expect(driver.run('finish')).toBe(true);
    expect(driver.objects).toHaveLength(1);
    driver.editor.undo();
    expect(driver.objects).toEqual([]);
  });

  test('Enter finishes it at a corner off the grid to which the crosshair snapped', () => {
    const driver = new TestDriver().pick('fence').click(10.2, 10.3, { free: true }).type(30.2, 10.1);
    driver.run('finish');
    driver.pick('fence');
    pressCursor(driver.editor);
    const { x = 0, y = 0 } = driver.editor.hand.cursor?.at ?? {};
    moveCursor(driver.editor, 2 * (30 - x), 2 * (10 - y));
    expect(driver.run('finish')).toBe(false);
    pressCursor(driver.editor);
    expect(driver.run('finish')).toBe(true);
    expect(corners(driver)).toEqual([
      [x, y],
      [30.2, 10.1],
    ]);
  });

  test('its hint names Shift, and is shorter beside the buttons that finish and cancel', () => {
    const { editor } = new TestDriver().pick('fence');
    expect(editor.hand.hint.hint).toMatch(/^Click each point.* Hold Shift for right angles$/);
    expect(editor.hand.hint.touchHint).toMatch(/^Tap each point.* Lines snap to horizontal and vertical$/);
    const { hand } = fence().editor;
    expect(hand.hint).toEqual({
      hint: 'Hold Shift for right angles; press Enter to finish',
      touchHint: 'Tap each point, then tap Finish',
    });
    hand.finish();
    expect(hand.hint).toBe(hand.tool);
  });

  test('watchers are notified that there is something to finish', () => {
    const driver = fence();
    driver.run('finish');
    const heard: boolean[] = [];
    driver.editor.watch({ changed: () => void heard.push(driver.editor.hand.isTracing) });
    driver.pick('fence').click(10, 40);
    expect(heard.at(-1)).toBe(true);
    driver.click(30, 40).run('finish');
    expect(heard.at(-1)).toBe(false);
  });

  test('is suspended while another tool pans, and resumed, with messages', () => {
    const driver = fence().pick('move').drag([20, 20], [12, 12]);
    expect(driver.toasts).toEqual(['Choose Fence again to continue your drawing']);
    driver.pick('fence');
    expect(driver.editor.hand.preview).toMatchObject([{ put: { type: 'fence' } }]);
    expect(driver.toasts.at(-1)).toBe('Picking up where you left off. Press Cancel to discard it.');
    driver.click(10, 25).run('finish');
    expect(corners(driver)).toHaveLength(4);
    driver.pick('move').pick('fence').run('finish');
    expect(driver.objects).toHaveLength(1);
  });

  test('is suspended while an object is moved, and scrolled into view when it is resumed', () => {
    const driver = new TestDriver().rectangle([40, 30], [60, 40]);
    const drawing = driver.pick('fence').click(10, 10).click(30, 10).click(30, 20).pick('select');
    drawing.drag([50, 35], [54, 35]);
    drawing.editor.panBy(1000, 0);
    drawing.pick('fence');
    expect(drawing.editor.hand.isTracing).toBe(true);
    expect(contains(viewBox(drawing.editor.viewport), boxBetween({ x: 30, y: 20 }, { x: 30, y: 20 }))).toBe(
      true,
    );
  });

  test('is suspended while something else is drawn, and discarded by another plan, Clear Canvas or Escape', () => {
    const isGone = (driver: TestDriver): boolean => !driver.pick('fence').editor.hand.isTracing;
    expect(isGone(fence().pick('tree').click(50, 30))).toBe(false);
    const opened = fence().pick('move');
    opened.editor.load({ objects: [], settings: opened.editor.plan.settings });
    expect(isGone(opened)).toBe(true);
    const cleared = new TestDriver().rectangle([40, 30], [60, 40]).pick('fence').click(10, 10).click(30, 10);
    cleared.pick('move').run('clearCanvas');
    expect(isGone(cleared)).toBe(true);
    const ended = fence();
    ended.editor.hand.cancel();
    expect(isGone(ended.pick('move'))).toBe(true);
    expect(isGone(new TestDriver().pick('fence').click(10, 10).pick('move'))).toBe(true);
  });

  test('a click on the first corner closes it', () => {
    const driver = fence().click(10, 10, { off: [5, 5] });
    expect(driver.top).toMatchObject({ closed: true });
    expect(corners(driver)).toHaveLength(3);
  });

  test('with two corners a click on the first adds none, with a message if a corner is missing', () => {
    const deck = new TestDriver().pick('deck').click(10, 10).click(30, 10).click(10, 10);
    expect(deck.toasts).toEqual(['Deck needs at least 3 corners. Set the next one']);
    deck.click(30, 25).click(10, 25).click(10, 10);
    expect(corners(deck)).toHaveLength(4);
    const line = new TestDriver().pick('fence').click(10, 10).click(30, 10).click(10, 10);
    line.run('finish');
    expect(corners(line)).toEqual([
      [10, 10],
      [30, 10],
    ]);
  });

  test('a point typed on the first corner closes it without a zero-length edge', () => {
    const driver = fence();
    const at = { x: 10, y: 10 };
    driver.editor.hand.pointer({
      phase: 'down',
      at,
      screen: { x: 0, y: 0 },
      shift: false,
      coarse: false,
      exact: true,
    });
    expect(driver.top).toMatchObject({ closed: true });
    expect(corners(driver)).toHaveLength(3);
  });

  test('the crosshair can add a corner one square away at any scale', () => {
    const driver = new TestDriver();
    driver.editor.edit([{ settings: { siteExtent: 2000 } }], 'Site size');
    driver.pick('fence');
    for (const [right, down] of [
      [0, 0],
      [1, 0],
      [0, 1],
    ] as const) {
      moveCursor(driver.editor, right, down);
      pressCursor(driver.editor);
    }
    expect(driver.editor.hand.finish()).toBe(true);
    expect(corners(driver)).toHaveLength(3);
  });

  test('Backspace removes one corner, Escape all', () => {
    const driver = fence();
    driver.run('takeBack');
    driver.click(40, 10).run('finish');
    expect(corners(driver)).toEqual([
      [10, 10],
      [30, 10],
      [40, 10],
    ]);
    driver.pick('fence').click(0, 0).click(5, 0);
    driver.editor.hand.cancel();
    expect(driver.run('finish')).toBe(false);
    expect(driver.objects).toHaveLength(1);
  });

  test('with too few corners it shows how many it needs, and continues', () => {
    const driver = new TestDriver().pick('lawn').click(10, 10);
    driver.run('finish');
    driver.click(30, 10).run('finish');
    const said = 'Lawn needs at least 3 corners. Set the next one';
    expect(driver.toasts).toEqual([said, said]);
    driver.click(30, 30).run('finish');
    expect(driver.top).toMatchObject({ type: 'lawn', closed: true });
  });

  test('an area dragged from corner to corner is a rectangle', () => {
    const driver = new TestDriver().pick('patio').press([10, 10], [22, 18]);
    expect(driver.editor.hand.preview).toMatchObject([{ put: { type: 'patio' } }]);
    driver.point('up', 22, 18);
    expect(corners(driver)).toEqual([
      [10, 10],
      [22, 10],
      [22, 18],
      [10, 18],
    ]);
  });

  test.each([
    ['parallel to its first edge', [30, 12], [28, 32], 5.71],
    ['perpendicular to its first edge if that is more level', [12, 30], [32, 28], 354.29],
    ['horizontal if its first edge is', [30, 10], [30, 30], 0],
    ['horizontal if its first edge is vertical', [10, 30], [30, 30], 0],
  ] as const)('the boards of a deck and the courses of a patio are %s', (_, b, c, angle) => {
    const drawn = (name: string): unknown =>
      new TestDriver().pick(name).click(10, 10).click(b[0], b[1]).click(c[0], c[1]).click(10, 10).top;
    expect(drawn('deck')).toMatchObject({ boards: angle });
    expect(drawn('patio')).toMatchObject({ courses: angle });
  });

  test('a drag adds one edge of a path, which continues', () => {
    const driver = new TestDriver().pick('hedge').drag([10, 10], [22, 18]);
    expect(driver.objects).toEqual([]);
    driver.click(40, 18).run('finish');
    expect(corners(driver)).toHaveLength(3);
  });

  test('with Shift corners are square to a slanted edge, and horizontal edges are possible too', () => {
    const shift = { shift: true };
    const turned = (degrees: number, from: Corner, to: Corner): number =>
      (Math.atan2(to.y - from.y, to.x - from.x) * 180) / Math.PI - degrees;
    const driver = new TestDriver().pick('deck').click(10, 10).type(25, 11);
    driver.click(24.4, 22.5, shift).click(9, 21.6, shift).run('finish');
    const [a, b, c, d] = driver.top['vertices'] as [Corner, Corner, Corner, Corner];
    const along = turned(0, a, b);
    expect(turned(along, b, c)).toBeCloseTo(90, 5);
    expect(Math.abs(turned(along, c, d))).toBeCloseTo(180, 5);
    const level = new TestDriver().pick('fence').click(10, 10).type(25, 16).click(40, 16.4, shift);
    level.run('finish');
    expect(corners(level)).toEqual([
      [10, 10],
      [25, 16],
      [40, 16],
    ]);
  });

  test('lengths are typed from the previous corner', () => {
    const driver = fence();
    expect(driver.editor.hand.reach).toEqual({ from: { x: 30, y: 25 }, as: 'polar' });
  });

  test('a utility line has the service of its tool', () => {
    const driver = new TestDriver().pick('gas-line').click(0, 0).click(20, 0);
    driver.run('finish');
    expect(driver.top).toMatchObject({ type: 'utility', service: 'gas', run: 'underground' });
    expect(driver.toasts).toEqual(['Added gas line to your site map!']);
  });
});

test('section lines get their letters in order, and the first that is free', () => {
  const driver = new TestDriver();
  const letters = [10, 20, 30].map((y) => {
    driver.pick('sectionLine').click(10, y).click(30, y).run('finish');
    return driver.top['letter'];
  });
  expect(letters).toEqual(['A', 'B', 'C']);
  const [, second] = driver.objects;
  driver.editor.edit([{ remove: second?.id ?? '' }], 'Delete');
  driver.pick('sectionLine').click(10, 40).click(30, 40).run('finish');
  expect(driver.top['letter']).toBe('B');
});
