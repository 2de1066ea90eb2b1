import { outlineOf } from '@homeplot/plan/anchors';
import { dimension } from '@homeplot/plan/dimension';
import type { Dimension } from '@homeplot/plan/dimensionPlaces';
import { wordsOf } from '@homeplot/plan/dimensionText';
import { lotFromOutline } from '@homeplot/plan/lot';
import { objectToFile } from '@homeplot/plan/objectToFile';
import type { PlanObject } from '@homeplot/plan/kind';
import { moveOf } from '@homeplot/plan/plan';
import { distance } from '@homeplot/plan/point';
import { objectsOf } from '@homeplot/plan/testObjects';
import { describe, expect, test } from 'vitest';
import { commandNamed } from '../commands/index.ts';
import { addSetbackDimensions } from './setbackDimensions.ts';
import { TestDriver } from '../../testing/testDriver.ts';

/** A lot of 70 by 45 ft with a house of 20 by 10 ft at 10, 10 that has an eave of 2 ft. */
function planned(turn = 0): TestDriver {
  const driver = new TestDriver();
  const { editor } = driver;
  const lot = editor.scene.create('lot', { x: 0, y: 0 });
  const vertices = [
    { x: 0, y: 0 },
    { x: 70, y: 0 },
    { x: 70, y: 45 },
    { x: 0, y: 45 },
  ];
  if (lot) editor.edit([{ put: { ...lot, ...lotFromOutline(vertices) } }], 'Add lot');
  driver.pick('house').drag([10, 10], [30, 20]);
  const put = { ...house(driver), eave: 2, rotation: turn };
  editor.edit([{ put }], 'Change');
  return driver;
}
const house = (driver: TestDriver): PlanObject => driver.first('house');
const add = ({ editor }: TestDriver, objects: readonly PlanObject[], fromEave = false): void =>
  addSetbackDimensions(editor, objects, 'Dimension setbacks', fromEave);
const dimensions = ({ objects }: TestDriver): readonly Dimension[] => objectsOf(dimension, objects);
const tiedTypes = ({ editor }: TestDriver, { places }: Dimension): readonly (string | undefined)[] =>
  places.map(({ tie }) => tie && editor.plan.objects.get(tie.object)?.type);
const lengths = (driver: TestDriver): string[] =>
  dimensions(driver)
    .map((one) => wordsOf(one, 'feet-inches'))
    .toSorted();

