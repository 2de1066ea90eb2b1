// A locked object can be selected and unlocked, but no tool or command changes it.
import { readPlanText } from '@homeplot/plan/planFile';
import { describe, expect, test } from 'vitest';
import { copyText } from '../edits/clipboard.ts';
import { pasteReading } from '../edits/paste.ts';
import { allCommands } from '../commands/index.ts';
import { handlesOf } from '../handles/handles.ts';
import type { TestDriver } from '../../testing/testDriver.ts';
import { allTools } from '../tools/index.ts';
import type { Toast } from '../tool/tool.ts';
import { selectObjects } from '../view/selection.ts';
import { idOf, site, switchLayer, typesSelected } from '../../testing/testSite.ts';

/** The site with its objects of some types locked, and nothing selected. */
function locked(...types: readonly string[]): TestDriver {
  const driver = site();
  driver.editor.select(selectObjects(types.map((type) => idOf(driver, type))));
  driver.run('lock');
  driver.click(55, 45);
  return driver;
}

const all = ['rectangle', 'tree', 'house', 'road'] as const;

/** The objects sorted by id, without their places in the drawing order. */
const objectsById = ({ editor }: TestDriver): unknown[] =>
  [...editor.plan.objects.values()]
    .map((object) => ({ ...object, order: '' }))
    .toSorted((a, b) => (a.id < b.id ? -1 : 1));

const lastToast = (driver: TestDriver, act: () => unknown): Toast | undefined => {
  let last: Toast | undefined;
  const end = driver.editor.watch({ said: (toast) => void (last = toast) });
  act();
  end();
  return last;
};

