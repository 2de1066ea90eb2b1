// The layers that every plan has.
import type { Layer } from './layers.ts';

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
