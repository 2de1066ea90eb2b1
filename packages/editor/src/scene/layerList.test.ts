// The list of layers: isolated, added, renamed, moved and deleted, and ordered.
import { readPlanFile } from '@homeplot/plan/planFile';
import { writePlanFile } from '@homeplot/plan/writePlanFile';
import { layerOf } from '@homeplot/plan/layerTable';
import { describe, expect, test } from 'vitest';
import { addLayer, deleteLayer, moveSelectionToLayer, moveLayer, renameLayer } from '../edits/layers.ts';
import { isolateLayers } from '../edits/layerSwitches.ts';
import { selectPart } from '../view/selection.ts';
import { TestDriver } from '../../testing/testDriver.ts';
import { site, switchLayer, typesSelected } from '../../testing/testSite.ts';

const layers = ({ editor }: TestDriver): unknown => editor.plan.settings.layers;

describe('layers', () => {
  test('an object that is put on no layer that is listed is as on any other', () => {
    const driver = site().click(10, 10);
    moveSelectionToLayer(driver.editor, 'nowhere');
    expect(typesSelected(driver.click(40, 10).click(10, 10))).toEqual(['tree']);
  });

  test('to and fro on one layer is one step of the history, on another a step of its own', () => {
    const driver = site();
    const before = layers(driver);
    switchLayer(
      switchLayer(switchLayer(driver, 'notes', 'hidden'), 'notes', 'hidden', false),
      'notes',
      'hidden',
    );
    switchLayer(driver, 'paving', 'hidden');
    driver.run('undo');
    expect(layers(driver)).toContainEqual({ id: 'notes', title: 'Notes', hidden: true });
    driver.run('undo');
    expect(layers(driver)).toEqual(before);
  });

  test('isolate shows one alone, and again brings back those that were shown', () => {
    const driver = switchLayer(site(), 'notes', 'hidden');
    const before = layers(driver);
    isolateLayers(driver.editor, new Set(['paving']));
    expect(driver.editor.scene.layers.list.filter(({ hidden }) => !hidden).map(({ id }) => id)).toEqual([
      'paving',
    ]);
    isolateLayers(driver.editor, new Set(['paving']));
    expect(layers(driver)).toEqual(before);
  });

  test('isolate brings back those that were shown before the first was isolated, whatever else was done meanwhile', () => {
    const driver = switchLayer(site(), 'notes', 'hidden');
    const shown = (): string[] =>
      driver.editor.scene.layers.list.filter(({ hidden }) => !hidden).map(({ id }) => id);
    const before = shown();
    isolateLayers(driver.editor, new Set(['paving']));
    isolateLayers(driver.editor, new Set(['buildings']));
    expect(shown()).toEqual(['buildings']);
    switchLayer(driver, 'buildings', 'faded');
    moveLayer(driver.editor, 'buildings', 0);
    isolateLayers(driver.editor, new Set(['buildings']));
    expect(shown().toSorted()).toEqual(before.toSorted());
    expect(driver.editor.scene.layers.list[0]).toEqual({ id: 'buildings', title: 'Buildings', faded: true });
  });

  test('isolate brings back what was shown when the plan was closed and opened again meanwhile', () => {
    const driver = switchLayer(site(), 'notes', 'hidden');
    const before = driver.editor.plan.settings.layers;
    isolateLayers(driver.editor, new Set(['paving']));
    const opened = new TestDriver();
    const file: unknown = JSON.parse(JSON.stringify(writePlanFile(driver.editor.plan, '')));
    const reading = readPlanFile(file);
    if (reading.ok) opened.editor.load(reading.contents);
    addLayer(opened.editor, 'Later');
    isolateLayers(opened.editor, new Set(['paving']));
    isolateLayers(opened.editor, new Set(['paving']));
    const { layers: after } = opened.editor.plan.settings;
    expect(after.slice(0, before.length)).toEqual(before);
    expect(after.at(-1)).toMatchObject({ title: 'Later' });
    expect(after.at(-1)).not.toHaveProperty('hidden');
  });

  test('showing a layer by hand makes isolate forget the hidden ones', () => {
    const driver = switchLayer(site(), 'notes', 'hidden');
    isolateLayers(driver.editor, new Set(['paving']));
    driver.run('showAllLayers');
    const before = layers(driver);
    isolateLayers(driver.editor, new Set(['paving']));
    isolateLayers(driver.editor, new Set(['paving']));
    expect(layers(driver)).toEqual(before);
  });

  test('the commands hide, isolate, lock and fade the layer of what is selected, and bring all back', () => {
    const driver = site().click(10, 10);
    driver.run('fadeLayerOfSelection');
    driver.run('lockLayerOfSelection');
    expect(driver.editor.scene.layers.get('landscape')).toEqual({
      id: 'landscape',
      title: 'Landscape',
      faded: true,
      locked: true,
    });
    expect(driver.selected).toEqual([]);
    driver.run('unlockAllLayers');
    driver.run('unfadeAllLayers');
    driver.click(10, 10).run('isolateLayer');
    driver.run('hideLayerOfSelection');
    expect(driver.editor.scene.layers.list.every(({ hidden }) => hidden)).toBe(true);
    driver.run('showAllLayers');
    expect(driver.bytes).toBe(site().bytes);
  });

  test('are added, renamed and moved, and deleted with what lies on them going to the layer of its kind', () => {
    const driver = site().click(10, 10);
    const { editor } = driver;
    const before = driver.bytes;
    const id = addLayer(editor, '  Orchard ') ?? '';
    moveSelectionToLayer(editor, id);
    expect(driver.objects.map(layerOf)).toEqual(['property', id, 'buildings', 'paving']);
    renameLayer(editor, id, 'Fruit trees');
    moveLayer(editor, id, 0);
    expect(editor.scene.layers.list[0]).toEqual({ id, title: 'Fruit trees' });
    deleteLayer(editor, id);
    deleteLayer(editor, 'property');
    expect(driver.bytes).toBe(before);
    driver.run('undo');
    expect(driver.objects.map(layerOf)).toEqual(['property', id, 'buildings', 'paving']);
  });

  test('a layer that is locked cannot be deleted with what lies on it', () => {
    const driver = site().click(10, 10);
    const id = addLayer(driver.editor, 'Orchard') ?? '';
    moveSelectionToLayer(driver.editor, id);
    switchLayer(driver, id, 'locked');
    deleteLayer(driver.editor, id);
    expect(driver.editor.scene.layers.get(id)).toBeDefined();
    expect(driver.toasts.at(-1)).toMatch(/^The layer "Orchard" is locked/);
  });

  test('one is brought to the front or sent to the back as an edit of the draw order', () => {
    const driver = site().click(2, 2);
    driver.run('layerToFront');
    expect(driver.objects.map(({ type }) => type)).toEqual(['tree', 'house', 'road', 'rectangle']);
    driver.run('undo');
    expect(driver.objects.map(({ type }) => type)).toEqual(['rectangle', 'tree', 'house', 'road']);
    driver.click(40, 10).run('layerToBack');
    expect(driver.objects.map(({ type }) => type)).toEqual(['house', 'rectangle', 'tree', 'road']);
  });

  test('there are at most 200', () => {
    const driver = new TestDriver();
    while (addLayer(driver.editor, 'More'))
      expect(driver.editor.scene.layers.list.length).toBeLessThanOrEqual(200);
    expect(driver.editor.scene.layers.list).toHaveLength(200);
    expect(driver.toasts.at(-1)).toBe('A plan has at most 200 layers. Delete one to add another.');
  });

  test('no gate of a locked lot can be selected', () => {
    const driver = new TestDriver().rectangle([0, 0], [20, 20]).pick('entrance').click(10, 0);
    const { part } = driver.editor.selection;
    switchLayer(driver, 'property', 'locked');
    if (part) driver.editor.select(selectPart(part.object, part.part));
    expect(driver.editor.selection.part).toBeUndefined();
  });
});
