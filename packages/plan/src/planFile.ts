// The file: the payload of share and export, version 1.0, in squares, to and from a plan in feet.
// Reading never throws and never trusts: what cannot be read is left out and said.
import { tidy, wholeFeet } from './units.ts';
import { findKind, kindOf } from './kinds/index.ts';
import { freshId, type TakenIds } from './kinds/freshId.ts';
import type { Convert, FileIssue, Kind, PlanObject } from './kinds/kind.ts';
import { shortText } from './kinds/fileFields.ts';
import { isPrototypeKey, unknownFields } from './kinds/unknownFields.ts';
import { keysAbove, type Ordered } from './order.ts';
import { inOrder, type Plan, type PlanContents } from './plan.ts';
import { allowedScale, defaultSettings, type PlanSettings, settingsSchema } from './settings.ts';

export const fileVersion = '1.0';

export interface PlanFile {
  readonly objects: readonly Record<string, unknown>[];
  /** ISO 8601. */
  readonly timestamp: string;
  readonly version: string;
  readonly settings: Record<string, unknown>;
}

/** Either a plan with notes on what was left out or mended, or the reason why there is none. */
export type Reading =
  | { readonly ok: true; readonly contents: PlanContents; readonly notes: readonly string[] }
  | { readonly ok: false; readonly problem: string };

type FileRecord = Record<string, unknown>;

const isRecord = (value: unknown): value is FileRecord =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const refuse = (problem: string): Reading => ({ ok: false, problem });

/** Reads the text of a plan file. */
export function readPlanText(text: string): Reading {
  if (text.trim() === '') return refuse('The file is empty. A plan file is the JSON that Export makes.');
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (error) {
    const reason = error instanceof Error ? error.message : 'unreadable';
    return refuse(
      `The file is not JSON, or was cut short (${reason.slice(0, 120)}). Open a file that Export made.`,
    );
  }
  return readPlanFile(value);
}

/** Reads a plan file that has been parsed as JSON. */
export function readPlanFile(value: unknown): Reading {
  if (!isRecord(value)) return refuse(`Got ${describe(value)} where a plan file has {"objects": [...]}.`);
  if (!Array.isArray(value['objects'])) {
    return refuse(`The file's "objects" is ${describe(value['objects'])}; a plan file has a list there.`);
  }
  const records: readonly unknown[] = value['objects'];
  const notes: string[] = [];
  const settings = readSettings(value['settings'], records, notes);
  const objects = readObjects(records, settings.scale, notes);
  if (records.length > 0 && objects.length === 0) {
    return refuse(`None of the ${records.length} objects in the file can be read. ${notes[0] ?? ''}`.trim());
  }
  return { ok: true, contents: { objects, settings }, notes };
}

function readSettings(value: unknown, records: readonly unknown[], notes: string[]): PlanSettings {
  if (value === undefined || value === null) return { ...defaultSettings, scale: impliedScale(records) };
  if (!isRecord(value)) {
    notes.push(`The settings are ${describe(value)} and were left out.`);
    return { ...defaultSettings, scale: impliedScale(records) };
  }
  const known: FileRecord = {};
  const extra: FileRecord = {};
  for (const [field, setting] of Object.entries(value)) {
    if (isPrototypeKey(field)) notes.push(`The setting "${field}" was left out: it is not a setting.`);
    else if (isTooDeep(setting)) notes.push(`The setting "${field.slice(0, 40)}" was left out: ${tooDeep}.`);
    else if (!Object.hasOwn(settingsSchema.shape, field)) extra[field] = setting;
    else if (settingsSchema.safeParse({ [field]: setting }).success) known[field] = setting;
    else notes.push(`The setting "${field}" is ${describe(setting)}, which it cannot be, and was left out.`);
  }
  const scale = known['scale'] === undefined ? { scale: impliedScale(records) } : {};
  return { ...defaultSettings, ...known, ...scale, ...(Object.keys(extra).length > 0 ? { extra } : {}) };
}

/**
 * The scale at which the objects' own dimensions (whole feet) agree with their sizes (squares); 2 where they tell
 * none. The longest object decides, since its dimensions are rounded the least.
 */
