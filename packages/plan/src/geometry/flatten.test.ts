import { expect, test } from 'vitest';
import { flatten, flattenForText } from './flatten.ts';

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
