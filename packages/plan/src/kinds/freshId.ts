// Ids that are unique among those given out: of two namesakes in a file the second gets a number.

/** The ids given out, each with the number that its next namesake tries first. */
export type TakenIds = Map<string, number>;

/** The wished id where it is free, else the first free of `wished-2`, `wished-3` ...; from now on it is taken. */
export function freshId(wished: string, taken: TakenIds): string {
  let fresh = wished;
  let n = taken.get(wished) ?? 2;
  while (taken.has(fresh)) {
    fresh = `${wished}-${n}`;
    n += 1;
  }
  taken.set(wished, n);
  if (fresh !== wished) taken.set(fresh, 2);
  return fresh;
}
