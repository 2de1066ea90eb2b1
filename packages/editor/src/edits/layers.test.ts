// Hidden and locked objects can't be hit, selected or changed by any tool or command.
import { readPlanText } from '@homeplot/plan/planFile';
import { writePlanFile } from '@homeplot/plan/writePlanFile';
import { type LayerSwitch, presetLayers } from '@homeplot/plan/layers';
import type { Point } from '@homeplot/plan/point';
import { describe, expect, test } from 'vitest';
import { pasteReading } from './paste.ts';
import { allCommands } from '../commands/index.ts';
import { moveSelectionToLayer } from './layers.ts';
import { selectObjects } from '../view/selection.ts';
import { allTools } from '../tools/index.ts';
import { TestDriver } from '../../testing/testDriver.ts';
import { idOf, site, switchLayer, typesSelected } from '../../testing/testSite.ts';

const closed = ['hidden', 'locked'] as const;

describe.each(closed)('an object on a layer that is %s', (how) => {
  test('is not hit: a click selects what is under it', () => {
    const driver = switchLayer(site(), 'landscape', how).click(10, 10);
    expect(typesSelected(driver)).toEqual(['rectangle']);
  });

  test('is not selected by a marquee or Select all', () => {
    const driver = switchLayer(site(), 'landscape', how).drag([-2, -2], [60, 60]);
    expect(typesSelected(driver)).toEqual(['house', 'rectangle', 'road']);
    driver.run('selectAll');
    expect(typesSelected(driver)).toEqual(['house', 'rectangle', 'road']);
  });

  test('is deselected, as are its gates', () => {
    const driver = site();
    driver.run('selectAll');
    switchLayer(driver, 'landscape', how);
    expect(typesSelected(driver)).not.toContain('tree');
    driver.pick('entrance').click(10, 0);
    expect(driver.editor.selection.part).toBeDefined();
    switchLayer(driver, 'property', how);
    expect(driver.editor.selection.part).toBeUndefined();
  });

  test('cannot be selected by id', () => {
    const driver = switchLayer(site(), 'landscape', how);
    driver.editor.select(selectObjects([idOf(driver, 'tree'), idOf(driver, 'house')]));
    expect(typesSelected(driver)).toEqual(['house']);
  });

  test('is not changed by any command if it was selected before', () => {
    for (const command of allCommands) {
      const driver = site();
      driver.run('selectAll');
      for (const layer of ['landscape', 'property', 'paving', 'buildings']) switchLayer(driver, layer, how);
      const { objects } = writePlanFile(driver.editor.plan, '');
      // Undo may revert the layer switch.
      if (command.name !== 'undo') command.run(driver.editor);
      expect([command.name, writePlanFile(driver.editor.plan, '').objects]).toEqual([command.name, objects]);
    }
  });

  test('is not changed by any command that changes other objects', () => {
    for (const command of allCommands) {
      const driver = switchLayer(site(), 'landscape', how);
      const tree = driver.editor.plan.objects.get(idOf(driver, 'tree'));
      driver.run('selectAll');
      if (command.name !== 'undo') command.run(driver.editor);
      const after = driver.editor.plan.objects.get(tree?.id ?? '');
      expect([command.name, { ...after, order: '' }]).toEqual([command.name, { ...tree, order: '' }]);
    }
  });

  test('is not changed by any tool', () => {
    for (const { name } of allTools()) {
      const driver = site();
      for (const { id } of presetLayers) switchLayer(driver, id, how);
      const { objects } = writePlanFile(driver.editor.plan, '');
      driver.pick(name).click(10, 10).click(10, 0).click(20, 40);
      driver.drag([40, 10], [50, 20]).drag([20, 20], [30, 30]).point('double', 10, 10);
      driver.editor.hand.answer('Words');
      expect([name, writePlanFile(driver.editor.plan, '').objects]).toEqual([name, objects]);
    }
  });

  test('is not removed by Clear Canvas, with a message', () => {
    const driver = switchLayer(site(), 'buildings', how);
    driver.run('clearCanvas');
    expect(driver.objects.map(({ type }) => type)).toEqual(['house']);
    expect(driver.toasts.at(-1)).toBe('Canvas cleared, except for what is hidden or locked');
  });

  test('cannot be edited, with a message that names the layer', () => {
    const driver = switchLayer(site(), 'landscape', how);
    const id = idOf(driver, 'tree');
    expect(driver.editor.edit([{ remove: id }], 'Delete')).toBe(false);
    expect(driver.editor.plan.objects.has(id)).toBe(true);
    expect(driver.toasts.at(-1)).toMatch(new RegExp(`^The layer "Landscape" is ${how}\\.`));
  });

  test('cannot be added by drawing or pasting', () => {
    const driver = switchLayer(site(), 'landscape', how);
    driver.pick('tree').click(30, 30);
    expect(driver.objects).toHaveLength(4);
    expect(driver.toasts.at(-1)).toMatch(/^The layer "Landscape"/);
    pasteReading(driver.editor, readPlanText('{"objects":[{"type":"tree","x":5,"y":5,"radius":8}]}'));
    expect(driver.objects).toHaveLength(4);
  });

  test('cannot get a gate', () => {
    const driver = switchLayer(site(), 'property', how).pick('entrance').click(10, 0);
    expect(driver.toasts.at(-1)).toBe('Select a rectangle to add an entrance');
  });

  test('has no road end that can be dragged', () => {
    const driver = switchLayer(site(), 'paving', how).drag([20, 40], [30, 30]);
    expect(driver.top).toMatchObject({ type: 'road', endX: 20, endY: 40 });
  });

  test('still follows joined objects', () => {
    const driver = new TestDriver().road([0, 0], [10, 0]).road([10, 0], [10, 20]);
    const [first] = driver.selected;
    moveSelectionToLayer(driver.editor, 'notes');
    switchLayer(driver, 'notes', how).drag([5, 0], [5, 5]);
    expect(driver.editor.plan.objects.get(first ?? '')).toMatchObject({ startX: 10, startY: 5 });
  });

  test('is still changed by undo and redo', () => {
    const driver = site();
    driver.click(40, 10).run('nudgeRight');
    const nudged = driver.bytes;
    // The layer is hidden or locked without an undo step.
    const close = driver.editor.scene.layers.list.map((layer) => ({ ...layer, [how]: true }));
    driver.editor.setWithoutHistory({ layers: close });
    driver.run('undo');
    driver.run('redo');
    driver.editor.setWithoutHistory({ layers: presetLayers });
    expect(driver.bytes).toBe(nudged);
    driver.run('undo');
    expect(driver.bytes).toBe(site().bytes);
  });

  test('counts in the drawing order', () => {
    const driver = switchLayer(site(), 'landscape', how).click(2, 2);
    driver.run('layerUp');
    expect(driver.objects.map(({ type }) => type)).toEqual(['tree', 'rectangle', 'house', 'road']);
  });
});

