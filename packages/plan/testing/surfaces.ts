// Points of surfaces for tests, the same ones in every run.
import type { Point } from '../src/geometry/point.ts';

/** Numbers between 0 and 1 that a seed determines: Lehmer's generator. */
export function random(seed: number): () => number {
  let state = seed * 16807 + 1;
  return () => {
    state = (state * 48_271) % 2_147_483_647;
    return state / 2_147_483_647;
  };
}

/** Places in a rectangle with a corner at the origin. */
export function scattered(count: number, width: number, height: number, seed = 1): Point[] {
  const next = random(seed);
  return Array.from({ length: count }, () => ({ x: next() * width, y: next() * height }));
}
