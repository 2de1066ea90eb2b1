import { expect, test } from 'vitest';
import { flatten, flattenForText, lineAlong } from './flatten.ts';
import { perimeterOf } from './outline.ts';

const arcs = (count: number) => ({
  vertices: Array.from({ length: count }, (_, i) => ({ x: (i * 37) % 600, y: (i * 91) % 601, bulge: 9 })),
  closed: true,
});

test('room for text is looked for on a bounded number of corners, however many arcs a path has', () => {
  expect(flattenForText(arcs(2000), 0.01).length).toBeLessThanOrEqual(8000);
  expect(flattenForText(arcs(400), 0.01).length).toBeLessThanOrEqual(4000);
});

test('a path of a few arcs has as many corners as anywhere else', () => {
  expect(flattenForText(arcs(20), 0.01)).toEqual(flatten(arcs(20), 0.01));
});

test('the points of an arc make a path of straight lines, which a closed path brings back to its start', () => {
  const circle = { vertices: [-1, 1].map((x) => ({ x, y: 0, bulge: 1 })), closed: true };
  const line = lineAlong(circle);
  expect(line.at(-1)).toEqual(line[0]);
  const length = perimeterOf({ vertices: line, closed: false });
  expect(length).toBeLessThan(2 * Math.PI);
  expect(length).toBeGreaterThan(2 * Math.PI * 0.98);
});
