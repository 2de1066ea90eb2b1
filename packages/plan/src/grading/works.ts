// Changes the ground by works: drives, swales, berms, walls, pads and the graded ground around buildings. Each replaces the
// ground that was there.
import { attachedWithin } from '../distances/attached.ts';
import { grow, overlaps } from '../geometry/box.ts';
import { boxOfPoints } from '../geometry/boxOfPoints.ts';
import { lineAlong } from '../geometry/flatten.ts';
import { trimmedOffset } from '../geometry/offset.ts';
import { perimeterOf, signedArea } from '../geometry/outline.ts';
import type { Path } from '../geometry/pen.ts';
import { add, distance, dot, type Point, scaleBy, subtract, turnRight, unit } from '../geometry/point.ts';
import type { GroundInput } from '../objects/groundInput.ts';
import { profileAlong } from '../surface/profile.ts';
import { elevationAlong, type Height, heightsOfRise } from '../surface/rise.ts';
import { elevationAt, gridOf, nextHalfEdge, type Surface, vertexAt } from '../surface/surface.ts';
import { trianglesNear } from '../surface/triangleGrid.ts';
import { roundsOf } from './rounds.ts';
import { cutOut, type Origin, surfaceOfTerrain, type Terrain, type TerrainPoint } from './terrain.ts';

export type Work = Exclude<GroundInput, { readonly shape: 'point' | 'line' | 'terrain' }> & Origin;

/** Maximum feet between points along a work, so that its sides follow the ground. */
const spacing = 10;
/** Points on one edge of a work; a longer edge gets a wider spacing. */
const maxSteps = 200;
/** Feet outside a pad, or beyond the end of another work, where the ground is unchanged: the thickness of a pad's wall. */
const beside = 0.1;
/** Feet of slope beside a drive for each foot of height: banks of 3 to 1 can be mowed. */
const bank = 3;

/** Each stage is built on what the stages before made: drives cross the ground around a house, and pads stand in both. */
const stages: readonly (readonly Work['shape'][])[] = [['apron'], ['strip', 'channel', 'wall'], ['pad']];

/** The terrain changed by works. surface: that of the terrain. */
export function withWorks(terrain: Terrain, surface: Surface, works: readonly Work[]): Terrain {
  let [now, on]: [Terrain, Surface | undefined] = [terrain, surface];
  for (const shapes of stages) {
    const these = works.filter(({ shape }) => shapes.includes(shape));
    // A pad of an attached building meets the level of the pad beside it instead of the unchanged ground.
    const rounds = shapes.includes('pad') ? roundsOf(these, attachedWithin) : [these];
    for (const round of rounds.filter(({ length }) => length > 0)) {
      now = applied(now, on ?? surfaceOfTerrain(now).surface, round);
      on = undefined;
    }
  }
  return now;
}

/**
 * Each work meets the ground as it is without the others. Where swales meet, their sides give way and their bottoms stay, so
 * that water runs from one into the other. Where the graded grounds around two houses meet, both stay beside their walls.
 */
function applied(terrain: Terrain, surface: Surface, works: readonly Work[]): Terrain {
  const before: (readonly Point[])[] = [];
  const keeping: (readonly Point[])[] = [];
  let keptLines: Terrain['lines'] = [];
  const sides = works.reduce((now, work) => {
    const { area, lines, kept } = madeBy(work, surface);
    // What is beside a wall depends on how high it holds the ground; beside other works, the ground stays as it is.
    const edges = work.shape === 'wall' ? [] : edgesNear(surface, area, work);
    // A long edge may reach into an earlier work, where the ground has changed.
    const around = before.reduce((rest, other) => cutOut(rest, other), {
      points: [],
      lines: edges,
    } as Terrain).lines;
    before.push(area);
    const left = cutOut({ points: now.points, lines: [...now.lines, ...around] }, area);
    if (!kept) {
      keptLines = cutOut({ points: [], lines: keptLines }, area).lines;
      return { points: left.points, lines: [...left.lines, ...lines] };
    }
    const apart = keeping.reduce((rest, other) => cutOut(rest, other), { points: [], lines } as Terrain);
    keeping.push(area);
    keptLines = [...keptLines, ...withoutAttached(kept, work, works)];
    return { points: left.points, lines: [...left.lines, ...apart.lines] };
  }, terrain);
  return { points: sides.points, lines: [...sides.lines, ...keptLines] };
}

