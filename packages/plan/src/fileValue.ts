// Values of a file of which nothing is known yet.

export type FileRecord = Record<string, unknown>;

export const isRecord = (value: unknown): value is FileRecord =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Levels of lists and objects within a field: beyond some thousands JSON can be read but no longer written. */
const depthLimit = 50;
export const tooDeep = `it is nested more than ${depthLimit} levels deep`;

export const isTooDeep = (value: unknown, levels = depthLimit): boolean =>
  typeof value === 'object' &&
  value !== null &&
  (levels === 0 || Object.values(value).some((inner) => isTooDeep(inner, levels - 1)));

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
