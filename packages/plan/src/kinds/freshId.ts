// Ids that are unique among those given out: of two namesakes in a file the second gets a number.

/** The ids given out, each with the number that its next namesake tries first. */
export type TakenIds = Map<string, number>;

/** Letters of an id that are kept before a number, so that numbered ids stay within what a file may have. */
const stemLength = 180;

/** The wanted id if it is free, else the first free one of `wanted-2`, `wanted-3` ...; it counts as taken from then on. */
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