/** A building's kept line, without the parts at which another building is attached, because that has a pad there. */
function withoutAttached(
  kept: readonly TerrainPoint[],
  work: Work,
  works: readonly Work[],
): Terrain['lines'] {
  if (work.shape !== 'apron') return [kept];
  const box = grow(boxOfPoints(kept), attachedWithin);
  return works
    .filter(
      (other) =>
        other !== work && other.shape === 'apron' && overlaps(boxOfPoints(lineAlong(other.path)), box),
    )
    .flatMap(({ path }) => outlineAround(path, attachedWithin) ?? [])
    .reduce((rest, { vertices }) => cutOut({ points: [], lines: rest }, vertices).lines, [
      kept,
    ] as Terrain['lines']);
}

/** The edges of the triangles near an area, so that cutting it out changes no ground outside of it. */
function edgesNear(surface: Surface, area: readonly Point[], { object, accuracy }: Origin): TerrainPoint[][] {
  const near = [...trianglesNear(gridOf(surface), boxOfPoints(area))];
  const edges = new Set<number>();
  for (const triangle of near)
    for (let edge = triangle * 3; edge < triangle * 3 + 3; edge += 1)
      edges.add(Math.max(edge, surface.halfEdges[edge] ?? -1));
  const end = (edge: number): TerrainPoint => ({
    ...vertexAt(surface, surface.triangles[edge] ?? -1),
    object,
    accuracy,
    isInterpolated: true,
  });
  return Array.from(edges, (edge) => [end(edge), end(nextHalfEdge(edge))]);
}

interface Made {
  readonly area: readonly Point[];
  readonly lines: Terrain['lines'];
  /** A line that later works don't remove: the middle of a swale or a berm, the ground beside the walls of a house. */
  readonly kept?: readonly TerrainPoint[];
}

function madeBy(work: Work, ground: Surface): Made {
  if (work.shape === 'pad') return padOf(work, ground);
  if (work.shape === 'apron') return apronOf(work, ground);
  const heights =
    work.shape === 'strip'
      ? heightsOfRise(work, perimeterOf({ vertices: lineAlong(work.path), closed: false }))
      : [];
  const middle = stationsOf(work.path, heights);
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
  const here = (points: readonly Point[]) => (i: number) => {
    const point = points[i];
    return point && elevationAt(ground, point);
  };
  if (work.shape === 'wall') {
    const area = [...left, ...right.toReversed()];
    return { area, lines: [at(right, () => work.top), at(left, () => work.bottom)] };
  }
  if (work.shape === 'strip') {
    const total = heights.at(-1)?.along ?? 0;
    const rise = (i: number): number =>
      elevationAlong(heights, Math.min(total, (middle[i]?.share ?? 0) * total)) ?? work.end;
    const feet = [-half, half].map((by) => footOfBank(middle, by, rise, ground));
    const area = areaBetween(feet[0] ?? left, feet[1] ?? right);
    const [one, other] = [at(left, rise), at(right, rise)];
    // The line runs around its ends too; otherwise triangles beyond an end would reach into the strip.
    return {
      area,
      lines: [[...one, ...other.toReversed(), ...one.slice(0, 1)], ...onGround(area, ground, work)],
    };
  }
  const { start, end, above = 0 } = work;
  const depth = (i: number): number | undefined => {
    if (start !== undefined && end !== undefined) return start + (middle[i]?.share ?? 0) * (end - start);
    const without = here(middle)(i);
    return without === undefined ? undefined : without + above;
  };
  const area = areaBetween(left, right);
  return { area, lines: [...onGround(area, ground, work)], kept: at(middle, depth) };
}

/** The outline of the ground between two sides, a little longer than they are: at its ends, the ground is as before. */
function areaBetween(left: readonly Point[], right: readonly Point[]): Point[] {
  return [...lengthened(left), ...lengthened(right).toReversed()];
}

function lengthened(line: readonly Point[]): Point[] {
  const [first, second] = line;
  const [before, last] = line.slice(-2);
  if (!first || !second || !before || !last) return [...line];
  const beyond = (from: Point, to: Point): Point => add(to, scaleBy(unit(subtract(to, from)), beside));
  return [beyond(second, first), ...line.slice(1, -1), beyond(before, last)];
}

/** A closed outline at the elevations of the ground: the parts of it where they are known. */
function onGround(
  outline: readonly Point[],
  ground: Surface,
  { object, accuracy }: Origin,
): readonly (readonly TerrainPoint[])[] {
  const parts: TerrainPoint[][] = [[]];
  const around = [...outline, ...outline.slice(0, 1)];
  for (const { at, elevation: z } of profileAlong(ground, around))
    if (z === undefined) parts.push([]);
    else parts.at(-1)?.push({ x: at.x, y: at.y, z, object, accuracy, isInterpolated: true });
  return parts.filter(({ length }) => length > 1);
}

