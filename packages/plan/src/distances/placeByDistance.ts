// The offset of an object at which it has given distances to lot lines and buildings.
import { buildingDistances } from './buildingDistances.ts';
import type { Clearance } from './clearances.ts';
import { add, lengthOf, type Point, scaleBy, tidyPoint } from '../geometry/point.ts';
import { kindOf } from '../kinds/index.ts';
import type { PlanObject } from '../objects/kind.ts';
import { distancesToLot } from './lotDistances.ts';

/** A distance to keep, in feet. */
export interface WantedDistance extends Pick<Clearance, 'target' | 'edge'> {
  readonly feet: number;
  readonly of: 'wall' | 'eave';
}

/** Feet to which a distance is met. */
const tolerance = 1e-7;
/** An object whose nearest corner changes on the way takes a few steps. */
const maxSteps = 60;

/** The part of a clearance that a wanted distance is compared with; the wall if it has no eave. */
export const measuredFrom = ({ feet, eave }: Clearance, of: WantedDistance['of']): number =>
  of === 'eave' ? (eave ?? feet) : feet;

/** The clearance of an object to the target of a wanted distance; undefined if that is gone or overlaps. */
export function clearanceTo(
  object: PlanObject,
  { target, edge }: Pick<WantedDistance, 'target' | 'edge'>,
  objects: ReadonlyMap<string, PlanObject>,
): Clearance | undefined {
  const other = objects.get(target);
  if (!other) return undefined;
  return edge === undefined
    ? buildingDistances(object, [other])[0]
    : distancesToLot(object, other).find((one) => one.edge === edge);
}

/**
 * The offset in feet, along the directions square to the lines, after which the distances hold; undefined if there is
 * none, as for more than two distances, or two to parallel lines.
 */
export function offsetToDistances(
  object: PlanObject,
  wanted: readonly WantedDistance[],
  objects: ReadonlyMap<string, PlanObject>,
): Point | undefined {
  let by: Point = { x: 0, y: 0 };
  for (let step = 0; step < maxSteps; step += 1) {
    const moved = kindOf(object).move(object, by);
    const missing = wanted.map((one) => {
      const clearance = clearanceTo(moved, one, objects);
      return clearance && { toward: clearance.toward, by: measuredFrom(clearance, one.of) - one.feet };
    });
    const known = missing.flatMap((one) => one ?? []);
    if (known.length < wanted.length) return undefined;
    if (known.every((one) => Math.abs(one.by) < tolerance)) return tidyPoint(by);
    const next = offsetBy(known);
    if (!next || !(lengthOf(next) < Infinity)) return undefined;
    by = add(by, next);
  }
  return undefined;
}

/** Sine of the least angle between two lines that determine a place: 2 degrees. */
const minAngle = 0.035;

/** Solves for the offset that reduces each distance by a length, each in its own direction; undefined if none does. */
function offsetBy(wanted: readonly { readonly toward: Point; readonly by: number }[]): Point | undefined {
  const [one, two, more] = wanted;
  if (!one || more) return undefined;
  if (!two) return scaleBy(one.toward, one.by);
  const det = one.toward.x * two.toward.y - one.toward.y * two.toward.x;
  if (Math.abs(det) < minAngle) return undefined;
  return {
    x: (one.by * two.toward.y - two.by * one.toward.y) / det,
    y: (one.toward.x * two.by - two.toward.x * one.by) / det,
  };
}
