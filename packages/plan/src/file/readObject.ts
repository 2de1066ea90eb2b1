// Reads one object of a file. Whatever is invalid is left out with a note; nothing throws.
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
import { fileTypes, shortText } from '../objects/fileTypes.ts';
import { freshId, type TakenIds } from '../measure/freshId.ts';
import { findKind } from '../kinds/index.ts';
import {
  type Convert,
  type Dimensions,
  type FileIssue,
  type FileSchema,
  isAccuracy,
  type Kind,
  type PlanObject,
} from '../objects/kind.ts';
import { unknownFields } from '../measure/unknownFields.ts';
import type { Ordered } from '../measure/order.ts';
import { planLimits } from '../measure/planLimits.ts';
import { tidy } from '../measure/units.ts';
import { assuming } from '../objects/assumed.ts';
import {
  accuracyLimit,
  textFields,
  textLimit,
  choiceFields,
  commonFieldNames,
  readAssumed,
  readCommonFields,
} from './commonFields.ts';

/** Records a note on what was left out or corrected. */
export type Note = (line: string) => void;
const silent: Note = () => {};

const kindNamed = (type: unknown): Kind | undefined =>
  typeof type === 'string' ? findKind(type) : undefined;

const schemas = new WeakMap<Kind, FileSchema>();

/** The schema of a kind's records, cached. */
function schemaOf(kind: Kind): FileSchema {
  const schema = schemas.get(kind) ?? kind.schema(fileTypes);
  schemas.set(kind, schema);
  return schema;
}

/** The object of a record, in feet; undefined, with a note, if it is invalid. */
export function readObject(
  record: unknown,
  i: number,
  order: string,
  feet: Convert,
  ids: TakenIds,
  note: Note,
): PlanObject | undefined {
  if (!isRecord(record)) {
    note(`Object ${i + 1} was left out: it is ${describe(record)}.`);
    return undefined;
  }
  const type = record['type'];
  const label = `Object ${i + 1}${typeof type === 'string' ? ` (${type.slice(0, 40)})` : ''}`;
  const identified = (): Ordered => {
    const givenId = readId(record['id']);
    const id = freshId(givenId ?? `object-${i + 1}`, ids);
    if (record['id'] !== undefined && givenId !== id)
      note(`${label} had a duplicate or invalid id and was given "${id}".`);
    return { id, order };
  };
  return readRecord(record, label, identified, feet, note);
}

/** The object of a record that notes call `label`. identified: gives it an id and an order; only called for a valid record. */
export function readRecord(
  record: FileRecord,
  label: string,
  identified: () => Ordered,
  feet: Convert,
  note: Note,
): PlanObject | undefined {
  const { type } = record;
  const kind = kindNamed(type);
  if (!kind) {
    note(`${label} was left out: its type is ${describe(type)}, which Homeplot does not know.`);
    return undefined;
  }
  const oversized = oversizedFields(kind, record);
  const plain = without(record, oversized);
  const found = nonFiniteNumberIn(plain);
  if (found) {
    note(`${label} was left out: its ${found.at} is ${found.number}; ${mustBeFinite}.`);
    return undefined;
  }
  const fields = parseFields(kind, plain, oversized, label, note);
  if (!fields) return undefined;
  for (const [field, reason] of oversized)
    note(`${label} was read without its ${field.slice(0, 40)}: ${reason}.`);
  noteUnread(plain, fields, label, note);
  return assemble(kind, plain, fields, identified(), feet, (words) =>
    note(`${label} was corrected: ${words}.`),
  );
}

const none: ReadonlyMap<string, string> = new Map();

/** The fields that are nested too deep, are lists that are too long, or contain too many values, with the reason. */
function oversizedFields(kind: Kind, record: FileRecord): ReadonlyMap<string, string> {
  let oversized: Map<string, string> | undefined;
  let left: number = planLimits.valuesOfOne;
  for (const field of Object.keys(record)) {
    const value = record[field];
    const isTooLong =
      Array.isArray(value) &&
      value.length > planLimits.listEntries &&
      Object.hasOwn(schemaOf(kind).shape, field);
    const rest = isTooLong ? left : valuesLeft(value, left);
    const hasTooMany = rest < 0;
    if (!hasTooMany) left = rest;
    if (!isTooLong && !hasTooMany && !isTooDeep(value)) continue;
    oversized ??= new Map();
    const tooLong = isTooLong && `it has ${value.length} entries; the limit is ${planLimits.listEntries}`;
    oversized.set(field, tooLong || (hasTooMany ? tooManyValues : tooDeep));
  }
  return oversized ?? none;
}

function without(record: FileRecord, fields: ReadonlyMap<string, unknown>): FileRecord {
  if (fields.size === 0) return record;
  return Object.fromEntries(Object.entries(record).filter(([field]) => !fields.has(field)));
}

