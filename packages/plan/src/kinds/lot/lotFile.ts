// The file form of a lot: its schema, and which of its vertices are kept.
import { distance } from '../../geometry/point.ts';
import type { Vertex } from '../../geometry/pen.ts';
import { entranceSchema } from '../../gates/entranceFile.ts';
import type { FileTypes } from '../../objects/fileTypes.ts';
import { edgeSchema } from './lotEdge.ts';

/** Feet; a shorter edge is dropped. */
const minEdgeLength = 1e-5;
export const minVertices = 3;
/** An arc with a larger bulge is practically a full circle. */
const maxBulge = 100;

/** Square feet. */
const maxArea = 1e12;

const vertexSchema = ({ z, coordinate }: FileTypes) =>
  z.object({
    x: coordinate,
    y: coordinate,
    bulge: z.optional(
      z
        .number({ error: 'must be a number' })
        .check(
          z.minimum(-maxBulge, { error: `must be at least ${-maxBulge}` }),
          z.maximum(maxBulge, { error: `must be at most ${maxBulge}` }),
        ),
    ),
  });

export function schema(types: FileTypes) {
  const { z, derivedCoordinate, hexColor } = types;
  return z.looseObject({
    vertices: z.array(vertexSchema(types), { error: 'must be a list of corners {x, y}' }).check(
      z.refine((vertices) => keptVertices(vertices).length >= minVertices, {
        error: `must have at least ${minVertices} corners that are apart`,
      }),
    ),
    edges: z.optional(z.array(edgeSchema(types))),
    fillColor: z.optional(hexColor),
    borderColor: z.optional(hexColor),
    areaOff: z.optional(z.object({ x: derivedCoordinate, y: derivedCoordinate })),
    statedArea: z.optional(z.number().check(z.positive(), z.maximum(maxArea))),
    entrances: z.optional(z.array(entranceSchema(types))),
  });
}

/** The indexes of the vertices whose edges are long enough to be kept. */
export const keptVertices = (vertices: readonly Vertex[]): number[] =>
  [...vertices.keys()].filter((i) => {
    const [from, to] = [vertices[i], vertices[(i + 1) % vertices.length]];
    return from && to && distance(from, to) >= minEdgeLength;
  });
