import { RecordingPen } from '@homeplot/plan/recordingPen';
import { dimension } from '@homeplot/plan/dimension';
import { objectsOf } from '@homeplot/plan/testObjects';
import { describe, expect, test } from 'vitest';
import { commandNamed } from '../commands/index.ts';
import { moveCursor, pressCursor } from '../edits/cursor.ts';
import { TestDriver } from '../../testing/testDriver.ts';

/** The texts of the tool's marks. */
function shown({ editor }: TestDriver): string[] {
  const pen = new RecordingPen();
  editor.hand.drawMarks(pen);
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

  test('for a finger, the distance is said as the plan writes it', () => {
    const driver = new TestDriver();
    const said: (string | undefined)[] = [];
    driver.editor.watch({ said: ({ touchText }) => said.push(touchText) });
    driver.pick('measure').click(10, 10).click(22.5, 10);
    expect(said.at(-1)).toBe(`Measured distance: 12' 6"`);
  });

  test('the distance shows in feet and inches while moving', () => {
    const driver = new TestDriver().pick('measure').click(10, 10).point('move', 22.5, 10);
    expect(shown(driver)).toEqual([`12' 6"`]);
  });

  test('it stays on the canvas until Escape', () => {
    const driver = new TestDriver().pick('measure').click(10, 10).click(20, 10).point('move', 50, 50);
    expect(shown(driver)).toEqual(["10'"]);
    driver.editor.hand.cancel();
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

  test('a second click at the same place, as in a double click, is ignored', () => {
    const driver = new TestDriver().pick('measure').click(10, 10).click(10, 10);
    expect(driver.toasts).toEqual(['Click again to complete measurement']);
    driver.click(10, 40);
    expect(driver.toasts.at(-1)).toBe('Measured distance: 30 ft');
  });

  test('a third click starts the next measurement', () => {
    const driver = new TestDriver().pick('measure').click(10, 10).click(20, 10).click(0, 0).click(0, 30);
    expect(driver.toasts.at(-1)).toBe('Measured distance: 30 ft');
  });
});

const rows = ({ editor }: TestDriver): string[] | undefined =>
  editor.hand.reading?.rows.map(({ label, value }) => `${label} ${value}`);
const on = { shift: true } as const;
const kept = ({ objects }: TestDriver): Record<string, unknown>[] =>
  objectsOf(dimension, objects).map((object) => ({ ...object }));

describe('a measurement', () => {
  test('is shown in the units of the plan', () => {
    const driver = new TestDriver().pick('measure').click(10, 10).click(20, 10);
    expect(rows(driver)).toEqual(["Distance 10'"]);
    driver.editor.edit([{ settings: { units: 'metres' } }], 'Units');
    expect(rows(driver)).toEqual(['Distance 3.05 m']);
    driver.editor.hand.cancel();
    expect(rows(driver)).toBeUndefined();
  });

  test('continues with Shift, with the total and the angle between the last two legs', () => {
    const driver = new TestDriver().pick('measure').click(10, 10).click(20, 10).click(20, 30, on);
    expect(rows(driver)).toEqual(["Last leg 20'", "Total 30'", 'Angle 90°']);
    expect(driver.toasts.at(-1)).toBe('Measured distance: 30 ft in all');
    expect(shown(driver)).toEqual(["10'", "20'", '90°', "Total 30'"]);
  });

  test('that returns to its first point gives area and perimeter', () => {
    const driver = new TestDriver().pick('measure').click(10, 10).click(20, 10);
    driver.click(20, 30, on).click(10, 30, on).click(10, 10, on);
    expect(rows(driver)).toEqual(['Area 200 sq ft (0.005 ac)', "Perimeter 60'"]);
    expect(driver.toasts.at(-1)).toBe('Measured area: 200 sq ft (0.005 ac)');
  });

  test('continues by its button, for touch', () => {
    const driver = new TestDriver().pick('measure').click(10, 10).click(20, 10);
    driver.editor.hand.runAction('continue');
    driver.click(20, 30).click(40, 30);
    expect(rows(driver)?.[1]).toBe("Total 50'");
    driver.editor.hand.runAction('continue');
    driver.click(0, 0);
    expect(rows(driver)).toBeUndefined();
  });

  test('can be kept as a dimension tied to what it measures', () => {
    const driver = new TestDriver().rectangle([10, 10], [40, 30]).pick('measure').click(10, 10).click(40, 30);
    expect(driver.run('keepMeasurement')).toBe(true);
    expect(kept(driver)).toMatchObject([
      { offset: 0, places: [{ tie: { anchor: 'v0' } }, { tie: { anchor: 'v2' } }] },
    ]);
    expect(driver.editor.hand.isBusy).toBe(false);
    driver.run('undo');
    expect(kept(driver)).toEqual([]);
  });

  test('of a closed chain is kept as its legs and its area', () => {
    const driver = new TestDriver()
      .pick('measure')
      .click(10, 10)
      .click(20, 10)
      .click(20, 30, on)
      .click(10, 10, on);
    driver.run('keepMeasurement');
    expect(kept(driver)).toHaveLength(3);
    expect(driver.top).toMatchObject({ type: 'areaLabel', area: 100 });
  });

  test('of two legs is kept with the angle', () => {
    const driver = new TestDriver().pick('measure').click(10, 10).click(20, 10).click(20, 30, on);
    driver.run('keepMeasurement');
    expect(kept(driver).map(({ form }) => form)).toEqual(['aligned', 'aligned', 'angular']);
  });

  test('is not kept by Enter after the crosshair has moved on', () => {
    const driver = new TestDriver().pick('measure').click(10, 10).click(20, 10);
    driver.editor.hand.cursor = { at: { x: 20, y: 10 }, isPressed: false };
    expect(commandNamed('keepMeasurement').enabled(driver.editor)).toBe(true);
    moveCursor(driver.editor, 4, 0);
    expect(commandNamed('keepMeasurement').enabled(driver.editor)).toBe(false);
    pressCursor(driver.editor, true);
    expect(rows(driver)?.[1]).toBe("Total 12'");
  });
});
