// How often a piece of the picture is filled, and how soon the canvas draws what it has recorded.
import { expect, test } from 'vitest';
import { DrawingBudget } from './drawingBudget.ts';

const area = 1000;
const fill = { layer: 'test', fill: '#00ff00', stroke: '#000000' };
const detail = { layer: 'test', stroke: '#000000', weight: 0.1 };

test('after hundreds of layers of fills, paths have neither fills nor detail, and text and main lines stay', () => {
  const budget = new DrawingBudget(area);
  const drawn = Array.from({ length: 2000 }, () => {
    budget.begin();
    return budget.withAllowedFill(fill, area);
  });
  const filled = drawn.filter((style) => style.fill !== undefined).length;
  expect(filled).toBeGreaterThan(200);
  expect(filled).toBeLessThan(300);
  expect(drawn.at(-1)).toEqual({ layer: 'test', stroke: '#000000' });
  expect(budget.isSimplified).toBe(true);
  expect([budget.allows(detail), budget.allows({ ...detail, weight: 0.5 }), budget.allows()]).toEqual([
    false,
    true,
    true,
  ]);
});

test('a few layers of large fills are flushed together, and many are not', () => {
  const budget = new DrawingBudget(1e6);
  const after = (layers: number): number => {
    budget.unflushed = 0;
    for (let i = 0; i < layers; i += 1) budget.withAllowedFill(fill, 1e6);
    return budget.unflushed;
  };
  expect(after(10)).toBeLessThan(2500);
  expect(after(40)).toBeGreaterThan(2500);
});
