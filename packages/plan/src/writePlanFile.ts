// Writes the file: the payload of share and export, version 1.0, in squares, from a plan in feet.
import type { FileRecord } from './fileValue.ts';
import { kindOf } from './kinds/index.ts';
import type { PlanObject } from './kinds/kind.ts';
import { layerToFile, presetLayers, sameLayers } from './layers.ts';
import { inOrder, type Plan } from './plan.ts';
import { defaultSettings, type PlanSettings } from './settings.ts';
import { sheetsToFile } from './sheets/sheet.ts';
import { wholeFeet } from './units.ts';

export const fileVersion = '1.0';

export interface PlanFile {
  readonly objects: readonly Record<string, unknown>[];
  /** ISO 8601. */
  readonly timestamp: string;
  readonly version: string;
  readonly settings: Record<string, unknown>;
}

/** A file's squares, rounded more coarsely than the plan's feet, so that they come out as they went in at any scale. */
const wholeMillionths = (squares: number): number => Math.round(squares * 1e6) / 1e6 || 0;

/** The fields of an object in a file besides those of its kind, as far as they are set. */
function commonFields({
  name,
  layer,
  group,
  status,
  assumedStatus,
  source,
  sourceFile,
  parcelNumber,
  locked,
}: PlanObject): Record<string, unknown> {
  return {
    ...(name === undefined ? {} : { name }),
    ...(layer === undefined ? {} : { layer }),
    ...(group === undefined ? {} : { group }),
    ...(status === undefined ? {} : { status }),
    ...(assumedStatus === undefined || assumedStatus !== status ? {} : { assumedStatus }),
    ...(source === undefined ? {} : { source }),
    ...(sourceFile === undefined ? {} : { sourceFile }),
    ...(parcelNumber === undefined ? {} : { parcelNumber }),
    ...(locked ? { locked } : {}),
  };
}

/** One object as the file has it. */
export function objectToFile(object: PlanObject, scale: number): Record<string, unknown> {
  const kind = kindOf(object);
  const { width, height } = kind.dimensions(object);
  return {
    ...object.extra,
    id: object.id,
    type: object.type,
    ...commonFields(object),
    ...kind.toFile(object, (feet) => wholeMillionths(feet * scale)),
    dimensions: { width: wholeFeet(width), height: wholeFeet(height) },
  };
}

/** The settings as the file has them: those of the first version always, others if they differ from the defaults. */
export function settingsToFile({
  extra,
  scale,
  siteExtent,
  title,
  layers,
  sheets,
  ...more
}: PlanSettings): FileRecord {
  const unusual = Object.entries(more).filter(
    ([field, value]) => Reflect.get(defaultSettings, field) !== value,
  );
  const own = sameLayers(layers, presetLayers) ? {} : { layers: layers.map(layerToFile) };
  const listed = sheets ? { sheets: sheetsToFile(sheets) } : {};
  return { ...extra, scale, siteExtent, title, ...Object.fromEntries(unusual), ...own, ...listed };
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
