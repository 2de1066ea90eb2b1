// The nearest of several things, as pointers ask for it everywhere.

/** The one that is least away, and no further than within; of those that are equally far the first. */
export function nearestOf<One>(
  all: Iterable<One>,
  awayOf: (one: One) => number,
  within = Infinity,
): One | undefined {
  let nearest: One | undefined;
  let least = Infinity;
  for (const one of all) {
    const away = awayOf(one);
    if (away <= within && away < least) [nearest, least] = [one, away];
  }
  return nearest;
}
