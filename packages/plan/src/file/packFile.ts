// Reads and writes packs. A pack from outside isn't trusted: invalid values are left out with a note, unknown fields are kept,
// and nothing in it is ever run or shown as markup.
import { z } from 'zod/mini';
import { describe, type FileRecord, isRecord, isTooDeep, tooDeep } from '../measure/fileValue.ts';
import { unitSystems } from '../measure/units.ts';
import { isPrototypeKey } from '../measure/unknownFields.ts';
import { flareNames, itemIds, itemNeeds, type Pack, type PackItem, separationNames } from '../packs/pack.ts';
import { maxValues, type PackNumber, packNumbers } from '../packs/packNumbers.ts';

/** Characters of a pack's text; a full pack has about 8,000. */
const maxCharacters = 200_000;
/** Characters of one text. */
const maxWords = 200;
const maxDepth = 8;
const maxListed = { sources: 50, items: 200, kinds: 50 } as const;

export type PackReading =
  | { readonly ok: true; readonly pack: Pack; readonly notes: readonly string[] }
  | { readonly ok: false; readonly problem: string };

const text = z.string().check(z.maxLength(maxWords));
const name = z.string().check(z.minLength(1), z.maxLength(maxWords));
const numberTo = (max: number) => z.number().check(z.minimum(0), z.maximum(max));
const feet = numberTo(maxValues.length);
const mapOf = (names: readonly string[], type: z.ZodMiniType) =>
  Object.fromEntries(names.map((one) => [one, z.optional(type)]));

