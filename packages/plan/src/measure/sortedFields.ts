// Records with their fields in alphabetical order.

/** A JSON text, the same for equal values. Fields without a value are left out. */
export const canonicalText = (value: unknown): string => JSON.stringify(withSortedFields(value));

/** A value with the fields of all its records by name, so that equal values are equal texts however they came about. */
export function withSortedFields(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withSortedFields);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).map(([field, inner]) => [field, withSortedFields(inner)] as const);
  return Object.fromEntries(entries.toSorted(([a], [b]) => (a < b ? -1 : 1)));
}
