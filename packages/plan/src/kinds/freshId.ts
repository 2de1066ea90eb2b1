// Makes ids unique: if two objects in a file have the same id, the second one gets a number.

/** The ids in use, each with the first number to try for its next duplicate. */
export type TakenIds = Map<string, number>;

/** Characters of an id that are kept before a number, so that the result isn't too long for a file. */
const stemLength = 180;

/** The wished id if it is free, else the first free one of `wished-2`, `wished-3` and so on. It is added to `taken`. */
export function freshId(wished: string, taken: TakenIds): string {
  if (!taken.has(wished)) {
    taken.set(wished, 2);
    return wished;
  }
  const stem = wished.slice(0, stemLength);
  let n = taken.get(stem) ?? 2;
  while (taken.has(`${stem}-${n}`)) n += 1;
  const fresh = `${stem}-${n}`;
  taken.set(stem, n + 1);
  taken.set(fresh, 2);
  return fresh;
}
