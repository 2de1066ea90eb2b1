import { describe, expect, test } from 'vitest';
import { distancesToOwnLot } from '@homeplot/plan/ownLot';
import type { PlanObject } from '@homeplot/plan/kind';
import { moveOf } from '@homeplot/plan/plan';
import { TestDriver } from '../../testing/testDriver.ts';
import { drawHouseOnLot } from '../../testing/testHouseOnLot.ts';
import { setDistance } from './setDistances.ts';

const planned = (): TestDriver => drawHouseOnLot(new TestDriver());
const house = (driver: TestDriver): PlanObject => driver.first('house');
const lotId = (driver: TestDriver): string => driver.first('lot').id;
const feetTo = (driver: TestDriver, edge: number): number | undefined =>
  distancesToOwnLot(house(driver), driver.editor.plan.objects.values()).find((one) => one.edge === edge)
    ?.feet;
const move = (driver: TestDriver, edge: number, feet: number): string | undefined =>
  setDistance(driver.editor, house(driver), { target: lotId(driver), edge, feet, of: 'wall' })?.problem;

describe('a distance to a lot line that is typed', () => {
  test('moves the object square to the line, for opposite lines one after the other', () => {
    const driver = planned();
    expect(move(driver, 3, 15)).toBeUndefined();
    expect(house(driver)).toMatchObject({ x: 25, y: 15 });
    expect(move(driver, 1, 5.5)).toBeUndefined();
    expect(feetTo(driver, 1)).toBe(5.5);
    expect(house(driver)).toMatchObject({ x: 44.5, y: 15 });
    driver.run('undo');
    driver.run('undo');
    expect(house(driver)).toMatchObject({ x: 20, y: 15 });
  });

  test('leaves the one typed before it as it is, on a lot whose lines are not square', () => {
    const driver = planned();
    const skewed = [
      { x: 0, y: 0 },
      { x: 60, y: 0 },
      { x: 72, y: 45 },
      { x: 12, y: 40 },
    ];
    driver.editor.edit([{ put: { ...driver.first('lot'), vertices: skewed } as PlanObject }], 'Reshape');
    expect(move(driver, 3, 12)).toBeUndefined();
    expect(move(driver, 2, 8)).toBeUndefined();
    expect(feetTo(driver, 3)).toBeCloseTo(12, 6);
    expect(feetTo(driver, 2)).toBeCloseTo(8, 6);
    // The one to the opposite line can't hold too; that to the line between them does.
    expect(move(driver, 1, 10)).toBeUndefined();
    expect(feetTo(driver, 1)).toBeCloseTo(10, 6);
    expect(feetTo(driver, 2)).toBeCloseTo(8, 6);
    // What was dragged since then has none to keep.
    driver.editor.edit([moveOf(house(driver), { x: -2, y: -1 })], 'Move');
    const { x } = house(driver) as PlanObject & { readonly x: number };
    expect(move(driver, 0, 5)).toBeUndefined();
    expect(house(driver)).toMatchObject({ x });
  });

  test('moves what is grouped with it', () => {
    const driver = planned().pick('shed').drag([40, 10], [50, 18]);
    driver.run('selectAll');
    driver.editor.select({
      ids: new Set([...driver.editor.selection.ids].filter((id) => id !== lotId(driver))),
    });
    driver.run('group');
    expect(move(driver, 3, 15)).toBeUndefined();
    expect(driver.first('shed')).toMatchObject({ x: 50 });
  });

  test('does not move the object off the lot, and says how far that reaches', () => {
    const driver = planned();
    expect(move(driver, 3, 600)).toBe("600' would put it off the lot, which ends 60' from this edge.");
    expect(house(driver)).toMatchObject({ x: 20, y: 15 });
    // The one that was typed before isn't what puts it off.
    expect(move(driver, 3, 15)).toBeUndefined();
    expect(move(driver, 0, 600)).toMatch(/^600' would put it off the lot/);
    driver.run('undo');
    // Over the line it is a conflict that the checks show.
    expect(move(driver, 3, 45)).toBeUndefined();
    driver.run('undo');
    expect(house(driver)).toMatchObject({ x: 20, y: 15 });
  });

  test('adds no undo step when the object is there already', () => {
    const driver = planned();
    expect(move(driver, 3, 15)).toBeUndefined();
    expect(move(driver, 3, 15)).toBeUndefined();
    driver.run('undo');
    expect(house(driver)).toMatchObject({ x: 20, y: 15 });
  });

  test('does not move a setback line that is tied to its lot', () => {
    const driver = planned();
    const line = driver.editor.scene.create('setback', { x: 5, y: 5 }, { x: 55, y: 35 });
    if (!line) throw new Error('No setback line was made.');
    const wanted = { target: lotId(driver), edge: 3, feet: 8, of: 'wall' } as const;
    driver.editor.edit([{ put: line }], 'Add');
    expect(setDistance(driver.editor, driver.first('setback'), wanted)).toBeUndefined();
    expect(driver.first('setback')).toMatchObject({ vertices: [{ x: 8 }, { x: 58 }, { x: 58 }, { x: 8 }] });
    driver.editor.edit([{ put: { ...line, of: lotId(driver) } as PlanObject }], 'Tie');
    expect(setDistance(driver.editor, driver.first('setback'), wanted)?.problem).toBe(
      'No position has this distance.',
    );
  });

  test('does not move a locked object, and says why', () => {
    const driver = planned();
    driver.run('lock');
    expect(move(driver, 3, 15)).toBe('The house is locked. Unlock it to move it.');
    expect(house(driver)).toMatchObject({ x: 20 });
  });
});
