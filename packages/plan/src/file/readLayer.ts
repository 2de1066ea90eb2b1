// Reads one layer of a file.
import { describe, isRecord } from '../measure/fileValue.ts';
import { unknownFields } from '../measure/unknownFields.ts';
import { type Layer, layerSwitches, layerTitle, layerTitleLimit, withSwitch } from '../settings/layers.ts';

const knownFields = new Set<string>(['id', 'title', ...layerSwitches, 'wasHidden']);

export function readLayer(record: unknown, i: number, note: (line: string) => void): Layer | undefined {
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
