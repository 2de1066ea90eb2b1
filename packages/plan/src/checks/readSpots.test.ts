// Spots that were read from the ground, and what is said when it has changed.
import { expect, test } from 'vitest';
import { planOf, thing } from '../../testing/testSite.ts';
import { registerLateKinds } from '../kinds/lateKinds.ts';
import type { PlanObject } from '../objects/kind.ts';
import { applyChanges } from '../plan/plan.ts';
import { Checks } from './checks.ts';

registerLateKinds();

const spot = (id: string, x: number, y: number, elevation: number, more: object = {}): PlanObject =>
  thing('spotElevation', id, { x, y, elevation, assumed: undefined, ...more });
const falling = [
  spot('a', 0, 0, 104),
  spot('b', 100, 0, 100),
  spot('c', 100, 80, 100),
  spot('d', 0, 80, 104),
];
const readSpots = (checks: Checks) => checks.findings.filter(({ id }) => id.endsWith(' read'));

test('a spot that was read from the ground says when that has changed, and is written anew by its remedy', () => {
  const plan = planOf([...falling, spot('e', 50, 40, 102, { basis: 'ground' })]);
  expect(readSpots(Checks.of(plan))).toEqual([]);
  applyChanges(
    plan,
    [spot('a', 0, 0, 106), spot('d', 0, 80, 106)].map((put) => ({ put })),
  );
  const [finding] = readSpots(Checks.of(plan));
  expect(finding?.sentence).toBe('A spot elevation says 102, but the ground there is 103 now.');
  expect(finding?.remedy?.title).toBe('Write 103');
  applyChanges(plan, finding?.remedy?.changes(plan) ?? []);
  expect(plan.objects.get('e')).toMatchObject({ elevation: 103, basis: 'ground' });
  expect(readSpots(Checks.of(plan))).toEqual([]);
});
