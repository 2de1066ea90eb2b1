// What can be done to the layers of a plan: each is one edit, undone as any other.
import { kindOf } from '@homeplot/plan/kinds';
import type { PlanObject } from '@homeplot/plan/kind';
import { layerOf } from '@homeplot/plan/layerTable';
import {
  isPreset,
  type Layer,
  type LayerSwitch,
  layerTitle,
  maxLayers,
  withSwitch,
} from '@homeplot/plan/layers';
import { reordered } from '@homeplot/plan/order';
import { inOrder } from '@homeplot/plan/plan';
import type { Editor } from '../editor.ts';
import { selectObjects } from './selection.ts';

const names: Readonly<Record<LayerSwitch, string>> = {
  hidden: 'Hide or show',
  locked: 'Lock or unlock',
  faded: 'Fade',
  unprinted: 'Print or not',
};

/** The layers of the objects that are selected, each once, found as they are asked for: the first few often tell enough. */
export function* layersOfSelection({ plan, selection: { ids } }: Editor): Generator<string> {
  const found = new Set<string>();
  for (const id of ids) {
    const object = plan.objects.get(id);
    const layer = object && layerOf(object);
    if (layer === undefined || found.has(layer)) continue;
    found.add(layer);
    yield layer;
  }
}

/** The list with an entry for each of the ids. */
const listing = (layers: readonly Layer[], ids: ReadonlySet<string>): readonly Layer[] => {
  const missing = [...ids].filter((id) => !layers.some((layer) => layer.id === id));
  return missing.length > 0 ? [...layers, ...missing.map((id) => ({ id, title: id }))] : layers;
};

const hiddenOf = (layers: readonly Layer[]): readonly string[] =>
  layers.filter(({ hidden }) => hidden).map(({ id }) => id);

/** Nothing is remembered any more of what was hidden before. */
function forgetting(layer: Layer): Layer {
  const { wasHidden: _, ...rest } = layer;
  return rest;
}

/** What was hidden before some layers were shown alone holds until what is hidden changes otherwise. */
function put(editor: Editor, layers: readonly Layer[], label: string, merges = false): boolean {
  const [was, is] = [editor.plan.settings.layers, layers].map((list) => hiddenOf(list).toSorted().join());
  const next = was === is ? layers : layers.map(forgetting);
  return editor.edit([{ settings: { layers: next } }], label, merges);
}

/** Sets a switch of layers; to and fro on one layer is one step of the history. */
export function switchLayers(editor: Editor, ids: ReadonlySet<string>, name: LayerSwitch, to: boolean): void {
  const layers = listing(editor.plan.settings.layers, ids);
  const next = layers.map((layer) => (ids.has(layer.id) ? withSwitch(layer, name, to) : layer));
  put(editor, next, `${names[name]} ${[...ids].join(', ')}`, true);
}

/** Hides all layers but some; where just these are shown already, brings back those that were shown before. */
export function isolateLayers(editor: Editor, ids: ReadonlySet<string>): void {
  const { layers } = editor.plan.settings;
  const listed = listing(layers, ids);
  const isAlone = listed.every(({ id, hidden }) => ids.has(id) === !hidden);
  if (isAlone) {
    const shown = layers.map((layer) => forgetting(withSwitch(layer, 'hidden', layer.wasHidden ?? false)));
    editor.edit([{ settings: { layers: shown } }], 'Show layers');
    return;
  }
  const remembers = layers.some(({ wasHidden }) => wasHidden !== undefined);
  const alone = listed.map((layer) => ({
    ...withSwitch(layer, 'hidden', !ids.has(layer.id)),
    wasHidden: (remembers ? layer.wasHidden : layer.hidden) ?? false,
  }));
  editor.edit([{ settings: { layers: alone } }], 'Isolate layer');
}

/** Sets a switch of all layers off. */
export function switchAllOff(editor: Editor, name: LayerSwitch, label: string): void {
  put(
    editor,
    editor.plan.settings.layers.map((layer) => withSwitch(layer, name, false)),
    label,
  );
}

/** Brings the objects of layers above all others, or below them, in the order that they have among themselves. */
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

/** A new layer after all others; undefined where there may be no more. */
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
  put(editor, [...layers, { id, title: layerTitle(typed) ?? `Layer ${layers.length + 1}` }], 'Add layer');
  return id;
}

export function renameLayer(editor: Editor, id: string, typed: string): void {
  const layers = listing(editor.plan.settings.layers, new Set([id]));
  const title = layerTitle(typed);
  if (!title || layers.some((layer) => layer.id === id && layer.title === title)) return;
  put(
    editor,
    layers.map((layer) => (layer.id === id ? { ...layer, title } : layer)),
    'Rename layer',
  );
}

/** Moves a layer to a place of the list; what is drawn on what stays as it is. */
export function moveLayer(editor: Editor, id: string, to: number): void {
  const { layers } = editor.plan.settings;
  const moved = layers.find((layer) => layer.id === id);
  if (!moved || to < 0 || to >= layers.length || layers[to] === moved) return;
  const next = layers.filter((layer) => layer !== moved);
  next.splice(to, 0, moved);
  put(editor, next, `Move layer ${id}`, true);
}

/** Puts an object on a layer; that of its kind is not written down. */
function onLayer(object: PlanObject, layer: string): PlanObject {
  const { layer: _, ...rest } = object;
  return layer === kindOf(object).layer ? rest : { ...rest, layer };
}

/** Takes a layer away that is no preset; what lies on it goes to the layer of its kind. */
export function deleteLayer(editor: Editor, id: string): void {
  if (isPreset(id)) return;
  const { settings, objects } = editor.plan;
  const homeless = [...objects.values()].filter((object) => object.layer === id);
  editor.edit(
    [
      { settings: { layers: settings.layers.filter((layer) => layer.id !== id) } },
      ...homeless.map((object) => ({ put: onLayer(object, kindOf(object).layer) })),
    ],
    'Delete layer',
  );
}

/** Selects all that lies on a layer. */
export function selectLayer(editor: Editor, layer: string): void {
  const on = [...editor.plan.objects.values()].filter((object) => layerOf(object) === layer);
  editor.select(selectObjects(on.map(({ id }) => id)));
}

/** Puts the selected objects on a layer. */
export function layerSelection(editor: Editor, layer: string): void {
  const { plan, selection } = editor;
  const moved = [...selection.ids].flatMap((id) => {
    const object = plan.objects.get(id);
    return object && layerOf(object) !== layer ? [{ put: onLayer(object, layer) }] : [];
  });
  editor.edit(moved, 'Layer');
}
