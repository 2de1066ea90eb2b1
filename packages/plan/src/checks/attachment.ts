// What a subject is attached to: the straight walls that it shares with buildings, and along which it can slide.
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
}

/** Sine of the angle below which two walls run the same way. */
const parallel = 1e-3;

export function railsOf({ object, ground }: Subject, site: Site): readonly Rail[] {
  const rails: Rail[] = [];
  for (const to of site.near('building', ground.box, lengthTolerance)) {
    if (to.object.id === object.id) continue;
    for (const along of sharedWalls(ground, to.ground))
      if (!rails.some((one) => one.to === to && isParallel(one.along, along))) rails.push({ along, to });
  }
  return rails;
}

/** Whether a shape has a wall on the rail. */
export const isOn = ({ along, to }: Rail, shape: Shape): boolean =>
  sharedWalls(shape, to.ground).some((wall) => isParallel(wall, along));

const isParallel = (a: Point, b: Point): boolean => Math.abs(cross(a, b)) < parallel;

/** The directions of the straight edges of two shapes that lie against each other. */
function sharedWalls(a: Shape, b: Shape): readonly Point[] {
  const walls = straightNear(b, a.box);
  return straightNear(a, b.box).flatMap((edge) =>
    walls.filter((wall) => areJoined(edge, wall)).map(({ from, to }) => unit(subtract(to, from))),
  );
}

const straightNear = ({ edges }: Shape, box: Box): readonly Edge[] => {
  const within = grow(box, lengthTolerance);
  return edges.filter((edge) => edge.bulge === 0 && boxGap(edge.box, within) === 0);
};

function areJoined(edge: Edge, wall: Edge): boolean {
  const along = unit(subtract(wall.to, wall.from));
  const ends = [edge.from, edge.to].map((end) => subtract(end, wall.from));
  if (ends.some((end) => Math.abs(cross(along, end)) > lengthTolerance)) return false;
  const reached = ends.map((end) => dot(along, end));
  const shared = Math.min(Math.max(...reached), dot(along, subtract(wall.to, wall.from)));
  return shared - Math.max(Math.min(...reached), 0) > lengthTolerance;
}
