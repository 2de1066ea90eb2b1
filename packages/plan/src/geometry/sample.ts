// Takes a sample of a long list, where looking at all of its entries would take too long.

const maxEntries = 100;

/** At most a hundred entries, evenly spaced, the first one included. */
export function sample<T>(all: readonly T[]): readonly T[] {
  const step = Math.ceil(all.length / maxEntries);
  return step <= 1 ? all : all.filter((_, i) => i % step === 0);
}
