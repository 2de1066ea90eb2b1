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
import { isPrototypeKey } from '../measure/unknownFields.ts';
import type { Pack } from '../packs/pack.ts';
import { readPack } from './packFile.ts';
import { readImports } from './readImports.ts';
import { readLevelBook } from './readLevelBook.ts';
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
import type { Ground } from '../ground/ground.ts';
import { groundSources } from '../ground/groundSources.ts';
import {
  declinationDateLimit,
  maxDeclination,
  type NorthReference,
  norths,
} from '../settings/northReference.ts';
import { datums, type ElevationSettings, elevationLimits } from '../settings/elevationSettings.ts';

type Note = (line: string) => void;

const between = (min: number, max: number) => z.number().check(z.minimum(min), z.maximum(max));
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

/** Settings with a reader of their own. A setting is left out if its reader returns undefined. */
const settingReaders: Readonly<Record<string, (value: unknown, note: Note) => unknown>> = {
  elevations: readElevations,
  imports: readImports,
  ground: readGround,
  layers: readLayers,
  levelBook: readLevelBook,
  map: readMap,
  northReference: readNorthReference,
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
    if (rest < 0) {
      note(`The setting "${field.slice(0, 40)}" was left out: ${tooManyValues}.`);
      continue;
    }
    const read = readSetting(field, setting, note);
    if (read !== undefined) (isKnownSetting(field) ? known : extra)[field] = read;
  }
  const scale = known['scale'] === undefined ? { scale: yield* impliedScale(records) } : {};
  return {
    ...defaultSettings,
    ...known,
    ...scale,
    ...(Object.keys(extra).length > 0 ? { extra } : {}),
  };
}

export const isKnownSetting = (field: string): boolean =>
  Object.hasOwn(settingReaders, field) || Object.hasOwn(settingsSchema.shape, field);

/** One setting of a file; undefined with a note if it isn't valid. Unknown settings are kept as they are. */
export function readSetting(field: string, setting: unknown, note: Note): unknown {
  if (isPrototypeKey(field)) note(`The setting "${field}" was left out: it is not a setting.`);
  else if (isTooDeep(setting)) note(`The setting "${field.slice(0, 40)}" was left out: ${tooDeep}.`);
  else if (nonFiniteNumberIn(setting))
    note(
      `The setting "${field.slice(0, 40)}" was left out: it contains ${nonFiniteNumberIn(setting)?.number}; ${mustBeFinite}.`,
    );
  else if (Object.hasOwn(settingReaders, field)) return settingReaders[field]?.(setting, note);
  else if (!Object.hasOwn(settingsSchema.shape, field)) return setting;
  else if (settingsSchema.safeParse({ [field]: setting }).success) return setting;
  else note(`The setting "${field}" was left out: ${describe(setting)} isn't a valid value.`);
  return undefined;
}

/** The pack in a file; undefined with a note if it isn't valid. */
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

/** Feet from the origin. Plans reach no farther. */
const feet = between(-4e7, 4e7);

const groundFields = {
  latitude: between(-90, 90),
  longitude: between(-180, 180),
  at: z.object({ x: feet, y: feet }),
  source: z.enum(groundSources),
};

/** Where on earth the plan is; undefined with a note if a part of that is missing or malformed. */
function readGround(value: unknown, note: Note): Ground | undefined {
  const record = fieldsIn('ground', value, note);
  if (!record) return undefined;
  const wrong = Object.entries(groundFields).find(([field, type]) => !type.safeParse(record[field]).success);
  if (!wrong) return record as unknown as Ground;
  const [field] = wrong;
  note(`The setting "ground" was left out: its ${field} is ${describe(record[field])}, which isn't valid.`);
  return undefined;
}

const northFields = {
  declination: between(-maxDeclination, maxDeclination),
  date: z.string().check(z.maxLength(declinationDateLimit)),
};

/** Which north the plan refers to; undefined with a note if this version doesn't know it. */
function readNorthReference(value: unknown, note: Note): NorthReference | undefined {
  const record = fieldsIn('northReference', value, note);
  if (!record) return undefined;
  const { kind } = record;
  if (!norths.some((one) => one === kind)) {
    note(
      `The setting "northReference" was left out: its kind is ${describe(kind)}; it has to be ${norths.join(', ')}.`,
    );
    return undefined;
  }
  return withoutMalformed('northReference', record, northFields, note) as unknown as NorthReference;
}

const limitsOf = ({ min, max }: { readonly min: number; readonly max: number }) => between(min, max);

const elevationFields = {
  datum: z.enum(datums),
  benchmark: words,
  toNavd88: limitsOf(elevationLimits.toNavd88),
  contours: z.literal(true),
  interval: limitsOf(elevationLimits.interval),
  accuracy: limitsOf(elevationLimits.accuracy),
  earthwork: z.literal(true),
  shrink: limitsOf(elevationLimits.shrink),
  swell: limitsOf(elevationLimits.swell),
  truck: limitsOf(elevationLimits.truck),
  stripping: limitsOf(elevationLimits.stripping),
};

/** The settings of elevations, such as their datum. Malformed fields are left out with a note. */
function readElevations(value: unknown, note: Note): ElevationSettings | undefined {
  const record = fieldsIn('elevations', value, note);
  return record && withoutMalformed('elevations', record, elevationFields, note);
}

/** A setting without its invalid fields. */
function withoutMalformed(
  name: string,
  record: Record<string, unknown>,
  fields: Readonly<Record<string, z.ZodMiniType>>,
  note: Note,
): Record<string, unknown> {
  const read: Record<string, unknown> = { ...record };
  for (const [field, type] of Object.entries(fields)) {
    if (!Object.hasOwn(read, field) || type.safeParse(read[field]).success) continue;
    note(
      `The setting "${name}" was read without its ${field}: ${describe(read[field])} isn't a valid value.`,
    );
    Reflect.deleteProperty(read, field);
  }
  return read;
}

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
  const read = withoutMalformed('map', record, mapFields, note);
  if (read['tiles'] !== undefined) return { fade: mapFade.initial, ...read } as PlanMap;
  if (!Object.hasOwn(record, 'tiles')) note('The setting "map" was left out: it doesn\'t say which map.');
  return undefined;
}

/** The fields of a setting; undefined with a note if it isn't a record. */
function fieldsIn(name: string, value: unknown, note: Note): Record<string, unknown> | undefined {
  if (isRecord(value))
    return Object.fromEntries(Object.entries(value).filter(([field]) => !isPrototypeKey(field)));
  note(`The setting "${name}" was left out: it is ${describe(value)}.`);
  return undefined;
}