describe('Dimension setbacks', () => {
  test('dimensions the distance of a building to each lot line, once, from the middle of its walls', () => {
    const driver = planned();
    add(driver, [house(driver)]);
    expect(lengths(driver)).toEqual(["10'", "10'", "25'", "40'"]);
    add(driver, [house(driver)]);
    expect(dimensions(driver)).toHaveLength(4);
    expect(driver.toasts.at(-1)).toBe('There are no more distances to lot lines and buildings to dimension');
    driver.run('undo');
    expect(dimensions(driver)).toEqual([]);
  });

  test('is offered for pools and equipment too, which have no eaves', () => {
    const driver = planned();
    driver.editor.edit([{ remove: house(driver).id }], 'Remove');
    driver.editor.select({ ids: new Set() });
    const [walls, eaves] = [commandNamed('dimensionSetbacks'), commandNamed('dimensionEaves')];
    expect(walls.enabled(driver.editor)).toBe(false);
    const unit = driver.editor.scene.create('acUnit', { x: 20, y: 20 });
    if (unit) driver.editor.edit([{ put: unit }], 'Add');
    expect([walls.enabled(driver.editor), eaves.enabled(driver.editor)]).toEqual([true, false]);
    add(driver, [driver.first('acUnit')]);
    expect(lengths(driver)).toEqual(['18\' 6"', '18\' 6"', '23\' 6"', '48\' 6"']);
  });

  test('is from the eaves where that is asked', () => {
    const driver = planned();
    add(driver, [house(driver)], true);
    expect(lengths(driver)).toEqual(["23'", "38'", "8'", "8'"]);
  });

  test.each([false, true])(
    'its dimensions follow the building, which they move when typed over',
    (fromEave) => {
      const driver = planned();
      add(driver, [house(driver)], fromEave);
      driver.editor.edit([moveOf(house(driver), { x: 3, y: 0 })], 'Move');
      expect(lengths(driver)).toEqual(fromEave ? ["11'", "23'", "35'", "8'"] : ["10'", "13'", "25'", "37'"]);
    },
  );

  test.each([
    [false, ["10'", "25'", "5' over", "55'"]],
    [true, ["23'", "53'", "7' over", "8'"]],
  ])('its dimension to a lot line that the building crosses says so, while it does', (fromEave, over) => {
    const driver = planned();
    const moveBy = (x: number) => driver.editor.edit([moveOf(house(driver), { x, y: 0 })], 'Move');
    add(driver, [house(driver)], fromEave);
    moveBy(-15);
    expect(lengths(driver)).toEqual(over);
    const [saved] = dimensions(driver).flatMap((one) => (one.over ? objectToFile(one, 1) : []));
    expect(saved).toHaveProperty('over', true);
    moveBy(15);
    expect(lengths(driver).join()).not.toContain('over');
  });

  test('its dimension is a plain length where a building only stands beside the lot', () => {
    const driver = planned();
    add(driver, [house(driver)]);
    driver.editor.edit([moveOf(house(driver), { x: -35, y: 0 })], 'Move');
    expect(lengths(driver)).toEqual([`11' 2 3/16"`, `25' 5 15/16"`, "5'", "75'"]);
  });

  test('is measured from the nearest corner of a turned building', () => {
    const driver = planned(30);
    add(driver, [house(driver)]);
    for (const { places } of dimensions(driver)) {
      const [start] = places;
      const corners = outlineOf(house(driver))?.vertices ?? [];
      expect(Math.min(...corners.map((corner) => (start ? distance(corner, start) : Infinity)))).toBeLessThan(
        1e-6,
      );
    }
    expect(dimensions(driver)).toHaveLength(4);
  });

  test('leaves out a line that is behind another building', () => {
    const driver = planned().pick('shed').drag([50, 5], [60, 30]);
    add(driver, [house(driver)]);
    expect(lengths(driver)).toEqual(["10'", "10'", "20'", "25'"]);
  });

  test('stays clear of the walls that it passes if there is room', () => {
    // Its middle is at 31 ft, the right wall of the house at 30.
    const driver = planned().pick('shed').drag([19, 30], [43, 40]);
    add(driver, [driver.first('shed')]);
    const toTop = dimensions(driver).find((one) => wordsOf(one, 'feet-inches') === "30'");
    expect(toTop?.places[0]?.x).toBeGreaterThan(32);
  });

  test('keeps away from the wall of a round building too', () => {
    const driver = planned().pick('shed').drag([19, 30], [43, 40]);
    const vertices = [5, 25].map((y) => ({ x: 20, y, bulge: 1 }));
    const { editor } = driver;
    const round = editor.scene.create('building', { x: 10, y: 5 }, { x: 30, y: 25 });
    if (round)
      editor.edit([{ remove: house(driver).id }, { put: { ...round, vertices } as PlanObject }], 'Draw');
    add(driver, [driver.first('shed')]);
    const toTop = dimensions(driver).find((one) => wordsOf(one, 'feet-inches') === "30'");
    expect(toTop?.places[0]?.x).toBeGreaterThan(32);
  });

  test('measures to the nearest other building of the lot, once for both, from wall to wall or eave to eave', () => {
    const driver = planned().pick('shed').drag([50, 5], [60, 30]);
    const shed = driver.first('shed');
    const between = (): readonly string[] =>
      dimensions(driver)
        .filter((one) => ['house', 'shed'].every((type) => tiedTypes(driver, one).includes(type)))
        .map((one) => wordsOf(one, 'feet-inches'));
    add(driver, [house(driver), shed]);
    expect(between()).toEqual(["20'"]);
    add(driver, [house(driver), shed]);
    expect(between()).toEqual(["20'"]);
    driver.editor.edit([moveOf(shed, { x: 5, y: 0 })], 'Move');
    expect(between()).toEqual(["25'"]);
    driver.run('undo');
    driver.run('undo');
    add(driver, [shed], true);
    expect(between()).toEqual(["18'"]);
  });

  test('does not measure to a building beside the lot', () => {
    const driver = planned().pick('shed').drag([90, 5], [100, 30]);
    add(driver, [house(driver)]);
    expect(dimensions(driver)).toHaveLength(4);
  });

  test('is for selected buildings, pools and equipment, or for all if a lot or nothing is selected', () => {
    const { editor } = planned();
    const enabled = (): boolean => commandNamed('dimensionSetbacks').enabled(editor);
    expect(enabled()).toBe(true);
    editor.select({ ids: new Set() });
    expect(enabled()).toBe(true);
    for (const type of ['tree', 'car', 'patio', 'stockpile', 'neighborBuilding']) {
      const other = editor.scene.create(type, { x: 50, y: 30 }, { x: 60, y: 40 });
      if (!other) throw new Error(`No ${type} was created.`);
      editor.edit([{ put: other }], 'Add');
      editor.select({ ids: new Set([other.id]) });
      expect(enabled()).toBe(false);
    }
    expect(commandNamed('dimensionSetbacks').needs).toBe('Select a building, or draw one on a lot');
    expect(commandNamed('dimensionSetbacks').enabled(new TestDriver().editor)).toBe(false);
  });
});
