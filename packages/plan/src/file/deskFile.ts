// Reads the file of a desk, a city's front page. It comes from the operator and is shown to everybody, so it is accepted as a
// whole or not at all: the first fault is reported in one sentence. Its texts are never treated as markup.
import { z } from 'zod/mini';
import { describe, isRecord, isTooDeep } from '../measure/fileValue.ts';
import { builtInPacks } from '../packs/builtInPacks.ts';
import { itemIds } from '../packs/pack.ts';
import { portalRules } from '../packs/portals.ts';
import type { Source } from '../packs/source.ts';
import { type Desk, deskParts, deskSheetPresets, startPurposes, startSources } from '../settings/desk.ts';
import { paperSizes } from '../settings/paperSizes.ts';
import { sheetLimits, sheetOrientations, sheetStyles } from '../settings/sheet.ts';
import { contradictionIn } from './deskContradictions.ts';
import { deskTools } from './deskTools.ts';
import { firstFault } from './firstFault.ts';
import { readPack, unknownInPack } from './packFile.ts';
import { readSeal } from './sealImage.ts';
import { readSource } from './sourceFile.ts';

/** Characters of the file, including an embedded seal. */
const maxCharacters = 1_000_000;
const maxDepth = 8;

/** What only the server can do. */
export interface DeskSurroundings {
  /** The bytes of a seal, given as a path or as data; if they can't be read, the end of a sentence about the seal. */
  readonly sealBytes: (seal: string) => Uint8Array | string;
  readonly sha256: (bytes: Uint8Array) => string;
}

export interface ReadDesk {
  readonly desk: Desk;
  readonly seal?: Uint8Array;
  /** The county's map, if the file itself has it. */
  readonly source?: Source;
}

export type DeskReading =
  | ({ readonly ok: true } & ReadDesk)
  | { readonly ok: false; readonly problem: string };

/** One line of text. */
const line = (max: number) =>
  z.string().check(z.trim(), z.minLength(1), z.maxLength(max), z.regex(/^\P{Cc}*$/u));
const words = line(sheetLimits.words);
const note = line(sheetLimits.note);
const day = z.string().check(
  z.regex(/^\d{4}-\d{2}-\d{2}$/),
  z.refine((iso) => new Date(`${iso}T00:00:00Z`).toJSON()?.startsWith(iso) ?? false),
);
const list = <T extends z.ZodMiniType>(member: T, max: number) =>
  z.array(member).check(z.minLength(1), z.maxLength(max));
/** A list of some of the names, each at most once. */
const choices = <const T extends readonly string[]>(names: T) =>
  list(z.enum(names), names.length).check(z.refine((all) => new Set(all).size === all.length));

const link = z.strictObject({
  title: line(100),
  url: z
    .string()
    .check(
      z.maxLength(1000),
      z.regex(/^(https:\/\/[^\s<>"'`@\\]+|mailto:[^\s<>"'`?\\]+@[^\s<>"'`?\\]+|tel:\+?[\d().-]+)$/i),
    ),
});
const inches = z.number().check(z.minimum(0.5), z.maximum(20));
const sheet = z.strictObject({
  paper: z.enum(paperSizes.map(({ name }) => name)),
  orientation: z._default(z.enum(sheetOrientations), 'landscape'),
  style: z.optional(z.enum(sheetStyles)),
  presets: z._default(choices(deskSheetPresets), ['site']),
  header: z.optional(list(words, sheetLimits.lines)),
  parts: z.optional(choices(deskParts)),
  disclaimers: z.optional(list(note, 20)),
  stamp: z.optional(z.strictObject({ width: inches, height: inches })),
});
const purpose = z.strictObject({
  purpose: z.enum(startPurposes),
  title: z.optional(line(40)),
  scope: z.optional(words),
  use: z.optional(words),
  items: z.optional(choices(itemIds)),
  notes: z.optional(list(note, 20)),
});
const desk = z.strictObject({
  id: z.string().check(z.regex(/^[\w-]{1,60}$/)),
  name: line(100),
  date: day,
  about: z.optional(words),
  seal: z.optional(z.string().check(z.minLength(1))),
  telephone: z.optional(z.string().check(z.maxLength(40), z.regex(/^\+?[\d ().-]{3,}$/))),
  mail: z.optional(
    z.string().check(z.maxLength(200), z.regex(/^[^\s<>"'`?&@]+@[a-z\d][a-z\d.-]*\.[a-z]{2,}$/i)),
  ),
  address: z.optional(words),
  links: z._default(list(link, 20), []),
  pack: z.optional(z.union([z.string(), z.record(z.string(), z.unknown())])),
  source: z.optional(
    z.union([z.string().check(z.regex(/^[\w-]{1,60}$/)), z.record(z.string(), z.unknown())]),
  ),
  sheet: z.optional(sheet),
  portal: z.optional(z.enum(portalRules.map(({ id }) => id))),
  library: z.optional(
    list(z.strictObject({ title: line(40), tools: list(z.enum(deskTools), deskTools.length) }), 30),
  ),
  start: z.optional(
    z.strictObject({
      words: z.optional(note),
      purposes: z.optional(list(purpose, startPurposes.length)),
      has: z.optional(choices(startSources)),
    }),
  ),
});

