// The remedy for ground that doesn't fall away from a building: swales that lead the water to a lot line. It is tried out on
// the ground before it is offered.
import { finishedAt, finishedGround, groundOf } from '../grading/ground.ts';
import { swalesAround, type Swale } from '../grading/swaleAround.ts';
import type { PermitUse } from '../objects/permitRole.ts';
import type { PlanObject } from '../objects/kind.ts';
import type { Change, Plan } from '../plan/plan.ts';
import type { FindingEdit } from '../site/check.ts';
import { lotUnder } from '../site/siteLot.ts';
import { type Subject, subjectOf } from '../site/subject.ts';
import { addedTo, besideWall, type GradingContext, type WallPlace } from './gradingContext.ts';
import { poolsOf } from './groundFaults.ts';

interface Needs {
  /** Feet from the walls within which the ground has to fall so many feet. */
  readonly within: number;
  readonly fall: number;
  readonly isWet: (place: WallPlace) => boolean;
  readonly isMended: (context: GradingContext) => boolean;
}

/** What a swale can't be dug through. */
const undiggable: ReadonlySet<PermitUse> = new Set([
  'building',
  'deck',
  'pool',
  'paving',
  'drive',
  'parking',
  'well',
  'tank',
  'field',
  'pit',
  'septicPart',
  'equipment',
  'propane',
]);

/** Swales that are tried out at most: the ground is worked out again for each. */
const maxTried = 6;
/** Where the swale may run, as shares of the distance within which the ground has to fall. */
const shares = [0.5, 0.25] as const;

const obstacle =
  'No swale fits here: what stands beside the building is in its way, or no lot line that it can reach is low enough. Raise the ground beside the walls, or lead the water off by a pipe.';

export const swaleEdit = (subject: Subject, context: GradingContext, needs: Needs): FindingEdit => ({
  title: 'Dig a swale around it',
  changes: (plan) => mendingSwales(plan, subject, context, needs),
  obstacle,
});

function mendingSwales(
  plan: Plan,
  subject: Subject,
  context: GradingContext,
  needs: Needs,
): readonly Change[] | undefined {
  const lot = lotUnder(subject, context.lots);
  if (!lot) return undefined;
  const obstacles = [...plan.objects.values()].flatMap((object) => {
    const other = subjectOf(object);
    return other && object.id !== subject.object.id && undiggable.has(other.role.use) ? [other.ground] : [];
  });
  const elevation = (at: { readonly x: number; readonly y: number }): number | undefined =>
    finishedAt(context.ground, at)?.elevation;
  for (const share of shares) {
    const task = {
      outline: subject.ground,
      off: needs.within * share + besideWall,
      drop: needs.fall * share,
      lot,
      obstacles,
      elevation,
      isWet: needs.isWet,
    };
    for (const swales of swalesAround(task).slice(0, maxTried)) {
      const changes = added(plan, swales);
      if (isMendedBy(changes, plan, context, needs)) return changes;
    }
  }
  return undefined;
}

function added(plan: Plan, swales: readonly Swale[]): readonly { readonly put: PlanObject }[] {
  let now = plan;
  return swales.flatMap((swale) => {
    const [from, to] = [swale.vertices[0], swale.vertices.at(-1)];
    if (!from || !to) return [];
    const put: PlanObject = { ...addedTo(now, 'swale', from, to), ...swale, status: 'proposed' };
    now = { ...now, objects: new Map([...now.objects, [put.id, put]]), top: put.order };
    return [{ put }];
  });
}

/** Whether the ground with them is as it has to be, without new faults and without new places where water stands. */
function isMendedBy(
  changes: readonly { readonly put: PlanObject }[],
  { objects, settings }: Plan,
  context: GradingContext,
  { isMended }: Needs,
): boolean {
  const trial = new Map([...objects, ...changes.map(({ put }) => [put.id, put] as const)]);
  const ground = groundOf({ objects: trial, settings });
  const [before, after] = [finishedGround(context.ground), finishedGround(ground)];
  if (!before || !after || ground.faults.length > context.ground.faults.length) return false;
  if (poolsOf(after).length > poolsOf(before).length) return false;
  return isMended({ ...context, ground });
}