describe('a locked object', () => {
  test('is selected by a click, which says that it is locked and offers to unlock it', () => {
    const driver = locked('house');
    const toast = lastToast(driver, () => driver.click(40, 10));
    expect(typesSelected(driver)).toEqual(['house']);
    expect(toast).toEqual({
      text: 'House is locked',
      tone: 'info',
      offer: { command: 'unlock', label: 'Unlock' },
    });
    const house = driver.editor.plan.objects.get(idOf(driver, 'house'));
    driver.drag([40, 10], [45, 10]);
    expect(driver.editor.plan.objects.get(house?.id ?? '')).toBe(house);
    driver.run('unlock');
    driver.drag([40, 10], [45, 10]);
    expect(driver.editor.plan.objects.get(house?.id ?? '')).not.toBe(house);
  });

  test('has no handles, and a drag that starts on it draws a marquee', () => {
    const driver = locked('rectangle').click(2, 2);
    const before = objectsById(driver);
    expect(handlesOf(driver.editor)).toEqual([]);
    driver.drag([1, 1], [19, 19]);
    expect(typesSelected(driver)).toEqual(['tree']);
    const toast = lastToast(driver, () => driver.drag([0, 5], [3, 3]));
    expect(toast?.text).toBe('Rectangle is locked');
    expect(objectsById(driver)).toEqual(before);
  });

  test('is left out of Select all and marquees, but Shift-click adds and removes it', () => {
    const driver = locked('tree').drag([-2, -2], [60, 60]);
    expect(typesSelected(driver)).toEqual(['house', 'rectangle', 'road']);
    driver.run('selectAll');
    expect(typesSelected(driver)).toEqual(['house', 'rectangle', 'road']);
    driver.click(10, 10, { shift: true });
    expect(typesSelected(driver)).toContain('tree');
    driver.click(10, 10, { shift: true });
    expect(typesSelected(driver)).not.toContain('tree');
  });

  test('stays where it is while others of the selection are dragged', () => {
    const driver = locked('tree');
    driver.run('selectAll');
    driver.click(10, 10, { shift: true }).drag([40, 10], [45, 15]);
    const [tree, house] = ['tree', 'house'].map((type) => driver.editor.plan.objects.get(idOf(driver, type)));
    expect(tree).toMatchObject({ x: 10, y: 10 });
    expect(house).toMatchObject({ y: 15 });
  });

  test('is not changed by any tool', () => {
    for (const { name } of allTools()) {
      const driver = locked(...all);
      const before = objectsById(driver);
      driver.keep(name).click(10, 0).click(20, 40).click(10, 10).doubleClick(40, 10);
      driver.drag([20, 20], [30, 30]).drag([20, 40], [25, 45]).drag([40, 12], [50, 20]);
      driver.editor.hand.answer('Words');
      expect([name, objectsById(driver)]).toEqual([name, expect.arrayContaining(before)]);
    }
  });

  test('is not changed by any command except those that unlock it', () => {
    for (const command of allCommands) {
      const driver = locked(...all);
      driver.editor.select(selectObjects(all.map((type) => idOf(driver, type))));
      const before = objectsById(driver);
      if (!['undo', 'unlock', 'unlockAll'].includes(command.name)) driver.run(command.name);
      expect([command.name, objectsById(driver)]).toEqual([command.name, expect.arrayContaining(before)]);
    }
  });

  test('refuses edits with a reason, and offers a command that unlocks it', () => {
    const driver = locked('house');
    const remove = (): boolean => driver.editor.edit([{ remove: idOf(driver, 'house') }], 'Delete');
    expect(lastToast(driver, () => expect(remove()).toBe(false))).toEqual({
      text: 'House is locked. Unlock it to change it.',
      tone: 'error',
      offer: { command: 'unlockAll', label: 'Unlock all objects' },
    });
    driver.click(40, 10);
    expect(lastToast(driver, remove)?.offer).toEqual({ command: 'unlock', label: 'Unlock' });
    driver.run('unlockAll');
    expect(remove()).toBe(true);
  });

  test('leaves the settings of its plan open to changes, as a locked layer does', () => {
    const { editor } = switchLayer(locked(...all), 'buildings', 'locked');
    expect(editor.edit([{ settings: { north: 30, units: 'metres' } }], 'Plan properties')).toBe(true);
    expect(editor.plan.settings).toMatchObject({ north: 30, units: 'metres' });
  });

  test('is not unlocked by Unlock all while its layer is locked, and the message names the layer', () => {
    const driver = locked('house');
    driver.editor.select(selectObjects([idOf(driver, 'house')]));
    driver.run('lockLayerOfSelection');
    driver.run('unlockAll');
    expect(driver.toasts.at(-1)).toMatch(/^The layer .* is locked\./);
    expect(driver.toasts.join()).not.toContain('Unlocked');
    expect(driver.editor.scene.locked).toEqual(new Set([idOf(driver, 'house')]));
  });

  test('is kept by Clear Canvas', () => {
    const driver = locked('house');
    driver.run('clearCanvas');
    expect(driver.objects.map(({ type }) => type)).toEqual(['house']);
    expect(driver.run('clearCanvas')).toBe(false);
  });

  test('is not changed by what follows from an edit, except that a dimension follows what it measures', () => {
    const joined = site().road([20, 40], [20, 60]);
    joined.editor.select(selectObjects([idOf(joined, 'road')]));
    joined.run('lock');
    const before = objectsById(joined);
    joined.click(20, 55).drag([20, 55], [30, 55]);
    expect(joined.toasts.at(-1)).toMatch(/^Road is locked\./);
    expect(objectsById(joined)).toEqual(before);

    const measured = site().pick('dimension').click(5, 0).click(5, -4);
    measured.run('lock');
    measured.click(2, 2).drag([20, 20], [30, 20]);
    expect(measured.top).toMatchObject({ type: 'dimension', locked: true, places: [{ x: 0 }, { x: 30 }] });
    measured.run('delete');
    expect(measured.toasts.at(-1)).toMatch(/^Dimension is locked\./);
    expect(measured.objects).toHaveLength(5);
  });

  test('has copies that are not locked', () => {
    const driver = locked('house').click(40, 10);
    driver.run('duplicate');
    expect(driver.top).not.toHaveProperty('locked');
    pasteReading(driver.editor, readPlanText(copyText(driver.click(30, 4).editor, '') ?? ''));
    expect(driver.editor.scene.locked.size).toBe(1);
  });

  test('in a group is not selected with the group', () => {
    const driver = site();
    driver.editor.select(selectObjects(['house', 'tree'].map((type) => idOf(driver, type))));
    driver.run('group');
    driver.editor.select(selectObjects([idOf(driver, 'tree')]));
    driver.run('lock');
    driver.click(40, 10);
    expect(typesSelected(driver)).toEqual(['house']);
    driver.click(10, 10);
    expect(typesSelected(driver)).toEqual(['tree']);
  });

  test('keeps its gates; a click on one says that the object is locked', () => {
    const driver = site().pick('entrance').click(10, 0);
    expect(driver.run('lock')).toBe(true);
    const before = objectsById(driver);
    driver.click(55, 45);
    expect(lastToast(driver, () => driver.click(10, 0))?.text).toBe('Rectangle is locked');
    driver.drag([10, 0], [15, 0]);
    driver.run('delete');
    expect(objectsById(driver)).toEqual(before);
    expect(driver.run('unlock')).toBe(true);
  });

  test('is locked and unlocked in one undo step, and stays locked when saved and opened', () => {
    const driver = locked('house', 'tree');
    const reading = readPlanText(driver.bytes);
    expect(reading.ok && reading.contents.objects.filter((object) => object.locked)).toHaveLength(2);
    expect(driver.editor.scene.locked.size).toBe(2);
    driver.editor.undo();
    expect(driver.editor.scene.locked.size).toBe(0);
    driver.editor.redo();
    expect(driver.editor.scene.locked.size).toBe(2);
    driver.editor.load({ objects: driver.objects, settings: driver.editor.plan.settings });
    expect(driver.editor.scene.locked.size).toBe(2);
  });
});
