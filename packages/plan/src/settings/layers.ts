// The layers of a plan, among them the presets. Their order is that of the panel; it does not affect the drawing order of objects.
import type { FileRecord } from '../measure/fileValue.ts';

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

export const layerSwitches = ['hidden', 'locked', 'faded', 'unprinted'] as const;
export type LayerSwitch = (typeof layerSwitches)[number];

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