const refuse = (problem: string): { readonly ok: false; readonly problem: string } => ({
  ok: false,
  problem,
});
const cannot = "This desk can't be used:";

export function readDeskText(text: string, around: DeskSurroundings): DeskReading {
  if (text.trim() === '') return refuse("The file is empty, so it isn't a desk.");
  if (text.length > maxCharacters) return refuse('The file is too large for a desk.');
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return refuse("The file isn't JSON, so it isn't a desk.");
  }
  return readDesk(value, around);
}

function readDesk(value: unknown, around: DeskSurroundings): DeskReading {
  if (!isRecord(value)) return refuse(`This isn't a desk: the file is ${describe(value)}.`);
  if (isTooDeep(value, maxDepth)) return refuse("This isn't a desk: it is nested too deeply.");
  const read = desk.safeParse(value);
  if (!read.success) return refuse(firstFault(read.error, value, 'desk'));
  const { seal: sealGiven, pack: packGiven, source: sourceGiven, ...rest } = read.data;
  const pack = packGiven === undefined ? nothing : packOf(packGiven);
  if (!pack.ok) return pack;
  const source = sourceGiven === undefined ? nothing : sourceOf(sourceGiven);
  if (!source.ok) return source;
  const seal = sealGiven === undefined ? nothing : sealOf(sealGiven, around);
  if (!seal.ok) return seal;
  const found = { ...rest, ...pack.part, ...source.part, ...seal.part } as Desk;
  const contradiction = contradictionIn(found);
  if (contradiction) return refuse(`${cannot} ${contradiction}.`);
  return { ok: true, desk: found, ...source.beside, ...seal.beside };
}

/** A part of a desk that is read by itself, and what it adds to the result beside the desk. */
type PartOf =
  | {
      readonly ok: true;
      readonly part?: Pick<Desk, 'pack' | 'source' | 'seal'>;
      readonly beside?: Omit<ReadDesk, 'desk'>;
    }
  | ReturnType<typeof refuse>;

const nothing: PartOf = { ok: true };

function sourceOf(given: string | Readonly<Record<string, unknown>>): PartOf {
  if (typeof given === 'string') return { ok: true, part: { source: given } };
  const read = readSource(given);
  if (!read.ok) return refuse(`${cannot} in its source, ${inSentence(read.problem)}`);
  return { ok: true, part: { source: read.source.id }, beside: { source: read.source } };
}

const inSentence = (problem: string): string => problem.replace(/^This source can't be used: /, '');

function packOf(given: string | Readonly<Record<string, unknown>>): PartOf {
  if (typeof given === 'string') {
    const pack = builtInPacks.find(({ id }) => id === given);
    const ids = builtInPacks.map(({ id }) => id).join(', ');
    return pack
      ? { ok: true, part: { pack } }
      : refuse(`${cannot} there is no pack "${given.slice(0, 60)}", only ${ids}.`);
  }
  const unknown = unknownInPack(given);
  if (unknown !== undefined) return refuse(`${cannot} "pack ${unknown}" isn't a part of packs.`);
  const read = readPack(given);
  if (!read.ok)
    return refuse(`${cannot} in its pack, ${read.problem.replace(/^These aren't permit rules: /, '')}`);
  const [left] = read.notes;
  if (left !== undefined) return refuse(`${cannot} in its pack, ${left}`);
  if (builtInPacks.some(({ id }) => id === read.pack.id))
    return refuse(`${cannot} its pack has the id of a built-in one, "${read.pack.id}".`);
  return { ok: true, part: { pack: read.pack } };
}

function sealOf(given: string, { sealBytes, sha256 }: DeskSurroundings): PartOf {
  const bytes = sealBytes(given);
  const about = /^data:/i.test(given) ? 'the picture of its seal' : `its seal ${given.slice(0, 100)}`;
  if (typeof bytes === 'string') return refuse(`${cannot} ${about} ${bytes}.`);
  const read = readSeal(bytes);
  if (!read.ok) return refuse(`${cannot} ${about} ${read.problem}.`);
  return { ok: true, part: { seal: { ...read.seal, sha256: sha256(bytes) } }, beside: { seal: bytes } };
}
