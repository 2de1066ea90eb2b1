// The offset of an object at which it has given distances to lot lines and buildings.
import { buildingDistances } from './buildingDistances.ts';
import { type Clearance, offsetBy } from './clearances.ts';
import { add, lengthOf, type Point, tidyPoint } from '../geometry/point.ts';
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
