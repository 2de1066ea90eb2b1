// A circle as a path of two arcs, for pens that clip, hatch or measure paths only.
import type { Point } from './point.ts';
import type { Path } from './pen.ts';

export const circlePath = ({ x, y }: Point, radius: number): Path => ({
  vertices: [
    { x: x - radius, y, bulge: 1 },
    { x: x + radius, y, bulge: 1 },
  ],
  closed: true,
});
