// Reads the layers of a file. What does not fit is left out and reported.
import { describe } from '../measure/fileValue.ts';
import { type Layer, maxLayers } from '../settings/layers.ts';
import { presetLayers } from '../settings/presetLayers.ts';
import { readLayer } from './readLayer.ts';

/** The layers listed in a file, followed by missing presets; undefined if the value isn't a list. */
export function readLayers(value: unknown, note: (line: string) => void): readonly Layer[] | undefined {
  if (!Array.isArray(value)) {
    note(`The setting "layers" was left out: it is ${describe(value)}; it has to be a list.`);
    return undefined;
  }
  const records: readonly unknown[] = value;
  if (records.length > maxLayers)
    note(`The file lists ${records.length} layers; the first ${maxLayers} were read.`);
  const layers = new Map<string, Layer>();
  records.slice(0, maxLayers).forEach((record, i) => {
    const layer = readLayer(record, i, note);
    if (!layer) return;
    if (layers.has(layer.id))
      note(`Layer ${i + 1} was left out: its id "${layer.id.slice(0, 40)}" is taken.`);
    else layers.set(layer.id, layer);
  });
  for (const layer of presetLayers) if (!layers.has(layer.id)) layers.set(layer.id, layer);
  return [...layers.values()];
}
