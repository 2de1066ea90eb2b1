// What ends a drawing, and what doesn't: the state that the hand keeps between presses.
import { describe, expect, test } from 'vitest';
import { TestDriver } from '../../testing/testDriver.ts';

const lot = (): TestDriver => new TestDriver().pick('lot').click(10, 10).click(40, 10).click(40, 30);
const corners = ({ editor }: TestDriver): number =>
  (editor.hand.drawings.at(-1)?.state as { corners: unknown[] } | undefined)?.corners.length ?? 0;

describe('a press that is interrupted', () => {
  test('takes back only its own corner, and its drag draws nothing', () => {
    const driver = lot().point('down', 10, 30);
    expect(corners(driver)).toBe(4);
    driver.editor.hand.interrupt();
    expect(corners(driver)).toBe(3);
    expect(driver.editor.hand.preview).toMatchObject([{ put: { type: 'lot' } }]);

    const deck = new TestDriver().pick('deck').click(10, 10).click(40, 10).press([40, 30], [50, 40]);
    deck.editor.hand.interrupt();
    expect(corners(deck)).toBe(2);
  });

  test('leaves what was dragged where it was, and the selection', () => {
    const driver = new TestDriver().rectangle([0, 0], [10, 10]).rectangle([20, 0], [30, 10]);
    const [first, second] = driver.objects.map(({ id }) => id);
    expect(driver.selected).toEqual([second]);
    const { bytes } = driver;
    driver.press([5, 5], [15, 25]);
    expect(driver.selected).toEqual([first]);
    driver.editor.hand.interrupt();
    expect([driver.bytes, driver.selected, driver.editor.hand.preview]).toEqual([bytes, [second], []]);
    driver.point('up', 15, 25);
    expect(driver.bytes).toBe(bytes);
  });

  test('does not take back what it has finished', () => {
    const driver = new TestDriver().pick('road').click(10, 10).point('down', 30, 10);
    expect(driver.objects).toHaveLength(1);
    driver.editor.hand.interrupt();
    expect([driver.objects.length, driver.editor.hand.isDrawing]).toEqual([1, false]);
  });
});

describe('undo and redo while something is drawn', () => {
  test('undo removes the last point and no edit, and redo does none', () => {
    const driver = new TestDriver().rectangle([0, 0], [10, 10]).rectangle([20, 0], [30, 10]);
    driver.editor.undo();
    for (const [tool, points] of [
      ['road', 1],
      ['rectangle', 1],
      ['dimension', 1],
      ['measure', 1],
      ['tape', 2],
      ['lot', 3],
    ] as const) {
      driver.pick(tool);
      const free = [
        [13, 20.5],
        [16, 23.5],
        [19, 20.5],
      ] as const;
      for (const [x, y] of free.slice(0, points)) driver.click(x, y);
      expect([tool, driver.editor.hand.isDrawing, driver.run('redo')]).toEqual([tool, true, false]);
      for (let i = 0; i < points; i += 1) driver.run('undo');
      expect([tool, driver.editor.hand.isDrawing, driver.objects.length]).toEqual([tool, false, 1]);
    }
    driver.pick('select').run('redo');
    expect(driver.objects).toHaveLength(2);
  });

  test('redo puts removed points back, until another one is set', () => {
    const driver = lot();
    for (let i = 0; i < 3; i += 1) driver.run('undo');
    expect([driver.editor.hand.isDrawing, driver.editor.canRedo]).toEqual([false, true]);
    for (let i = 0; i < 3; i += 1) driver.run('redo');
    expect([corners(driver), driver.run('redo')]).toEqual([3, false]);
    driver.run('undo');
    driver.click(60, 30);
    expect([corners(driver), driver.run('redo')]).toEqual([3, false]);
    driver.run('finish');
    expect(driver.objects).toHaveLength(1);
  });

  test('a chain of measurements loses its last leg only', () => {
    const driver = new TestDriver().pick('measure').click(10, 10).click(20, 10);
    driver.editor.hand.runAction('continue');
    driver.click(20, 20).click(10, 20).run('undo');
    expect(driver.editor.hand.reading?.rows[1]).toEqual({ label: 'Total', value: "20'" });
  });
});

describe('picking a tool', () => {
  test('its own again changes nothing', () => {
    const driver = new TestDriver().pick('lot').click(10, 10).pick('lot');
    expect(corners(driver)).toBe(1);
  });

  test('drawings of several tools are suspended, and each is resumed', () => {
    const driver = lot().pick('fence').click(0, 40).click(20, 40).pick('tree').click(60, 30);
    expect(corners(driver.pick('fence'))).toBe(2);
    driver.run('finish');
    expect(corners(driver.pick('lot'))).toBe(3);
  });

  test('Cancel discards the unfinished drawing, and only undo brings it back', () => {
    const driver = lot();
    expect(driver.run('cancelDrawing')).toBe(true);
    driver.pick('select').run('undo');
    expect([driver.editor.hand.tool.name, corners(driver)]).toEqual(['lot', 3]);
    driver.run('cancelDrawing');
    driver.rectangle([0, 0], [10, 10]).run('undo');
    expect([driver.objects.length, corners(driver)]).toEqual([0, 0]);
    expect(corners(driver.pick('lot'))).toBe(0);
  });

  test('Cancel with nothing drawn does nothing', () => {
    const driver = lot();
    driver.run('cancelDrawing');
    expect(corners(driver.pick('select').pick('lot'))).toBe(0);
    expect(driver.run('cancelDrawing')).toBe(false);
  });
});

test.each([
  ['lot', 3, 'Added lot: 300 sq ft (0.007 ac)'],
  ['road', 1, 'Added road segment: 36 ft'],
  ['rectangle', 1, "Added rectangle: 30' × 20'"],
] as const)('a stored drawing of the %s tool is resumed where it was', (tool, points, toast) => {
  const at = [
    [10, 10],
    [40, 10],
    [40, 30],
  ] as const;
  const driver = new TestDriver().pick(tool);
  for (const [x, y] of at.slice(0, points)) driver.click(x, y);
  const [drawing] = driver.editor.hand.drawings;
  const after = new TestDriver();
  after.editor.hand.restore(tool, JSON.parse(JSON.stringify(drawing?.state)));
  expect(after.editor.hand.tool.name).toBe(tool);
  if (!after.run('finish')) after.click(40, 30);
  expect(after.toasts.at(-1)).toBe(toast);
});
