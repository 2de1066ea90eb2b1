import { describe, expect, test } from 'vitest';
import { borderPieces as pieces } from './border.ts';
import { entranceGap } from './entrance.ts';
import { frameCorners } from '../shapes/frame.ts';
import { frameSides } from './sides.ts';

const frame = { x: 0, y: 0, width: 20, height: 10, rotation: 0 };

interface Gate {
  readonly edge: string;
  readonly offset: number;
  readonly width: number;
}
const gate = (edge: string, offset: number, width = 2): Gate => ({ edge, offset, width });
const borderPieces = (f: typeof frame, gates: readonly Gate[]) => {
  const gaps = gates.flatMap(({ edge, ...rest }) =>
    frameSides(f)
      .filter(({ name }) => name === edge)
      .map((side) => entranceGap(side, { id: edge, edge, ...rest })),
  );
  return pieces({ vertices: frameCorners(f), closed: true }, gaps);
};

describe('the border of a rectangle with gates', () => {
  test('one gate leaves one piece that runs round all four corners', () => {
    expect(borderPieces(frame, [gate('top', 5)])).toEqual([
      [
        { x: 7, y: 0 },
        { x: 20, y: 0 },
        { x: 20, y: 10 },
        { x: 0, y: 10 },
        { x: 0, y: 0 },
        { x: 5, y: 0 },
      ],
    ]);
  });

  test('offsets count from the left on top and bottom, from the top on the sides', () => {
    const left = borderPieces(frame, [gate('left', 3), gate('bottom', 4), gate('right', 1)]);
    expect(left).toEqual([
      [
        { x: 20, y: 3 },
        { x: 20, y: 10 },
        { x: 6, y: 10 },
      ],
      [
        { x: 4, y: 10 },
        { x: 0, y: 10 },
        { x: 0, y: 5 },
      ],
      [
        { x: 0, y: 3 },
        { x: 0, y: 0 },
        { x: 20, y: 0 },
        { x: 20, y: 1 },
      ],
    ]);
  });

  test('gates that overlap or touch make one opening', () => {
    const left = borderPieces(frame, [gate('top', 5, 6), gate('top', 7), gate('top', 11)]);
    expect(left).toHaveLength(1);
    expect(left[0]?.[0]).toEqual({ x: 13, y: 0 });
  });

  test('a gate as long as its edge leaves nothing of it', () => {
    expect(borderPieces(frame, [gate('top', 0, 20)])).toEqual([
      [
        { x: 20, y: 0 },
        { x: 20, y: 10 },
        { x: 0, y: 10 },
        { x: 0, y: 0 },
      ],
    ]);
  });
});
