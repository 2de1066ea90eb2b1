// The values of an object's properties: initial ones, those after a turn, and those in a file.
import { type Motion, moveDirection } from '../geometry/motion.ts';
import { isMetric, usualLength } from '../measure/units.ts';
import { assuming } from './assumed.ts';
import type { Placement, PlanObject, Convert } from './kind.ts';
import { type Properties, type Values, mapped } from './properties.ts';
import type { FileTypes } from './fileTypes.ts';

/** The values of a new object; its lengths are rounded for the units of the plan. */
export function initialValues<P extends Properties>(
  properties: P,
  { scale, units = 'feet-inches' }: Pick<Placement, 'scale' | 'units'>,
): Values<P> & Pick<PlanObject, 'assumed'> {
  const values = mapped(properties, ({ input, initial, fresh, metric, squares }) => {
    if (metric !== undefined && isMetric(units)) return metric;
    const value = squares === undefined ? (fresh ?? initial) : squares / scale;
    return input === 'length' && value !== '' ? usualLength(Number(value), units) : value;
  }) as Values<P>;
  return assuming(
    values,
    Object.keys(properties).filter((name) => properties[name]?.guessed),
  );
}

/** The directions among the values after a motion. Mirroring top to bottom makes a front that faces up face down. */
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

/** The values that a file has, and the initial ones of the others. */
export const valuesFromFile = <P extends Properties>(
  properties: P,
  file: Readonly<Record<string, unknown>>,
  feet: Convert,
): Values<P> =>
  mapped(properties, ({ input, initial, squares }, name) => {
    const value = file[name] ?? squares;
    return value === undefined ? initial : input === 'length' ? feet(Number(value)) : value;
  }) as Values<P>;

/** The values as a file has them, without texts that are empty at first too and without silent initial values. */
export const valuesToFile = (
  properties: Properties,
  values: object,
  squares: Convert,
): Record<string, unknown> =>
  mapped(properties, ({ input, initial, silent, required }, name) => {
    const value: unknown = Reflect.get(values, name) ?? initial;
    const written = input === 'length' && value !== '' ? squares(Number(value)) : value;
    const isLeftOut = required ? false : (written === '' || silent) && written === initial;
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
