// The ground as its measured points and lines give it, before works are built on it.
import { flatten } from '../geometry/flatten.ts';
import { distance, type Point } from '../geometry/point.ts';
import { elevationAt } from '../surface/surface.ts';
import { once } from '../measure/once.ts';
import type { GroundInput } from '../objects/groundInput.ts';
import {
  type MadeSurface,
  type Origin,
  surfaceOfTerrain,
  type Terrain,
  type TerrainPoint,
} from './terrain.ts';

/** Feet within which a vertex of a line is at a spot elevation. */
const atSpot = 0.1;

/** A ground without works, which stays the same while works change. */
export interface Base {
  /** The inputs that it was made from. */
  readonly of: readonly GroundInput[];
  readonly terrain: Terrain;
  readonly made: MadeSurface;
}

export interface GivenInput {
  readonly input: Extract<GroundInput, { shape: 'point' | 'line' | 'terrain' }>;
  readonly origin: Origin;
}

/** Makes grounds without works, and reuses those from before an edit if their inputs are the same. */
export class Bases {
  /** ± feet of elevations without a stated source. */
  readonly typed: number | undefined;
  /** The bases asked for, to be passed on as `known` after the next edit. */
  readonly used: Base[] = [];
  private readonly known: readonly Base[];

  constructor(typed: number | undefined, known: readonly Base[] = []) {
    this.typed = typed;
    this.known = known;
  }

  of(given: readonly GivenInput[]): Base {
    const isSame = ({ of }: Base): boolean =>
      of.length === given.length && of.every((input, i) => input === given[i]?.input);
    const base = [...this.used, ...this.known].find(isSame) ?? makeBase(given);
    this.used.push(base);
    return base;
  }
}

function makeBase(given: readonly GivenInput[]): Base {
  const points = given.flatMap(({ input, origin }): TerrainPoint[] =>
    input.shape === 'point' ? [{ x: input.at.x, y: input.at.y, z: input.elevation, ...origin }] : [],
  );
  const spots = once(() => new SpotFinder(points));
  const lines = given
    .flatMap(({ input, origin }) =>
      input.shape === 'line' ? [lineAt({ ...input, ...origin }, spots())] : [],
    )
    .filter(({ length }) => length > 1);
  const measured = { points, lines };
  const coarse = given.flatMap(({ input, origin }): TerrainPoint[] =>
    input.shape === 'terrain' ? input.points.map((point) => ({ ...point, ...origin })) : [],
  );
  const surface = surfaceOfTerrain(measured);
  // Coarse terrain counts only outside the measured ground.
  const around = coarse.filter((point) => elevationAt(surface.surface, point) === undefined);
  const terrain = { ...measured, points: [...points, ...around] };
  const made = around.length === 0 ? surface : surfaceOfTerrain(terrain);
  return { of: given.map(({ input }) => input), terrain, made };
}

/** Finds the spot elevation at a point. */
class SpotFinder {
  private readonly cells = new Map<string, TerrainPoint[]>();

  constructor(points: readonly TerrainPoint[]) {
    for (const point of points) {
      const key = keyOf(Math.round(point.x), Math.round(point.y));
      const cell = this.cells.get(key);
      if (cell) cell.push(point);
      else this.cells.set(key, [point]);
    }
  }

  at(place: Point): TerrainPoint | undefined {
    for (const x of [place.x - atSpot, place.x + atSpot].map(Math.round))
      for (const y of [place.y - atSpot, place.y + atSpot].map(Math.round)) {
        const found = this.cells.get(keyOf(x, y))?.find((point) => distance(point, place) <= atSpot);
        if (found) return found;
      }
    return undefined;
  }
}

const keyOf = (x: number, y: number): string => `${x} ${y}`;

/** A line with elevations: those of its typed ends and of spots on it, interpolated in between. Parts beyond them are left out. */
function lineAt(
  { path, start, end, object, accuracy }: Extract<GroundInput, { shape: 'line' }> & Origin,
  spots: SpotFinder,
): readonly TerrainPoint[] {
  const corners = flatten(path);
  const [first] = corners;
  const line = path.closed && first ? [...corners, first] : corners;
  const typed = (i: number): number | undefined =>
    i === 0 ? start : i === line.length - 1 ? end : undefined;
  const isLevel = start !== undefined && start === end;
  let along = 0;
  const stations = line.map((at, i) => {
    const before = line[i - 1];
    if (before) along += distance(before, at);
    const spot = isLevel ? undefined : spots.at(at);
    const z = isLevel ? start : (typed(i) ?? spot?.z);
    return { ...at, ...(spot && typed(i) === undefined ? { x: spot.x, y: spot.y } : {}), along, z };
  });
  const known = stations.flatMap(({ z, along: here }) => (z === undefined ? [] : [{ z, along: here }]));
  let next = 0;
  return stations.flatMap(({ x, y, z, along: here }): TerrainPoint[] => {
    if (z !== undefined) {
      next += 1;
      return [{ x, y, z, object, accuracy }];
    }
    const [from, to] = [known[next - 1], known[next]];
    if (!from || !to) return [];
    const share = (here - from.along) / (to.along - from.along);
    return [{ x, y, z: from.z + share * (to.z - from.z), object, accuracy }];
  });
}
