// For tests: lots with names and gates, and outlines of lots at random.
import { array, constantFrom, double, record } from 'fast-check';
import type { Vertex } from '../src/geometry/pen.ts';
import type { Entrance } from '../src/gates/entrance.ts';
import { type Lot, lotFromOutline } from '../src/kinds/lot/lot.ts';
import type { LotEdge } from '../src/kinds/lot/lotEdge.ts';

export const lotOf = (
  vertices: readonly Vertex[],
  edges?: readonly LotEdge[],
  over: Partial<Lot> = {},
): Lot => ({
  id: 'lot',
  type: 'lot',
  order: 'a0',
  ...lotFromOutline(vertices, edges),
  ...over,
});
/** 120 by 80 ft, clockwise from the north west. */
export const corners = [
  { x: 10, y: 20 },
  { x: 130, y: 20 },
  { x: 130, y: 100 },
  { x: 10, y: 100 },
];
export const names = [
  { name: 'rear' },
  { name: 'side' },
  { name: 'street', source: 'surveyed' },
  {},
] as const;
export const gate = (edge: string, offset = 5, width = 4): Entrance => ({
  id: `g${edge}`,
  edge,
  offset,
  width,
});

/** Corners round a center in order, so that the outline does not cross itself. */
const radius = double({ min: 20, max: 300, noNaN: true });
export const around = array(record({ radius, bulge: constantFrom(0, 0, 0.1, -0.05) }), {
  minLength: 3,
  maxLength: 12,
}).map((spokes): Vertex[] =>
  spokes.map(({ radius: out, bulge }, i) => {
    const angle = (i / spokes.length) * 2 * Math.PI;
    const at = { x: out * Math.cos(angle), y: out * Math.sin(angle) };
    return bulge ? { ...at, bulge } : at;
  }),
);
