// Points of surfaces for tests, the same ones in every run.
import { distance, type Point, polar } from '../src/geometry/point.ts';
import { makeSurface } from '../src/surface/makeSurface.ts';
import { elevationAt, gradientAt, type Surface } from '../src/surface/surface.ts';

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

export const surfaceOf = (places: readonly Point[], rise: (at: Point) => number): Surface =>
  makeSurface(places.map((at) => ({ ...at, z: rise(at) })));

/** Hills and hollows over a square of 100 ft, known at places along its border and at others. */
export function roughSurface(seed: number, count: number): Surface {
  const next = random(seed);
  const hills = Array.from({ length: 6 }, () => ({ x: next() * 100, y: next() * 100, high: next() * 8 - 4 }));
  const rise = ({ x, y }: Point): number =>
    100 +
    x * 0.1 +
    hills.reduce((sum, hill) => sum + hill.high * Math.exp(-distance(hill, { x, y }) / 25), 0);
  const along = Array.from({ length: 10 }, (_, i) => i * 10);
  const border = along.flatMap((at) => [
    { x: at, y: 0 },
    { x: 100, y: at },
    { x: 100 - at, y: 100 },
    { x: 0, y: 100 - at },
  ]);
  return surfaceOf([...border, ...scattered(count, 100, 100, seed + 1000)], rise);
}

/** A walk in small steps, each to the lowest place on a circle around the last. */
export function walkDown(surface: Surface, start: Point): Point[] {
  const walk = [start];
  let at = start;
  let step = 0.05;
  for (let steps = 0; steps < 20_000; steps += 1) {
    const from = at;
    const here = elevationAt(surface, from) ?? Infinity;
    const height = (angle: number): number => elevationAt(surface, polar(from, step, angle)) ?? Infinity;
    const rise = gradientAt(surface, from);
    if (!rise || step < 1e-4) break;
    if (height(Math.atan2(-rise.y, -rise.x)) === Infinity) {
      // The border is near.
      step /= 4;
      continue;
    }
    const turn = (2 * Math.PI) / 16;
    const angles = Array.from({ length: 16 }, (_, i) => i * turn);
    const rough = angles.reduce((best, angle) => (height(angle) < height(best) ? angle : best), 0);
    if (height(rough - turn) === Infinity || height(rough + turn) === Infinity) {
      step /= 4;
      continue;
    }
    let [low, high] = [rough - turn, rough + turn];
    while (high - low > 1e-4) {
      const third = (high - low) / 3;
      if (height(low + third) < height(high - third)) high -= third;
      else low += third;
    }
    const lowest = (low + high) / 2;
    if (!(height(lowest) < here)) break;
    at = polar(from, step, lowest);
    walk.push(at);
  }
  return walk;
}
