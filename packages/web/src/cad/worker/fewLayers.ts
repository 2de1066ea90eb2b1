// Keeps the number of layers such that a person can choose among them, and a page can list them.
import { otherLayers } from '@homeplot/formats/dxfDrawing';
import type { ImportedObject } from './importedObject.ts';

/** A plan can have 200. */
const maxListed = 1000;

/** The objects; those of the smallest layers share one if there are too many. */
export function onFewLayers(objects: readonly ImportedObject[]): readonly ImportedObject[] {
  const counts = new Map<string, number>();
  for (const { layer } of objects) counts.set(layer, (counts.get(layer) ?? 0) + 1);
  if (counts.size <= maxListed) return objects;
  const largest = [...counts].toSorted(([, a], [, b]) => b - a).slice(0, maxListed - 1);
  const listed = new Set(largest.map(([name]) => name));
  return objects.map((object) => (listed.has(object.layer) ? object : { ...object, layer: otherLayers }));
}
