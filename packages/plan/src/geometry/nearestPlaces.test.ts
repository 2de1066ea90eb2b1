import { describe, expect, test } from 'vitest';
import type { Path } from './pen.ts';
import { nearestPlaces } from './nearestPlaces.ts';
import { type Shape, shapeOf } from './pathDistance.ts';

const closed = (vertices: Path['vertices']): Shape => shapeOf({ vertices, closed: true });
const rectangle = (left: number, top: number, right: number, bottom: number): Shape =>
  closed([
    { x: left, y: top },
    { x: right, y: top },
    { x: right, y: bottom },
    { x: left, y: bottom },
  ]);
const house = rectangle(35, 45, 65, 75);
/** Of 10 ft about x, y, in two arcs. */
const circle = (x: number, y: number): Shape =>
  closed([
    { x: x - 10, y, bulge: 1 },
    { x: x + 10, y, bulge: 1 },
  ]);

describe('the nearest places of two outlines', () => {
  test('are corners of those that stand aside of each other', () => {
    expect(nearestPlaces(rectangle(85, 16, 95, 24), house)).toMatchObject({
      from: { x: 85, y: 24 },
      to: { x: 65, y: 45 },
    });
  });

  test('of parallel walls are in the middle of the stretch along which they face each other, or at a share of it', () => {
    const shed = rectangle(0, 50, 10, 60);
    expect(nearestPlaces(house, shed)).toEqual({ feet: 25, from: { x: 35, y: 55 }, to: { x: 10, y: 55 } });
    expect(nearestPlaces(shed, house, 0.2)).toMatchObject({ feet: 25, from: { x: 10, y: 52 } });
  });

  test('of two round ones are on the line of their centers, exactly', () => {
    const { feet, from } = nearestPlaces(circle(0, 0), circle(30, 40));
    expect(feet).toBeCloseTo(30, 9);
    expect(from.x).toBeCloseTo(6, 9);
    expect(from.y).toBeCloseTo(8, 9);
  });

  test('are where they meet, and then no feet apart', () => {
    expect(nearestPlaces(house, rectangle(65, 50, 80, 60)).feet).toBe(0);
  });
});
