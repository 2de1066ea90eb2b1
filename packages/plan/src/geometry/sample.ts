// A part of a long list, for tests whose cost grows with it.

/** At most so many entries, evenly spaced, the first one included. */
export function sample<T>(all: readonly T[], count: number): readonly T[] {
  const step = Math.ceil(all.length / count);
  return step <= 1 ? all : all.filter((_, i) => i % step === 0);
}
