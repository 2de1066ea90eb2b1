import { expect, test } from 'vitest';
import { TestDriver } from '../../testing/testDriver.ts';
import { tapeTool } from '../tools/tape.ts';
import { lotSide, setTape, solveTapes, tapesOf } from './tapes.ts';

// From top to bottom, the first of the two places by the circles alone is on the other side than from bottom to top.
test.each([
  [0, 100, 36],
  [100, 0, 64],
])('of two places that fit, the one inside the lot is first', (from, to, y) => {
  const driver = new TestDriver().rectangle([10, 0], [160, 100]).pick('tape').click(10, from).click(10, to);
  const { editor } = driver;
  setTape(editor, 0, 60);
  setTape(editor, 1, 80);
  const { points } = solveTapes(tapesOf(editor), editor.plan);
  expect(points).toMatchObject([
    { x: expect.closeTo(58, 6) as unknown, y: expect.closeTo(y, 6) as unknown },
    { x: expect.closeTo(-38, 6) as unknown, y: expect.closeTo(y, 6) as unknown },
  ]);
  expect(editor.hand.stateOf(tapeTool)?.found).toEqual(points);
  expect(points.map((at) => lotSide(editor.plan, at))).toEqual(['inside the lot', 'outside the lot']);
});

test('without a lot, no place is inside or outside of it', () => {
  expect(lotSide(new TestDriver().editor.plan, { x: 0, y: 0 })).toBeUndefined();
});
