// The shapes that file fields take, in squares, with the limits within which a plan stays drawable.
import { z } from 'zod/mini';

// zod would compile schemas with `new Function`, which a strict content policy forbids.
z.config({ jitless: true });

/** Squares; a site a thousand miles across at the default scale. */
const reach = 10_000_000;
/** The longest length that a panel takes, in feet: at any scale within reach, from wherever it begins. */
export const mostFeet = 500_000;

const number = (min: number, max: number, what = `at least ${min}`) =>
  z
    .number({ error: 'must be a number' })
    .check(z.minimum(min, { error: `must be ${what}` }), z.maximum(max, { error: `must be at most ${max}` }));

export const coordinate = number(-reach, reach);
/** A coordinate that follows from others: it may lie as far off them as sizes go. */
export const derivedCoordinate = number(-4 * reach, 4 * reach);
export const size = number(1e-6, reach, 'more than 0');
export const distanceAlong = number(0, reach, '0 or more');
export const rotation = z
  .number({ error: 'must be a number of degrees' })
  .check(
    z.minimum(-36_000, { error: 'must be at least -36000 degrees' }),
    z.maximum(36_000, { error: 'must be at most 36000 degrees' }),
  );
export const hexColor = z
  .string({ error: 'must be a color such as #22c55e' })
  .check(
    z.regex(/^(?:#(?:[\da-f]{3}|[\da-f]{6})|transparent)$/i, { error: 'must be a color such as #22c55e' }),
  );
export const mostLetters = 2_000;
export const shortText = z
  .string({ error: 'must be text' })
  .check(z.maxLength(mostLetters, { error: `must be at most ${mostLetters} letters` }));
