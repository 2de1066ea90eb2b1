// The layers of a plan that the layers of a drawing go to: those with the same names, added to the plan where they are
// missing.
import { type Layer, layerTitle, maxLayers } from '@homeplot/plan/layers';
import { newId } from '../../kit/newId.ts';
import type { DrawingLayer } from './worker/drawingFacts.ts';

export interface LayersFor {
  readonly layers: readonly Layer[];
  /** The ids of the plan's layers, by the names of the drawing's. */
  readonly ids: ReadonlyMap<string, string>;
  /** How many layers of the drawing share one, because a plan can't have more layers. */
  readonly merged: number;
}

/** from: the name of the file, for the one layer that takes the objects of all layers beyond the limit. */
export function layersFor(
  existing: readonly Layer[],
  drawn: readonly DrawingLayer[],
  from: string,
): LayersFor {
  const layers = [...existing];
  const ids = new Map<string, string>();
  /** An editable layer with the title: on a hidden or locked one, nothing can be put. */
  const find = (title: string): Layer | undefined =>
    layers.find(
      ({ title: other, hidden, locked }) => !hidden && !locked && other.toLowerCase() === title.toLowerCase(),
    );
  const make = (title: string, prints: boolean): Layer => {
    const layer = { id: newId(), title, ...(prints ? {} : { unprinted: true }) };
    layers.push(layer);
    return layer;
  };
  let merged = 0;
  for (const { name, prints } of drawn.toSorted((a, b) => b.objects - a.objects)) {
    const title = layerTitle(name) ?? 'Layer without a name';
    const hasRoom = layers.length < maxLayers - 1;
    const own = find(title) ?? (hasRoom ? make(title, prints) : undefined);
    if (!own) merged += 1;
    const shared = layerTitle(from) ?? 'Imported';
    ids.set(name, (own ?? find(shared) ?? make(shared, true)).id);
  }
  return { layers, ids, merged };
}
