// Layers in files and in drawings.
import { describe, expect, test } from 'vitest';
import { drawAlone } from '../drawing/drawObject.ts';
import type { PlanObject } from '../objects/kind.ts';
import { layersOf, printedLayersOf } from '../drawing/layerTable.ts';
import { type Layer, presetLayers } from './layers.ts';
import type { Style } from '../geometry/pen.ts';
import { RecordingPen } from '../pen/recordingPen.ts';
import { createPlan, planBox } from '../plan/plan.ts';
import { readPlanFile } from '../file/planFile.ts';
import { writePlanFile } from '../file/writePlanFile.ts';
import { defaultSettings } from './settings.ts';

const tree = { id: 't', type: 'tree', x: 100, y: 100, radius: 15, color: '#22c55e' };
const lot = { id: 'l', type: 'rectangle', x: 0, y: 0, width: 200, height: 100 };

function read(layers: unknown, objects: readonly unknown[] = [lot, tree]) {
  const reading = readPlanFile({ objects, settings: { scale: 2, layers } });
  if (!reading.ok) throw new Error(reading.problem);
  return { plan: createPlan(reading.contents), notes: reading.notes };
}
const written = (layers: unknown) => writePlanFile(read(layers).plan, '').settings['layers'];

/** The marks that an object draws. */
function marks(object: PlanObject | undefined, layers: readonly Layer[], of = layersOf) {
  const pen = new RecordingPen(1);
  if (object) drawAlone(object, pen, { layers: of({ ...defaultSettings, layers }) });
  return pen.marks;
}
const withSwitch = (id: string, switches: Partial<Layer>): Layer[] =>
  presetLayers.map((layer) => (layer.id === id ? { ...layer, ...switches } : layer));

describe('layers in a file', () => {
  test('default to the presets, which are not written', () => {
    expect(read(undefined).plan.settings.layers).toBe(presetLayers);
    expect(writePlanFile(read(undefined).plan, '').settings).not.toHaveProperty('layers');
    expect(written(presetLayers)).toBeUndefined();
  });

  test('are written as they were read, with their switches and unknown fields', () => {
    const layers = [
      { color: '#ff0000', id: 'septic', title: 'Septic', hidden: true, locked: true },
      ...presetLayers.toReversed().map((layer) => ({ ...layer, faded: true, unprinted: true })),
    ];
    expect(written(layers)).toEqual(layers);
  });

  test('are followed by the presets that the file lacks', () => {
    expect(read([{ id: 'a', title: 'A' }]).plan.settings.layers).toEqual([
      { id: 'a', title: 'A' },
      ...presetLayers,
    ]);
  });

  test('are left out or corrected if invalid, each with a note', () => {
    const { plan, notes } = read([
      { id: 'a', title: 'A', hidden: 'yes' },
      { id: 'a', title: 'Again' },
      7,
      { title: 'No id' },
      { id: 'b', title: 3 },
      { id: 'c', title: 'x'.repeat(300) },
    ]);
    expect(plan.settings.layers.slice(0, 3)).toEqual([
      { id: 'a', title: 'A' },
      { id: 'b', title: 'b' },
      { id: 'c', title: 'x'.repeat(200) },
    ]);
    expect(notes).toEqual([
      'Layer 1 was read without its hidden: it is the text "yes"; it has to be true or false.',
      'Layer 2 was left out: its id "a" is taken.',
      'Layer 3 was left out: it is 7.',
      'Layer 4 was left out: its id is missing; it has to be a text of 1 to 200 characters.',
      'Layer 5 is named by its id, because its title is 3.',
      'The title of layer 6 was cut to 200 characters.',
    ]);
  });

  test("are reported if they aren't a list or are too many", () => {
    expect(read({ a: 1 }).notes).toEqual([
      'The setting "layers" was left out: it is an object; it has to be a list.',
    ]);
    const many = Array.from({ length: 250 }, (_, i) => ({ id: `a${i}`, title: 'A' }));
    const { plan, notes } = read(many);
    expect(plan.settings.layers).toHaveLength(200 + presetLayers.length);
    expect(notes).toEqual(['The file lists 250 layers; the first 200 were read.']);
  });

  test('keep an object visible whose layer is not listed', () => {
    const { plan } = read(undefined, [{ ...tree, layer: 'nowhere' }]);
    expect(writePlanFile(plan, '').objects[0]).toMatchObject({ layer: 'nowhere' });
    expect(marks(plan.objects.get('t'), presetLayers)).not.toEqual([]);
  });
});

describe('a drawing', () => {
  const { plan } = read(undefined);
  const [drawnTree, drawnLot] = [plan.objects.get('t'), plan.objects.get('l')];
  const styles = (list: readonly { readonly style: Style }[]) => list.map(({ style }) => style);

  test('of a hidden layer is empty', () => {
    expect(marks(drawnTree, withSwitch('landscape', { hidden: true }))).toEqual([]);
    expect(marks(drawnTree, withSwitch('paving', { hidden: true }))).toEqual(marks(drawnTree, presetLayers));
  });

  test('of a faded layer is pale, including its dimensions', () => {
    const plain = styles(marks(drawnLot, presetLayers));
    const pale = styles(marks(drawnLot, withSwitch('property', { faded: true })));
    expect(plain.some(({ layer }) => layer === 'dimensions')).toBe(true);
    expect(pale).toHaveLength(plain.length);
    const colors = pale.flatMap(({ stroke, fill }) => [stroke ?? '#ffffff', fill ?? '#ffffff']);
    expect(colors.map((color) => Number.parseInt(color.slice(1, 3), 16)).toSorted((a, b) => a - b)[0]).toBe(
      0xbc,
    );
  });

  test('has no dimensions if the Dimensions layer is hidden, on whatever layer the object is', () => {
    const left = styles(marks(drawnLot, withSwitch('dimensions', { hidden: true })));
    expect(left.length).toBeGreaterThan(0);
    expect(left.map(({ layer }) => layer)).not.toContain('dimensions');
  });

  test('has the name of the layer to which the object was moved', () => {
    const moved = drawnTree && { ...drawnTree, layer: 'orchard' };
    expect(new Set(styles(marks(moved, presetLayers)).map(({ layer }) => layer))).toEqual(
      new Set(['orchard']),
    );
  });

  test('in print leaves out hidden and unprinted layers', () => {
    expect(marks(drawnTree, withSwitch('landscape', { unprinted: true }), printedLayersOf)).toEqual([]);
    expect(marks(drawnTree, withSwitch('landscape', { hidden: true }), printedLayersOf)).toEqual([]);
    expect(marks(drawnTree, withSwitch('landscape', { unprinted: true }))).not.toEqual([]);
  });

  test('determines the bounds of the plan', () => {
    const { plan: hiding } = read(withSwitch('property', { hidden: true }));
    expect(planBox(hiding).minX).toBeGreaterThan(40);
  });
});
