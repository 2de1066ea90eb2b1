// Converts vertices between the plan, in feet, and a file, in squares. Only a vertex whose edge is an arc has a bulge.
import type { Vertex } from '../../pen/pen.ts';
import { tidy } from '../../units.ts';
import type { Convert } from '../kind.ts';

/** The vertex rounded, and without its bulge if that is 0. */
export function tidyVertex({ x, y, bulge }: Vertex): Vertex {
  const at = { x: tidy(x), y: tidy(y) };
  return bulge ? { ...at, bulge: tidy(bulge) } : at;
}

export const verticesFromFile = (list: readonly Vertex[], feet: Convert): Vertex[] =>
  list.map(({ x, y, bulge }) => (bulge ? { x: feet(x), y: feet(y), bulge } : { x: feet(x), y: feet(y) }));

export const verticesToFile = (vertices: readonly Vertex[], squares: Convert): Vertex[] =>
  vertices.map(({ x, y, bulge }) =>
    bulge ? { x: squares(x), y: squares(y), bulge } : { x: squares(x), y: squares(y) },
  );
