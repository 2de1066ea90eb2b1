// Fields of a file that this version doesn't know. They are kept and written back, except those that name a prototype.

type FileRecord = Readonly<Record<string, unknown>>;

export const isPrototypeKey = (key: string): boolean =>
  key === '__proto__' || key === 'constructor' || key === 'prototype';

/** The unknown fields of a record; undefined if there are none. */
export function unknownFields(
  record: FileRecord,
  isKnown: (field: string) => boolean,
): FileRecord | undefined {
  let extra: Record<string, unknown> | undefined;
  for (const field in record) {
    if (isKnown(field) || isPrototypeKey(field)) continue;
    extra ??= {};
    extra[field] = record[field];
  }
  return extra;
}
