// A tree: canopy and trunk. x, y is the trunk, the radius is the canopy's.
import type { Point } from '../geometry/point.ts';
import type { Vertex } from '../pen/pen.ts';
import { ink, inkOn, paint, weights } from './ink.ts';
import type { Kind } from './kind.ts';
import { type Round, roundKind } from './round.ts';

const layer = 'landscape';
const lobes = 11;
const lobeBulge = 0.42;
/** Where the lobes meet, over the radius, so that the lobes' middles touch the canopy's circle. */
const lobeInset = 1 / (Math.cos(Math.PI / lobes) + lobeBulge * Math.sin(Math.PI / lobes));

const around = (centre: Point, radius: number, turn: number): Point => ({
  x: centre.x + radius * Math.cos(turn * 2 * Math.PI),
  y: centre.y + radius * Math.sin(turn * 2 * Math.PI),
});

const canopy = (centre: Point, radius: number): Vertex[] =>
  Array.from({ length: lobes }, (_, i) => ({
    ...around(centre, radius * lobeInset, i / lobes),
    bulge: lobeBulge,
  }));

export const tree: Kind<Round> = {
  ...roundKind(15, '#22c55e'),
  type: 'tree',
  title: 'Tree',
  layer,
  grab: 30,

  draw({ x, y, radius, color }, pen) {
    const line = { layer, stroke: ink, weight: weights.detail };
    const fill = paint(color);
    if (radius < pen.resolution * 6) {
      pen.circle({ x, y }, radius, { ...line, fill });
      return;
    }
    pen.path({ vertices: canopy({ x, y }, radius), closed: true }, { ...line, weight: weights.object, fill });
    const branches = { layer, stroke: inkOn(color), weight: weights.label };
    for (let i = 0; i < lobes; i += 2) {
      const turn = (i + 0.5) / lobes;
      const branch = [around({ x, y }, radius * 0.16, turn), around({ x, y }, radius * 0.62, turn)];
      pen.path({ vertices: branch, closed: false }, branches);
    }
    pen.circle({ x, y }, radius * 0.08, { ...line, fill: ink });
  },
};
