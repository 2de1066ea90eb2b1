import { expect, test } from 'vitest';
import { rectangle, traced } from '../../../testing/testSite.ts';
import { kindOf } from '../index.ts';

const lettering = { labelHeight: 2, units: 'feet-inches', north: 0 } as const;

/** Where the depth of a pool is written first. */
function depthAt(tall: number, status: string): number | undefined {
  const pool = traced('pool', 'pool', rectangle(0, 0, 40, tall), { status });
  const places = (kindOf(pool).labels?.list(pool, lettering) ?? []).flatMap(
    (label) => label.places().next().value ?? [],
  );
  return places.flatMap(({ texts }) => texts).find(({ content }) => content.includes('deep'))?.at.y;
}

test('the depth of a pool is below its name, and in the middle where it has none', () => {
  expect(depthAt(20, 'proposed')).toBeGreaterThan(depthAt(20, 'existing') ?? Infinity);
  // A pool as narrow as this has no name.
  expect(depthAt(5, 'existing')).toBeDefined();
  expect(depthAt(5, 'proposed')).toBe(depthAt(5, 'existing'));
});
