// For tests and measurements: a lot of two hundred corners with a house, and a shed that looks for a place.
import type { PlanObject } from '../src/objects/kind.ts';
import type { MutablePlan } from '../src/plan/plan.ts';
import { lotOf } from './testLots.ts';
import { boxed, packOf, planOf } from './testSite.ts';

const count = 200;
const corners = Array.from({ length: count }, (_, i) => {
  const out = 90 + ((i * 7919) % 13);
  const angle = (i / count) * 2 * Math.PI;
  return { x: out * Math.cos(angle), y: out * Math.sin(angle) };
});
const nameOf = (i: number): string => (i < 50 ? 'front' : i < 100 || i >= 150 ? 'side' : 'rear');

export const placedShed: PlanObject = boxed('shed', 'shed', { x: 50, y: 50 }, 12, 20);

export const planOfManyCorners = (): MutablePlan =>
  planOf(
    [
      lotOf(
        corners,
        corners.map((_, i) => ({ name: nameOf(i) })),
      ),
      boxed('house', 'house', { x: 10, y: 10 }, 30, 24, { rotation: 12 }),
      placedShed,
    ],
    packOf({ setbacks: { front: 20, side: 5, rear: 10 }, separations: { buildings: 6 } }),
  );
