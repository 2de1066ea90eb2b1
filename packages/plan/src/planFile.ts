// Reads the file: the payload of share and export, version 1.0, in squares, into a plan in feet. It never throws and never
// trusts: what cannot be read is left out and reported.
import {
  describe,
  endless,
  endlessNumberIn,
  type FileRecord,
  isRecord,
  isTooDeep,
  tooDeep,
} from './fileValue.ts';
import type { TakenIds } from './kinds/freshId.ts';
import type { Convert, PlanObject } from './kinds/kind.ts';
import { isPrototypeKey } from './kinds/unknownFields.ts';
import type { Layer } from './layers.ts';
import { keysAbove } from './order.ts';
import type { PlanContents } from './plan.ts';
import { readLayers } from './readLayers.ts';
import { type Note, readObject, squaresOf } from './readObject.ts';
import { allowedScale, defaultSettings, type PlanSettings, settingsSchema } from './settings.ts';
import { tiedInFile } from './ties.ts';
import { planLimits } from './planLimits.ts';
import { parsePlanText } from './planText.ts';
import { atOnce, type Steps } from './steps.ts';
import { grouped, tidy } from './units.ts';
import { fileVersion } from './writePlanFile.ts';

/** Either a plan with notes on what was left out or mended, or the reason why there is none. */
export type Reading =
  | { readonly ok: true; readonly contents: PlanContents; readonly notes: readonly string[] }
  | { readonly ok: false; readonly problem: string };

const refuse = (problem: string): Reading => ({ ok: false, problem });

/** Reads the text of a plan file. */
export const readPlanText = (text: string): Reading => atOnce(readPlanTextInSteps(text));

export function* readPlanTextInSteps(text: string): Steps<Reading> {
  if (text.trim() === '') return refuse('The file is empty. A plan file is the JSON that Export makes.');
  const parsed = yield* parsePlanText(text);
  if (parsed.kind === 'value') return yield* readPlanFileInSteps(parsed.value);
  if (parsed.kind === 'beyond') return refuse(`The file cannot be opened: ${parsed.problem}. ${tryLess}`);
  // Of a picture the reason would be a line of its bytes.
  const detail = /^\s*[{[]/.test(text) ? `, or was cut short (${parsed.reason.slice(0, 120)})` : '';
  return refuse(`The file is not JSON${detail}. Open a file that Export JSON made.`);
}

const tryLess = 'Open a smaller plan.';

/** How many notes of one reading are told one by one. */
const noteLimit = 200;

/** Reads a plan file that has been parsed as JSON. */
export const readPlanFile = (value: unknown): Reading => atOnce(readPlanFileInSteps(value));

export function* readPlanFileInSteps(value: unknown): Steps<Reading> {
  if (!isRecord(value)) return refuse(`Got ${describe(value)} where a plan file has {"objects": [...]}.`);
  if (!Array.isArray(value['objects'])) {
    return refuse(`The file's "objects" is ${describe(value['objects'])}; a plan file has a list there.`);
  }
  const all: readonly unknown[] = value['objects'];
  const records = all.slice(0, planLimits.objects);
  const notes: string[] = [];
  let silent = 0;
  const note: Note = (line) => {
    if (notes.length < noteLimit) notes.push(line);
    else silent += 1;
  };
  if (isLater(value['version']))
    note(
      `The file is of version ${String(value['version']).slice(0, 20)}; this Homeplot writes version ${fileVersion}. What it does not know of it is kept, or left out and told here.`,
    );
  if (all.length > records.length)
    note(
      `The file has ${grouped(all.length)} objects. The first ${grouped(records.length)} were read; the rest were left out.`,
    );
  const settings = yield* readSettings(value['settings'], records, note);
  const objects = yield* readObjects(records, settings.scale, note);
  if (records.length > 0 && objects.length === 0) {
    return refuse(`None of the ${records.length} objects in the file can be read. ${notes[0] ?? ''}`.trim());
  }
  if (silent > 0) notes.push(`... and ${silent} more.`);
  return { ok: true, contents: { objects, settings }, notes };
}

const isLater = (version: unknown): boolean =>
  typeof version === 'string' && Number.parseFloat(version) > Number.parseFloat(fileVersion);

function* readSettings(value: unknown, records: readonly unknown[], note: Note): Steps<PlanSettings> {
  if (value === undefined || value === null)
    return { ...defaultSettings, scale: yield* impliedScale(records) };
  if (!isRecord(value)) {
    note(`The settings are ${describe(value)} and were left out.`);
    return { ...defaultSettings, scale: yield* impliedScale(records) };
  }
  const known: FileRecord = {};
  const extra: FileRecord = {};
  let layers: readonly Layer[] | undefined;
  for (const [field, setting] of Object.entries(value)) {
    if (isPrototypeKey(field)) note(`The setting "${field}" was left out: it is not a setting.`);
    else if (isTooDeep(setting)) note(`The setting "${field.slice(0, 40)}" was left out: ${tooDeep}.`);
    else if (endlessNumberIn(setting))
      note(
        `The setting "${field.slice(0, 40)}" was left out: it contains ${endlessNumberIn(setting)?.number}; ${endless}.`,
      );
    else if (field === 'layers') layers = readLayers(setting, note);
    else if (!Object.hasOwn(settingsSchema.shape, field)) extra[field] = setting;
    else if (settingsSchema.safeParse({ [field]: setting }).success) known[field] = setting;
    else note(`The setting "${field}" is ${describe(setting)}, which it cannot be, and was left out.`);
  }
  const scale = known['scale'] === undefined ? { scale: yield* impliedScale(records) } : {};
  return {
    ...defaultSettings,
    ...known,
    ...scale,
    ...(layers ? { layers } : {}),
    ...(Object.keys(extra).length > 0 ? { extra } : {}),
  };
}

/**
 * The scale at which the objects' own dimensions (whole feet) agree with their sizes (squares); 2 where they tell
 * none. The longest object decides, since its dimensions are rounded the least.
 */
function* impliedScale(records: readonly unknown[]): Steps<number> {
  let longest = 0;
  let scale: number | undefined;
  for (const record of records) {
    if (!isRecord(record) || !isRecord(record['dimensions'])) continue;
    const told = record['dimensions'];
    const side = feetOf(told['height']) > feetOf(told['width']) ? 'height' : 'width';
    const feet = feetOf(told[side]);
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
  return yield* tiedInFile(objects, note);
}
