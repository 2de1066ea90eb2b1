import { RecordingPen } from '@homeplot/plan/recordingPen';
import { describe, expect, test } from 'vitest';
import { TestDriver } from '../testDriver.ts';

/** The texts that the tool shows on the canvas. */
function shown({ editor }: TestDriver): string[] {
  const pen = new RecordingPen();
  editor.drawMarks(pen);
  return pen.marks.flatMap((mark) => (mark.mark === 'text' ? mark.text.content : []));
}

describe('the measure tool', () => {
  test('two clicks measure the distance in whole feet', () => {
    const driver = new TestDriver().pick('measure').click(10, 10);
    expect(driver.toasts).toEqual(['Click again to complete measurement']);
    driver.click(13, 14.2);
    expect(driver.toasts[1]).toBe('Measured distance: 5 ft');
    expect(driver.objects).toEqual([]);
  });

  test('the distance shows in feet and inches while moving', () => {
    const driver = new TestDriver().pick('measure').click(10, 10).point('move', 22.5, 10);
    expect(shown(driver)).toEqual([`12' 6"`]);
  });

  test('it stays on the canvas until Escape', () => {
    const driver = new TestDriver().pick('measure').click(10, 10).click(20, 10).point('move', 50, 50);
    expect(shown(driver)).toEqual(["10'"]);
    driver.editor.cancel();
    expect(shown(driver)).toEqual([]);
  });

  test('it stays on the canvas until the next tool', () => {
    const driver = new TestDriver()
      .pick('measure')
      .click(10, 10)
      .click(20, 10)
      .pick('select')
      .pick('measure');
    expect(shown(driver)).toEqual([]);
  });

  test('a second click on the first, as of a double click, measures nothing and waits for another', () => {
    const driver = new TestDriver().pick('measure').click(10, 10).click(10, 10);
    expect(driver.toasts).toEqual(['Click again to complete measurement']);
    driver.click(10, 40);
    expect(driver.toasts.at(-1)).toBe('Measured distance: 30 ft');
  });

  test('a third click begins the next measurement', () => {
    const driver = new TestDriver().pick('measure').click(10, 10).click(20, 10).click(0, 0).click(0, 30);
    expect(driver.toasts.at(-1)).toBe('Measured distance: 30 ft');
  });
});
