// Reads one object of a file. What does not fit is left out and said; nothing throws.
import { z } from 'zod/mini';
import {
  describe,
  endless,
  endlessNumberIn,
  type FileRecord,
  isRecord,
  isTooDeep,
  tooDeep,
} from './fileValue.ts';
import { mostLetters, shortText } from './kinds/fileFields.ts';
import { freshId, type TakenIds } from './kinds/freshId.ts';
import { findKind } from './kinds/index.ts';
import {
  type Convert,
  type Dimensions,
  type FileIssue,
  type Kind,
  type PlanObject,
  statuses,
} from './kinds/kind.ts';
import { unknownFields } from './kinds/unknownFields.ts';
import type { Ordered } from './order.ts';
import { planLimits } from './planLimits.ts';
import { tidy } from './units.ts';

/** Takes a line on what was left out or mended. */
export type Note = (line: string) => void;
const silent: Note = () => {};

const kindNamed = (type: unknown): Kind | undefined =>
  typeof type === 'string' ? findKind(type) : undefined;

/** The object that a record stands for, in feet; undefined, with a note, where it stands for none. */
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
  const kind = kindNamed(type);
  const what = `Object ${i + 1}${typeof type === 'string' ? ` (${type.slice(0, 40)})` : ''}`;
  if (!kind) {
    note(`${what} was left out: its type is ${describe(type)}, which Homeplot does not know.`);
    return undefined;
  }
  const excess = excessOf(kind, record);
  const plain = without(record, excess);
  const found = endlessNumberIn(plain);
  if (found) {
    note(`${what} was left out: its ${found.at} is ${found.number}; ${endless}.`);
    return undefined;
  }
  const fields = parseFields(kind, plain, excess, what, note);
  if (!fields) return undefined;
  for (const [field, reason] of excess)
    note(`${what} was read without its ${field.slice(0, 40)}: ${reason}.`);
  noteUnread(plain, fields, what, note);
  const wished = wishedId(record['id']);
  const id = freshId(wished ?? `object-${i + 1}`, ids);
  if (record['id'] !== undefined && wished !== id)
    note(`${what} has an id that is taken or unfit and got "${id}".`);
  return assemble(kind, plain, fields, { id, order }, feet, (words) => note(`${what} was mended: ${words}.`));
}

const none: ReadonlyMap<string, string> = new Map();

/** The fields that are too deep or too long to be handled, with the reason. */
function excessOf(kind: Kind, record: FileRecord): ReadonlyMap<string, string> {
  let excess: Map<string, string> | undefined;
  for (const field of Object.keys(record)) {
    const value = record[field];
    const isLong =
      Array.isArray(value) && value.length > planLimits.members && Object.hasOwn(kind.schema.shape, field);
    if (!isLong && !isTooDeep(value)) continue;
    excess ??= new Map();
    excess.set(
      field,
      isLong ? `it has ${value.length} entries; the limit is ${planLimits.members}` : tooDeep,
    );
  }
  return excess ?? none;
}

function without(record: FileRecord, fields: ReadonlyMap<string, unknown>): FileRecord {
  if (fields.size === 0) return record;
  return Object.fromEntries(Object.entries(record).filter(([field]) => !fields.has(field)));
}

/** Tells what members of the kind's lists say that nobody keeps, and a name or a status that is none. */
function noteUnread(record: FileRecord, fields: FileRecord, what: string, note: Note): void {
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
    if (names) note(`${what} was read without the ${names} of its ${name}, which Homeplot does not know.`);
  }
  for (const name of texts) {
    const text = record[name];
    if (text !== undefined && !shortText.safeParse(text).success)
      note(`${what} was read without its ${name}: it is ${describe(text)}; ${textLimit}.`);
  }
  const { status: stage } = record;
  if (stage !== undefined && !status.safeParse(stage).success)
    note(
      `${what} was read without its status: it is ${describe(stage)}; it has to be one of ${statuses.join(', ')}.`,
    );
}

const wishedId = (id: unknown): string | undefined => {
  const text = typeof id === 'number' ? String(id) : id;
  return typeof text === 'string' && text !== '' && text.length <= 200 ? text : undefined;
};

/** The kind's fields of a record; optional ones that do not fit are dropped with a note. */
function parseFields(
  kind: Kind,
  record: FileRecord,
  excess: ReadonlyMap<string, string>,
  what: string,
  note: Note,
): FileRecord | undefined {
  const parsed = kind.schema.safeParse(record);
  if (parsed.success) return parsed.data;
  const { issues } = parsed.error;
  const [issue] = issues;
  const got = issue?.path.reduce<unknown>(
    (value, key) => (isRecord(value) || Array.isArray(value) ? Reflect.get(value, key) : undefined),
    record,
  );
  const missed = excess.get(String(issue?.path[0]));
  if (missed !== undefined) {
    note(`${what} was left out for its ${String(issue?.path[0])}: ${missed}.`);
    return undefined;
  }
  const reason = `its ${issue?.path.map(String).join('.')} is ${describe(got)} and ${issue?.message ?? 'does not fit'}`;
  const retried = kind.schema.safeParse(withoutBad(record, issues));
  // Sizes have defaults for files that lack them, but a size that is there and wrong is no size at all; nor is an
  // outline the same without one of its corners, or a dimension without one of its ends.
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

const sizes = new Set<PropertyKey | undefined>([
  'width',
  'height',
  'radius',
  'roadWidth',
  'cornerRadius',
  'vertices',
  'points',
]);

/** Fields that every object of a file has, besides its kind's. `selected` belongs to a screen, not to a plan. */
const commonFields = new Set(['id', 'type', 'name', 'layer', 'group', 'status', 'dimensions', 'selected']);

/** The width and height of a record in its own squares; undefined where it is no object. */
export function squaresOf(record: FileRecord): Dimensions | undefined {
  const kind = kindNamed(record['type']);
  const excess = kind && excessOf(kind, record);
  const fields = excess && parseFields(kind, without(record, excess), excess, '', silent);
  return fields && kind.dimensions(assemble(kind, {}, fields, { id: '', order: '' }, tidy));
}

const status = z.enum(statuses);
/** What any object may be called, and be part of. */
const texts = ['name', 'layer', 'group'] as const;
const textLimit = `it has to be a text of at most ${mostLetters} characters`;

/** What a record tells besides its kind's fields; what does not fit is as if it were not there. */
function told(record: FileRecord): Pick<PlanObject, 'name' | 'layer' | 'group' | 'status'> {
  const { name, layer, group, status: stage } = record;
  if (name === undefined && layer === undefined && group === undefined && stage === undefined) return {};
  const words = (field: (typeof texts)[number]) => {
    const read = record[field] === undefined ? undefined : shortText.safeParse(record[field]);
    return read?.success ? { [field]: read.data } : {};
  };
  const read = stage === undefined ? undefined : status.safeParse(stage);
  const stands = read?.success ? { status: read.data } : {};
  return { ...words('name'), ...words('layer'), ...words('group'), ...stands };
}

function assemble(
  kind: Kind,
  record: FileRecord,
  fields: FileRecord,
  { id, order }: Ordered,
  feet: Convert,
  mended: (words: string) => void = () => {},
): PlanObject {
  const { shape } = kind.schema;
  const extra = unknownFields(record, (field) => commonFields.has(field) || Object.hasOwn(shape, field));
  return {
    id,
    type: kind.type,
    order,
    ...told(record),
    ...kind.fromFile(fields, feet, mended),
    ...(extra ? { extra } : {}),
  };
}
