// Outlines that cross or touch themselves, and outlines that do not.
import { assert, double, property } from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Path } from './pen.ts';
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
    ['an outline with a notch', path([0, 0], [40, 0], [40, 30], [20, 5], [0, 30])],
    ['an outline with a tangent curve', path([0, 0], [40, 0, 0.4142], [50, 10], [50, 40], [0, 40])],
    ['an outline of three arcs', path([0, 0, 1], [10, 0, 0.4142], [5, 5, 0.4142])],
  ])('%s does not meet itself', (_, outline) => {
    expect(selfMeetings(outline)).toEqual({ found: [], more: false });
  });

  test('a bow tie crosses itself where its edges cross', () => {
    expect(selfMeetings(path([0, 0], [40, 30], [40, 0], [0, 30])).found).toEqual([
      { edges: [0, 2], at: { x: 20, y: 15 } },
    ]);
  });

  test('all pairs of crossing edges are found, in order', () => {
    const star = path([0, 0], [10, 30], [20, 0], [-5, 20], [25, 20]);
    const crossing = selfMeetings(star).found.map(({ edges }) => edges);
    expect(crossing).toEqual([
      [0, 2],
      [0, 3],
      [1, 3],
      [1, 4],
      [2, 4],
    ]);
  });

  test('a curve that bulges through another edge crosses it', () => {
    expect(selfMeetings(path([0, 0], [40, 0], [40, 10, 1], [0, 10])).found).toEqual([]);
    expect(selfMeetings(path([0, 0], [40, 0], [40, 10, -1], [0, 10])).found[0]?.edges).toEqual([0, 2]);
  });

  test('a corner on another edge is a meeting', () => {
    const touching = selfMeetings(path([0, 0], [40, 0], [40, 30], [20, 0], [0, 30]));
    expect(touching.found[0]?.at).toEqual({ x: 20, y: 0 });
  });

  test('an edge that runs back over the previous one is a meeting', () => {
    expect(selfMeetings(path([0, 0], [40, 0], [20, 0], [20, 30])).found[0]?.edges).toEqual([0, 1]);
    expect(selfMeetings(path([0, 0], [40, 0], [40, 30], [40, 0], [0, -30])).found).not.toEqual([]);
  });

  test('a repeated edge is a meeting', () => {
    const twice = path([0, 0], [40, 0], [40, 30], [0, 0], [40, 0], [20, -30]);
    expect(selfMeetings(twice).found[0]?.edges).toContain(0);
  });
});

test('a rounded rectangle does not meet itself at any rotation', () => {
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
      expect(selfMeetings({ vertices, closed: true }).found).toEqual([]);
    }),
  );
});

test('an outline of two thousand corners is searched completely', () => {
  const vertices = Array.from({ length: 2000 }, (_, i) => {
    const angle = (i / 2000) * 2 * Math.PI;
    const radius = 200 + (i % 2) * 5;
    return { x: radius * Math.cos(angle), y: radius * Math.sin(angle) };
  });
  expect(selfMeetings({ vertices, closed: true }).found).toEqual([]);
});

describe('an outline of very many edges', () => {
  const zigzag = (count: number, angle: number) => {
    const teeth = Array.from({ length: count }, (_, i) => ({ x: i, y: i % 2 === 0 ? 0 : 1000 }));
    const vertices = [...teeth, { x: count, y: -10 }, { x: 0, y: -10 }];
    return { vertices: moveVertices(vertices, turning({ x: 0, y: 0 }, angle)), closed: true };
  };
  const star = (count: number) => ({
    vertices: Array.from({ length: count }, (_, i) => {
      const angle = (i * Math.PI * (count - 1)) / count;
      return { x: 100 * Math.cos(angle), y: 100 * Math.sin(angle) };
    }),
    closed: true,
  });

  /** A square spiral, rotated so that the boxes of its edges overlap in every sweep direction. */
  const spiral = (count: number) => {
    const ring = (i: number): number => (count - i) * (i % 4 < 2 ? 1 : -1);
    const vertices = Array.from({ length: count }, (_, i) => ({ x: ring(i + 1), y: ring(i) }));
    return { vertices: moveVertices(vertices, turning({ x: 0, y: 0 }, 22.5)), closed: false };
  };
  /** Number of reads of vertices in a search. */
  function vertexReads({ vertices, closed }: Path): number {
    let reads = 0;
    const counted = vertices.map(({ x, y }) => ({
      get x() {
        reads += 1;
        return x;
      },
      y,
    }));
    selfMeetings({ vertices: counted, closed });
    return reads;
  }

  test.each([0, 30, 45, 90, 200])(
    'is searched to the end if its edges are long and side by side at %d degrees',
    (angle) => {
      expect(selfMeetings(zigzag(2000, angle))).toEqual({ found: [], more: false });
    },
  );

  test('is searched only until enough meetings are found', () => {
    const { found, more } = selfMeetings(star(1999), 20);
    expect(found).toHaveLength(20);
    expect(more).toBe(true);
  });

  test.each([star, spiral])('is searched in linear time', (shape) => {
    const [once, twice] = [500, 1000].map((count) => vertexReads(shape(count)));
    expect(twice).toBeLessThan(2.5 * (once ?? 0));
  });
});
