// Reads source files, which describe map services. A source from outside isn't trusted: everything that requests are built from
// has to be valid, or the whole file is refused with one sentence that says what is wrong.
import { z } from 'zod/mini';
import { describe, isRecord, isTooDeep } from '../measure/fileValue.ts';
import { firstFault } from './firstFault.ts';
import { maxAccuracy } from '../objects/kind.ts';
import {
  suitsContents,
  layerContents,
  layerKinds,
  type Source,
  sourceFieldNames,
  sourceUnits,
  terrainDatums,
} from '../packs/source.ts';

/** Characters of a source's text; one of ten layers has about 10,000. */
const maxCharacters = 200_000;
const maxDepth = 8;

export type SourceReading =
  | { readonly ok: true; readonly source: Source }
  | { readonly ok: false; readonly problem: string };

const words = (max: number) => z.string().check(z.trim(), z.minLength(1), z.maxLength(max));
/** No user name and no query. The address is put into the content security policy, so it must not contain a separator. */
const webAddress = z
  .string()
  .check(z.maxLength(1000), z.regex(/^https?:\/\/[a-z\d][a-z\d.-]*(:\d{1,5})?(\/[\w.~%!$()*+=:@-]*)*$/i));
/** The address of tiles: the folder for the content security policy, then placeholders for the numbers of a tile. */
const tileAddress = z
  .string()
  .check(
    z.maxLength(1000),
    z.regex(/^https?:\/\/[a-z\d][a-z\d.-]*(:\d{1,5})?(\/[\w.-]+)+\/\{z\}\/\{x\}\/\{y\}\.png$/i),
  );
const day = z.string().check(
  z.regex(/^\d{4}-\d{2}-\d{2}$/),
  z.refine((iso) => new Date(`${iso}T00:00:00Z`).toJSON()?.startsWith(iso) ?? false),
);
/** A column name of a database, with its table if two were joined. */
const fieldName = z.string().check(z.maxLength(100), z.regex(/^[\p{L}_][\p{L}\p{N}_.$#: -]*$/u));
const field = z.union([
  z.pipe(
    fieldName,
    z.transform((name) => ({ field: name })),
  ),
  z.strictObject({ field: fieldName, unit: z.optional(z.enum(sourceUnits)) }),
]);
const layer = z.strictObject({
  title: words(100),
  gives: z.enum(layerContents),
  kind: z.enum(layerKinds),
  url: z.union([webAddress, tileAddress]),
  typeName: z.optional(words(200)),
  format: z.optional(words(100)),
  where: z.optional(words(300)),
  fields: z._default(
    z.strictObject(Object.fromEntries(sourceFieldNames.map((name) => [name, z.optional(field)]))),
    {},
  ),
  cell: z.optional(z.number().check(z.positive(), z.maximum(10_000))),
  datum: z.optional(z.enum(terrainDatums)),
  accuracy: z.optional(z.number().check(z.positive(), z.maximum(maxAccuracy))),
  through: z.optional(z.literal('server')),
});
const degrees = (max: number) => z.number().check(z.minimum(-max), z.maximum(max));
const source = z.strictObject({
  id: z.string().check(z.regex(/^[\w-]{1,60}$/)),
  name: words(100),
  country: z.optional(z.string().check(z.regex(/^[A-Z]{2}$/))),
  date: day,
  license: z.optional(words(500)),
  attribution: words(300),
  page: z.optional(z.string().check(z.maxLength(1000), z.regex(/^https?:\/\/[^\s<>"]+$/i))),
  area: z.optional(z.tuple([degrees(180), degrees(90), degrees(180), degrees(90)])),
  layers: z.array(layer).check(z.minLength(1), z.maxLength(20)),
});

const isBinary = (kind: string): boolean => ['flatgeobuf', 'arcgis-image', 'terrarium'].includes(kind);

const refuse = (problem: string): SourceReading => ({ ok: false, problem });

export function readSourceText(text: string): SourceReading {
  if (text.trim() === '') return refuse("The file is empty, so it isn't a source.");
  if (text.length > maxCharacters) return refuse('The file is too large for a source.');
  try {
    return readSource(JSON.parse(text));
  } catch {
    return refuse("The file isn't JSON, so it isn't a source.");
  }
}

export function readSource(value: unknown): SourceReading {
  if (!isRecord(value)) return refuse(`This isn't a source: the file is ${describe(value)}.`);
  if (isTooDeep(value, maxDepth)) return refuse("This isn't a source: it is nested too deeply.");
  const read = source.safeParse(value);
  if (!read.success) {
    return refuse(firstFault(read.error, value, 'source'));
  }
  const found = read.data as Source;
  const [west, south, east, north] = found.area ?? [-1, -1, 1, 1];
  if (west >= east || south >= north)
    return refuse(
      'This source can\'t be used: its "area" has to be west, south, east and north, in degrees.',
    );
  const wfs = found.layers.find(({ kind, typeName }) => kind === 'wfs' && typeName === undefined);
  if (wfs) return refuse(`This source can't be used: its layer "${wfs.title}" is WFS and has no "typeName".`);
  const binary = found.layers.find(({ kind, through }) => isBinary(kind) && through === 'server');
  if (binary)
    return refuse(
      `This source can't be used: its layer "${binary.title}" isn't JSON, so the server doesn't ask for it.`,
    );
  const wrongTerrain = found.layers.find(
    (one) => !suitsContents(one) || (one.kind === 'terrarium') !== one.url.includes('{z}'),
  );
  if (wrongTerrain)
    return refuse(
      `This source can't be used: its layer "${wrongTerrain.title}" has to give terrain as "arcgis-image", or as "terrarium" from an address that ends in /{z}/{x}/{y}.png.`,
    );
  const withoutCell = found.layers.find(({ kind, cell }) => kind === 'arcgis-image' && cell === undefined);
  if (withoutCell)
    return refuse(
      `This source can't be used: its layer "${withoutCell.title}" is an ImageServer and has no "cell", the meters between its elevations.`,
    );
  return { ok: true, source: found };
}
