// The questions about values of objects that are assumed. Each is answered with one press.
import type { Editor } from '@homeplot/editor/editor';
import { confirmed } from '@homeplot/plan/assumed';
import { type Assumption, assumptionsOf } from '@homeplot/plan/assumptions';
import { type PlanObject, type Status, statuses } from '@homeplot/plan/kind';
import { kindOf } from '@homeplot/plan/kinds';
import { onGroundOf } from '@homeplot/plan/onGround';
import type { Change, Plan } from '@homeplot/plan/plan';
import { statusNames } from '@homeplot/plan/statusNames';
import { titleOf } from '@homeplot/plan/titleOf';
import type { Step } from './step.ts';

type Run = (editor: Editor) => void;

/** An edit that changes each of the objects that is still on the plan. */
const edit =
  (title: string, objects: readonly PlanObject[], change: (object: PlanObject) => PlanObject): Run =>
  (editor) => {
    const changes = objects.flatMap(({ id }): readonly Change[] => {
      const now = editor.plan.objects.get(id);
      return now ? [{ put: change(now) }] : [];
    });
    editor.edit(changes, title);
  };

/** The names of objects, such as `House, Deck and 3 more` for five objects; objects of the same name are named once. */
function named(objects: readonly PlanObject[]): string {
  const [first = '', second = ''] = new Set(objects.map((object) => titleOf(object)));
  if (!second) return objects.length > 1 ? `${first} (${objects.length})` : first;
  const more = objects.length - 2;
  return more > 0 ? `${first}, ${second} and ${more} more` : `${first} and ${second}`;
}

function stepOf({ field, words, objects }: Assumption): Step {
  const ids = objects.map(({ id }) => id);
  const title = `Confirm: ${words}`;
  const withStatus = (status: Status) => (object: PlanObject) => ({ ...confirmed(object, field), status });
  const others =
    field === 'status'
      ? statuses
          .filter((status) => status !== objects[0]?.status)
          .map((status) => ({
            title: statusNames[status],
            run: edit(statusNames[status], objects, withStatus(status)),
          }))
      : [];
  return {
    id: `confirm ${field} ${words}`,
    sentence: `${named(objects)}: ${words} (assumed). Is that right?`,
    topic: 'what is assumed',
    isConfirmation: true,
    ways: [
      { title: "It's right", run: edit(title, objects, (object) => confirmed(object, field)) },
      ...others,
      { title: 'Show', select: ids },
    ],
  };
}

/** The questions about a plan. Values that the ground determines, such as the slope of an arrow, aren't asked about. */
export function confirmSteps(plan: Plan): readonly Step[] {
  const asked = [...plan.objects.values()].filter(({ assumed }) => assumed);
  const follows = asked.some((object) => kindOf(object).onGround !== undefined);
  const onGround = follows ? onGroundOf(plan) : undefined;
  const drawn = asked.map((object) => onGround?.get(object) ?? object);
  return assumptionsOf(drawn, plan.settings.units).map(stepOf);
}
