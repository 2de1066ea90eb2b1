// What drives, swales, berms, walls and pads make of the ground: each takes the place of what was there.
import type { Path } from '../geometry/pen.ts';
import { flatten } from '../geometry/flatten.ts';
import { isInside } from '../geometry/hitPen.ts';
import { signedArea } from '../geometry/outline.ts';
import { add, distance, dot, type Point, scaleBy, subtract, turnRight, unit } from '../geometry/point.ts';
import type { GroundInput } from '../objects/groundInput.ts';
import { elevationAt, type Surface } from '../surface/surface.ts';
import { cutOut, type Origin, surfaceOfTerrain, type Terrain, type TerrainPoint } from './terrain.ts';

export type Work = Exclude<GroundInput, { readonly shape: 'point' | 'line' }> & Origin;

/** Feet between points along a work, so that its sides follow the ground. */
const spacing = 10;
/** Feet outside of a pad where the ground is as before: the thickness of its wall. */
const beside = 0.1;
/** Feet of slope beside a drive for each foot of height: banks of 3 to 1 can be mowed. */
const bank = 3;

/** The terrain changed by works: first those along lines, then pads, which stand in them. */
export function withWorks(terrain: Terrain, works: readonly Work[]): Terrain {
  const [pads, lines] = [works.filter(isPad), works.filter((work) => !isPad(work))];
  return applied(applied(terrain, lines), pads);
}

const isPad = ({ shape }: Work): boolean => shape === 'pad';

/** Each work meets the ground as it is without the others. */
function applied(terrain: Terrain, works: readonly Work[]): Terrain {
  if (works.length === 0) return terrain;
  const { surface } = surfaceOfTerrain(terrain);
  return works.reduce((now, work) => {
    const { area, points = [], lines } = madeBy(work, surface);
    const left = cutOut(now, area);
    return { points: [...left.points, ...points], lines: [...left.lines, ...lines] };
  }, terrain);
}

interface Made extends Partial<Terrain> {
  readonly area: readonly Point[];
  readonly lines: Terrain['lines'];
}

function madeBy(work: Work, ground: Surface): Made {
  if (work.shape === 'pad') return padOf(work, ground);
  const middle = stationsOf(work.path);
  const side = (by: number): Point[] => sideOf(middle, by);
  const half = work.width / 2;
  const [left, right] = [side(-half), side(half)];
  const at = (points: readonly Point[], z: (i: number) => number | undefined): TerrainPoint[] =>
    points.flatMap(({ x, y }, i) => {
      const elevation = z(i);
      return elevation === undefined
        ? []
        : [{ x, y, z: elevation, object: work.object, accuracy: work.accuracy }];
    });
  const area = [...left, ...right.toReversed()];
  const here = (points: readonly Point[]) => (i: number) => {
    const point = points[i];
    return point && elevationAt(ground, point);
  };
  if (work.shape === 'wall') return { area, lines: [at(right, () => work.top), at(left, () => work.bottom)] };
  if (work.shape === 'strip') {
    const rise = (i: number): number => work.start + (middle[i]?.share ?? 0) * (work.end - work.start);
    const banks = [-1, 1].flatMap((way) => bankOf(middle, way * half, rise, ground, at));
    const points = banks.filter((point) => !isInside({ vertices: area, closed: true }, point));
    return { area, lines: [at(left, rise), at(right, rise)], points };
  }
  const { start, end, above = 0 } = work;
  const depth = (i: number): number | undefined => {
    if (start !== undefined && end !== undefined) return start + (middle[i]?.share ?? 0) * (end - start);
    const without = here(middle)(i);
    return without === undefined ? undefined : without + above;
  };
  return { area, lines: [at(left, here(left)), at(middle, depth), at(right, here(right))] };
}

/** Where the banks beside a drive meet the ground. */
function bankOf(
  middle: readonly Station[],
  half: number,
  rise: (i: number) => number,
  ground: Surface,
  at: (points: readonly Point[], z: (i: number) => number | undefined) => TerrainPoint[],
): TerrainPoint[] {
  const edge = sideOf(middle, half);
  const feet = edge.map((point, i) => {
    const here = elevationAt(ground, point) ?? rise(i);
    const out = Math.max(beside, bank * Math.abs(rise(i) - here));
    const across = unit(subtract(point, middle[i] ?? point));
    return add(point, scaleBy(across, out));
  });
  return at(feet, (i) => elevationAt(ground, feet[i] ?? { x: Number.NaN, y: Number.NaN }));
}

function padOf(work: Extract<Work, { shape: 'pad' }>, ground: Surface): Made {
  const { object, accuracy, elevation } = work;
  const ring = stationsOf({ ...work.path, closed: true }).slice(0, -1);
  const outward = signedArea({ vertices: ring, closed: true }) > 0 ? -beside : beside;
  const outside = sideOf([...ring, ...ring.slice(0, 1)], outward, true).slice(0, -1);
  const closed = (points: readonly TerrainPoint[]): TerrainPoint[] => [...points, ...points.slice(0, 1)];
  const inner = ring.map(({ x, y }) => ({ x, y, z: elevation, object, accuracy }));
  const outer = outside.flatMap(({ x, y }) => {
    const z = elevationAt(ground, { x, y });
    return z === undefined ? [] : [{ x, y, z, object, accuracy }];
  });
  return {
    area: outside,
    lines: outer.length === outside.length ? [closed(inner), closed(outer)] : [closed(inner)],
    points: outer,
  };
}

interface Station extends Point {
  /** How far along, from 0 to 1. */
  readonly share: number;
}

/** Points along a path, near enough to one another. A closed one ends where it begins. */
function stationsOf(path: Path): Station[] {
  const corners = flatten(path);
  const [first] = corners;
  const line = path.closed && first ? [...corners, first] : corners;
  const stations: { readonly at: Point; readonly along: number }[] = [];
  let along = 0;
  for (const [i, from] of line.entries()) {
    const to = line[i + 1];
    if (!to) {
      stations.push({ at: from, along });
      break;
    }
    const length = distance(from, to);
    const steps = Math.min(200, Math.ceil(length / spacing));
    for (let step = 0; step < steps; step += 1) {
      const share = step / steps;
      const at = { x: from.x + share * (to.x - from.x), y: from.y + share * (to.y - from.y) };
      stations.push({ at, along: along + share * length });
    }
    along += length;
  }
  return stations.map(({ at: { x, y }, along: here }) => ({ x, y, share: along === 0 ? 0 : here / along }));
}

/** Corners sharper than this are cut: at most twice the distance from the line. */
const minTurn = 0.5;

/** The points beside a line, to its right if the distance is positive, one for each. */
function sideOf(line: readonly Point[], by: number, closed = false): Point[] {
  const count = line.length;
  return line.map((point, i) => {
    const before = line[i - 1] ?? (closed ? line[count - 2] : undefined);
    const after = line[i + 1] ?? (closed ? line[1] : undefined);
    const into = before && turnRight(unit(subtract(point, before)));
    const out = after && turnRight(unit(subtract(after, point)));
    if (!into || !out) return add(point, scaleBy(into ?? out ?? { x: 0, y: 0 }, by));
    const middle = unit(add(into, out));
    return add(point, scaleBy(middle, by / Math.max(minTurn, dot(middle, out))));
  });
}
