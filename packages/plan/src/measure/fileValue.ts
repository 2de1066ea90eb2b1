// Checks and descriptions of untrusted values from a file.
import { planLimits } from './planLimits.ts';
import { withSeparators } from './units.ts';

export type FileRecord = Record<string, unknown>;

export const isRecord = (value: unknown): value is FileRecord =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export const tooDeep = `it is nested more than ${planLimits.depth} levels deep`;

export const tooManyValues = `it has too many values; the limit is ${withSeparators(planLimits.valuesOfOne)}`;

/** How many more values an object of the plan may have after this one; negative if it has too many itself. */
export function valuesLeft(value: unknown, left: number, levels: number = planLimits.depth): number {
  if (typeof value !== 'object' || value === null) return left;
  const inner: readonly unknown[] = Array.isArray(value) ? value : Object.values(value);
  let rest = left - inner.length;
  if (levels > 0)
    for (const one of inner) {
      if (rest < 0) return rest;
      rest = valuesLeft(one, rest, levels - 1);
    }
  return rest;
}

/** Nesting of several thousand levels can be parsed from JSON but not written. */
export const isTooDeep = (value: unknown, levels: number = planLimits.depth): boolean =>
  typeof value === 'object' &&
  value !== null &&
  (levels === 0 || Object.values(value).some((inner) => isTooDeep(inner, levels - 1)));

/**
 * The first number in a value that overflows a double, such as 1e400, with the path to it: it would be written as null.
 * Recursive, so check isTooDeep first.
 */
export function nonFiniteNumberIn(
  value: unknown,
): { readonly at: string; readonly number: number } | undefined {
  if (typeof value === 'number') return Number.isFinite(value) ? undefined : { at: '', number: value };
  if (typeof value !== 'object' || value === null) return undefined;
  for (const [key, inner] of Object.entries(value)) {
    const found = nonFiniteNumberIn(inner);
    if (found) return { ...found, at: `${key.slice(0, 40)}${found.at && '.'}${found.at}` };
  }
  return undefined;
}

export const mustBeFinite = 'it has to be a number below 1.8e308';

/** A short description of a value for a message. */
export function describe(value: unknown): string {
  if (value === undefined) return 'missing';
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'a list';
  if (typeof value === 'object') return 'an object';
  if (typeof value === 'string')
    return value.length > 40 ? `the text "${value.slice(0, 40)}..."` : `the text "${value}"`;
  return typeof value === 'number' || typeof value === 'boolean' ? String(value) : `a ${typeof value}`;
}
