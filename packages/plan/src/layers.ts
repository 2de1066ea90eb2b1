// The layers of a plan: the sheets on which its objects lie. Their list sorts the panel; what is drawn on what is the
// objects' own order and nothing else.
import { describe, type FileRecord, isRecord } from './fileValue.ts';
import { unknownFields } from './kinds/unknownFields.ts';

export interface Layer {
  readonly id: string;
  readonly title: string;
  /** Not drawn, not hit, not snapped to. */
  readonly hidden?: boolean;
  /** Drawn and snapped to, but not changed. */
  readonly locked?: boolean;
  /** Drawn pale. */
  readonly faded?: boolean;
  /** Left out of pictures and prints. */
  readonly unprinted?: boolean;
  /** Whether it was hidden before some layers were shown alone; absent where none are. */
  readonly wasHidden?: boolean;
  /** Fields of the file that this version does not know, kept and written back. */
  readonly extra?: FileRecord;
}

/** What can be switched on a layer. */
const layerSwitches = ['hidden', 'locked', 'faded', 'unprinted'] as const;
export type LayerSwitch = (typeof layerSwitches)[number];

/** The layers that kinds go to by themselves, as site plans have them. */
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
/** Whether a layer is one that kinds go to, which cannot be deleted. */
export const isPreset = (id: string): boolean => presetIds.has(id);

export const mostLayers = 200;
/** Letters of a layer's title. */
export const layerTitleLimit = 200;

/** The layer with a switch set or not; one that is off is not there. */
export function switched(layer: Layer, name: LayerSwitch, to: boolean): Layer {
  const { [name]: _, ...rest } = layer;
  return to ? { ...rest, [name]: true } : rest;
}

/** What a layer is called for a title that somebody typed; undefined where that is no title. */
export const layerTitle = (typed: string): string | undefined =>
  typed.trim().slice(0, layerTitleLimit) || undefined;

/** Whether two lists have the same layers in the same order. */
export const sameLayers = (some: readonly Layer[], others: readonly Layer[]): boolean =>
  some === others || JSON.stringify(some.map(layerToFile)) === JSON.stringify(others.map(layerToFile));

/** A layer as the file has it. */
export function layerToFile({ id, title, wasHidden, extra, ...switches }: Layer): FileRecord {
  const on = layerSwitches.filter((name) => switches[name]);
  const was = wasHidden === undefined ? {} : { wasHidden };
  return { ...extra, id, title, ...Object.fromEntries(on.map((name) => [name, true])), ...was };
}

/** The layers that a file's setting lists, and after them the presets that it lacks; undefined where it lists none. */
export function readLayers(value: unknown, note: (line: string) => void): readonly Layer[] | undefined {
  if (!Array.isArray(value)) {
    note(`The setting "layers" is ${describe(value)}, which it cannot be, and was left out.`);
    return undefined;
  }
  const records: readonly unknown[] = value;
  if (records.length > mostLayers)
    note(`The file lists ${records.length} layers; the first ${mostLayers} were read.`);
  const layers = new Map<string, Layer>();
  records.slice(0, mostLayers).forEach((record, i) => {
    const layer = readLayer(record, i, note);
    if (!layer) return;
    if (layers.has(layer.id))
      note(`Layer ${i + 1} was left out: its id "${layer.id.slice(0, 40)}" is taken.`);
    else layers.set(layer.id, layer);
  });
  for (const layer of presetLayers) if (!layers.has(layer.id)) layers.set(layer.id, layer);
  return [...layers.values()];
}

const known = new Set<string>(['id', 'title', ...layerSwitches, 'wasHidden']);

function readLayer(record: unknown, i: number, note: (line: string) => void): Layer | undefined {
  if (!isRecord(record)) {
    note(`Layer ${i + 1} was left out: it is ${describe(record)}.`);
    return undefined;
  }
  const { id, title } = record;
  if (typeof id !== 'string' || id === '' || id.length > layerTitleLimit) {
    note(
      `Layer ${i + 1} was left out: its id is ${describe(id)}; it has to be a text of 1 to ${layerTitleLimit} letters.`,
    );
    return undefined;
  }
  const called = typeof title === 'string' ? layerTitle(title) : undefined;
  if (called === undefined) note(`Layer ${i + 1} is called by its id: its title is ${describe(title)}.`);
  else if (called.length < String(title).trim().length)
    note(`The title of layer ${i + 1} was cut to ${layerTitleLimit} letters.`);
  let layer: Layer = { id, title: called ?? id };
  for (const name of layerSwitches) {
    const on = record[name];
    if (on === true) layer = switched(layer, name, true);
    else if (on !== undefined && on !== false)
      note(`Layer ${i + 1} was read without its ${name}: it is ${describe(on)}; it has to be true or false.`);
  }
  const { wasHidden } = record;
  if (typeof wasHidden === 'boolean') layer = { ...layer, wasHidden };
  else if (wasHidden !== undefined)
    note(
      `Layer ${i + 1} was read without its wasHidden: it is ${describe(wasHidden)}; it has to be true or false.`,
    );
  const extra = unknownFields(record, (field) => known.has(field));
  return extra ? { ...layer, extra } : layer;
}
