// Curves of a drawing: what stays an arc through inserts, hatches of arcs, and widths.
import { describe, expect, it } from 'vitest';
import { block, insert, marksOf, type Tag } from '../../../testing/testDrawings.ts';

describe('curves', () => {
  it('that are closed, with a bulge on the last segment, stay arcs when mirrored', () => {
    const polyline: Tag[] = [
      [0, 'LWPOLYLINE'],
      [70, 1],
      [10, 0],
      [20, 0],
      [10, 2],
      [20, 0],
      [42, 1],
    ];
    const marks = marksOf({ blocks: block('P', ...polyline), entities: insert('P', [41, -3], [42, 3]) });
    expect(marks).toMatchObject([
      {
        closed: true,
        vertices: [
          { x: 0, y: 0 },
          { x: -6, y: 0, bulge: -1 },
        ],
      },
    ]);
  });

  it('of hatches follow one another even if an edge is given backward', () => {
    const edge = (x0: number, y0: number, x1: number, y1: number): Tag[] => [
      [72, 1],
      [10, x0],
      [20, y0],
      [11, x1],
      [21, y1],
    ];
    const entities: Tag[] = [
      [0, 'HATCH'],
      [10, 0],
      [20, 0],
      [2, 'ANSI31'],
      [70, 0],
      [91, 1],
      [92, 1],
      [93, 3],
      ...edge(5, 0, 0, 0),
      ...edge(5, 0, 5, 5),
      ...edge(0, 0, 5, 5),
      [97, 0],
      [75, 0],
    ];
    const [mark] = marksOf({ entities });
    expect(mark).toMatchObject({ kind: 'hatch', pattern: 'ANSI31', solid: false });
    expect(mark?.kind === 'hatch' && mark.loops[0]?.map(({ x, y }) => [x, y])).toEqual([
      [0, 0],
      [5, 0],
      [5, 5],
    ]);
  });

  it('with a taper are filled, and with one width have it', () => {
    const vertices: Tag[] = [
      [10, 0],
      [20, 0],
      [40, 0],
      [41, 2],
      [10, 4],
      [20, 0],
    ];
    const [arrow] = marksOf({ entities: [[0, 'LWPOLYLINE'], ...vertices] });
    expect(arrow).toMatchObject({ fill: true, closed: true });
    const [wide] = marksOf({
      entities: [
        [0, 'LWPOLYLINE'],
        [43, 0.5],
        [10, 0],
        [20, 0],
        [10, 4],
        [20, 0],
      ],
    });
    expect(wide).toMatchObject({ closed: false, width: 0.5 });
  });
});
