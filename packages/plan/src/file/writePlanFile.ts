// Writes a plan, which is in feet, as the content of files and links, version 1.0, which is in squares.
import type { FileRecord } from '../measure/fileValue.ts';
import { withSortedFields } from '../measure/sortedFields.ts';
import { layerToFile, sameLayers, presetLayers } from '../settings/layers.ts';
import { inOrder, type Plan } from '../plan/plan.ts';
import { defaultSettings, type PlanSettings } from '../settings/settings.ts';
import { sheetsToFile } from '../settings/sheet.ts';
import { objectToFile } from './objectToFile.ts';

export const fileVersion = '1.0';

export interface PlanFile {
  readonly objects: readonly Record<string, unknown>[];
  /** ISO 8601. */
  readonly timestamp: string;
  readonly version: string;
  readonly settings: Record<string, unknown>;
}

/**
 * The settings in a file: those of the first version always, others only if they differ from the defaults. They are sorted by
 * name, so that equal plans have equal files, whatever the order of their edits.
 */
export function settingsToFile({
  extra,
  scale,
  siteExtent,
  title,
  layers,
  sheets,
  ...more
}: PlanSettings): FileRecord {
  const changed = Object.fromEntries(
    Object.entries(more).filter(([field, value]) => Reflect.get(defaultSettings, field) !== value),
  );
  const changedLayers = sameLayers(layers, presetLayers) ? {} : { layers: layers.map(layerToFile) };
  const listed = sheets ? { sheets: sheetsToFile(sheets) } : {};
  const rest = withSortedFields({ ...changed, ...changedLayers, ...listed }) as FileRecord;
  return { ...extra, scale, siteExtent, title, ...rest };
}

/** The whole plan as a file; timestamp is an ISO 8601 time. */
export function writePlanFile(plan: Plan, timestamp: string): PlanFile {
  return {
    objects: inOrder(plan).map((object) => objectToFile(object, plan.settings.scale)),
    timestamp,
    version: fileVersion,
    settings: settingsToFile(plan.settings),
  };
}
