// Reads the sheets and the facts of the project from a file. Malformed values are left out with a note; unknown ones, which
// may come from a later version, are kept as they are.
import { z } from 'zod/mini';
import { describe, type FileRecord, isRecord } from '../measure/fileValue.ts';
import { freshId, type TakenIds } from '../measure/freshId.ts';
import { statuses } from '../objects/kind.ts';
import { isPrototypeKey } from '../measure/unknownFields.ts';
import { type Project, projectFields } from '../settings/project.ts';
import { isDay } from '../sun/sunTime.ts';
import {
  edgings,
  namedTurns,
  moments,
  type Sheet,
  type SheetBlock,
  sheetLimits,
  sheetOrientations,
  sheetStyles,
  sheetVersion,
  tableContents,
  vicinitySides,
} from '../settings/sheet.ts';

type Note = (line: string) => void;
type Fields = Readonly<Record<string, z.ZodMiniType>>;

const text = (limit: number) => z.string().check(z.maxLength(limit));
const words = text(sheetLimits.words);
const between = (min: number, max: number) => z.number().check(z.minimum(min), z.maximum(max));
/** Millimeters on the sheet. */
const place = between(-sheetLimits.side, sheetLimits.side);
const side = between(1, sheetLimits.side);
/** Feet from the origin. Plans reach no farther. */
const feet = between(-4e7, 4e7);
const count = between(0, 1e6);
const list = <T extends z.ZodMiniType>(member: T, max: number) => z.array(member).check(z.maxLength(max));

const maxHiddenLayers = 200;
const crop = z
  .object({ minX: feet, minY: feet, maxX: feet, maxY: feet })
  .check(z.refine(({ minX, minY, maxX, maxY }) => maxX - minX > 1e-3 && maxY - minY > 1e-3));

/** offset: minutes by which the clock is ahead of UTC, from UTC−12 to UTC+14. */
const sun = z.object({
  day: z.string().check(z.refine(isDay)),
  minutes: between(0, 1440),
  offset: z.optional(between(-720, 840)),
});

/** The fields of every block. */
const sharedFields: Fields = {
  box: z.object({ x: place, y: place, width: side, height: side }),
  title: words,
};

/** The other fields of each type of block. A type that isn't here comes from a later version. */
const blockFields: Readonly<Record<SheetBlock['type'], Fields>> = {
  viewport: {
    crop,
    feetPerInch: between(0.01, 1e8),
    isBare: z.literal(true),
    hiddenLayers: list(words, maxHiddenLayers),
    statuses: list(z.enum(statuses), statuses.length),
    sun,
    earthwork: z.literal(true),
  },
  table: { content: z.enum(tableContents), from: count, to: count, hectares: z.literal(true) },
  massing: { turn: between(0, 360), tilt: between(10, 80), moment: z.enum(moments), sun },
  profile: { object: words, exaggeration: between(1, 100) },
  legend: {},
  notes: { notes: list(text(sheetLimits.note), sheetLimits.notes), from: count },
  legal: { from: count, to: count },
  vicinity: {
    streets: z.object(Object.fromEntries(vicinitySides.map((at) => [at, z.optional(words)]))),
  },
  titleBlock: {},
  stampSpace: { size: z.object({ width: side, height: side }) },
  header: {
    lines: list(words, sheetLimits.lines),
    seal: z.object({
      sha256: z.string().check(z.regex(/^[\da-f]{64}$/)),
      width: between(1, 10_000),
      height: between(1, 10_000),
    }),
  },
  signatures: { signers: list(words, sheetLimits.signers) },
  scaleBar: {},
  qr: {},
  approvals: {},
  comments: {},
  siteEdges: {
    edged: z.record(words, z.enum(edgings)),
    credit: words,
    roads: between(0, 20),
  },
  facts: {},
  moreFacts: {},
  letter: { words: text(sheetLimits.letter) },
};

/** Required fields of blocks, with the values that they get if they are missing. */
const blockDefaults: Readonly<Record<string, FileRecord>> = {
  table: { content: 'areas' },
  notes: { notes: [] },
  header: { lines: [] },
  letter: { words: '' },
};

const sheetFields: Fields = {
  number: words,
  title: words,
  paper: words,
  orientation: z.enum(sheetOrientations),
  style: z.enum(sheetStyles),
  testBar: z.literal(true),
  turn: z.union([z.enum(namedTurns), between(-360, 360)]),
  date: words,
  revisions: list(z.object({ mark: words, date: words, words }), sheetLimits.revisions),
};

