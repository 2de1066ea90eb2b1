// An object as a record for comparing: the fields of its file at 1 square a foot, rounded, in one order. What doesn't change
// what others see is left out: locks, groups, layers, where the shape comes from, and the drawing order.
import { isRecord } from '../measure/fileValue.ts';
import { kindOf } from '../kinds/index.ts';
import type { PlanObject } from '../objects/kind.ts';

/**
 * Feet are rounded to millionths. Stored feet are multiples of a billionth, so that without the offset half of a millionth
 * could be rounded up in one place of the plan and down in another.
 */
const rounded = (feet: number): number => Math.round(feet * 1e6 + 0.0003) / 1e6 || 0;

/** Fields of a file that hold an object's place in some list, or numbers that follow from others. */
const dropped: ReadonlySet<string> = new Set(['id', 'dimensions']);

export function recordOf(object: PlanObject): Readonly<Record<string, unknown>> {
  const { type, name, status, extra } = object;
  const own = Object.entries(kindOf(object).toFile(object, rounded)).filter(([field]) => !dropped.has(field));
  return {
    ...extra,
    type,
    ...(name === undefined ? {} : { name }),
    ...(status === undefined ? {} : { status }),
    ...Object.fromEntries(own),
  };
}

/** JSON with the fields of every record in alphabetical order. Fields without a value are left out. */
export const orderedJson = (value: unknown): string =>
  JSON.stringify(value, (_key, inner: unknown) =>
    isRecord(inner)
      ? Object.fromEntries(Object.entries(inner).toSorted(([a], [b]) => (a < b ? -1 : 1)))
      : inner,
  );
