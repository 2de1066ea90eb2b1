// Reads the layers of a file. What does not fit is left out and reported.
import { describe, isRecord } from '../measure/fileValue.ts';
import {
  type Layer,
  maxLayers,
  layerSwitches,
  layerTitle,
  layerTitleLimit,
  withSwitch,
  presetLayers,
} from '../settings/layers.ts';
import { unknownFields } from '../measure/unknownFields.ts';

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

const knownFields = new Set<string>(['id', 'title', ...layerSwitches, 'wasHidden']);

function readLayer(record: unknown, i: number, note: (line: string) => void): Layer | undefined {
  if (!isRecord(record)) {
    note(`Layer ${i + 1} was left out: it is ${describe(record)}.`);
    return undefined;
  }
  const { id, title } = record;
  if (typeof id !== 'string' || id === '' || id.length > layerTitleLimit) {
    note(
      `Layer ${i + 1} was left out: its id is ${describe(id)}; it has to be a text of 1 to ${layerTitleLimit} characters.`,
    );
    return undefined;
  }
  const name = typeof title === 'string' ? layerTitle(title) : undefined;
  if (name === undefined) note(`Layer ${i + 1} is named by its id, because its title is ${describe(title)}.`);
  else if (name.length < String(title).trim().length)
    note(`The title of layer ${i + 1} was cut to ${layerTitleLimit} characters.`);
  let layer: Layer = { id, title: name ?? id };
  for (const field of layerSwitches) {
    const on = record[field];
    if (on === true) layer = withSwitch(layer, field, true);
    else if (on !== undefined && on !== false)
      note(
        `Layer ${i + 1} was read without its ${field}: it is ${describe(on)}; it has to be true or false.`,
      );
  }
  const { wasHidden } = record;
  if (typeof wasHidden === 'boolean') layer = { ...layer, wasHidden };
  else if (wasHidden !== undefined)
    note(
      `Layer ${i + 1} was read without its wasHidden: it is ${describe(wasHidden)}; it has to be true or false.`,
    );
  const extra = unknownFields(record, (field) => knownFields.has(field));
  return extra ? { ...layer, extra } : layer;
}
