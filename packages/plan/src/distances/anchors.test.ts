import { describe, expect, test } from 'vitest';
import { traced } from '../../testing/testSite.ts';
import type { PlanObject } from '../objects/kind.ts';
import { registerLateKinds } from '../kinds/lateKinds.ts';
import { anchorAfter, anchorAt, anchorsOf, tiePathsOf } from './anchors.ts';

registerLateKinds();

/** A walk of 4 ft along a line. */
const walk = (points: readonly (readonly [x: number, y: number])[], closed = false): PlanObject =>
  traced(
    'walk',
    'walk',
    points.map(([x, y]) => ({ x, y })),
    { closed, width: 4 },
  );
const straight = walk([
  [0, 0],
  [20, 0],
]);

describe('the anchors of a walk', () => {
  test('are those of the line along its middle, by the names that they always had', () => {
    expect(anchorAt(straight, 'v1')).toEqual({ x: 20, y: 0 });
    expect(anchorAt(straight, 'e0:0.25')).toEqual({ x: 5, y: 0 });
    expect(anchorAt(straight, 'p0', { x: 12, y: 30 })).toEqual({ x: 12, y: 0 });
  });

  test('are those on the edge of its ground too', () => {
    const ids = anchorsOf(straight).map(({ id }) => id);
    expect(ids).toEqual([
      'v0',
      'v1',
      'm0',
      ...['v0', 'v1', 'v2', 'v3', 'm0', 'm1', 'm2', 'm3'].map((id) => `g${id}`),
    ]);
    expect(anchorAt(straight, 'gv0')).toEqual({ x: 0, y: 2 });
    expect(anchorAt(straight, 'gm2')).toEqual({ x: 10, y: -2 });
    expect(anchorAt(straight, 'gp0', { x: 12, y: 30 })).toEqual({ x: 12, y: 2 });
    expect(anchorAt(straight, 'gn', { x: 30, y: 0 })).toEqual({ x: 20, y: 0 });
  });

  test('are not on the lines across its ground where it is closed to a ring', () => {
    const ring = walk(
      [
        [0, 0],
        [20, 0],
        [20, 20],
      ],
      true,
    );
    expect(tiePathsOf(ring).map(({ edges }) => edges.length)).toEqual([3, 6]);
  });

  test('are found once per object', () => {
    expect(tiePathsOf(straight)).toBe(tiePathsOf(straight));
  });
});

describe('a tie to the edge of the ground of a walk', () => {
  test('stays there when the line along its middle gets a corner', () => {
    const bent = walk([
      [0, 0],
      [15, 0],
      [20, 0],
    ]);
    const from = { x: 6, y: -30 };
    const anchor = anchorAfter(straight, bent, 'gp2') ?? '';
    expect(anchor).toBe('gp4');
    expect(anchorAt(bent, anchor, from)).toEqual(anchorAt(straight, 'gp2', from));
    expect(anchorAfter(straight, bent, 'gv2')).toBe('gv3');
    expect(anchorAfter(straight, bent, 'v1')).toBe('v2');
  });

  test('is to its nearest place if a sharper bend moves the edge and gives it another corner', () => {
    const line = (y: number): PlanObject =>
      walk([
        [0, 0],
        [20, 0],
        [0, y],
      ]);
    expect(anchorAfter(line(20), line(4), 'gp1')).toBe('gn');
  });
});
