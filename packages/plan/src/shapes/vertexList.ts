// Converts vertices between the plan, in feet, and a file, in squares. Only a vertex whose edge is an arc has a bulge.
import type { Vertex } from '../geometry/pen.ts';
import { tidy } from '../measure/units.ts';
import type { Convert } from '../objects/kind.ts';
import type { Point } from '../geometry/point.ts';

/** The vertex rounded, and without its bulge if that is 0. */
export function tidyVertex({ x, y, bulge }: Vertex): Vertex {
  const at = { x: tidy(x), y: tidy(y) };
  return bulge ? { ...at, bulge: tidy(bulge) } : at;
}

/** Vertices of a file in feet, or those of an object in squares. */
export const convertedVertices = (vertices: readonly Vertex[], convert: Convert): Vertex[] =>
  vertices.map(({ x, y, bulge }) => ({ x: convert(x), y: convert(y), ...(bulge ? { bulge } : {}) }));

export const movedVertices = (vertices: readonly Vertex[], by: Point): Vertex[] =>
  vertices.map(({ x, y, bulge }) => tidyVertex({ x: x + by.x, y: y + by.y, bulge }));
