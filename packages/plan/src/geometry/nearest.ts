// The nearest of several items.

/** The nearest item within maxDistance; the first of several equally near. */
export function nearestOf<One>(
  all: Iterable<One>,
  distanceOf: (one: One) => number,
  maxDistance = Infinity,
): One | undefined {
  let nearest: One | undefined;
  let least = Infinity;
  for (const one of all) {
    const distance = distanceOf(one);
    if (distance <= maxDistance && distance < least) [nearest, least] = [one, distance];
  }
  return nearest;
}
