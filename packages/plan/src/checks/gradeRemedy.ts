// The remedy for ground that doesn't fall away from a building: the ground beside its walls is raised, and falls from there to
// what it is some feet out; the floor too, if it is a little too low for that. It is tried out before it is offered.
import { nearestBetween } from '../geometry/pathDistance.ts';
import { add, scaleBy } from '../geometry/point.ts';
import { finishedElevation } from '../grading/ground.ts';
import { gradeRoleOf } from '../kinds/gradeRoles.ts';
import type { FindingEdit } from '../site/check.ts';
import { lotUnder } from '../site/siteLot.ts';
import { isExisting, type Subject } from '../site/subject.ts';
import { besideWall, type GradingContext, sayElevation, wallPlaces } from './gradingContext.ts';
import { gradingRule } from './gradingRules.ts';
import { isMendedBy, type Needs, undiggable } from './swaleRemedy.ts';

/** Feet: on less room, there is no slope but a step. */
const leastReach = 2;
/** Feet of fall per foot: a steeper bank can't be mowed. */
const steepest = 1 / 3;
/** Feet by which the floor is raised at most: more would be another house. */
const mostRaised = 2;

/** What is offered, with the building as it then is; undefined if there is no room. */
function raisedGround(subject: Subject, context: GradingContext, { within, fall }: Needs) {
  const floors = gradeRoleOf(subject.object)?.floors;
  const lot = lotUnder(subject, context.lots);
  if (floors?.finished === undefined || !lot) return undefined;
  const toLine = nearestBetween(subject.ground, lot.ground)?.feet ?? Infinity;
  // To a tenth of a foot, and not up to the line itself.
  const reach = Math.min(within, Math.floor(toLine * 10 - 1) / 10);
  const isBuiltOver = context.subjects.some(
    (other) =>
      other !== subject &&
      undiggable.has(other.role.use) &&
      (isExisting(other) || gradeRoleOf(other.object)?.floors !== undefined) &&
      nearestBetween(other.ground, subject.ground, reach) !== undefined,
  );
  if (reach < leastReach || isBuiltOver) return undefined;
  const around = wallPlaces(subject).flatMap(
    ({ at, out }) => finishedElevation(context.ground, add(at, scaleBy(out, reach))) ?? [],
  );
  if (around.length === 0) return undefined;
  // The fall is read from just beside the wall on.
  const needed = Math.max(...around) + (fall * reach) / (reach - besideWall);
  const elevation = Math.ceil(needed * 100 - 1e-6) / 100;
  const floor = elevation + (gradingRule(context.pack, 'floorAboveGround')?.value ?? 0);
  const isTooSteep = (elevation - Math.min(...around)) / reach > steepest;
  if (isTooSteep || floor > floors.finished + mostRaised) return undefined;
  const [ground, put] = [sayElevation(elevation, context), floors.withWalls(elevation, reach)];
  if (floor <= floors.finished + 1e-6) return { title: `Raise the ground at the walls to ${ground}`, put };
  return {
    title: `Raise the floor to ${sayElevation(floor, context)}, and the ground at the walls to ${ground}`,
    put: gradeRoleOf(put)?.floors?.withFinished(floor) ?? put,
  };
}

/** or: what is offered where the floor is much too low, or too little room is around. */
export function gradeEdit(
  subject: Subject,
  context: GradingContext,
  needs: Needs,
  or: FindingEdit,
): FindingEdit {
  const raised = raisedGround(subject, context, needs);
  if (!raised) return or;
  const changes = [{ put: raised.put }];
  return {
    title: raised.title,
    changes: (plan) => (isMendedBy(changes, plan, context, needs) ? changes : undefined),
    or,
  };
}
