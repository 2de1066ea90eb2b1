// An object as a record to compare: its fields in a file, without those that don't show on the plan, such as locks, groups,
// layers, where the shape comes from, and the drawing order.
import { isRecord } from '../measure/fileValue.ts';
import { kindOf } from '../kinds/index.ts';
import type { Convert, PlanObject } from '../objects/kind.ts';

/** Fields that identify an object, or that follow from others. */
const ignored: ReadonlySet<string> = new Set(['id', 'dimensions']);

/** squares: converts feet to the squares of a file. */
export function recordOf(object: PlanObject, squares: Convert): Readonly<Record<string, unknown>> {
  const { type, name, status, extra } = object;
  const fields = Object.entries(kindOf(object).toFile(object, squares)).filter(
    ([field]) => !ignored.has(field),
  );
  return {
    ...extra,
    type,
    ...(name === undefined ? {} : { name }),
    ...(status === undefined ? {} : { status }),
    ...Object.fromEntries(fields),
  };
}

/** Squares: files are rounded to millionths of a square, so a saved plan may differ from the open one by about that. */
const tolerance = 1e-5;

/** Whether two values of records are equal, numbers up to the rounding of files. */
export function isSame(a: unknown, b: unknown): boolean {
  if (typeof a === 'number' && typeof b === 'number') return Math.abs(a - b) <= tolerance;
  if (Array.isArray(a) && Array.isArray(b))
    return a.length === b.length && a.every((one, i) => isSame(one, b[i]));
  if (!isRecord(a) || !isRecord(b)) return a === b;
  return [...new Set([...Object.keys(a), ...Object.keys(b)])].every((field) => isSame(a[field], b[field]));
}
