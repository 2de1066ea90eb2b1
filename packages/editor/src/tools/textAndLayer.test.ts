import { describe, expect, test } from 'vitest';
import { TestDriver } from '../../testing/testDriver.ts';

describe('the text tool', () => {
  test("a click asks 'Enter text:' and adds the answer there", () => {
    const driver = new TestDriver().pick('text').click(12, 8);
    expect(driver.editor.hand.prompt).toEqual({ label: 'Enter text:', at: { x: 12, y: 8 }, value: '' });
    driver.editor.hand.answer('  Septic field ');
    expect(driver.top).toMatchObject({ type: 'text', x: 12, y: 8, text: 'Septic field' });
    expect(driver.toasts).toEqual(['Added text to your site map!']);
    expect(driver.editor.hand.prompt).toBeUndefined();
  });

  test.each([undefined, '', '   '])('an answer of %j adds nothing', (answer) => {
    const driver = new TestDriver().pick('text').click(12, 8);
    driver.editor.hand.answer(answer);
    expect(driver.objects).toEqual([]);
    expect(driver.editor.hand.prompt).toBeUndefined();
  });

  test('a double click edits a text', () => {
    const driver = new TestDriver().pick('text').click(12, 8);
    driver.editor.hand.answer('Shed');
    driver.doubleClick(12.2, 7.8);
    expect(driver.editor.hand.prompt).toMatchObject({ label: 'Enter text:', value: 'Shed' });
    driver.editor.hand.answer('Garden shed');
    expect(driver.top).toMatchObject({ text: 'Garden shed' });
    expect(driver.objects).toHaveLength(1);
  });
});

describe('the layer tool', () => {
  test('a click selects an object and shows where its controls are', () => {
    const driver = new TestDriver().rectangle([5, 5], [15, 15]).pick('layer').click(10, 10);
    expect(driver.selected).toEqual([driver.top['id']]);
    const text = 'Object selected. Use layer controls in property panel to move up/down.';
    expect(driver.toasts.at(-1)).toBe(text);
  });

  test('a click on empty ground clears the selection without a message', () => {
    const driver = new TestDriver().rectangle([5, 5], [15, 15]).pick('layer').click(30, 30);
    expect(driver.selected).toEqual([]);
    expect(driver.toasts).toHaveLength(1);
  });

  test('a drag moves nothing', () => {
    const driver = new TestDriver().rectangle([5, 5], [15, 15]).pick('layer').drag([10, 10], [20, 20]);
    expect(driver.top).toMatchObject({ x: 5, y: 5 });
  });
});
