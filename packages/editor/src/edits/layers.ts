// Adds, renames, moves and deletes layers of a plan, and moves objects to them, each as one undo step.
import { kindOf } from '@homeplot/plan/kinds';
import type { PlanObject } from '@homeplot/plan/kind';
import { layerOf } from '@homeplot/plan/layerTable';
import { type Layer, type LayerSwitch, layerTitle, maxLayers, isPreset } from '@homeplot/plan/layers';
import { reordered } from '@homeplot/plan/reorder';
import { inOrder } from '@homeplot/plan/plan';
import type { Editor } from '../editor/editor.ts';
import { selectObjects } from '../view/selection.ts';

export const editLabels: Readonly<Record<LayerSwitch, string>> = {
  hidden: 'Hide or show',
  locked: 'Lock or unlock',
  faded: 'Fade',
  unprinted: 'Print or not',
};

/** The list, with entries added for missing ids. */
export const withEntries = (layers: readonly Layer[], ids: ReadonlySet<string>): readonly Layer[] => {
  const missing = [...ids].filter((id) => !layers.some((layer) => layer.id === id));
  return missing.length > 0 ? [...layers, ...missing.map((id) => ({ id, title: id }))] : layers;
};

const hiddenOf = (layers: readonly Layer[]): readonly string[] =>
  layers.filter(({ hidden }) => hidden).map(({ id }) => id);

/** The layer without its state from before an isolation. */
export function withoutWasHidden(layer: Layer): Layer {
  const { wasHidden: _, ...rest } = layer;
  return rest;
}

/** Changes the list of layers. A change of visibility ends the isolation. */
export function setLayers(editor: Editor, layers: readonly Layer[], label: string, merges = false): boolean {
  const [was, is] = [editor.plan.settings.layers, layers].map((list) => hiddenOf(list).toSorted().join());
  const next = was === is ? layers : layers.map(withoutWasHidden);
  return editor.edit([{ settings: { layers: next } }], label, merges);
}

/** Moves the objects of layers above or below all others, keeping their own order. */
export function restackLayers(editor: Editor, ids: ReadonlySet<string>, end: 'front' | 'back'): void {
  const list = inOrder(editor.plan);
  const isOn = (object: PlanObject): boolean => ids.has(layerOf(object));
  const chosen = list.filter(isOn);
  const others = list.filter((object) => !isOn(object));
  const moved = reordered(
    end === 'front' ? [...others, ...chosen] : [...chosen, ...others],
    new Set(chosen.map(({ id }) => id)),
  );
  editor.edit(
    moved.map((object) => ({ put: object })),
    end === 'front' ? 'Bring layer to front' : 'Send layer to back',
  );
}

/** Adds a layer at the end of the list and returns its id; undefined, with a message, at the limit. */
export function addLayer(editor: Editor, typed: string): string | undefined {
  const { layers } = editor.plan.settings;
  if (layers.length >= maxLayers) {
    editor.say({
      text: `A plan has at most ${maxLayers} layers. Delete one to add another.`,
      tone: 'error',
    });
    return undefined;
  }
  const id = `layer-${editor.scene.newId()}`;
  setLayers(
    editor,
    [...layers, { id, title: layerTitle(typed) ?? `Layer ${layers.length + 1}` }],
    'Add layer',
  );
  return id;
}

export function renameLayer(editor: Editor, id: string, typed: string): void {
  const layers = withEntries(editor.plan.settings.layers, new Set([id]));
  const title = layerTitle(typed);
  if (!title || layers.some((layer) => layer.id === id && layer.title === title)) return;
  setLayers(
    editor,
    layers.map((layer) => (layer.id === id ? { ...layer, title } : layer)),
    'Rename layer',
  );
}

/** Moves a layer in the list; the drawing order does not change. */
export function moveLayer(editor: Editor, id: string, to: number): void {
  const { layers } = editor.plan.settings;
  const moved = layers.find((layer) => layer.id === id);
  if (!moved || to < 0 || to >= layers.length || layers[to] === moved) return;
  const next = layers.filter((layer) => layer !== moved);
  next.splice(to, 0, moved);
  setLayers(editor, next, `Move layer ${id}`, true);
}

/** Puts an object on a layer; the default layer of its kind is not stored. */
function onLayer(object: PlanObject, layer: string): PlanObject {
  const { layer: _, ...rest } = object;
  return layer === kindOf(object).layer ? rest : { ...rest, layer };
}

/** Deletes a layer unless it is a preset; its objects go to the default layer of their kind. */
export function deleteLayer(editor: Editor, id: string): void {
  if (isPreset(id)) return;
  const { settings, objects } = editor.plan;
  const moved = [...objects.values()].filter((object) => object.layer === id);
  editor.edit(
    [
      { settings: { layers: settings.layers.filter((layer) => layer.id !== id) } },
      ...moved.map((object) => ({ put: onLayer(object, kindOf(object).layer) })),
    ],
    'Delete layer',
  );
}

/** Selects all objects on a layer. */
export function selectLayer(editor: Editor, layer: string): void {
  const on = [...editor.plan.objects.values()].filter((object) => layerOf(object) === layer);
  editor.select(selectObjects(on.map(({ id }) => id)));
}

/** Moves the selected objects to a layer. */
export function moveSelectionToLayer(editor: Editor, layer: string): void {
  const { plan, selection } = editor;
  const moved = [...selection.ids].flatMap((id) => {
    const object = plan.objects.get(id);
    return object && layerOf(object) !== layer ? [{ put: onLayer(object, layer) }] : [];
  });
  editor.edit(moved, 'Change layer');
}
