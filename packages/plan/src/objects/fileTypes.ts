// The types of fields in a file, in squares, with limits that keep a plan drawable. Kinds import only the type of this
// module: it is loaded with the file reader, which passes it to their `schema`.
import { z } from 'zod/mini';
import { grouped } from '../measure/units.ts';
import { type Field, maxLetters } from './form.ts';

// Otherwise zod compiles schemas with `new Function`, which the content policy forbids.
z.config({ jitless: true });

/** Squares: the coordinates of a site a thousand miles across at the default scale. */
const reach = 10_000_000;

const number = (min: number, max: number, what = `at least ${grouped(min)}`) =>
  z
    .number({ error: 'must be a number' })
    .check(
      z.minimum(min, { error: `must be ${what}` }),
      z.maximum(max, { error: `must be at most ${grouped(max)}` }),
    );

/** A hundred turns either way. */
const rotation = z
  .number({ error: 'must be a number of degrees' })
  .check(
    z.minimum(-36_000, { error: 'must be at least -36,000 degrees' }),
    z.maximum(36_000, { error: 'must be at most 36,000 degrees' }),
  );
const hexColor = z
  .string({ error: 'must be a color such as #22c55e' })
  .check(
    z.regex(/^(?:#(?:[\da-f]{3}|[\da-f]{6})|transparent)$/i, { error: 'must be a color such as #22c55e' }),
  );
export const shortText = z
  .string({ error: 'must be text' })
  .check(z.maxLength(maxLetters, { error: `must be at most ${grouped(maxLetters)} letters` }));

const named = {
  coordinate: number(-reach, reach),
  /** A coordinate computed from others and from sizes and offsets, each of which may be as large as `reach`. */
  derivedCoordinate: number(-4 * reach, 4 * reach),
  size: number(1e-6, reach, 'more than 0'),
  distanceAlong: number(0, reach, '0 or more'),
  rotation,
  hexColor,
  shortText,
} as const;

export interface FileField extends Pick<Field, 'input' | 'min' | 'max'> {
  readonly choices?: readonly { readonly value: number | string }[];
  /** Its type in a file, if that doesn't follow from the input. */
  readonly fileType?: keyof typeof named;
  /** Whether a file must have it. */
  readonly required?: true;
}

function typeOf({ input, min = 0, max = 0, choices, fileType }: FileField): z.ZodMiniType {
  if (fileType) return named[fileType];
  if (choices) return z.enum(choices.map(({ value }) => String(value)));
  if (input === 'color') return hexColor;
  if (input === 'text') return shortText;
  if (input === 'length') return named.distanceAlong;
  const error = `must be a number from ${grouped(min)} to ${grouped(max)}`;
  return z.number({ error }).check(z.minimum(min, { error }), z.maximum(max, { error }));
}

const shapeOf = (fields: Readonly<Record<string, FileField>>): Record<string, z.ZodMiniType> =>
  Object.fromEntries(
    Object.entries(fields).map(([name, field]) => [
      name,
      field.required ? typeOf(field) : z.optional(typeOf(field)),
    ]),
  );

/** At a bulge of 1000, an arc is nearly a whole circle. */
const bulgeError = 'must be a number from -1000 to 1000';
const vertex = z.object({
  x: named.coordinate,
  y: named.coordinate,
  bulge: z.optional(
    z
      .number({ error: bulgeError })
      .check(z.minimum(-1000, { error: bulgeError }), z.maximum(1000, { error: bulgeError })),
  ),
});

/** A list of vertices, each with a bulge if its edge is an arc. */
const vertexList = (minLength: number) =>
  z
    .array(vertex, { error: 'must be a list of points with x and y' })
    .check(z.minLength(minLength, { error: `must have at least ${minLength} points` }));

/** The description of a file whose bytes are kept apart from the plan. */
const storedFile = z.object({
  sha256: z.string().check(z.regex(/^[\da-f]{64}$/, { error: 'must be 64 hex digits' })),
  type: z.string().check(z.regex(/^[\w.+-]{1,60}\/[\w.+-]{1,60}$/, { error: 'must be a media type' })),
  bytes: z.int().check(z.minimum(1), z.maximum(2 ** 40)),
  name: shortText,
});

/** The part of zod that kinds use. All of zod would make the download ten times as large. */
const usedZod = {
  _default: z._default,
  array: z.array,
  boolean: z.boolean,
  enum: z.enum,
  extend: z.extend,
  int: z.int,
  literal: z.literal,
  looseObject: z.looseObject,
  maxLength: z.maxLength,
  maximum: z.maximum,
  minLength: z.minLength,
  minimum: z.minimum,
  number: z.number,
  object: z.object,
  optional: z.optional,
  positive: z.positive,
  refine: z.refine,
  string: z.string,
  union: z.union,
} as const;

export const fileTypes = { ...named, shapeOf, storedFile, vertexList, z: usedZod } as const;

export type FileTypes = typeof fileTypes;
/** A value from a file that fits a schema. */
export type FileOf<Schema extends (types: FileTypes) => z.ZodMiniType> = z.infer<ReturnType<Schema>>;