/** The record without its invalid fields. Unknown fields stay. */
function readFields(record: FileRecord, fields: Fields, what: string, note: Note): FileRecord {
  const kept = Object.entries(record).filter(([field, value]) => {
    if (isPrototypeKey(field)) return false;
    const type = Object.hasOwn(fields, field) ? fields[field] : undefined;
    if (!type || type.safeParse(value).success) return true;
    note(`${what} was read without its ${field}: ${describe(value)} isn't a valid value.`);
    return false;
  });
  return Object.fromEntries(kept);
}

function listOf(value: unknown, what: string, max: number, note: Note): readonly unknown[] | undefined {
  if (!Array.isArray(value)) {
    note(`${what} were left out: they are ${describe(value)}; they have to be a list.`);
    return undefined;
  }
  const all: readonly unknown[] = value;
  if (all.length > max) note(`${what} are ${all.length}; the first ${max} were read.`);
  return all.slice(0, max);
}

function idIn(record: FileRecord, fallback: string, ids: TakenIds): string {
  const { id } = record;
  return freshId(typeof id === 'string' && id !== '' && id.length <= sheetLimits.words ? id : fallback, ids);
}

/** The sheets listed in a file; undefined if the value isn't a list. */
export function readSheets(value: unknown, note: Note): readonly Sheet[] | undefined {
  const ids: TakenIds = new Map();
  return listOf(value, 'The sheets', sheetLimits.sheets, note)?.flatMap((record, i) => {
    if (isRecord(record)) return [readSheet(record, i, ids, note)];
    note(`Sheet ${i + 1} was left out: it is ${describe(record)}.`);
    return [];
  });
}

function readSheet(record: FileRecord, i: number, ids: TakenIds, note: Note): Sheet {
  const what = `Sheet ${i + 1}`;
  const id = idIn(record, `sheet-${i + 1}`, ids);
  const { version } = record;
  const defaults = { title: '', paper: 'Letter', orientation: 'landscape', style: 'color' } as const;
  if (typeof version === 'number' && version > sheetVersion) {
    note(`${what} was made by a newer version of Homeplot. It is kept, but can't be shown.`);
    const title = words.safeParse(record['title']);
    return { ...defaults, id, title: title.success ? title.data : '', blocks: [], newerRecord: record };
  }
  const fields = readFields(record, sheetFields, what, note);
  const listed = listOf(record['blocks'] ?? [], `The blocks of ${what}`, sheetLimits.blocks, note) ?? [];
  const blockIds: TakenIds = new Map();
  const blocks = listed.flatMap((block, n) => readBlock(block, n, what, blockIds, note) ?? []);
  return { ...defaults, ...fields, id, blocks };
}

function readBlock(
  record: unknown,
  n: number,
  sheet: string,
  ids: TakenIds,
  note: Note,
): SheetBlock | undefined {
  const what = `Block ${n + 1} of ${sheet}`;
  const type = isRecord(record) ? record['type'] : undefined;
  if (!isRecord(record) || typeof type !== 'string' || type === '' || isPrototypeKey(type)) {
    note(`${what} was left out: it is ${describe(isRecord(record) ? type : record)}.`);
    return undefined;
  }
  const id = idIn(record, `block-${n + 1}`, ids);
  const own = Object.hasOwn(blockFields, type) ? blockFields[type] : undefined;
  if (!own) note(`${what} (${type.slice(0, 40)}) is of a newer version of Homeplot. It is kept.`);
  // The shared fields of an unknown block are checked too, because every block can be moved.
  const fields = readFields(record, { ...sharedFields, ...own }, what, note);
  return { ...blockDefaults[type], ...fields, id, type };
}

/** The facts of the project in a file; undefined if the value isn't a record. */
export function readProject(value: unknown, note: Note): Project | undefined {
  if (!isRecord(value)) {
    note(`The setting "project" was left out: it is ${describe(value)}.`);
    return undefined;
  }
  const fields = Object.fromEntries(projectFields.map(({ name, limit }) => [name, text(limit)]));
  return readFields(
    value,
    { purpose: words, street: words, legalFrom: words, ...fields },
    'The project',
    note,
  );
}
