// Values of a file of which nothing is known yet.
import { planLimits } from './planLimits.ts';

export type FileRecord = Record<string, unknown>;

export const isRecord = (value: unknown): value is FileRecord =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export const tooDeep = `it is nested more than ${planLimits.levels} levels deep`;

/** Beyond some thousands of levels JSON can be read but no longer written. */
export const isTooDeep = (value: unknown, levels: number = planLimits.levels): boolean =>
  typeof value === 'object' &&
  value !== null &&
  (levels === 0 || Object.values(value).some((inner) => isTooDeep(inner, levels - 1)));

/**
 * The first number in a value that no double can hold, as 1e400, with the fields that lead to it: it would be written as
 * null. undefined where there is none. Not for what is too deep.
 */
export function endlessNumberIn(
  value: unknown,
): { readonly at: string; readonly number: number } | undefined {
  if (typeof value === 'number') return Number.isFinite(value) ? undefined : { at: '', number: value };
  if (typeof value !== 'object' || value === null) return undefined;
  for (const [key, inner] of Object.entries(value)) {
    const found = endlessNumberIn(inner);
    if (found) return { ...found, at: `${key.slice(0, 40)}${found.at && '.'}${found.at}` };
  }
  return undefined;
}

export const endless = 'it has to be a number below 1.8e308';

/** What a value is, in words for a message, never long. */
export function describe(value: unknown): string {
  if (value === undefined) return 'missing';
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'a list';
  if (typeof value === 'object') return 'an object';
  if (typeof value === 'string')
    return value.length > 40 ? `the text "${value.slice(0, 40)}..."` : `the text "${value}"`;
  return typeof value === 'number' || typeof value === 'boolean' ? String(value) : `a ${typeof value}`;
}
