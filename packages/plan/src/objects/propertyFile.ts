// The properties of an object in a file: their values read from it and written to it.
import type { FileTypes } from './fileTypes.ts';
import type { Convert } from './kind.ts';
import { type Properties, type Values, mapped } from './properties.ts';

export const valuesFromFile = <P extends Properties>(
  properties: P,
  file: Readonly<Record<string, unknown>>,
  feet: Convert,
): Values<P> =>
  mapped(properties, ({ input, initial, squares }, name) => {
    const value = file[name] ?? squares;
    return value === undefined ? initial : input === 'length' ? feet(Number(value)) : value;
  }) as Values<P>;

/** The values as a file has them, without empty texts and without silent properties that have their initial value. */
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

/** The file form of a kind whose file has only its properties. */
export const fileForm = <P extends Properties>(properties: P) => ({
  schema: ({ z, shapeOf }: FileTypes) => z.looseObject(shapeOf(properties)),
  fromFile: (file: Readonly<Record<string, unknown>>, feet: Convert): Values<P> =>
    valuesFromFile(properties, file, feet),
  toFile: (object: object, squares: Convert): Record<string, unknown> =>
    valuesToFile(properties, object, squares),
});