/** A source may only link to the web. */
const webAddress = z.string().check(z.maxLength(2000), z.regex(/^https?:\/\/[^\s<>"]+$/i));
const source = z.looseObject({ title: name, url: z.optional(webAddress) });
const item = z.looseObject({
  id: z.enum(itemIds),
  need: z.enum(itemNeeds),
  words: z.optional(text),
  kinds: z.optional(z.array(name).check(z.maxLength(maxListed.kinds))),
  source: z.optional(text),
});

/** An ISO date that exists, unlike 2026-02-30. */
const day = z.string().check(
  z.regex(/^\d{4}-\d{2}-\d{2}$/),
  z.refine((iso) => {
    const at = Date.parse(iso);
    return !Number.isNaN(at) && new Date(at).toISOString().startsWith(iso);
  }),
);

const country = z.string().check(z.regex(/^[A-Z]{2}$/));

const fields = { id: name, name, country, date: day, district: text, portal: text } as const;

/** Inches of paper. */
const side = z.number().check(z.minimum(1), z.maximum(100));
const paper = z.looseObject({ width: side, height: side });

const numberOf = ({ quantity, max = maxValues[quantity] }: PackNumber): z.ZodMiniType =>
  quantity === 'count' ? z.int().check(z.minimum(0), z.maximum(max)) : numberTo(max);
const numbers = Object.fromEntries(
  Object.entries(packNumbers).map(([group, names]) => [
    group,
    Object.fromEntries(Object.entries<PackNumber>(names).map(([key, one]) => [key, numberOf(one)])),
  ]),
);

/** The maps of values, each with the limits of its values. */
const maps: Readonly<Record<string, Readonly<Record<string, z.ZodMiniType>>>> = {
  ...numbers,
  flares: mapOf(flareNames, z.looseObject({ upTo: feet, feet })),
  sheet: {
    ...mapOf(['smallest', 'largest', 'stamp'], z.optional(paper)),
    feetPerInch: z.number().check(z.minimum(0.01), z.maximum(100_000)),
    units: z.enum(unitSystems),
  },
  narrow: mapOf(separationNames, z.looseObject({ under: feet, feet })),
  usual: mapOf(separationNames, z.looseObject({ feet, source: z.optional(name) })),
};

const refuse = (problem: string): PackReading => ({ ok: false, problem });
const chooseFile = 'Choose a .json file made with “Export rules”.';

export function readPackText(from: string): PackReading {
  if (from.trim() === '') return refuse(`The file is empty. ${chooseFile}`);
  if (from.length > maxCharacters) return refuse(`The file is too large for permit rules. ${chooseFile}`);
  let value: unknown;
  try {
    value = JSON.parse(from);
  } catch {
    return refuse(`The file isn't JSON. ${chooseFile}`);
  }
  const reading = readPack(value);
  return reading.ok ? reading : refuse(`${reading.problem} ${chooseFile}`);
}

/** Reads a pack from parsed JSON, as it is in a plan's settings. */
export function readPack(value: unknown): PackReading {
  if (!isRecord(value)) return refuse(`These aren't permit rules: the file is ${describe(value)}.`);
  if (isTooDeep(value, maxDepth))
    return refuse(`These aren't permit rules: ${tooDeep.replace(/\d+/, String(maxDepth))}.`);
  for (const required of ['id', 'name', 'date'] as const)
    if (!fields[required].safeParse(value[required]).success)
      return refuse(`These aren't permit rules: the ${required} is ${describe(value[required])}.`);
  const notes: string[] = [];
  const pack: FileRecord = {};
  for (const [field, given] of Object.entries(value)) {
    const read = readField(field, given, (line) => notes.push(line));
    if (read !== undefined) pack[field] = read;
  }
  const sources = pack['sources'] ?? [];
  const items = pack['items'] ?? [];
  return { ok: true, pack: { ...pack, sources, items } as unknown as Pack, notes };
}

function readField(field: string, given: unknown, note: (line: string) => void): unknown {
  if (isPrototypeKey(field)) return undefined;
  const leaveOut = (): undefined => {
    note(`"${field.slice(0, 40)}" was left out: ${describe(given)} isn't a valid value.`);
  };
  if (field === 'sources') return readList(field, given, source, maxListed.sources, note);
  if (field === 'items') return withoutRepeats(readList(field, given, item, maxListed.items, note));
  const map = Object.hasOwn(maps, field) ? maps[field] : undefined;
  if (map) return isRecord(given) ? readMap(field, given, map, note) : leaveOut();
  if (!Object.hasOwn(fields, field)) return given;
  return fields[field as keyof typeof fields].safeParse(given).success ? given : leaveOut();
}

/** The valid values, and those with names that this version doesn't know. */
function readMap(
  field: string,
  given: FileRecord,
  types: Readonly<Record<string, z.ZodMiniType>>,
  note: (line: string) => void,
): FileRecord {
  const read: FileRecord = {};
  for (const [key, value] of Object.entries(given)) {
    if (isPrototypeKey(key)) continue;
    const type = Object.hasOwn(types, key) ? types[key] : undefined;
    if (!type || type.safeParse(value).success) read[key] = value;
    else note(`"${field}.${key.slice(0, 40)}" was left out: ${describe(value)} isn't a valid value.`);
  }
  return read;
}

/** The names of entries in a pack's lists, for notes. */
const entryNames = { sources: 'Source', items: 'Item' } as const;

function readList(
  field: keyof typeof entryNames,
  given: unknown,
  type: z.ZodMiniType,
  max: number,
  note: (line: string) => void,
): readonly unknown[] {
  if (!Array.isArray(given)) {
    note(`"${field}" was left out: it is ${describe(given)}; it has to be a list.`);
    return [];
  }
  const all: readonly unknown[] = given;
  if (all.length > max) note(`Only the first ${max} of "${field}" were read.`);
  return all.slice(0, max).filter((one, i) => {
    const fits = type.safeParse(one).success;
    if (!fits) note(`${entryNames[field]} ${i + 1} was left out: this version doesn't know it.`);
    return fits;
  });
}

/** Keeps only the first of items with the same id. */
const withoutRepeats = (items: readonly unknown[]): readonly unknown[] =>
  [...new Map((items as readonly PackItem[]).toReversed().map((one) => [one.id, one])).values()].toReversed();

export const writePack = (pack: Pack): string => `${JSON.stringify(pack, undefined, 2)}\n`;

/** The first field that this version doesn't know, as a path in words, for readers that reject packs with such fields. */
export function unknownInPack(pack: FileRecord): string | undefined {
  for (const [field, value] of Object.entries(pack)) {
    const map = Object.hasOwn(maps, field) ? maps[field] : undefined;
    if (map) {
      const inner = Object.keys(isRecord(value) ? value : {}).find((one) => !Object.hasOwn(map, one));
      if (inner !== undefined) return `${field} ${inner.slice(0, 40)}`;
    } else if (!Object.hasOwn(fields, field) && field !== 'sources' && field !== 'items')
      return field.slice(0, 40);
  }
  return undefined;
}
