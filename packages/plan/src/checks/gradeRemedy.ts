// The remedy for ground that doesn't fall away from a building: raises the ground beside its walls, from where it falls to the
// unchanged ground some feet out. Raises the floor too if it is a little too low for that. It is tried out before it is offered.
import { isInside } from '../geometry/hitPen.ts';
import { nearestBetween, type Shape, shapeOf } from '../geometry/pathDistance.ts';
import { add, scaleBy } from '../geometry/point.ts';
import { doorStepsOf } from '../grading/buildingGround.ts';
import { finishedElevation, isWork, levelWithin } from '../grading/ground.ts';
import { outlineAround } from '../grading/works.ts';
import { gradeRoleOf } from '../kinds/gradeRoles.ts';
import { kindOf } from '../kinds/index.ts';
import type { PlanObject } from '../objects/kind.ts';
import type { Plan } from '../plan/plan.ts';
import type { FindingEdit } from '../site/check.ts';
import { lotUnder, type SiteLot } from '../site/siteLot.ts';
import { isExisting, type Subject } from '../site/subject.ts';
import { besideWall, type GradingContext, roundedUp, sayElevation, wallPlaces } from './gradingContext.ts';
import { gradingRule } from './gradingRules.ts';
import { builtUses, isMendedBy, type Needs } from './groundTrial.ts';

/** Feet: with less room, the ground would be a step instead of a slope. */
const minReach = 2;
/** The reach of the grading is tried in steps of a tenth of a foot. */
const stepsPerFoot = 10;
const step = 1 / stepsPerFoot;
/** Feet of fall per foot: a steeper bank can't be mowed. */
const maxSlope = 1 / 3;
/** Feet by which the floor is raised at most, because more would change the house too much. */
const maxRaise = 2;

/** The farthest reach of a grading within a lot, and its outline, by binary search: where some feet fit, fewer do too. */
function roomToGrade({ ground }: Subject, lot: SiteLot, within: number) {
  const tryOut = (steps: number) => {
    const reach = steps / stepsPerFoot;
    const path = outlineAround(ground.path, reach);
    const area = path && shapeOf(path);
    const isOnLot =
      area?.path.vertices.every((at) => isInside(lot.ground.path, at)) === true &&
      nearestBetween(area, lot.ground, step / 2) === undefined;
    return area && isOnLot ? { reach, area } : undefined;
  };
  if (within < minReach) return undefined;
  let [fits, tooFar] = [minReach * stepsPerFoot, Math.round(within * stepsPerFoot)];
  const whole = tryOut(tooFar);
  if (whole) return whole;
  let found = tryOut(fits);
  while (found && tooFar - fits > 1) {
    const steps = Math.floor((fits + tooFar) / 2);
    const tried = tryOut(steps);
    if (tried) [found, fits] = [tried, steps];
    else tooFar = steps;
  }
  return found;
}

/** Whether two areas have ground in common. */
const overlap = (one: Shape, other: Shape): boolean =>
  nearestBetween(one, other, step) !== undefined ||
  other.path.vertices.slice(0, 1).some((at) => isInside(one.path, at)) ||
  one.path.vertices.slice(0, 1).some((at) => other.path.closed && isInside(other.path, at));

/** Whether something in an area would be buried. */
const isBuiltOn = (area: Shape, own: Subject, { subjects }: GradingContext): boolean =>
  subjects.some(
    (other) =>
      other !== own &&
      builtUses.has(other.role.use) &&
      (isExisting(other) || gradeRoleOf(other.object)?.floors !== undefined) &&
      overlap(area, other.ground),
  );

/** Whether the plan already has proposed elevations in an area. */
const isGradedBy = ({ path }: Shape, { objects }: Plan): boolean =>
  [...objects.values()].some((object) =>
    (kindOf(object).ground?.(object) ?? []).some((input) => {
      const isProposed = input.of === 'proposed' || (input.of === undefined && object.status === 'proposed');
      if (!isProposed || isWork(input) || input.shape === 'terrain') return false;
      const places = input.shape === 'point' ? [input.at] : input.path.vertices;
      return places.some((at) => isInside(path, at));
    }),
  );

/** Whether rain would run in at a door. */
const floods = (building: PlanObject, { ground }: GradingContext): boolean =>
  doorStepsOf(building, ground).some(({ highest, sill }) => highest - sill > levelWithin);

/** The building with raised ground, the graded area and a title; undefined if there is no room. */
function raisedGround(subject: Subject, context: GradingContext, { within, fall }: Needs) {
  const floors = gradeRoleOf(subject.object)?.floors;
  const lot = lotUnder(subject, context.lots);
  const room = floors?.finished === undefined || !lot ? undefined : roomToGrade(subject, lot, within);
  if (floors?.finished === undefined || !room || isBuiltOn(room.area, subject, context)) return undefined;
  const { reach, area } = room;
  const around = wallPlaces(subject, context).flatMap(
    ({ at, out }) => finishedElevation(context.ground, add(at, scaleBy(out, reach))) ?? [],
  );
  if (around.length === 0) return undefined;
  // The fall is measured from just beside the wall.
  const elevation = roundedUp(Math.max(...around) + (fall * reach) / (reach - besideWall));
  const floor = roundedUp(elevation + (gradingRule(context.pack, 'floorAboveGround')?.value ?? 0));
  const isTooSteep = (elevation - Math.min(...around)) / reach > maxSlope;
  if (isTooSteep || floor > floors.finished + maxRaise) return undefined;
  const [ground, put] = [sayElevation(elevation, context), floors.withWalls(elevation, reach)];
  if (floor <= floors.finished + 1e-6)
    return { area, title: `Raise the ground at the walls to ${ground}`, put };
  return {
    area,
    title: `Raise the floor to ${sayElevation(floor, context)}, and the ground at the walls to ${ground}`,
    put: gradeRoleOf(put)?.floors?.withFinished(floor) ?? put,
  };
}

/** The edit that raises the ground. fallback: offered instead where the floor is much too low or there is too little room. */
export function gradeEdit(
  subject: Subject,
  context: GradingContext,
  needs: Needs,
  fallback: FindingEdit,
): FindingEdit {
  const raised = raisedGround(subject, context, needs);
  if (!raised) return fallback;
  const { area, title, put } = raised;
  const changes = [{ put }];
  const isMended = (trial: GradingContext): boolean => needs.isMended(trial) && !floods(put, trial);
  return {
    title,
    changes: (plan) =>
      !isGradedBy(area, plan) && isMendedBy(changes, plan, context, { isMended }) ? changes : undefined,
    fallback,
  };
}