/** Notes unknown fields in entries of the kind's lists, which are not kept, and invalid names, statuses and locks. */
function noteUnread(record: FileRecord, fields: FileRecord, label: string, note: Note): void {
  for (const name in fields) {
    const [list, read] = [record[name], fields[name]];
    if (!Array.isArray(list) || !Array.isArray(read) || list.length !== read.length) continue;
    const unread = new Set<string>();
    list.forEach((member: unknown, i) => {
      const kept: unknown = read[i];
      if (!isRecord(member) || !isRecord(kept)) return;
      for (const field in member) if (!Object.hasOwn(kept, field)) unread.add(field.slice(0, 40));
    });
    const names = [...unread].slice(0, 5).join(', ');
    if (names) note(`${label} was read without the ${names} of its ${name}, which Homeplot does not know.`);
  }
  for (const name of textFields) {
    const text = record[name];
    if (text !== undefined && !shortText.safeParse(text).success)
      note(`${label} was read without its ${name}: it is ${describe(text)}; ${textLimit}.`);
  }
  for (const [name, choices] of Object.entries(choiceFields)) {
    const choice = record[name];
    if (choice !== undefined && !choices.includes(choice))
      note(
        `${label} was read without its ${name}: it is ${describe(choice)}; it has to be one of ${choices.join(', ')}.`,
      );
  }
  const { locked, accuracy } = record;
  if (accuracy !== undefined && !isAccuracy(accuracy))
    note(`${label} was read without its accuracy: it is ${describe(accuracy)}; ${accuracyLimit}.`);
  if (locked !== undefined && typeof locked !== 'boolean')
    note(`${label} was read without its lock: it is ${describe(locked)}; it has to be true or false.`);
}

const maxIdLength = 200;
const readId = (id: unknown): string | undefined => {
  const text = typeof id === 'number' ? String(id) : id;
  return typeof text === 'string' && text !== '' && text.length <= maxIdLength ? text : undefined;
};

/** The kind's fields of a record; invalid optional ones are dropped with a note. */
function parseFields(
  kind: Kind,
  record: FileRecord,
  oversized: ReadonlyMap<string, string>,
  label: string,
  note: Note,
): FileRecord | undefined {
  const parsed = schemaOf(kind).safeParse(record);
  if (parsed.success) return parsed.data;
  const { issues } = parsed.error;
  const [issue] = issues;
  const got = issue?.path.reduce<unknown>(
    (value, key) => (isRecord(value) || Array.isArray(value) ? Reflect.get(value, key) : undefined),
    record,
  );
  const oversizeReason = oversized.get(String(issue?.path[0]));
  if (oversizeReason !== undefined) {
    note(`${label} was left out for its ${String(issue?.path[0])}: ${oversizeReason}.`);
    return undefined;
  }
  const reason = `its ${issue?.path.map(String).join('.')} is ${describe(got)} and ${issue?.message ?? 'does not fit'}`;
  const retried = schemaOf(kind).safeParse(withoutBad(record, issues));
  // A missing size has a default, but an invalid one makes the object invalid. So does an invalid vertex or point,
  // because the object would have another shape without it.
  if (!retried.success || issues.some(({ path: [field] }) => essentialFields.has(field))) {
    note(`${label} was left out: ${reason}.`);
    return undefined;
  }
  const bad = new Set(issues.map(({ path }) => path.slice(0, 2).map(String).join('.')));
  const more = bad.size > 5 ? ` and ${bad.size - 5} more` : '';
  note(`${label} was read without its ${[...bad].slice(0, 5).join(', ')}${more}: ${reason}.`);
  return retried.data;
}

/** The record without the invalid entries of lists and without other invalid fields. */
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

/** Fields that give the shape of an object: if one is invalid, so is the object. */
const essentialFields = new Set<PropertyKey | undefined>([
  'width',
  'height',
  'radius',
  'roadWidth',
  'cornerRadius',
  'vertices',
  'points',
]);

/** The width and height of a record in squares; undefined if it is invalid. */
export function squaresOf(record: FileRecord): Dimensions | undefined {
  const kind = kindNamed(record['type']);
  const oversized = kind && oversizedFields(kind, record);
  const fields = oversized && parseFields(kind, without(record, oversized), oversized, '', silent);
  return fields && kind.dimensions(assemble(kind, {}, fields, { id: '', order: '' }, tidy));
}

const isValue = (value: unknown): boolean => typeof value === 'string' || typeof value === 'number';

function assemble(
  kind: Kind,
  record: FileRecord,
  fields: FileRecord,
  { id, order }: Ordered,
  feet: Convert,
  onCorrection: (words: string) => void = () => {},
): PlanObject {
  const { shape } = schemaOf(kind);
  const extra = unknownFields(record, (field) => commonFieldNames.has(field) || Object.hasOwn(shape, field));
  const object: PlanObject = {
    id,
    type: kind.type,
    order,
    ...readCommonFields(record),
    ...kind.fromFile(fields, feet, onCorrection),
    ...(extra ? { extra } : {}),
  };
  const assumed = readAssumed(record).filter((name) => isValue(Reflect.get(object, name)));
  return assuming(object, assumed);
}
