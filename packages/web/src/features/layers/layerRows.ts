// The rows of the layers panel: the layers in order with their numbers of objects, followed by layers that objects are on
// although the plan doesn't list them.
import { layerOf } from '@homeplot/plan/layerTable';
import type { Layer } from '@homeplot/plan/layers';
import type { Plan } from '@homeplot/plan/plan';

export interface LayerRow {
  readonly layer: Layer;
  /** How many objects are on the layer. */
  readonly count: number;
}

export function layerRows({ objects, settings }: Plan): readonly LayerRow[] {
  const counts = new Map<string, number>(settings.layers.map(({ id }) => [id, 0]));
  for (const object of objects.values()) {
    const id = layerOf(object);
    counts.set(id, (counts.get(id) ?? 0) + 1);
  }
  const listed = new Map(settings.layers.map((layer) => [layer.id, layer]));
  return [...counts].map(([id, count]) => ({ layer: listed.get(id) ?? { id, title: id }, count }));
}
