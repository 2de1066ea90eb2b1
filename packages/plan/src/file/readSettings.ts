// Reads the settings of a plan file. What can't be read is left out with a note; a file without a scale is read at the one
// that its dimensions imply.
import { z } from 'zod/mini';
import {
  describe,
  mustBeFinite,
  nonFiniteNumberIn,
  type FileRecord,
  isRecord,
  isTooDeep,
  tooDeep,
  tooManyValues,
  valuesLeft,
} from '../measure/fileValue.ts';
import { readGround, between, type Note, fieldsIn } from './readGround.ts';
import { isPrototypeKey } from '../measure/unknownFields.ts';
import type { Pack } from '../packs/pack.ts';
import { readPack } from './packFile.ts';
import { readImports } from './readImports.ts';
import { readLayers } from './readLayers.ts';
import { planLimits } from '../measure/planLimits.ts';
import { squaresOf } from './readObject.ts';
import {
  allowedScale,
  defaultSettings,
  type PlanSettings,
  scaleRange,
  siteExtents,
  titleLimit,
} from '../settings/settings.ts';
import { readProject, readSheets } from './readSheets.ts';
import type { Steps } from '../measure/steps.ts';
import { unitSystems } from '../measure/units.ts';
import { type PlanMap, mapFade } from '../ground/planMap.ts';

const words = z.string().check(z.maxLength(titleLimit));

/** The settings in a file; all are optional. */
const settingsSchema = z.looseObject({
  scale: z.optional(
    z.number().check(z.minimum(scaleRange.min), z.maximum(scaleRange.max), z.multipleOf(scaleRange.step)),
  ),
  siteExtent: z.optional(z.literal([...siteExtents])),
  title: z.optional(words),
  units: z.optional(z.enum(unitSystems)),
  address: z.optional(words),
  parcel: z.optional(words),
  portal: z.optional(words),
  north: z.optional(z.number().check(z.minimum(0), z.maximum(360))),
  isNorthSet: z.optional(z.literal(true)),
});

/** Settings with a reader of their own; what it returns is stored, and nothing is if that is undefined. */
const settingReaders: Readonly<Record<string, (value: unknown, note: Note) => unknown>> = {
  imports: readImports,
  ground: readGround,
  layers: readLayers,
  map: readMap,
  pack: packIn,
  project: readProject,
  sheets: readSheets,
};

export function* readSettings(value: unknown, records: readonly unknown[], note: Note): Steps<PlanSettings> {
  if (value === undefined || value === null)
    return { ...defaultSettings, scale: yield* impliedScale(records) };
  if (!isRecord(value)) {
    note(`The settings are ${describe(value)} and were left out.`);
    return { ...defaultSettings, scale: yield* impliedScale(records) };
  }
  const known: FileRecord = {};
  const extra: FileRecord = {};
  let left: number = planLimits.valuesOfOne;
  for (const [field, setting] of Object.entries(value)) {
    const rest = valuesLeft(setting, left);
    if (rest >= 0) left = rest;
    if (isPrototypeKey(field)) note(`The setting "${field}" was left out: it is not a setting.`);
    else if (rest < 0) note(`The setting "${field.slice(0, 40)}" was left out: ${tooManyValues}.`);
    else if (isTooDeep(setting)) note(`The setting "${field.slice(0, 40)}" was left out: ${tooDeep}.`);
    else if (nonFiniteNumberIn(setting))
      note(
        `The setting "${field.slice(0, 40)}" was left out: it contains ${nonFiniteNumberIn(setting)?.number}; ${mustBeFinite}.`,
      );
    else if (Object.hasOwn(settingReaders, field)) {
      const read = settingReaders[field]?.(setting, note);
      if (read !== undefined) known[field] = read;
    } else if (!Object.hasOwn(settingsSchema.shape, field)) extra[field] = setting;
    else if (settingsSchema.safeParse({ [field]: setting }).success) known[field] = setting;
    else note(`The setting "${field}" was left out: ${describe(setting)} isn't a valid value.`);
  }
  const scale = known['scale'] === undefined ? { scale: yield* impliedScale(records) } : {};
  return {
    ...defaultSettings,
    ...known,
    ...scale,
    ...(Object.keys(extra).length > 0 ? { extra } : {}),
  };
}

/** The pack in a file; undefined with a note if it is none. */
function packIn(value: unknown, note: Note): Pack | undefined {
  const reading = readPack(value);
  if (!reading.ok) {
    note(`The setting "pack" was left out. ${reading.problem}`);
    return undefined;
  }
  for (const line of reading.notes) note(`In the setting "pack", ${line}`);
  return reading.pack;
}

/**
 * The scale at which the objects' dimensions (whole feet) agree with their sizes (squares); 2 if there are none. The
 * longest object decides, because it has the least rounding error.
 */
function* impliedScale(records: readonly unknown[]): Steps<number> {
  let longest = 0;
  let scale: number | undefined;
  for (const record of records) {
    if (!isRecord(record) || !isRecord(record['dimensions'])) continue;
    const dimensions = record['dimensions'];
    const side = feetOf(dimensions['height']) > feetOf(dimensions['width']) ? 'height' : 'width';
    const feet = feetOf(dimensions[side]);
    if (feet <= longest) continue;
    yield;
    const squares = squaresOf(record)?.[side] ?? 0;
    if (!(squares > 0)) continue;
    longest = feet;
    scale = allowedScale(squares / feet);
  }
  return scale ?? defaultSettings.scale;
}

const feetOf = (value: unknown): number =>
  typeof value === 'number' && value > 0 && value < Infinity ? value : 0;

const mapFields = {
  tiles: z.string().check(z.minLength(1), z.maxLength(80)),
  fade: between(mapFade.min, mapFade.max),
  printed: z.boolean(),
  attribution: z.string().check(z.maxLength(300)),
};

/** The map under a plan; undefined with a note if it doesn't name its tiles. Malformed options get their defaults. */
function readMap(value: unknown, note: Note): PlanMap | undefined {
  const record = fieldsIn('map', value, note);
  if (!record) return undefined;
  const read: Record<string, unknown> = { ...record };
  for (const [field, type] of Object.entries(mapFields)) {
    if (!Object.hasOwn(read, field) || type.safeParse(read[field]).success) continue;
    note(`The setting "map" was read without its ${field}: ${describe(read[field])} isn't a valid value.`);
    Reflect.deleteProperty(read, field);
  }
  if (read['tiles'] !== undefined) return { fade: mapFade.initial, ...read } as PlanMap;
  if (!Object.hasOwn(record, 'tiles')) note('The setting "map" was left out: it doesn\'t say which map.');
  return undefined;
}
