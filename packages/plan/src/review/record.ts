// An object as a record for comparing: the fields of its file. What doesn't change what others see is left out: locks,
// groups, layers, where the shape comes from, and the drawing order.
import { isRecord } from '../measure/fileValue.ts';
import { kindOf } from '../kinds/index.ts';
import type { Convert, PlanObject } from '../objects/kind.ts';

/** Fields that identify an object, or follow from others. */
const dropped: ReadonlySet<string> = new Set(['id', 'dimensions']);

/** squares: converts the feet of its fields. */
export function recordOf(object: PlanObject, squares: Convert): Readonly<Record<string, unknown>> {
  const { type, name, status, extra } = object;
  const own = Object.entries(kindOf(object).toFile(object, squares)).filter(([field]) => !dropped.has(field));
  return {
    ...extra,
    type,
    ...(name === undefined ? {} : { name }),
    ...(status === undefined ? {} : { status }),
    ...Object.fromEntries(own),
  };
}

/** A file is rounded to millionths of a square, so that a plan that was saved differs so much from the one that is open. */
const tolerance = 1e-5;

/** Whether two values of records are equal, numbers as far as a file has them. */
export function isSame(a: unknown, b: unknown): boolean {
  if (typeof a === 'number' && typeof b === 'number') return Math.abs(a - b) <= tolerance;
  if (Array.isArray(a) && Array.isArray(b))
    return a.length === b.length && a.every((one, i) => isSame(one, b[i]));
  if (!isRecord(a) || !isRecord(b)) return a === b;
  return [...new Set([...Object.keys(a), ...Object.keys(b)])].every((field) => isSame(a[field], b[field]));
}
