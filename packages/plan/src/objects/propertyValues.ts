// The values of an object's properties: initial ones, and those after a turn.
import { type Motion, moveDirection } from '../geometry/motion.ts';
import { isMetric, usualLength } from '../measure/units.ts';
import { assuming } from './assumed.ts';
import type { Placement, PlanObject } from './kind.ts';
import { type Properties, type Values, mapped } from './properties.ts';

/** The values of a new object; its lengths are usual ones in the units of the plan. */
export function initialValues<P extends Properties>(
  properties: P,
  { scale, units = 'feet-inches' }: Pick<Placement, 'scale' | 'units'>,
): Values<P> & Pick<PlanObject, 'assumed'> {
  const values = mapped(properties, ({ input, initial, fresh, metric, squares }) => {
    if (metric !== undefined && isMetric(units)) return metric;
    const value = squares === undefined ? (fresh ?? initial) : squares / scale;
    return input === 'length' ? usualLength(Number(value), units) : value;
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