const aimAt = ({ editor }: TestDriver, at: Point): Point =>
  editor.scene.aim({ phase: 'move', at, screen: { x: 0, y: 0 }, shift: false, coarse: false }).at;

describe('snapping', () => {
  test('uses the ends of locked roads but not of hidden ones', () => {
    const end = { x: 20.3, y: 40.3 };
    const driver = switchLayer(site(), 'paving', 'locked');
    expect(aimAt(driver, end)).toEqual({ x: 20, y: 40 });
    switchLayer(driver, 'paving', 'hidden');
    expect(aimAt(driver, end)).toEqual({ x: 20.5, y: 40.5 });
  });
});

describe('trimming a road', () => {
  /** A road from (0, 20) to (40, 20), one that crosses it at x = 20 and one joined to its end, both on the layer Notes. */
  function crossed(how: LayerSwitch): TestDriver {
    const driver = new TestDriver().road([20, 5], [20, 35]);
    moveSelectionToLayer(driver.editor, 'notes');
    driver.road([0, 20], [40, 20]).road([40, 20], [40, 35]);
    moveSelectionToLayer(driver.editor, 'notes');
    return switchLayer(driver, 'notes', how).pick('trim').click(32, 20);
  }
  const road = (driver: TestDriver, place: number): unknown => driver.objects[place];

  test('cuts at a locked road, and moves no locked road', () => {
    const driver = crossed('locked');
    expect(road(driver, 0)).toMatchObject({ startX: 20, startY: 5, endX: 20, endY: 35 });
    expect(road(driver, 1)).toMatchObject({ startX: 0, endX: 20, endY: 20 });
    expect(road(driver, 2)).toMatchObject({ startX: 40, startY: 20, endX: 40, endY: 35 });
  });

  test('ignores a hidden road', () => {
    expect(road(crossed('hidden'), 1)).not.toMatchObject({ startX: 0, endX: 20 });
  });
});

describe('visible and editable objects', () => {
  test('are found separately', () => {
    const driver = switchLayer(switchLayer(site(), 'landscape', 'locked'), 'paving', 'hidden');
    const { editor } = driver;
    const all = { minX: -100, minY: -100, maxX: 100, maxY: 100 };
    const types = (list: readonly { readonly type: string }[]) => list.map(({ type }) => type).toSorted();
    expect(types(editor.scene.search(all))).toEqual(['house', 'rectangle', 'road', 'tree']);
    expect(types(editor.scene.visibleIn(all))).toEqual(['house', 'rectangle', 'tree']);
    expect(types(editor.scene.editableIn(all))).toEqual(['house', 'rectangle']);
  });

  test('Zoom to fit considers visible objects', () => {
    const fitted = (driver: TestDriver) => {
      driver.run('zoomToFit');
      return driver.editor.viewport.pxPerFoot;
    };
    expect(fitted(switchLayer(site(), 'paving', 'hidden'))).toBeGreaterThan(fitted(site()));
    expect(fitted(switchLayer(site(), 'paving', 'locked'))).toBe(fitted(site()));
  });
});
