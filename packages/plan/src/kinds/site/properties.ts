// What a site object is told besides its shape: each property is data, from which come its field in the panel, its
// place in the file, and its limits.
import { z } from 'zod/mini';
import { type Motion, moveDirection } from '../../geometry/motion.ts';
import { hexColor, distanceAlong, mostFeet, shortText } from '../fileFields.ts';
import type { Field, Form } from '../form.ts';
import type { Convert, PlanObject } from '../kind.ts';

export interface Property<V extends number | string = number | string> {
  readonly label: string;
  readonly input: Field['input'];
  readonly initial: V;
  readonly min?: number;
  readonly max?: number;
  readonly hint?: string;
  readonly choices?: readonly { readonly value: V; readonly label: string }[];
  /** Whether it is a direction in degrees, which turns along with the object. */
  readonly turns?: true;
  /** Whether it is asked for beside the other values; where it is not, it is what it was initially. */
  readonly suits?: (values: Readonly<Record<string, unknown>>) => boolean;
}

export type Properties = Readonly<Record<string, Property>>;
export type Values<P extends Properties> = {
  readonly [K in keyof P]: P[K] extends Property<infer V> ? V : never;
};

interface Limits {
  readonly min?: number;
  readonly max?: number;
  readonly hint?: string;
}

/** Feet. */
export const length = (label: string, initial: number, limits: Limits = {}): Property<number> => ({
  label,
  input: 'length',
  initial,
  min: 0,
  max: mostFeet,
  ...limits,
});

export const count = (label: string, initial: number, limits: Limits = {}): Property<number> => ({
  label,
  input: 'number',
  initial,
  min: 0,
  max: 1e6,
  ...limits,
});

/** Degrees, clockwise. */
export const direction = (label: string, initial = 0): Property<number> => ({
  label,
  input: 'number',
  initial,
  min: 0,
  max: 360,
  turns: true,
});

/** One of a few, the first unless told otherwise; each with its words. */
export const choice = <V extends string>(
  label: string,
  words: Readonly<Record<V, string>>,
  initial: NoInfer<V>,
): Property<V> => ({
  label,
  input: 'choice',
  initial,
  choices: (Object.keys(words) as V[]).map((value) => ({ value, label: words[value] })),
});

export const words = (label: string, initial = '', hint?: string): Property<string> => ({
  label,
  input: 'text',
  initial,
  ...(hint ? { hint } : {}),
});

export const paintOf = (initial: string): Property<string> => ({ label: 'Color', input: 'color', initial });

function schemaOf({ input, min = 0, max = 0, choices }: Property) {
  if (choices) return z.enum(choices.map(({ value }) => String(value)));
  if (input === 'color') return hexColor;
  if (input === 'text') return shortText;
  if (input === 'length') return distanceAlong;
  const error = `must be a number from ${min} to ${max}`;
  return z.number({ error }).check(z.minimum(min, { error }), z.maximum(max, { error }));
}

const mapped = <T>(properties: Properties, map: (property: Property, name: string) => T): Record<string, T> =>
  Object.fromEntries(Object.entries(properties).map(([name, property]) => [name, map(property, name)]));

/** The properties' part of a file's schema: every one may be missing. */
export const propertySchema = (properties: Properties) =>
  mapped(properties, (property) => z.optional(schemaOf(property)));

export const initialValues = <P extends Properties>(properties: P): Values<P> =>
  mapped(properties, ({ initial }) => initial) as Values<P>;

export const valuesFromFile = <P extends Properties>(
  properties: P,
  file: Readonly<Record<string, unknown>>,
  feet: Convert,
): Values<P> =>
  mapped(properties, ({ input, initial }, name) => {
    const value = file[name] ?? initial;
    return input === 'length' && file[name] !== undefined ? feet(Number(value)) : value;
  }) as Values<P>;

/** Words that are not written are left out. */
export function valuesToFile(
  properties: Properties,
  values: Readonly<Record<string, unknown>>,
  squares: Convert,
): Record<string, unknown> {
  const written = mapped(properties, ({ input }, name) =>
    input === 'length' ? squares(Number(values[name])) : values[name],
  );
  return Object.fromEntries(Object.entries(written).filter(([, value]) => value !== ''));
}

/** The directions among the values, after a motion. What faces up faces down when it is flipped. */
export function turnValues(
  properties: Properties,
  values: Readonly<Record<string, unknown>>,
  motion: Motion,
): Record<string, number> {
  const turned = Object.entries(properties).filter(([, { turns }]) => turns);
  return Object.fromEntries(
    turned.map(([name]) => {
      const moved = moveDirection(Number(values[name]) + (motion.mirrored ? 180 : 0), motion);
      return [name, moved];
    }),
  );
}

/** Values as they are applied: those that do not suit the others are what they were initially. */
const suited = <V extends Readonly<Record<string, unknown>>>(properties: Properties, values: V): V => ({
  ...values,
  ...Object.fromEntries(
    Object.entries(properties).flatMap(([name, { suits, initial }]) =>
      suits && !suits(values) ? [[name, initial]] : [],
    ),
  ),
});

/** The forms of the panel: colors, which are applied as they are chosen, and the rest. */
export function propertyForms<O extends PlanObject>(
  object: O,
  title: string,
  properties: Properties,
): Form<O>[] {
  const values = object as Readonly<Record<string, unknown>>;
  // What does not suit and is so all the same, as in an older file, can be seen and mended.
  const asked = Object.entries(properties).filter(
    ([name, { suits, initial }]) => !suits || suits(values) || values[name] !== initial,
  );
  const fields: readonly Field[] = asked.map(([name, property]) => ({
    ...property,
    name,
    value: values[name] as number | string,
    choices: property.choices?.map(({ value, label }) => ({ value: String(value), label })) ?? [],
  }));
  const typed = fields.filter(({ input }) => input !== 'color');
  const colors = fields.filter(({ input }) => input === 'color');
  const apply: Form<O>['apply'] = (changed) => suited(properties, { ...object, ...changed });
  return [
    ...(typed.length > 0 ? [{ submit: `Update ${title}`, fields: typed, apply }] : []),
    ...(colors.length > 0 ? [{ title: 'Color', fields: colors, apply }] : []),
  ];
}
