import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Path, Vertex } from './pen.ts';
import { chainsOf, smallestGap } from './chains.ts';
import { areaOf, perimeterOf, reversed } from './outline.ts';

const line = (...vertices: readonly Vertex[]): Path => ({ vertices, closed: false });
const at = (x: number, y: number, bulge?: number): Vertex => (bulge ? { x, y, bulge } : { x, y });

const square = [
  line(at(0, 0), at(10, 0)),
  line(at(10, 0), at(10, 10)),
  line(at(10, 10), at(0, 10)),
  line(at(0, 10), at(0, 0)),
];

describe('chains', () => {
  test('close single lines to an outline, in any order and direction', () => {
    const order = fc.shuffledSubarray([0, 1, 2, 3], { minLength: 4 });
    const turned = fc.array(fc.boolean(), { minLength: 4, maxLength: 4 });
    fc.assert(
      fc.property(order, turned, (numbers, backward) => {
        const lines = numbers.map((number) => {
          const one = square[number] ?? line();
          return backward[number] ? reversed(one) : one;
        });
        const [outline, ...more] = chainsOf(lines, 0.01);
        expect(more).toEqual([]);
        expect(outline).toMatchObject({ closed: true });
        expect(outline?.vertices).toHaveLength(4);
        expect(outline && areaOf(outline)).toBeCloseTo(100, 9);
      }),
    );
  });

  test('keep arcs, also of two that form a circle', () => {
    const [circle] = chainsOf([line(at(0, 0, 1), at(4, 0)), line(at(0, 0, -1), at(4, 0))], 0.01);
    expect(circle?.closed).toBe(true);
    expect(circle && areaOf(circle)).toBeCloseTo(4 * Math.PI, 9);
    const [run] = chainsOf([line(at(4, 0), at(9, 0)), line(at(4, 0, -1), at(0, 0))], 0.01);
    expect(run?.closed).toBe(false);
    expect(run && perimeterOf(run)).toBeCloseTo(5 + 2 * Math.PI, 9);
  });

  test('take ends within the tolerance as one, and name a larger gap instead of closing it', () => {
    const [first, ...rest] = square;
    const off = line(at(0, 0.005), at(9.996, 0));
    expect(chainsOf([off, ...rest], 0.01)).toMatchObject([{ closed: true }]);
    const open = chainsOf([line(at(0, 0), at(9.7, 0)), ...rest], 0.01);
    expect(open.map(({ closed, members }) => [closed, members.length])).toEqual([[false, 4]]);
    expect(smallestGap(open)?.feet).toBeCloseTo(0.3, 9);
    expect(first).toBeDefined();
  });

  test('end where three lines meet, but close an outline that another line touches', () => {
    const chains = chainsOf([...square, line(at(10, 10), at(20, 20))], 0.01);
    expect(chains.find(({ closed }) => closed)?.members.toSorted()).toEqual([0, 1, 2, 3]);
    expect(chains.find(({ closed }) => !closed)?.members).toEqual([4]);
    const crossing = [line(at(0, 0), at(5, 5)), line(at(5, 5), at(9, 5)), line(at(5, 5), at(9, 0))];
    expect(chainsOf(crossing, 0.01).map(({ members }) => members)).toEqual([[0], [1], [2]]);
  });

  test('leave closed paths as they are', () => {
    const closed = { vertices: square.flatMap(({ vertices }) => vertices.slice(0, 1)), closed: true };
    expect(chainsOf([closed], 0.01)).toEqual([{ ...closed, members: [0] }]);
  });
});
