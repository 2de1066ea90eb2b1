// The layers of a plan: the sheets on which its objects lie. Their list sorts the panel; what is drawn on what is the
// objects' own order and nothing else.
import type { FileRecord } from './fileValue.ts';

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
export const layerSwitches = ['hidden', 'locked', 'faded', 'unprinted'] as const;
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
