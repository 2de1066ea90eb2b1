// The fields of objects, each declared once as data: from it come its field in the panel, its place in the file, its
// limits, and what it is at first.
import { type Motion, moveDirection } from '../geometry/motion.ts';
import type { FileField, FileTypes } from './fileTypes.ts';
import { type Field, type Form, mostFeet, mostLetters } from './form.ts';
import type { Shade } from './ink.ts';
import type { Convert, PlanObject } from './kind.ts';

export interface Property<V extends number | string = number | string> extends FileField {
  readonly label: string;
  readonly initial: V;
  /** Of a new object, where a file that lacks the property means something else. */
  readonly fresh?: V;
  readonly hint?: string;
  readonly choices?: readonly { readonly value: V; readonly label: string }[];
  /** Whether it is the direction in degrees of a front, which turns along with the object. */
  readonly turns?: true;
  /** Lengths whose initial value is so many squares, whatever the scale. */
  readonly squares?: number;
  /** Whether a file omits its initial value. */
  readonly silent?: true;
  /** Whether it is chosen beside the color, and applied at once. */
  readonly besideColor?: true;
  /** Whether legends name the choice, as with materials. */
  readonly inLegend?: true;
  /** Whether the panel does without it. */
  readonly hidden?: true;
  /** Whether the form shows it; otherwise it keeps its initial value. */
  readonly suits?: (values: Readonly<Record<string, unknown>>) => boolean;
}

export type Properties = Readonly<Record<string, Property>>;
export type Values<P extends Properties> = {
  readonly [K in keyof P]: P[K] extends Property<infer V> ? V : never;
};

type Limits = Pick<Property, 'min' | 'max' | 'hint' | 'silent'>;

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

/** A choice, each with its label; the first one is the default. */
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

/** A choice that legends name. */
export const listed = <V extends string>(property: Property<V>): Property<V> => ({
  ...property,
  inLegend: true,
});

/** A length that the panel does without; more: what else is to be said of it. */
export const unasked = (more: Partial<Property<number>> = {}): Property<number> => ({
  label: '',
  input: 'length',
  initial: 0,
  hidden: true,
  ...more,
});

/** Feet, from where the plan is measured. */
export const place: Property<number> = unasked({ fileType: 'coordinate', required: true });
/** A size in feet, at first so many squares. */
export const sized = (squares: number): Property<number> => unasked({ fileType: 'size', squares });
/** Degrees, clockwise, of what looks alike from its front and from its back. */
export const turn: Property<number> = unasked({ input: 'number', fileType: 'rotation', silent: true });
/** A place and a size, at first so many squares each way. */
export const frameFields = (squares: number) =>
  ({ x: place, y: place, width: sized(squares), height: sized(squares), rotation: turn }) as const;

export const words = (label: string, initial = '', hint?: string): Property<string> => ({
  label,
  input: 'text',
  initial,
  ...(hint ? { hint } : {}),
});

/** How strongly its color fills an object: lightly, as on a drafted plan; fully in files that don't say. */
export const shade: Property<Shade> = {
  ...choice('Fill', { light: 'Light', solid: 'Solid' }, 'solid'),
  fresh: 'light',
  silent: true,
  besideColor: true,
};

export const paintOf = (initial: string): Property<string> => ({ label: 'Color', input: 'color', initial });

/** By name; undefined is left out. A loop, as files of very many objects are read and written by it. */
function mapped<T>(
  properties: Properties,
  map: (property: Property, name: string) => T | undefined,
): Record<string, T> {
  const values: Record<string, T> = {};
  for (const name in properties) {
    const property = properties[name];
    const value = property && map(property, name);
    if (value !== undefined) values[name] = value;
  }
  return values;
}

/** scale: squares a foot. */
export const initialValues = <P extends Properties>(properties: P, scale: number): Values<P> =>
  mapped(properties, ({ initial, fresh, squares }) =>
    squares === undefined ? (fresh ?? initial) : squares / scale,
  ) as Values<P>;

export const valuesFromFile = <P extends Properties>(
  properties: P,
  file: Readonly<Record<string, unknown>>,
  feet: Convert,
): Values<P> =>
  mapped(properties, ({ input, initial, squares }, name) => {
    const value = file[name] ?? squares;
    return value === undefined ? initial : input === 'length' ? feet(Number(value)) : value;
  }) as Values<P>;

/** Words that are not written are left out, as is what says nothing. */
export const valuesToFile = (
  properties: Properties,
  values: object,
  squares: Convert,
): Record<string, unknown> =>
  mapped(properties, ({ input, initial, silent, required }, name) => {
    const value: unknown = Reflect.get(values, name) ?? initial;
    const written = input === 'length' ? squares(Number(value)) : value;
    const isLeftOut = required ? false : written === '' || (silent && written === initial);
    return isLeftOut ? undefined : written;
  });

/** What a kind is in a file that has nothing but its properties. */
export const fileForm = <P extends Properties>(properties: P) => ({
  schema: ({ z, shapeOf }: FileTypes) => z.looseObject(shapeOf(properties)),
  fromFile: (file: Readonly<Record<string, unknown>>, feet: Convert): Values<P> =>
    valuesFromFile(properties, file, feet),
  toFile: (object: object, squares: Convert): Record<string, unknown> =>
    valuesToFile(properties, object, squares),
});

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

const fitting = (value: number | string | undefined): number | string | undefined =>
  typeof value === 'string' ? value.slice(0, mostLetters) : value;

/** The forms of the panel: colors, which are applied as they are chosen, and the rest. */
export function propertyForms<O extends PlanObject>(
  object: O,
  title: string,
  properties: Properties,
): Form<O>[] {
  const values = object as Readonly<Record<string, unknown>>;
  // What does not suit and is so all the same, as in an older file, can be seen and mended.
  const asked = Object.entries(properties).filter(
    ([name, { suits, initial, hidden: isHidden }]) =>
      !isHidden && (!suits || suits(values) || values[name] !== initial),
  );
  const fields: readonly Field[] = asked.map(([name, property]) => ({
    ...property,
    name,
    value: (values[name] ?? property.initial) as number | string,
    choices: property.choices?.map(({ value, label }) => ({ value: String(value), label })) ?? [],
  }));
  const isPaint = ({ name, input }: Field): boolean =>
    input === 'color' || properties[name]?.besideColor === true;
  const typed = fields.filter((field) => !isPaint(field));
  const colors = fields.filter(isPaint);
  const apply: Form<O>['apply'] = (changed) =>
    suited(properties, { ...object, ...mapped(properties, (_, name) => fitting(changed[name])) });
  return [
    ...(typed.length > 0 ? [{ submit: `Update ${title}`, fields: typed, apply }] : []),
    ...(colors.length > 0 ? [{ title: 'Color', fields: colors, apply }] : []),
  ];
}
