// The layers of a plan and how they are read from a file. Their order is that of the panel; it does not affect the
// drawing order of objects.
import { describe, type FileRecord, isRecord } from './fileValue.ts';
import { unknownFields } from './kinds/unknownFields.ts';

export interface Layer {
  readonly id: string;
  readonly title: string;
  /** Not drawn, not hit, not snapped to. */
  readonly hidden?: boolean;
  /** Drawn and snapped to, but not editable. */
  readonly locked?: boolean;
  /** Drawn pale. */
  readonly faded?: boolean;
  /** Left out of pictures and prints. */
  readonly unprinted?: boolean;
  /** While some layers are isolated: whether it was hidden before. */
  readonly wasHidden?: boolean;
  /** Unknown fields of the file, kept and written back. */
  readonly extra?: FileRecord;
}

const layerSwitches = ['hidden', 'locked', 'faded', 'unprinted'] as const;
export type LayerSwitch = (typeof layerSwitches)[number];

/** The layers on which kinds are drawn by default. */
export const presetLayers: readonly Layer[] = [
  { id: 'property', title: 'Property' },
  { id: 'buildings', title: 'Buildings' },
  { id: 'paving', title: 'Paving' },
  { id: 'landscape', title: 'Landscape' },
  { id: 'utilities', title: 'Utilities' },
  { id: 'dimensions', title: 'Dimensions' },
  { id: 'notes', title: 'Notes' },
];

const presetIds = new Set(presetLayers.map(({ id }) => id));
/** Whether a layer is a preset, which can't be deleted. */
export const isPreset = (id: string): boolean => presetIds.has(id);

export const maxLayers = 200;
/** Maximum characters of a layer's title. */
export const layerTitleLimit = 200;

/** The layer with a switch on or off; switches that are off are absent. */
export function withSwitch(layer: Layer, name: LayerSwitch, to: boolean): Layer {
  const { [name]: _, ...rest } = layer;
  return to ? { ...rest, [name]: true } : rest;
}

/** The layer title for typed text; undefined if that is blank. */
export const layerTitle = (typed: string): string | undefined =>
  typed.trim().slice(0, layerTitleLimit) || undefined;

export const sameLayers = (some: readonly Layer[], others: readonly Layer[]): boolean =>
  some === others || JSON.stringify(some.map(layerToFile)) === JSON.stringify(others.map(layerToFile));

export function layerToFile({ id, title, wasHidden, extra, ...switches }: Layer): FileRecord {
  const on = layerSwitches.filter((name) => switches[name]);
  const was = wasHidden === undefined ? {} : { wasHidden };
  return { ...extra, id, title, ...Object.fromEntries(on.map((name) => [name, true])), ...was };
}

/** The layers listed in a file, followed by missing presets; undefined if the value is no list. */
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
  for (const name of layerSwitches) {
    const on = record[name];
    if (on === true) layer = withSwitch(layer, name, true);
    else if (on !== undefined && on !== false)
      note(`Layer ${i + 1} was read without its ${name}: it is ${describe(on)}; it has to be true or false.`);
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