function impliedScale(records: readonly unknown[]): number {
  let longest = 0;
  let scale: number | undefined;
  for (const record of records) {
    if (!isRecord(record) || !isRecord(record['dimensions'])) continue;
    const told = record['dimensions'];
    const side = Number(told['height']) > Number(told['width']) ? 'height' : 'width';
    const feet = Number(told[side]);
    if (!(feet > longest && feet < Infinity)) continue;
    const kind = findKind(String(record['type']));
    const parsed = kind?.schema.safeParse(record);
    if (!kind || !parsed?.success) continue;
    const squares = kind.dimensions(assemble(kind, record, parsed.data, { id: '', order: '' }, tidy))[side];
    if (!(squares > 0)) continue;
    longest = feet;
    scale = allowedScale(squares / feet);
  }
  return scale ?? defaultSettings.scale;
}

/** How many notes of one reading are told one by one. */
const noteLimit = 200;

function readObjects(records: readonly unknown[], scale: number, notes: string[]): PlanObject[] {
  const feet: Convert = (squares) => tidy(squares / scale);
  const orders = keysAbove('', records.length);
  const ids: TakenIds = new Map();
  const objects: PlanObject[] = [];
  let silent = 0;
  const note = (line: string): void => {
    if (notes.length < noteLimit) notes.push(line);
    else silent += 1;
  };
  records.forEach((record, i) => {
    const object = readObject(record, i, orders[i] ?? '', feet, ids, note);
    if (object) objects.push(object);
  });
  if (silent > 0) notes.push(`... and ${silent} more.`);
  return objects;
}

function readObject(
  record: unknown,
  i: number,
  order: string,
  feet: Convert,
  ids: TakenIds,
  note: (line: string) => void,
): PlanObject | undefined {
  if (!isRecord(record)) {
    note(`Object ${i + 1} was left out: it is ${describe(record)}.`);
    return undefined;
  }
  const type = record['type'];
  const kind = typeof type === 'string' ? findKind(type) : undefined;
  const what = `Object ${i + 1}${typeof type === 'string' ? ` (${type.slice(0, 40)})` : ''}`;
  if (!kind) {
    note(`${what} was left out: its type is ${describe(type)}, which Homeplot does not know.`);
    return undefined;
  }
  const plain = withoutExcess(kind, record, what, note);
  const fields = parseFields(kind, plain, what, note);
  if (!fields) return undefined;
  const wished = wishedId(record['id']);
  const id = freshId(wished ?? `object-${i + 1}`, ids);
  if (record['id'] !== undefined && wished !== id)
    note(`${what} has an id that is taken or unfit and got "${id}".`);
  return assemble(kind, plain, fields, { id, order }, feet);
}

/** Levels of lists and objects within a field: beyond some thousands JSON can be read but no longer written. */
const depthLimit = 50;
const tooDeep = `it is nested more than ${depthLimit} levels deep`;

const isTooDeep = (value: unknown, levels = depthLimit): boolean =>
  typeof value === 'object' &&
  value !== null &&
  (levels === 0 || Object.values(value).some((inner) => isTooDeep(inner, levels - 1)));

/** Members of a list that a kind knows, as the gates of a rectangle. */
const listLimit = 1000;

/** The record without fields that are too deep or too long to be handled. */
function withoutExcess(
  kind: Kind,
  record: FileRecord,
  what: string,
  note: (line: string) => void,
): FileRecord {
  let rest: FileRecord | undefined;
  for (const field of Object.keys(record)) {
    const value = record[field];
    const isLong =
      Array.isArray(value) && value.length > listLimit && Object.hasOwn(kind.schema.shape, field);
    if (!isLong && !isTooDeep(value)) continue;
    const reason = isLong ? `it lists more than ${listLimit}` : tooDeep;
    note(`${what} was read without its ${field.slice(0, 40)}: ${reason}.`);
    rest ??= { ...record };
    delete rest[field];
  }
  return rest ?? record;
}

const wishedId = (id: unknown): string | undefined => {
  const text = typeof id === 'number' ? String(id) : id;
  return typeof text === 'string' && text !== '' && text.length <= 200 ? text : undefined;
};

