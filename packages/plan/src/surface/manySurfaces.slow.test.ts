// The way of water on sixty surfaces, and the largest ground that a plan may have.
import { expect, test } from 'vitest';
import { random, roughSurface, scattered, walkDown } from '../../testing/surfaces.ts';
import { distance } from '../geometry/point.ts';
import { contoursOf } from './contours.ts';
import { flowFrom } from './flow.ts';
import { makeSurface } from './makeSurface.ts';
import { elevationAt } from './surface.ts';

test('on 60 surfaces, water goes where a walk in small steps down the slope goes', () => {
  const next = random(77);
  for (let seed = 1; seed <= 60; seed += 1) {
    const surface = roughSurface(seed, 80);
    const start = { x: 10 + next() * 80, y: 10 + next() * 80 };
    const end = flowFrom(surface, start)?.points.at(-1) ?? start;
    const passed = Math.min(...walkDown(surface, start).map((at) => distance(at, end)));
    expect(passed, `surface ${seed}`).toBeLessThan(0.2);
  }
});

test('50,000 points make a surface that is exact at each of them, with contours', () => {
  const points = scattered(50_000, 2000, 2000).map(({ x, y }) => ({
    x,
    y,
    z: 100 + Math.sin(x / 90) * 8 + y / 100,
  }));
  const surface = makeSurface(points);
  for (const point of points.filter((_, i) => i % 500 === 0))
    expect(elevationAt(surface, point)).toBeCloseTo(point.z, 6);
  expect(contoursOf(surface, 1).length).toBeGreaterThan(20);
});
