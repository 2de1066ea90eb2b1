// Ties a plan to the ground (latitude, longitude and north) by two of its points whose places are known.
import { azimuthOf } from '../survey/bearing.ts';
import { lengthOf, midpoint, type Point, subtract } from '../geometry/point.ts';
import { tidy } from '../measure/units.ts';
import { LocalProjection, type Place, type Tied } from './ground.ts';

/** A point of the plan, in feet, and its place. */
export interface Match {
  readonly at: Point;
  readonly place: Place;
}

export interface MatchedGround extends Tied {
  /** The distance between the two points on the plan, in feet. */
  readonly drawn: number;
  /** The distance between their places, in feet. */
  readonly onMap: number;
}

/** In feet. Two points that are closer don't give a direction. */
const minApart = 1;

/**
 * Places the plan so that its two points lie on the line between their places. The plan keeps its scale: half of any difference
 * in length remains at each end. Returns a sentence if the points don't give a direction.
 */
export function matchGround(first: Match, second: Match): MatchedGround | string {
  const source = 'map';
  const upright = new LocalProjection({ ground: { ...first.place, at: first.at, source }, north: 0 });
  const onMap = subtract(upright.fromGround(second.place), first.at);
  const drawn = subtract(second.at, first.at);
  if (lengthOf(drawn) < minApart)
    return 'The two points on the plan are the same. Choose two that are far apart, such as opposite corners.';
  if (lengthOf(onMap) < minApart)
    return 'The two places on the map are the same. Choose the place of each point.';
  const between = upright.toGround({ x: first.at.x + onMap.x / 2, y: first.at.y + onMap.y / 2 });
  return {
    ground: { ...between, at: midpoint(first.at, second.at), source },
    north: tidy((azimuthOf(drawn, 0) - azimuthOf(onMap, 0) + 360) % 360),
    drawn: lengthOf(drawn),
    onMap: lengthOf(onMap),
  };
}
