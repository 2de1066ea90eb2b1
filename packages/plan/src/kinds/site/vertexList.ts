// A list of vertices as a file has it, in squares, each with its bulge where its edge is bent.
import { z } from 'zod/mini';
import type { Vertex } from '../../pen/pen.ts';
import { tidy } from '../../units.ts';
import { coordinate } from '../fileFields.ts';
import type { Convert } from '../kind.ts';

const bulgeError = 'must be a number from -1000 to 1000';
const vertex = z.object({
  x: coordinate,
  y: coordinate,
  bulge: z.optional(
    z
      .number({ error: bulgeError })
      .check(z.minimum(-1000, { error: bulgeError }), z.maximum(1000, { error: bulgeError })),
  ),
});

/** At least so many vertices. */
export const vertexList = (least: number) =>
  z
    .array(vertex, { error: 'must be a list of points with x and y' })
    .check(z.minLength(least, { error: `must have at least ${least} points` }));

/** The vertex without a bulge that bends nothing. */
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
