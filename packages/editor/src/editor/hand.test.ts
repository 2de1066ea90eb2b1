// Which tool is active after something was drawn.
import { describe, expect, test } from 'vitest';
import { pressCursor, moveCursor } from '../edits/cursor.ts';
import { TestDriver } from '../../testing/testDriver.ts';

const active = ({ editor: { hand } }: TestDriver): readonly [string, boolean] => [
  hand.tool.name,
  hand.isKept,
];

const lot = (on: TestDriver): TestDriver => on.click(10, 10).click(30, 10).click(30, 40);
const yard = (): TestDriver => new TestDriver().rectangle([10, 10], [40, 40]);

/** How each tool adds something. */
const drawings: readonly (readonly [tool: string, draw: (on: TestDriver) => unknown])[] = [
  ['rectangle', (on) => on.drag([50, 50], [60, 60])],
  ['house', (on) => on.click(60, 20)],
  ['circle', (on) => on.drag([60, 20], [65, 20])],
  ['shed', (on) => on.click(60, 20)],
  ['road', (on) => on.click(50, 5).click(70, 5)],
  ['entrance', (on) => on.click(20, 10)],
  ['dimension', (on) => on.click(20, 10).click(20, 5)],
  ['lot', (on) => lot(on).click(10, 10)],
  ['fence', (on) => lot(on).editor.hand.finish()],
  ['patio', (on) => on.drag([50, 10], [60, 20])],
  ['text', (on) => on.click(60, 20).editor.hand.answer('Well')],
];

describe('after something was added', () => {
  test.each(drawings)('by %s, Select is active and what was added is selected', (tool, draw) => {
    const driver = yard().click(70, 45).pick(tool);
    draw(driver);
    expect(active(driver)).toEqual(['select', false]);
    const { ids, part } = driver.editor.selection;
    expect(part ? part.object : [...ids][0]).toBe(driver.top['id']);
  });

  test.each(drawings)('by %s, a kept tool stays', (tool, draw) => {
    const driver = yard().keep(tool);
    draw(driver);
    expect(active(driver)).toEqual([tool, true]);
    expect(driver.editor.hand.isBusy).toBe(false);
  });

  test('its body is dragged, and nothing else is drawn', () => {
    const driver = new TestDriver().pick('house').click(20, 20);
    driver.drag([27, 27], [37, 27]);
    expect(driver.objects).toMatchObject([{ type: 'house', x: 30, y: 20 }]);
  });

  test('by the keyboard, the arrow keys move it', () => {
    const driver = new TestDriver().pick('tree');
    moveCursor(driver.editor, 2, 0);
    pressCursor(driver.editor);
    pressCursor(driver.editor);
    expect(active(driver)[0]).toBe('select');
    const { x } = driver.top as { x: number };
    driver.run('nudgeRight');
    expect(driver.top).toMatchObject({ x: x + 0.5 });
  });

  test('a double click on the first corner closes a lot and removes no corner of it', () => {
    const driver = lot(new TestDriver().pick('lot')).doubleClick(10, 10);
    expect(driver.top).toMatchObject({ vertices: [{ x: 10 }, { x: 30 }, { x: 30 }] });
    driver.doubleClick(10, 10);
    expect(driver.toasts.at(-1)).toContain('at least');
  });

  test('a refused edit leaves the tool active', () => {
    const driver = yard();
    driver.run('lockLayerOfSelection');
    driver.pick('rectangle').drag([50, 50], [60, 60]);
    expect(active(driver)).toEqual(['rectangle', false]);
  });
});

describe('a kept tool', () => {
  test('is one that is picked again while it is active', () => {
    const driver = new TestDriver().pick('house').pick('house').pick('house');
    expect(active(driver)).toEqual(['house', true]);
    expect(driver.click(20, 20).click(60, 20).objects).toHaveLength(2);
  });

  test('is put down by Escape or another tool', () => {
    const driver = new TestDriver().keep('house');
    expect(driver.editor.hand.putDown()).toBe(true);
    expect(active(driver)).toEqual(['select', false]);
    expect(driver.editor.hand.putDown()).toBe(false);
    expect(active(driver.keep('house').pick('tree'))).toEqual(['tree', false]);
  });

  test('is none that stays anyway', () => {
    const driver = new TestDriver().keep('measure').click(10, 10).click(20, 10);
    expect(active(driver)).toEqual(['measure', false]);
    expect(active(driver.keep('select'))).toEqual(['select', false]);
  });

  test('keeps its drawing when it is picked again', () => {
    const driver = lot(new TestDriver().pick('lot')).pick('lot').click(10, 10);
    expect(driver.objects).toHaveLength(1);
    expect(active(driver)).toEqual(['lot', true]);
  });
});
