// The ground of a plan, for shadows and views: its proposed surface, or the existing one before the project. Around a surface the
// ground is level with its nearest vertex; without a surface, all ground is level.
import { type Box, boxHeight, boxWidth } from '../geometry/box.ts';
import type { Point } from '../geometry/point.ts';
import { finishedGround, groundOf } from '../grading/ground.ts';
import type { Plan } from '../plan/plan.ts';
import { cornersOf, elevationAt, gridOf, type Surface, vertexAt } from '../surface/surface.ts';
import { trianglesNear } from '../surface/triangleGrid.ts';
import type { Moment } from './casters.ts';
import type { Point3 } from './space.ts';
import { level, type ShadowGround } from './shadowGround.ts';

/** A surface with more triangles is replaced by a grid of so many cells each way, to stay fast. */
const max = { triangles: 1500, cells: 24 } as const;

export function groundForSun(plan: Plan, moment: Moment = 'after'): ShadowGround {
  const ground = groundOf(plan);
  const surface = moment === 'before' ? ground.existing : finishedGround(ground);
  return surface ? shadowGroundOf(surface) : level;
}

const shadowGrounds = new WeakMap<Surface, ShadowGround>();

function shadowGroundOf(surface: Surface): ShadowGround {
  const known = shadowGrounds.get(surface);
  if (known) return known;
  const isSimplified = surface.triangles.length / 3 > max.triangles;
  const made: ShadowGround = {
    elevationAt: (point) => elevationAt(surface, point) ?? nearestElevation(surface, point),
    ...(isSimplified
      ? { trianglesIn: () => simplified }
      : { trianglesIn: (box) => trianglesOf(surface, box) }),
  };
  const simplified = isSimplified ? gridTriangles(surface) : [];
  shadowGrounds.set(surface, made);
  return made;
}

function* trianglesOf(surface: Surface, box: Box): Iterable<readonly [Point3, Point3, Point3]> {
  for (const triangle of trianglesNear(gridOf(surface), box)) yield cornersOf(surface, triangle);
}

function nearestElevation(surface: Surface, { x, y }: Point): number | undefined {
  let [elevation, nearest]: [number | undefined, number] = [undefined, Infinity];
  for (let i = 0; i < surface.vertices.length / 3; i += 1) {
    const vertex = vertexAt(surface, i);
    const squaredDistance = (vertex.x - x) ** 2 + (vertex.y - y) ** 2;
    if (squaredDistance < nearest) [elevation, nearest] = [vertex.z, squaredDistance];
  }
  return elevation;
}

function gridTriangles(surface: Surface): readonly (readonly [Point3, Point3, Point3])[] {
  const { box } = surface;
  const [across, down] = [boxWidth(box) / max.cells, boxHeight(box) / max.cells];
  const corner = (i: number, j: number): Point3 | undefined => {
    const at = { x: box.minX + i * across, y: box.minY + j * down };
    const z = elevationAt(surface, at);
    return z === undefined ? undefined : { ...at, z };
  };
  const triangles: (readonly [Point3, Point3, Point3])[] = [];
  for (let i = 0; i < max.cells; i += 1)
    for (let j = 0; j < max.cells; j += 1) {
      const [a, b, c, d] = [corner(i, j), corner(i + 1, j), corner(i + 1, j + 1), corner(i, j + 1)];
      if (a && b && d) triangles.push([a, b, d]);
      if (b && c && d) triangles.push([b, c, d]);
    }
  return triangles;
}
