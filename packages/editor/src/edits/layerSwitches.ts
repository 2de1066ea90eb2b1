// Hides, locks and isolates layers, each as one undo step.
import { layerOf } from '@homeplot/plan/layerTable';
import { type LayerSwitch, withSwitch } from '@homeplot/plan/layers';
import type { Editor } from '../editor/editor.ts';
import { withEntries, setLayers, editLabels, withoutWasHidden } from './layers.ts';

/** The layers of the selected objects, without duplicates; lazily, because often only the first few are needed. */
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

/** Sets a switch of layers; repeated switching is one undo step. */
export function switchLayers(editor: Editor, ids: ReadonlySet<string>, name: LayerSwitch, to: boolean): void {
  const layers = withEntries(editor.plan.settings.layers, ids);
  const next = layers.map((layer) => (ids.has(layer.id) ? withSwitch(layer, name, to) : layer));
  setLayers(editor, next, `${editLabels[name]} ${[...ids].join(', ')}`, true);
}

/** Hides all other layers; if that is already so, restores the layers that were visible before. */
export function isolateLayers(editor: Editor, ids: ReadonlySet<string>): void {
  const { layers } = editor.plan.settings;
  const listed = withEntries(layers, ids);
  const isAlone = listed.every(({ id, hidden }) => ids.has(id) === !hidden);
  if (isAlone) {
    const shown = layers.map((layer) =>
      withoutWasHidden(withSwitch(layer, 'hidden', layer.wasHidden ?? false)),
    );
    editor.edit([{ settings: { layers: shown } }], 'Show layers');
    return;
  }
  const isIsolated = layers.some(({ wasHidden }) => wasHidden !== undefined);
  const alone = listed.map((layer) => ({
    ...withSwitch(layer, 'hidden', !ids.has(layer.id)),
    wasHidden: (isIsolated ? layer.wasHidden : layer.hidden) ?? false,
  }));
  editor.edit([{ settings: { layers: alone } }], 'Isolate layer');
}

/** Turns a switch off on all layers. */
export function clearSwitch(editor: Editor, name: LayerSwitch, label: string): void {
  setLayers(
    editor,
    editor.plan.settings.layers.map((layer) => withSwitch(layer, name, false)),
    label,
  );
}