/** The kind's fields of a record; optional ones that do not fit are dropped with a note. */
function parseFields(
  kind: Kind,
  record: FileRecord,
  what: string,
  note: (line: string) => void,
): FileRecord | undefined {
  const parsed = kind.schema.safeParse(record);
  if (parsed.success) return parsed.data;
  const { issues } = parsed.error;
  const [issue] = issues;
  const got = issue?.path.reduce<unknown>(
    (value, key) => (isRecord(value) || Array.isArray(value) ? Reflect.get(value, key) : undefined),
    record,
  );
  const reason = `its ${issue?.path.map(String).join('.')} is ${describe(got)} and ${issue?.message ?? 'does not fit'}`;
  const retried = kind.schema.safeParse(withoutBad(record, issues));
  // Sizes have defaults for files that lack them, but a size that is there and wrong is no size at all.
  if (!retried.success || issues.some(({ path: [field] }) => sizes.has(field))) {
    note(`${what} was left out: ${reason}.`);
    return undefined;
  }
  const bad = new Set(issues.map(({ path }) => path.slice(0, 2).map(String).join('.')));
  const more = bad.size > 5 ? ` and ${bad.size - 5} more` : '';
  note(`${what} was read without its ${[...bad].slice(0, 5).join(', ')}${more}: ${reason}.`);
  return retried.data;
}

/** The record without what the issues are about: of a list its bad members, else the whole field. */
function withoutBad(record: FileRecord, issues: readonly FileIssue[]): FileRecord {
  const rest = { ...record };
  for (const field of new Set(issues.map(({ path }) => String(path[0])))) {
    const list: unknown = record[field];
    const members = new Set(issues.filter(({ path }) => path[0] === field).map(({ path }) => path[1]));
    if (Array.isArray(list) && !members.has(undefined)) rest[field] = list.filter((_, i) => !members.has(i));
    else delete rest[field];
  }
  return rest;
}

const sizes = new Set<PropertyKey | undefined>(['width', 'height', 'radius', 'roadWidth', 'cornerRadius']);

/** Fields that every object of a file has, besides its kind's. `selected` belongs to a screen, not to a plan. */
const commonFields = new Set(['id', 'type', 'name', 'dimensions', 'selected']);

function assemble(
  kind: Kind,
  record: FileRecord,
  fields: FileRecord,
  { id, order }: Ordered,
  feet: Convert,
): PlanObject {
  const { shape } = kind.schema;
  const extra = unknownFields(record, (field) => commonFields.has(field) || Object.hasOwn(shape, field));
  const name = shortText.safeParse(record['name']);
  return {
    id,
    type: kind.type,
    order,
    ...(name.success ? { name: name.data } : {}),
    ...kind.fromFile(fields, feet),
    ...(extra ? { extra } : {}),
  };
}

/** A file's squares, rounded more coarsely than the plan's feet, so that they come out as they went in at any scale. */
const wholeMillionths = (squares: number): number => Math.round(squares * 1e6) / 1e6 || 0;

/** One object as the file has it. */
export function objectToFile(object: PlanObject, scale: number): Record<string, unknown> {
  const kind = kindOf(object);
  const { width, height } = kind.dimensions(object);
  return {
    ...object.extra,
    id: object.id,
    type: object.type,
    ...(object.name === undefined ? {} : { name: object.name }),
    ...kind.toFile(object, (feet) => wholeMillionths(feet * scale)),
    dimensions: { width: wholeFeet(width), height: wholeFeet(height) },
  };
}

export function settingsToFile({ extra, ...settings }: PlanSettings): Record<string, unknown> {
  return { ...extra, ...settings };
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

/** What a value is, in words for a message, never long. */
function describe(value: unknown): string {
  if (value === undefined) return 'missing';
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'a list';
  if (typeof value === 'object') return 'an object';
  if (typeof value === 'string')
    return value.length > 40 ? `the text "${value.slice(0, 40)}..."` : `the text "${value}"`;
  return typeof value === 'number' || typeof value === 'boolean' ? String(value) : `a ${typeof value}`;
}
