// What is said of the sizes of a lot's edges that cannot be.
import { lotFromOutline } from '@homeplot/plan/lot';
import { lotEdgeRows } from '@homeplot/plan/lotEdges';
import { expect, test } from 'vitest';
import { moreEdgesText, readEdgeLength, shortRadiusProblem } from './lotEdgeText.ts';

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
  ['far', "“far” isn't a length."],
])('the length %s is refused with the reason', (typed, problem) => {
  expect(readEdgeLength(typed, 'decimal-feet')).toMatchObject({
    problem: expect.stringContaining(problem) as string,
  });
});

test('the button for the hidden edges promises all of them only if it shows all', () => {
  expect(moreEdgesText(28, 40)).toBe('Show all 40 edges');
  expect(moreEdgesText(100, 212)).toBe('Show all 212 edges');
  expect(moreEdgesText(1188, 1200)).toBe('Show 100 more of 1,200 edges');
});
