// What is said of the sizes of a lot's edges that cannot be.
import { lotFromOutline } from '@homeplot/plan/lot';
import { lotEdgeRows } from '@homeplot/plan/lotEdges';
import { expect, test } from 'vitest';
import { readEdgeLength, shortRadiusProblem } from './lotEdgeText.ts';

const corners = [
  { x: 0, y: 0, bulge: 0.2 },
  { x: 30, y: 40 },
  { x: 0, y: 80 },
];

test('the message about a short radius says which is the shortest', () => {
  const lot = { id: 'l', type: 'lot', order: 'a0', ...lotFromOutline(corners) };
  const [curve] = lotEdgeRows(lot);
  expect(curve && shortRadiusProblem(curve, 'decimal-feet')).toBe(
    "The radius must be at least half the chord: 25.00'.",
  );
});

test.each([
  ['0', 'An edge must be longer than 0.'],
  ['600000', 'An edge can be at most 500,000 feet long.'],
  ['far', "'far' isn't a length."],
])('the length %s is refused with the reason', (typed, problem) => {
  expect(readEdgeLength(typed, 'decimal-feet')).toMatchObject({
    problem: expect.stringContaining(problem) as string,
  });
});
