import { describe, expect, test } from 'vitest';
import type { Path } from '../pen/pen.ts';
import { nearestPlaces } from './nearestPlaces.ts';

const closed = (vertices: Path['vertices']): Path => ({ vertices, closed: true });
const rectangle = (left: number, top: number, right: number, bottom: number): Path['vertices'] => [
  { x: left, y: top },
  { x: right, y: top },
  { x: right, y: bottom },
  { x: left, y: bottom },
];
const house = closed(rectangle(35, 45, 65, 75));
/** Of 10 ft about x, y, in two arcs. */
const circle = (x: number, y: number) =>
  closed([
    { x: x - 10, y, bulge: 1 },
    { x: x + 10, y, bulge: 1 },
  ]);

describe('the nearest points of two outlines', () => {
  test('are corners, or a corner and the wall before it', () => {
    expect(nearestPlaces(closed(rectangle(85, 16, 95, 24)), house)).toEqual([
      { x: 85, y: 24 },
      { x: 65, y: 45 },
    ]);
    expect(nearestPlaces(house, closed(rectangle(0, 50, 10, 60)))?.map(({ x }) => x)).toEqual([35, 10]);
  });

  test('are on the line of the centers of two round ones', () => {
    const [from, to] = nearestPlaces(circle(0, 0), circle(30, 40)) ?? [];
    expect(from?.x).toBeCloseTo(6, 3);
    expect(from?.y).toBeCloseTo(8, 3);
    expect(Math.hypot((to?.x ?? 0) - (from?.x ?? 0), (to?.y ?? 0) - (from?.y ?? 0))).toBeCloseTo(30, 5);
  });
});
