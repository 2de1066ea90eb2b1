// Makes ids unique: if two objects in a file have the same id, the second one gets a number.

/** The ids in use, each with the first number to try for its next duplicate. */
export type TakenIds = Map<string, number>;

/** Ids in use, without duplicates. */
export const takenIds = (ids: Iterable<string>): TakenIds => new Map(Array.from(ids, (id) => [id, 2]));

/** Characters of an id that are kept before a number, so that the result isn't too long for a file. */
const stemLength = 180;

/** Returns the wanted id if it is free, otherwise the first free one of `wanted-2`, `wanted-3` and so on, and adds it to `taken`. */
export function freshId(wanted: string, taken: TakenIds): string {
  if (!taken.has(wanted)) {
    taken.set(wanted, 2);
    return wanted;
  }
  const stem = wanted.slice(0, stemLength);
  let n = taken.get(stem) ?? 2;
  while (taken.has(`${stem}-${n}`)) n += 1;
  const fresh = `${stem}-${n}`;
  taken.set(stem, n + 1);
  taken.set(fresh, 2);
  return fresh;
}
