// What a subject is attached to: the straight walls that it shares with buildings, and along which it can slide.
import { attachedWithin } from '../distances/attached.ts';
import { grow, type Box } from '../geometry/box.ts';
import type { Edge } from '../geometry/outline.ts';
import { boxGap, type Shape } from '../geometry/pathDistance.ts';
import { cross, dot, type Point, subtract, unit } from '../geometry/point.ts';
import { lengthTolerance } from '../site/clearance.ts';
import type { Site } from '../site/site.ts';
import type { Subject } from '../site/subject.ts';

/** A wall along which a subject can slide. */
export interface Rail {
  /** Of length 1. */
  readonly along: Point;
  readonly to: Subject;
  /** Feet of its walls that lie against those of the building. */
  readonly shared: number;
}

/** Sine of the angle below which two walls count as parallel. */
const parallelSine = 1e-3;
/** Sine of the largest angle between two walls that lie against each other. */
const maxSkew = 0.02;
/** Feet of wall that a subject has to share after a slide, if it shared as much before: the width of a door. */
const minShared = 3;

export function railsOf({ object, ground }: Subject, site: Site): readonly Rail[] {
  const rails: Rail[] = [];
  for (const to of site.near('building', ground.box, attachedWithin)) {
    if (to.object.id === object.id) continue;
    const walls = sharedWalls(ground, to.ground);
    for (const { along } of walls)
      if (!rails.some((one) => one.to === to && isParallel(one.along, along)))
        rails.push({ along, to, shared: sharedAlong(along, walls) });
  }
  return rails;
}

/** Whether enough of a shape's walls lie along the rail. */
export const isOnRail = ({ along, to, shared }: Rail, shape: Shape): boolean =>
  sharedAlong(along, sharedWalls(shape, to.ground)) >= Math.min(shared, minShared) - lengthTolerance;

const isParallel = (a: Point, b: Point): boolean => Math.abs(cross(a, b)) < parallelSine;

/** A stretch along which straight edges of two shapes lie against each other, and not only where corners meet. */
interface SharedWall {
  readonly along: Point;
  readonly feet: number;
}

function sharedWalls(a: Shape, b: Shape): readonly SharedWall[] {
  const walls = straightEdgesNear(b, a.box);
  return straightEdgesNear(a, b.box).flatMap((edge) => walls.flatMap((wall) => sharedBy(edge, wall) ?? []));
}

const sharedAlong = (along: Point, walls: readonly SharedWall[]): number =>
  walls.filter((wall) => isParallel(wall.along, along)).reduce((sum, { feet }) => sum + feet, 0);

const straightEdgesNear = ({ edges }: Shape, box: Box): readonly Edge[] => {
  const within = grow(box, attachedWithin);
  return edges.filter((edge) => edge.bulge === 0 && boxGap(edge.box, within) === 0);
};

function sharedBy(edge: Edge, wall: Edge): SharedWall | undefined {
  const along = unit(subtract(wall.to, wall.from));
  const offsets = [edge.from, edge.to].map((end) => subtract(end, wall.from));
  if (Math.abs(cross(along, unit(subtract(edge.to, edge.from)))) > maxSkew) return undefined;
  if (offsets.some((offset) => Math.abs(cross(along, offset)) > attachedWithin)) return undefined;
  const stations = offsets.map((offset) => dot(along, offset));
  const end = Math.min(Math.max(...stations), dot(along, subtract(wall.to, wall.from)));
  const feet = end - Math.max(Math.min(...stations), 0);
  return feet > attachedWithin ? { along, feet } : undefined;
}
