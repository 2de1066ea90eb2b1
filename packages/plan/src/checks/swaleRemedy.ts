// The remedy for ground that doesn't fall away from a building: swales that carry the water to a lot line. It is tried out on
// the ground before it is offered.
import { nearestBetween } from '../geometry/pathDistance.ts';
import { finishedAt } from '../grading/ground.ts';
import { type Channel, swalesAround, type Swale } from '../grading/swaleAround.ts';
import { gradeRoleOf } from '../kinds/gradeRoles.ts';
import { kindOf } from '../kinds/index.ts';
import type { PlanObject } from '../objects/kind.ts';
import type { Change, Plan } from '../plan/plan.ts';
import type { FindingEdit } from '../site/check.ts';
import { lotUnder, type SiteLot } from '../site/siteLot.ts';
import { type Subject, subjectOf } from '../site/subject.ts';
import { addedTo, besideWall, type GradingContext } from './gradingContext.ts';
import { builtUses, isMendedBy, type Needs } from './groundTrial.ts';

/** Designs that are tried out, because the ground has to be computed again for each. */
const maxTried = 6;
/** Where the middle of a swale may run, as shares of the distance within which the ground has to fall. */
const shares = [0.5, 0.25] as const;

/** What to do if no swale fits. Raising the ground needs a known floor. */
const insteadFor = ({ object }: Subject): string =>
  gradeRoleOf(object)?.floors?.finished === undefined
    ? 'Type the finished floor, so that the ground beside the walls can be raised, or carry the water away in a pipe.'
    : 'Raise the ground beside the walls, or carry the water away in a pipe.';

export function swaleEdit(subject: Subject, context: GradingContext, needs: Needs): FindingEdit {
  let known: { readonly all: readonly Subject[]; readonly why: string } | undefined;
  // Cached while the objects in the way stay the same.
  const why = (plan: Plan): string => {
    const all = inTheWay(plan, subject);
    const isSame = known?.all.length === all.length && known.all.every((one, i) => one === all[i]);
    if (!known || !isSame) known = { all, why: whyNone(all, subject, context, needs) };
    return known.why;
  };
  return {
    title: 'Dig a swale around it',
    changes: (plan) => mendingSwales(plan, subject, context, needs),
    obstacle: (plan) => `No swale fits here: ${why(plan)}. ${insteadFor(subject)}`,
  };
}

/** The objects that a swale around a subject may not cross. */
const inTheWay = (plan: Plan, { object: { id } }: Subject): readonly Subject[] =>
  [...plan.objects.values()].flatMap((object) => {
    const other = subjectOf(object);
    return other && object.id !== id && isInTheWay(other) ? [other] : [];
  });

/** A swale without a known bottom is in the way too. */
const isInTheWay = (other: Subject): boolean =>
  builtUses.has(other.role.use) || gradeRoleOf(other.object)?.water === 'channel' || isChannel(other);

const isChannel = (other: Subject): boolean => channelOf(other) !== undefined;

/** The channel of a swale or a berm; undefined if its bottom isn't known. */
function channelOf({ object, ground }: Subject): Channel | undefined {
  const input = kindOf(object)
    .ground?.(object)
    .find((one) => one.shape === 'channel');
  return input && { bottom: ground, width: input.width, isSwale: gradeRoleOf(object)?.water === 'channel' };
}

/** The swales for which there is room, the best first. Whether they drain the ground isn't known yet. */
function* fittingSwales(
  subject: Subject,
  lot: SiteLot,
  obstacles: readonly Subject[],
  { ground }: GradingContext,
  needs: Needs,
): Generator<readonly Swale[], undefined> {
  for (const share of shares)
    yield* swalesAround({
      outline: subject.ground,
      off: needs.within * share + besideWall,
      drop: needs.fall * share,
      lot,
      obstacles: obstacles.filter((other) => !isChannel(other)).map((other) => other.ground),
      channels: obstacles.flatMap((other) => channelOf(other) ?? []),
      elevation: (at) => finishedAt(ground, at)?.elevation,
      isWet: needs.isWet,
    }).slice(0, maxTried);
}

function mendingSwales(
  plan: Plan,
  subject: Subject,
  context: GradingContext,
  needs: Needs,
): readonly Change[] | undefined {
  const lot = lotUnder(subject, context.lots);
  if (!lot) return undefined;
  for (const swales of fittingSwales(subject, lot, inTheWay(plan, subject), context, needs)) {
    const changes = additionOf(plan, swales);
    if (isMendedBy(changes, plan, context, needs)) return changes;
  }
  return undefined;
}

/** Why no swale works: a single object in its way, all objects around, or the fall of the ground. */
function whyNone(all: readonly Subject[], subject: Subject, context: GradingContext, needs: Needs): string {
  const lot = lotUnder(subject, context.lots);
  if (!lot) return `${subject.the} is on no lot to whose lines it could lead`;
  const fits = (obstacles: readonly Subject[]): boolean =>
    fittingSwales(subject, lot, obstacles, context, needs).next().done !== true;
  if (fits(all)) return "the ones that have room don't drain all of it, or leave water standing elsewhere";
  if (!fits([])) return 'no lot line that it can reach is low enough';
  const near = all.filter((one) => nearestBetween(one.ground, subject.ground, needs.within) !== undefined);
  const alone = near.find((one) => fits(all.filter((other) => other !== one)));
  const names = [...new Set((alone ? [alone] : near).map(({ the }) => the))];
  const last = names.pop();
  if (last === undefined) return 'too much stands in its way';
  return names.length === 0 ? `${last} is in its way` : `${names.join(', ')} and ${last} are in its way`;
}

/** The changes that add swales to a plan. */
function additionOf(plan: Plan, swales: readonly Swale[]): readonly { readonly put: PlanObject }[] {
  let now = plan;
  return swales.flatMap((swale) => {
    const [from, to] = [swale.vertices[0], swale.vertices.at(-1)];
    if (!from || !to) return [];
    const put: PlanObject = { ...addedTo(now, 'swale', from, to), ...swale, status: 'proposed' };
    now = { ...now, objects: new Map([...now.objects, [put.id, put]]), top: put.order };
    return [{ put }];
  });
}
