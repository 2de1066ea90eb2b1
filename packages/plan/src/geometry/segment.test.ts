// Properties of arcs and segments.
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { distance, type Point } from './point.ts';
import {
  arcCovers,
  bulgeArc,
  distanceToArc,
  distanceToSegment,
  nearestFraction,
  pointAlong,
  pointOnArc,
} from './segment.ts';

const coordinate = fc.double({ min: -500, max: 500, noNaN: true });
const point = fc.record({ x: coordinate, y: coordinate });
const apart = fc.tuple(point, point).filter(([a, b]) => distance(a, b) > 0.01);
const bulge = fc.double({ min: 0.01, max: 8, noNaN: true }).chain((size) => fc.constantFrom(size, -size));
const fraction = fc.double({ min: 0, max: 1, noNaN: true });

/** Less than 1 if the points are the same within rounding at that size. */
const gap = (a: Point, b: Point, size = 1): number => distance(a, b) / (1e-6 * Math.max(1, size));

describe('the arc of a bulge', () => {
  test('begins and ends at the ends of its segment', () => {
    fc.assert(
      fc.property(apart, bulge, ([a, b], bend) => {
        const arc = bulgeArc(a, b, bend);
        if (!arc) throw new Error('no arc');
        expect(gap(pointOnArc(arc, 0), a, arc.radius)).toBeLessThan(1);
        expect(gap(pointOnArc(arc, 1), b, arc.radius)).toBeLessThan(1);
      }),
    );
  });

  test('has a constant distance from its center', () => {
    fc.assert(
      fc.property(apart, bulge, fraction, ([a, b], bend, along) => {
        const arc = bulgeArc(a, b, bend);
        if (!arc) throw new Error('no arc');
        expect(distance(arc.center, pointOnArc(arc, along))).toBeCloseTo(arc.radius, 6);
        expect(distanceToArc(pointOnArc(arc, along), arc)).toBeLessThan(1e-6 * Math.max(1, arc.radius));
      }),
    );
  });

  test('sweeps four times the arctangent of the bulge, clockwise on the screen if positive', () => {
    const half = bulgeArc({ x: 0, y: 0 }, { x: 2, y: 0 }, 1);
    expect(half?.sweep).toBeCloseTo(Math.PI);
    expect(half?.radius).toBeCloseTo(1);
    // Clockwise from left to right passes above, where y is negative.
    expect(gap(half ? pointOnArc(half, 0.5) : { x: NaN, y: NaN }, { x: 1, y: -1 })).toBeLessThan(1);
    const back = bulgeArc({ x: 0, y: 0 }, { x: 2, y: 0 }, -1);
    expect(gap(back ? pointOnArc(back, 0.5) : { x: NaN, y: NaN }, { x: 1, y: 1 })).toBeLessThan(1);
  });

  test('has a sagitta of the bulge times half the chord', () => {
    fc.assert(
      fc.property(apart, bulge, ([a, b], bend) => {
        const arc = bulgeArc(a, b, bend);
        if (!arc) throw new Error('no arc');
        const chord = distance(a, b);
        const rise = distance(pointOnArc(arc, 0.5), pointAlong(a, b, 0.5));
        expect(Math.abs(rise - (Math.abs(bend) * chord) / 2)).toBeLessThan(1e-6 * Math.max(1, arc.radius));
      }),
    );
  });

  test('is undefined between a point and itself', () => {
    expect(bulgeArc({ x: 3, y: 4 }, { x: 3, y: 4 }, 0.5)).toBeUndefined();
  });

  test('covers the directions within its sweep and no others', () => {
    fc.assert(
      fc.property(apart, bulge, fc.double({ min: 0.01, max: 0.99, noNaN: true }), ([a, b], bend, along) => {
        const arc = bulgeArc(a, b, bend);
        if (!arc) throw new Error('no arc');
        expect(arcCovers(arc, arc.start + arc.sweep * along)).toBe(true);
        const rest = Math.sign(arc.sweep) * 2 * Math.PI - arc.sweep;
        expect(arcCovers(arc, arc.start - rest * along)).toBe(false);
      }),
    );
  });
});

describe('the distance to a segment', () => {
  test('is the distance to its nearest point', () => {
    fc.assert(
      fc.property(point, apart, fraction, (p, [a, b], along) => {
        const away = distanceToSegment(p, a, b);
        expect(away).toBeCloseTo(distance(p, pointAlong(a, b, nearestFraction(p, a, b))), 9);
        expect(away).toBeLessThanOrEqual(distance(p, pointAlong(a, b, along)) + 1e-9);
      }),
    );
  });

  test('of zero length is the distance to its point', () => {
    expect(distanceToSegment({ x: 3, y: 4 }, { x: 0, y: 0 }, { x: 0, y: 0 })).toBe(5);
  });
});
