// The ground at a point: its elevation and gradient, existing and proposed.
import type { Point } from '../geometry/point.ts';
import { sliversOf } from '../surface/slivers.ts';
import { elevationIn, gradientOf, type Surface, triangleAt } from '../surface/surface.ts';
import type { Ground } from './ground.ts';

export interface GroundPoint {
  readonly elevation: number;
  /** Feet of rise per foot to the right and down the plan. */
  readonly gradient: Point;
}

export interface GroundPoints {
  readonly existing?: GroundPoint | undefined;
  readonly proposed?: GroundPoint | undefined;
}

export const pointOf = ({ existing, proposed }: Ground, at: Point): GroundPoints => ({
  existing: existing && pointOn(existing, at),
  proposed: proposed && pointOn(proposed, at),
});

function pointOn(surface: Surface, at: Point): GroundPoint | undefined {
  const triangle = triangleAt(surface, at, sliversOf(surface));
  if (triangle === undefined) return undefined;
  return { elevation: elevationIn(surface, triangle, at), gradient: gradientOf(surface, triangle) };
}
