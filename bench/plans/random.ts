// Random numbers that are the same for the same seed on every machine.

export interface Random {
  /** A multiple of step from low to high. */
  between(low: number, high: number, step: number): number;
  pick<T>(from: readonly [T, ...T[]]): T;
  shuffled<T>(list: readonly T[]): T[];
}

export function seededRandom(seed: number): Random {
  const next = mulberry32(seed);
  const below = (count: number): number => Math.floor(next() * count);
  return {
    between: (low, high, step) => low + below(Math.floor((high - low) / step) + 1) * step,
    pick: (from) => from[below(from.length)] ?? from[0],
    shuffled(list) {
      const left = [...list];
      return list.flatMap(() => left.splice(below(left.length), 1));
    },
  };
}

/** Tommy Ettinger's 32-bit generator: numbers from 0 up to, but not including, 1. */
function mulberry32(seed: number): () => number {
  let state = seed | 0;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
