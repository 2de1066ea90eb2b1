// A sample of the coordinates of a parcel file, spread over its features.
import type { RawFeature } from './features.ts';

const maxSample = 200;

/** The first coordinates of some features. */
export function sampleOf(features: readonly RawFeature[]): (readonly [number, number])[] {
  const sample: (readonly [number, number])[] = [];
  const step = Math.max(1, Math.floor(features.length / maxSample));
  for (let at = 0; at < features.length; at += step) {
    const found = firstPosition(features[at]?.geometry, 0);
    if (found !== undefined) sample.push(found);
  }
  return sample;
}

function firstPosition(value: unknown, depth: number): readonly [number, number] | undefined {
  if (depth > 12 || typeof value !== 'object' || value === null) return undefined;
  if (Array.isArray(value)) {
    const [x, y] = value as readonly unknown[];
    return typeof x === 'number' && typeof y === 'number' ? [x, y] : firstPosition(x, depth + 1);
  }
  const { coordinates, geometries } = value as { coordinates?: unknown; geometries?: unknown };
  return firstPosition(coordinates ?? geometries, depth + 1);
}
