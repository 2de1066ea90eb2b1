// The rows of the layers panel: the layers in order with their number of objects, followed by layers that only objects
// name.
import { layerOf } from '@homeplot/plan/layerTable';
import type { Layer } from '@homeplot/plan/layers';
import type { Plan } from '@homeplot/plan/plan';

export interface LayerRow {
  readonly layer: Layer;
  /** Objects on it. */
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
