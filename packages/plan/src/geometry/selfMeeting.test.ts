// Outlines that meet themselves, and those that do not.
import { assert, double, property } from 'fast-check';
import { describe, expect, test } from 'vitest';
import { moveVertices, turning } from './motion.ts';
import { selfMeetings } from './selfMeeting.ts';

const path = (...corners: readonly (readonly [number, number, number?])[]) => ({
  vertices: corners.map(([x, y, bulge]) => (bulge ? { x, y, bulge } : { x, y })),
  closed: true,
});

describe('an outline', () => {
  test.each([
    ['a rectangle', path([0, 0], [40, 0], [40, 30], [0, 30])],
    ['a triangle', path([0, 0], [40, 0], [40, 30])],
    ['one with a notch', path([0, 0], [40, 0], [40, 30], [20, 5], [0, 30])],
    [
      'one with a curve that runs on from an edge',
      path([0, 0], [40, 0, 0.4142], [50, 10], [50, 40], [0, 40]),
    ],
    ['a circle of two halves and a bit', path([0, 0, 1], [10, 0, 0.4142], [5, 5, 0.4142])],
  ])('%s meets itself nowhere', (_, outline) => {
    expect(selfMeetings(outline)).toEqual([]);
  });

  test('a bow tie crosses where its edges do', () => {
    expect(selfMeetings(path([0, 0], [40, 30], [40, 0], [0, 30]))).toEqual([
      { edges: [0, 2], at: { x: 20, y: 15 } },
    ]);
  });

  test('every two edges that cross are told of, in their order', () => {
    const star = path([0, 0], [10, 30], [20, 0], [-5, 20], [25, 20]);
    const crossing = selfMeetings(star).map(({ edges }) => edges);
    expect(crossing).toEqual([
      [0, 2],
      [0, 3],
      [1, 3],
      [1, 4],
      [2, 4],
    ]);
  });

  test('a curve that bulges through another edge crosses it', () => {
    expect(selfMeetings(path([0, 0], [40, 0], [40, 10, 1], [0, 10]))).toEqual([]);
    expect(selfMeetings(path([0, 0], [40, 0], [40, 10, -1], [0, 10]))[0]?.edges).toEqual([0, 2]);
  });

  test('a corner that lies on another edge touches it', () => {
    const touching = selfMeetings(path([0, 0], [40, 0], [40, 30], [20, 0], [0, 30]));
    expect(touching[0]?.at).toEqual({ x: 20, y: 0 });
  });

  test('an edge that goes back over the one before lies on it', () => {
    expect(selfMeetings(path([0, 0], [40, 0], [20, 0], [20, 30]))[0]?.edges).toEqual([0, 1]);
    expect(selfMeetings(path([0, 0], [40, 0], [40, 30], [40, 0], [0, -30]))).not.toEqual([]);
  });

  test('the same edge twice lies on itself', () => {
    const twice = path([0, 0], [40, 0], [40, 30], [0, 0], [40, 0], [20, -30]);
    expect(selfMeetings(twice)[0]?.edges).toContain(0);
  });
});

test('a rectangle with its corners rounded meets itself nowhere, however it is turned', () => {
  const feet = double({ min: 0.5, max: 90, noNaN: true });
  const turn = double({ min: 0, max: 360, noNaN: true });
  assert(
    property(feet, feet, feet, turn, (width, height, radius, degrees) => {
      const quarter = Math.SQRT2 - 1;
      const [right, bottom] = [width + radius, height + radius];
      const rounded = path(
        [radius, 0],
        [right, 0, quarter],
        [right + radius, radius],
        [right + radius, bottom, quarter],
        [right, bottom + radius],
        [radius, bottom + radius, quarter],
        [0, bottom],
        [0, radius, quarter],
      );
      const vertices = moveVertices(rounded.vertices, turning({ x: 1000, y: -700 }, degrees));
      expect(selfMeetings({ vertices, closed: true })).toEqual([]);
    }),
  );
});

test('an outline of two thousand corners is looked through at once', () => {
  const vertices = Array.from({ length: 2000 }, (_, i) => {
    const angle = (i / 2000) * 2 * Math.PI;
    const radius = 200 + (i % 2) * 5;
    return { x: radius * Math.cos(angle), y: radius * Math.sin(angle) };
  });
  expect(selfMeetings({ vertices, closed: true })).toEqual([]);
});
