// Makes the triangles of a surface: points at one place become one vertex, and breaklines become edges.
import Delaunator from 'delaunator';
import { boxOfPoints } from '../geometry/boxOfPoints.ts';
import { type Constraints, constrain } from './constrain.ts';
import type { Surface, SurfaceFault, SurfacePoint } from './surface.ts';

/** Maximum number of triangulations. Breaklines that cross at one elevation get a vertex there, and then others may turn out to cross. */
const maxRounds = 4;

export interface SurfaceOptions {
  /** Feet. Points nearer to each other are one point, and a breakline passes through points nearer to it. */
  readonly tolerance?: number;
  /** Feet. Elevations that differ by less are the same. */
  readonly sameElevation?: number;
}

/** breaklines: the indices of their points, in order; a closed one ends where it begins. */
export function makeSurface(
  points: readonly SurfacePoint[],
  breaklines: readonly (readonly number[])[] = [],
  { tolerance = 0.001, sameElevation = 0.01 }: SurfaceOptions = {},
): Surface {
  const { places, vertexOf, faults } = merge(points, tolerance, sameElevation);
  const lines = breaklines.map((line) =>
    line.flatMap((point) => vertexOf[point] ?? -1).filter((v) => v >= 0),
  );
  let made = triangulated(places, lines, tolerance, sameElevation);
  for (let round = 1; round < maxRounds && made.crossings.length > 0; round += 1) {
    places.push(...made.crossings);
    made = triangulated(places, lines, tolerance, sameElevation);
  }
  const { vertices, triangulation, isBreak } = made;
  return {
    vertices,
    vertexOf,
    triangles: triangulation.triangles,
    halfEdges: triangulation.halfedges,
    isBreak,
    box: boxOfPoints(places),
    faults: [...faults, ...made.faults],
  };
}

interface Triangulated extends Constraints {
  readonly vertices: Float64Array;
  readonly triangulation: Delaunator<Float64Array>;
}

function triangulated(
  places: readonly SurfacePoint[],
  lines: readonly (readonly number[])[],
  tolerance: number,
  sameElevation: number,
): Triangulated {
  const vertices = new Float64Array(places.length * 3);
  const plane = new Float64Array(places.length * 2);
  for (const [i, { x, y, z }] of places.entries()) {
    vertices.set([x, y, z], i * 3);
    plane.set([x, y], i * 2);
  }
  const triangulation = new Delaunator(plane);
  return {
    vertices,
    triangulation,
    ...constrain(triangulation, vertices, lines, tolerance, sameElevation),
  };
}

interface Merged {
  readonly places: SurfacePoint[];
  readonly vertexOf: Int32Array;
  readonly faults: SurfaceFault[];
}

/** A cell is 16 tolerances wide, so that few points are near the border of their cell. */
const cellsPerTolerance = 1 / 16;

/** Merges points at one place, of which the first is used. */
function merge(points: readonly SurfacePoint[], tolerance: number, sameElevation: number): Merged {
  const places: SurfacePoint[] = [];
  /** The given point of each place. */
  const givenAs: number[] = [];
  const vertexOf = new Int32Array(points.length).fill(-1);
  const faults: SurfaceFault[] = [];
  const cells = new Map<number, number[]>();
  const cell = (at: number): number => Math.floor((at / tolerance) * cellsPerTolerance);
  // 2 to the power of 26, so that every cell of a plan has a key of its own.
  const key = (x: number, y: number): number => x * 67_108_864 + y;

  const placeNear = ({ x, y }: SurfacePoint): number | undefined => {
    for (let column = cell(x - tolerance); column <= cell(x + tolerance); column += 1)
      for (let row = cell(y - tolerance); row <= cell(y + tolerance); row += 1) {
        const found = cells.get(key(column, row))?.find((vertex) => {
          const place = places[vertex];
          return place && Math.hypot(place.x - x, place.y - y) <= tolerance;
        });
        if (found !== undefined) return found;
      }
    return undefined;
  };

  for (const [index, point] of points.entries()) {
    if (!Number.isFinite(point.x + point.y + point.z)) {
      faults.push({ kind: 'no number', points: [index] });
      continue;
    }
    const same = placeNear(point);
    if (same !== undefined) {
      vertexOf[index] = same;
      const used = places[same]?.z ?? point.z;
      if (Math.abs(used - point.z) > sameElevation)
        faults.push({
          kind: 'two elevations',
          points: [givenAs[same] ?? -1, index],
          at: { x: point.x, y: point.y },
          elevations: [used, point.z],
        });
      continue;
    }
    const place = key(cell(point.x), cell(point.y));
    const others = cells.get(place);
    if (others) others.push(places.length);
    else cells.set(place, [places.length]);
    vertexOf[index] = places.length;
    givenAs.push(index);
    places.push(point);
  }
  return { places, vertexOf, faults };
}
