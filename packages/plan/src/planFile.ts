// Reads the file: the payload of share and export, version 1.0, in squares, into a plan in feet. It never throws and never
// trusts: what cannot be read is left out and reported.
import { z } from 'zod/mini';
import {
  describe,
  mustBeFinite,
  nonFiniteNumberIn,
  type FileRecord,
  isRecord,
  isTooDeep,
  tooDeep,
} from './fileValue.ts';
import { readGround, readMap } from './ground/readGround.ts';
import type { TakenIds } from './kinds/freshId.ts';
import type { Convert, PlanObject } from './kinds/kind.ts';
import { isPrototypeKey } from './kinds/unknownFields.ts';
import { keysAbove } from './order.ts';
import type { Pack } from './packs/pack.ts';
import { readPack } from './packs/packFile.ts';
import type { PlanContents } from './plan.ts';
import { readImports } from './readImports.ts';
import { readLayers } from './readLayers.ts';
import { type Note, readObject, squaresOf } from './readObject.ts';
import {
  allowedScale,
  defaultSettings,
  type PlanSettings,
  scaleRange,
  siteExtents,
  titleLimit,
} from './settings.ts';
import { readProject, readSheets } from './sheets/readSheets.ts';
import { resolveTies } from './ties.ts';
import { planLimits } from './planLimits.ts';
import { parsePlanText } from './planText.ts';
import { runAllSteps, type Steps } from './steps.ts';
import { grouped, tidy, unitSystems } from './units.ts';
import { fileVersion } from './writePlanFile.ts';

/** A plan with notes on what was left out or corrected, or the reason why there is none. */
export type Reading =
  | { readonly ok: true; readonly contents: PlanContents; readonly notes: readonly string[] }
  | { readonly ok: false; readonly problem: string };

const refuse = (problem: string): Reading => ({ ok: false, problem });

/** Reads the text of a plan file. */
export const readPlanText = (text: string): Reading => runAllSteps(readPlanTextInSteps(text));

export function* readPlanTextInSteps(text: string): Steps<Reading> {
  if (text.trim() === '') return refuse(`The file is empty. ${chooseExport}`);
  const parsed = yield* parsePlanText(text);
  if (parsed.kind === 'value') return yield* readPlanFileInSteps(parsed.value);
  if (parsed.kind === 'tooLarge')
    return refuse(`The file can't be opened: ${parsed.problem}. Open a smaller plan.`);
  if (parsed.endsEarly)
    return refuse(
      `The file was cut short: it ends in the middle of the plan, after ${grouped(text.length)} characters. Choose a complete .json file exported from Homeplot.`,
    );
  return refuse(`The file isn't JSON. ${chooseExport}`);
}

const chooseExport = 'Choose a .json file exported from Homeplot.';

/** Maximum number of notes listed; the rest are counted. */
const maxNotes = 200;

/** Reads a plan from parsed JSON. */
export const readPlanFile = (value: unknown): Reading => runAllSteps(readPlanFileInSteps(value));

export function* readPlanFileInSteps(value: unknown): Steps<Reading> {
  if (!isRecord(value)) return refuse(`This file isn't a plan: it is ${describe(value)}. ${chooseExport}`);
  if (!Array.isArray(value['objects'])) {
    return refuse(`This file isn't a plan: its "objects" is ${describe(value['objects'])}. ${chooseExport}`);
  }
  const all: readonly unknown[] = value['objects'];
  const records = all.slice(0, planLimits.objects);
  const notes: string[] = [];
  let unlisted = 0;
  const note: Note = (line) => {
    if (notes.length < maxNotes) notes.push(line);
    else unlisted += 1;
  };
  if (isNewer(value['version']))
    note(
      `The file has version ${String(value['version']).slice(0, 20)}, newer than this Homeplot's ${fileVersion}. Unknown fields are kept; what was left out is listed here.`,
    );
  if (all.length > records.length)
    note(
      `The file has ${grouped(all.length)} objects. The first ${grouped(records.length)} were read; the rest were left out.`,
    );
  const settings = yield* readSettings(value['settings'], records, note);
  const objects = yield* readObjects(records, settings.scale, note);
  if (records.length > 0 && objects.length === 0) {
    return refuse(
      `None of the ${records.length} objects in the file could be read. ${notes[0] ?? ''}`.trim(),
    );
  }
  if (unlisted > 0) notes.push(`... and ${unlisted} more.`);
  return { ok: true, contents: { objects, settings }, notes };
}

const isNewer = (version: unknown): boolean =>
  typeof version === 'string' && Number.parseFloat(version) > Number.parseFloat(fileVersion);

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

function* readSettings(value: unknown, records: readonly unknown[], note: Note): Steps<PlanSettings> {
  if (value === undefined || value === null)
    return { ...defaultSettings, scale: yield* impliedScale(records) };
  if (!isRecord(value)) {
    note(`The settings are ${describe(value)} and were left out.`);
    return { ...defaultSettings, scale: yield* impliedScale(records) };
  }
  const known: FileRecord = {};
  const extra: FileRecord = {};
  for (const [field, setting] of Object.entries(value)) {
    if (isPrototypeKey(field)) note(`The setting "${field}" was left out: it is not a setting.`);
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

function* readObjects(records: readonly unknown[], scale: number, note: Note): Steps<PlanObject[]> {
  const feet: Convert = (squares) => tidy(squares / scale);
  const orders = keysAbove('', records.length);
  const ids: TakenIds = new Map();
  const objects: PlanObject[] = [];
  for (const [i, record] of records.entries()) {
    const object = readObject(record, i, orders[i] ?? '', feet, ids, note);
    if (object) objects.push(object);
    yield;
  }
  return yield* resolveTies(objects, note);
}
