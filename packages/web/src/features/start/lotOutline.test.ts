import { distance } from '@homeplot/plan/point';
import { describe, expect, test } from 'vitest';
import { outlineOfTapes } from './lotOutline.ts';

describe('the outline of a taped lot', () => {
  test('has the sides and the diagonal that were taped, with the front at the bottom', () => {
    const taped = { front: 50, right: 118, rear: 46, left: 121, diagonal: 129.5 };
    const outline = outlineOfTapes(taped, 'feet-inches');
    if (!outline.ok) throw new Error(outline.problem);
    const [rearLeft, rearRight, frontRight, frontLeft] = outline.corners;
    if (!rearLeft || !rearRight || !frontRight || !frontLeft) throw new Error('A lot has four corners.');
    expect(distance(frontLeft, frontRight)).toBeCloseTo(50, 9);
    expect(distance(frontRight, rearRight)).toBeCloseTo(118, 9);
    expect(distance(rearRight, rearLeft)).toBeCloseTo(46, 9);
    expect(distance(rearLeft, frontLeft)).toBeCloseTo(121, 9);
    expect(distance(frontLeft, rearRight)).toBeCloseTo(129.5, 9);
    expect(Math.max(rearLeft.y, rearRight.y)).toBeLessThan(frontLeft.y);
    expect(rearLeft.x).toBeLessThan(rearRight.x);
  });

  test('is a rectangle without a diagonal if opposite sides are equal, and asks for the diagonal otherwise', () => {
    const square = { front: 50, right: 120, rear: 50, left: 120 };
    expect(outlineOfTapes(square, 'feet-inches')).toMatchObject({
      corners: [
        { x: 0, y: 0 },
        { x: 50, y: 0 },
        { x: 50, y: 120 },
        { x: 0, y: 120 },
      ],
    });
    const wider = outlineOfTapes({ ...square, rear: 48 }, 'feet-inches');
    expect(wider.ok ? '' : wider.problem).toContain('Measure the diagonal too');
  });

  test('says which lengths do not meet, and by how much', () => {
    const taped = { front: 50, right: 120, rear: 50, left: 120, diagonal: 175 };
    expect(outlineOfTapes(taped, 'feet-inches')).toEqual({
      ok: false,
      problem: `The front, right side and diagonal can't meet: they're off by 5'. Measure them again.`,
    });
  });
});