/** Where the banks beside a drive meet the ground, on one side. */
function footOfBank(
  middle: readonly Station[],
  half: number,
  rise: (i: number) => number,
  ground: Surface,
): Point[] {
  return sideOf(middle, half).map((point, i) => {
    const here = elevationAt(ground, point) ?? rise(i);
    const out = Math.max(beside, bank * Math.abs(rise(i) - here));
    return add(point, scaleBy(unit(subtract(point, middle[i] ?? point)), out));
  });
}

function padOf(work: Extract<Work, { shape: 'pad' }>, ground: Surface): Made {
  const { object, accuracy, elevation } = work;
  const ring = stationsOf({ ...work.path, closed: true }).slice(0, -1);
  const outward = signedArea({ vertices: ring, closed: true }) > 0 ? -beside : beside;
  const outside = sideOf([...ring, ...ring.slice(0, 1)], outward, true).slice(0, -1);
  const inner = [...ring, ...ring.slice(0, 1)].map(({ x, y }) => ({ x, y, z: elevation, object, accuracy }));
  return { area: outside, lines: [inner, ...onGround(outside, ground, work)] };
}

/** The outline so many feet around another one, with mitered corners; undefined where there is no room for it. */
export function outlineAround(path: Path, reach: number): Path | undefined {
  const outline = { vertices: lineAlong({ ...path, closed: true }).slice(0, -1), closed: true };
  const around = trimmedOffset(outline, signedArea(outline) > 0 ? -reach : reach);
  return 'problem' in around ? undefined : { vertices: around.vertices, closed: true };
}

/** Feet: an apron narrower than this is left out. */
const minReach = 0.5;

/** The graded ground around a building. Its reach is halved until there is room for it and the ground there is known. */
function apronOf(work: Extract<Work, { shape: 'apron' }>, ground: Surface): Made {
  const { object, accuracy, elevation, path } = work;
  const ring = (outline: Path): readonly Point[] => stationsOf({ ...outline, closed: true }).slice(0, -1);
  const inner = ring(path);
  const kept = [...inner, ...inner.slice(0, 1)].map(({ x, y }) => ({ x, y, z: elevation, object, accuracy }));
  for (let { reach } = work; reach >= minReach; reach /= 2) {
    const around = outlineAround(path, reach);
    const area = around ? ring(around) : [];
    const isKnown = area.length > 0 && area.every((at) => elevationAt(ground, at) !== undefined);
    if (isKnown) return { area, lines: onGround(area, ground, work), kept };
  }
  return { area: [], lines: [] };
}

interface Station extends Point {
  /** How far along the path, from 0 to 1. */
  readonly share: number;
}

/** Points along a path at most `spacing` apart, and at each of the given heights. */
function stationsOf(path: Path, heights: readonly Height[] = []): Station[] {
  const line = lineAlong(path);
  const stations: { readonly at: Point; readonly along: number }[] = [];
  let along = 0;
  for (const [i, from] of line.entries()) {
    const to = line[i + 1];
    if (!to) {
      stations.push({ at: from, along });
      break;
    }
    const length = distance(from, to);
    const steps = Math.min(maxSteps, Math.ceil(length / spacing));
    const begins = along;
    const even = Array.from({ length: steps }, (_, step) => step / steps);
    const changes = heights.map((height) => (height.along - begins) / length);
    for (const share of [...even, ...changes.filter((one) => isBetween(one, even, length))].toSorted(
      byShare,
    )) {
      const at = { x: from.x + share * (to.x - from.x), y: from.y + share * (to.y - from.y) };
      stations.push({ at, along: begins + share * length });
    }
    along += length;
  }
  return stations.map(({ at: { x, y }, along: here }) => ({ x, y, share: along === 0 ? 0 : here / along }));
}

const byShare = (a: number, b: number): number => a - b;

/** Whether a share of an edge, whose length is in feet, is within the edge and away from its other shares. */
const isBetween = (share: number, others: readonly number[], length: number): boolean =>
  share > 0 && share < 1 && [...others, 1].every((other) => Math.abs(other - share) * length > 1e-3);

/** Sharper miters are cut off, so that they are at most twice as far from the line as its sides. */
const minMiterCosine = 0.5;

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
    return add(point, scaleBy(middle, by / Math.max(minMiterCosine, dot(middle, out))));
  });
}
