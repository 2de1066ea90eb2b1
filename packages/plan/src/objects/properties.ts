// The fields of objects, each declared once as data, from which follow its field in the panel, its form in a file, its
// limits and its initial value.
import type { FileField } from './fileTypes.ts';
import { type Field, type Form, maxFeet, maxLetters } from './form.ts';
import type { Shade } from '../lettering/ink.ts';

export interface Property<V extends number | string = number | string> extends FileField {
  readonly label: string;
  readonly initial: V;
  /** The value of a new object, if it differs from `initial`, which then is that of a file without the field. */
  readonly fresh?: V;
  /** The value of a new object on a metric plan, if it isn't `initial` rounded to metric units. */
  readonly metric?: V;
  readonly hint?: string;
  readonly choices?: readonly { readonly value: V; readonly label: string }[];
  /** Whether it is the direction of the object's front in degrees, which changes when the object is rotated. */
  readonly turns?: true;
  /** For a length: its initial value in squares, at any scale. */
  readonly squares?: number;
  /** Whether a file omits it while it has its initial value. */
  readonly silent?: true;
  /** Whether it is shown with the color, and applied as soon as it is chosen. */
  readonly besideColor?: true;
  /** Whether legends name the choice, as for materials, or have the words in place of the title, as for a use. */
  readonly inLegend?: true;
  /** Whether it may be left empty: '' is its value while nobody knows it. */
  readonly mayBeEmpty?: true;
  /** The title of the form that it is in, if that isn't the object's main one. */
  readonly form?: string;
  /** Whether its value in a new object is only a guess, which the user has to confirm. */
  readonly guessed?: true;
  /** Whether the panel doesn't show it. */
  readonly hidden?: true;
  /** Whether it makes sense with the other values. If not, it is hidden and has its initial value. */
  readonly suits?: (values: Readonly<Record<string, unknown>>) => boolean;
}

export type Properties = Readonly<Record<string, Property>>;
export type Values<P extends Properties> = {
  readonly [K in keyof P]: P[K] extends Property<infer V> ? V : never;
};

type Limits = Pick<Property, 'min' | 'max' | 'hint' | 'silent'>;

/** A length in feet. */
export const length = (label: string, initial: number, limits: Limits = {}): Property<number> => ({
  label,
  input: 'length',
  initial,
  min: 0,
  max: maxFeet,
  ...limits,
});

/** A length in feet; '' while it is unknown. */
export const lengthIfKnown = (label: string, limits: Limits = {}): Property<number | ''> => ({
  ...length(label, 0, limits),
  initial: '',
  mayBeEmpty: true,
});

/** The height of an object in feet. Nobody knows it before it is typed, so checks ask for one that is 0. */
export const tallness = (max: number, hint = 'Leave 0 if unknown'): Property<number> =>
  length('Height (feet)', 0, { max, hint });

/** Feet, from below the Dead Sea to above Everest. */
export const elevationRange = { min: -2000, max: 30_000 } as const;

export const count = (label: string, initial: number, limits: Limits = {}): Property<number> => ({
  label,
  input: 'number',
  initial,
  min: 0,
  max: 1e6,
  ...limits,
});

/** An elevation in feet, in a form with the object's others; '' while nobody knows it. */
export const knownElevation = (label: string, hint?: string): Property<number | ''> => ({
  label: `${label} (feet)`,
  input: 'number',
  initial: '',
  mayBeEmpty: true,
  form: 'Elevations',
  ...elevationRange,
  ...(hint ? { hint } : {}),
});

/** The direction of a front, in degrees clockwise. */
export const direction = (label: string, initial = 0): Property<number> => ({
  label,
  input: 'number',
  initial,
  min: 0,
  max: 360,
  turns: true,
});

/** One of a few values. words: the label of each. */
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

/** A choice, or words in place of the title, that legends name. */
export const listed = <V extends string>(property: Property<V>): Property<V> => ({
  ...property,
  inLegend: true,
});

/** A property whose value in a new object is a guess. */
export const guessed = <V extends number | string>(property: Property<V>): Property<V> => ({
  ...property,
  guessed: true,
});

/** A property, usually a length, that the panel doesn't show. more: overrides its other fields. */
export const hiddenProperty = (more: Partial<Property<number>> = {}): Property<number> => ({
  label: '',
  input: 'length',
  initial: 0,
  hidden: true,
  ...more,
});

/** A coordinate in feet. */
export const place: Property<number> = hiddenProperty({ fileType: 'coordinate', required: true });
/** A size in feet. squares: its initial value. */
export const sized = (squares: number): Property<number> => hiddenProperty({ fileType: 'size', squares });
/** A rotation in degrees, clockwise, of an object that has no front. */
export const turn: Property<number> = hiddenProperty({ input: 'number', fileType: 'rotation', silent: true });
/** The fields of a frame. squares: its initial width and height. */
export const frameFields = (squares: number) =>
  ({ x: place, y: place, width: sized(squares), height: sized(squares), rotation: turn }) as const;

export const words = (label: string, initial = '', hint?: string): Property<string> => ({
  label,
  input: 'text',
  initial,
  ...(hint ? { hint } : {}),
});

/** How its color fills an object: lightly, as on a drafted plan, or fully, which is what files without the field mean. */
export const shade: Property<Shade> = {
  ...choice('Fill', { light: 'Light', solid: 'Solid' }, 'solid'),
  fresh: 'light',
  silent: true,
  besideColor: true,
};

export const paintOf = (initial: string): Property<string> => ({ label: 'Color', input: 'color', initial });

/** The results of `map` by name, without undefined ones. A plain loop, because it runs for every object of a file. */
export function mapped<T>(
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

/** The values, but with the initial one for each that makes no sense with the others. */
const withSuitable = <V extends Readonly<Record<string, unknown>>>(properties: Properties, values: V): V => ({
  ...values,
  ...Object.fromEntries(
    Object.entries(properties).flatMap(([name, { suits, initial }]) =>
      suits && !suits(values) ? [[name, initial]] : [],
    ),
  ),
});

const shortened = (value: number | string | undefined): number | string | undefined =>
  typeof value === 'string' ? value.slice(0, maxLetters) : value;

/** The forms of the panel: colors, which are applied as they are chosen, and the rest. */
export function propertyForms<O extends object>(object: O, title: string, properties: Properties): Form<O>[] {
  const values = object as Readonly<Record<string, unknown>>;
  // A value that makes no sense but is set, as in an older file, is shown, so that the user can change it.
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
  const main = typed.filter(({ name }) => !properties[name]?.form);
  const others = new Set(typed.flatMap(({ name }) => properties[name]?.form || []));
  const apply: Form<O>['apply'] = (changed) =>
    withSuitable(properties, { ...object, ...mapped(properties, (_, name) => shortened(changed[name])) });
  return [
    ...(main.length > 0 ? [{ submit: `Update ${title}`, fields: main, apply }] : []),
    ...Array.from(others, (form) => ({
      title: form,
      submit: `Update ${form}`,
      fields: typed.filter(({ name }) => properties[name]?.form === form),
      apply,
    })),
    ...(colors.length > 0 ? [{ title: 'Color', fields: colors, apply }] : []),
  ];
}
