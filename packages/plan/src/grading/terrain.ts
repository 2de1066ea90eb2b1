// The points and lines of which a surface is made, each with the object that it comes from.
import type { Box } from '../geometry/box.ts';
import { boxOfPoints } from '../geometry/boxOfPoints.ts';
import { grow, overlaps } from '../geometry/box.ts';
import { isInside } from '../geometry/hitPen.ts';
import { cross, type Point, subtract } from '../geometry/point.ts';
import { makeSurface } from '../surface/makeSurface.ts';
import type { Surface, SurfaceFault, SurfacePoint } from '../surface/surface.ts';

/** Where a point or a line comes from. */
export interface Origin {
  /** The id of an object. */
  readonly object: string;
  /** ± feet. */
  readonly accuracy: number;
}

export interface TerrainPoint extends SurfacePoint, Origin {
  /** Whether its elevation wasn't given but read from a surface or a line. */
  readonly isInterpolated?: true;
}

export interface Terrain {
  readonly points: readonly TerrainPoint[];
  readonly lines: readonly (readonly TerrainPoint[])[];
}

/** A fault of a surface with the objects that it is between. */
export type TerrainFault = Pick<
  Exclude<SurfaceFault, { kind: 'no number' }>,
  'kind' | 'at' | 'elevations'
> & {
  readonly objects: readonly [string, string];
};

export interface MadeSurface {
  readonly surface: Surface;
  /** ± feet of each vertex. */
  readonly accuracies: Float64Array;
  readonly faults: readonly TerrainFault[];
}

export function surfaceOfTerrain({ points, lines }: Terrain): MadeSurface {
  const all = [...points, ...lines.flat()];
  let next = points.length;
  const indices = lines.map((line) => line.map(() => next++));
  const surface = makeSurface(all, indices);
  const accuracies = new Float64Array(surface.vertices.length / 3).fill(Infinity);
  for (const [i, { accuracy }] of all.entries()) {
    const vertex = surface.vertexOf[i] ?? -1;
    if (vertex >= 0) accuracies[vertex] = Math.min(accuracies[vertex] ?? accuracy, accuracy);
  }
  // Vertices where breaklines cross weren't measured, so they get the worst accuracy.
  const worst = all.reduce((most, { accuracy }) => Math.max(most, accuracy), 0);
  for (const [vertex, accuracy] of accuracies.entries())
    if (accuracy === Infinity) accuracies[vertex] = worst;
  const objectOf = (point: number): string => all[point]?.object ?? '';
  const faults = surface.faults.flatMap((fault): TerrainFault[] => {
    if (fault.kind === 'no number') return [];
    const { kind, at, elevations } = fault;
    const [a, b] = fault.kind === 'crossing' ? fault.lines : fault.points;
    // On the step between two pads, elevations read at almost the same point differ, which isn't a fault.
    if (fault.kind !== 'crossing' && (all[a]?.isInterpolated || all[b]?.isInterpolated)) return [];
    const objects =
      fault.kind === 'crossing'
        ? ([lines[a]?.[0]?.object ?? '', lines[b]?.[0]?.object ?? ''] as const)
        : ([objectOf(a), objectOf(b)] as const);
    return [{ kind, at, elevations, objects }];
  });
  return { surface, accuracies, faults };
}

/** The terrain without the parts within an outline. Lines that cross the outline end at it. */
export function cutOut({ points, lines }: Terrain, outline: readonly Point[]): Terrain {
  const area: Area = { outline, box: grow(boxOfPoints(outline), boxMargin) };
  return {
    points: points.filter((point) => !isWithin(area, point)),
    lines: lines.flatMap((line) => partsOutside(area, line)),
  };
}

/** Feet: allows for rounding. */
const boxMargin = 0.01;

interface Area {
  readonly outline: readonly Point[];
  readonly box: Box;
}

const isWithin = ({ outline, box }: Area, at: Point): boolean =>
  overlaps(box, { minX: at.x, minY: at.y, maxX: at.x, maxY: at.y }) &&
  isInside({ vertices: outline, closed: true }, at);

function partsOutside(area: Area, line: readonly TerrainPoint[]): (readonly TerrainPoint[])[] {
  if (!overlaps(area.box, boxOfPoints(line))) return [line];
  const parts: TerrainPoint[][] = [];
  let part: TerrainPoint[] = [];
  for (const [i, from] of line.entries()) {
    const to = line[i + 1];
    if (!to) break;
    const stops = [0, ...crossings(area.outline, from, to), 1].map((share) => between(from, to, share));
    for (const [k, start] of stops.entries()) {
      const end = stops[k + 1];
      if (!end) break;
      if (isWithin(area, between(start, end, 0.5))) {
        if (part.length > 1) parts.push(part);
        part = [];
      } else {
        if (part.length === 0) part.push(start);
        part.push(end);
      }
    }
  }
  if (part.length > 1) parts.push(part);
  return parts;
}

const between = (from: TerrainPoint, to: TerrainPoint, share: number): TerrainPoint =>
  share === 0
    ? from
    : share === 1
      ? to
      : {
          ...from,
          x: from.x + share * (to.x - from.x),
          y: from.y + share * (to.y - from.y),
          z: from.z + share * (to.z - from.z),
          isInterpolated: true,
        };

/** Where a straight line crosses an outline, as shares of its length. */
function crossings(outline: readonly Point[], from: Point, to: Point): number[] {
  const along = subtract(to, from);
  return outline
    .flatMap((a, i) => {
      const b = outline[(i + 1) % outline.length] ?? a;
      const side = subtract(b, a);
      const turn = cross(along, side);
      const share = cross(subtract(a, from), side) / turn;
      const onSide = cross(subtract(a, from), along) / turn;
      return share > 1e-9 && share < 1 - 1e-9 && onSide >= 0 && onSide <= 1 ? [share] : [];
    })
    .toSorted((a, b) => a - b);
}
