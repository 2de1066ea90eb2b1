// The values of an object's properties: initial ones, and those after a turn.
import { type Motion, moveDirection } from '../geometry/motion.ts';
import { type Properties, type Values, mapped } from './properties.ts';

/** The values of a new object. scale: squares per foot. */
export const initialValues = <P extends Properties>(properties: P, scale: number): Values<P> =>
  mapped(properties, ({ initial, fresh, squares }) =>
    squares === undefined ? (fresh ?? initial) : squares / scale,
  ) as Values<P>;

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
