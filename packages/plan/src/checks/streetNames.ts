// Whether the names of the streets can be read on the plan: in a note on the street or beside it, or in its name label.
import { grow } from '../geometry/box.ts';
import { boxGap } from '../geometry/pathDistance.ts';
import { labelOf } from '../kinds/dimension/areaLabel.ts';
import { kindOf } from '../kinds/index.ts';
import { keysAbove } from '../measure/order.ts';
import type { Change, Plan } from '../plan/plan.ts';
import { ownName } from '../distances/titleOf.ts';
import { absent, type ItemState, shown } from './item.ts';
import type { ItemContext } from './itemContext.ts';
import type { Subject } from '../site/subject.ts';

/** Feet around the pavement within which its name is written. */
const besideStreet = 25;

export function streetNames(context: ItemContext): ItemState {
  const streets = context.of('street');
  if (streets.length === 0)
    return absent('No street is drawn. Draw the street that the lot is on, and name it.');
  const notes = context.of('note').filter(({ object }) => ownName(object) !== '');
  const labeled = withNameLabel(context.plan);
  const unwritten = streets.filter(
    ({ object, ground }) =>
      !(object.name?.trim() && labeled.has(object.id)) &&
      !notes.some((note) => boxGap(note.ground.box, grow(ground.box, besideStreet)) === 0),
  );
  if (unwritten.length === 0) return shown('The street names are shown.');
  const named = unwritten.filter(({ object }) => object.name?.trim());
  return {
    state: 'incomplete',
    sentence:
      unwritten.length === 1
        ? 'Show the name of the street.'
        : `Show the names of ${unwritten.length} streets.`,
    objects: unwritten.map(({ object }) => object.id),
    ...(named.length === unwritten.length && {
      remedy: {
        title: named.length === 1 ? 'Show its name' : 'Show their names',
        changes: (plan: Plan) => nameLabels(plan, named),
      },
    }),
  };
}

/** The ids of the objects that have a name label. */
const withNameLabel = ({ objects }: Plan): ReadonlySet<string> =>
  new Set(
    [...objects.values()].flatMap((label) => {
      const { ties } = kindOf(label);
      return ties?.captions?.shows(label).includes('name') ? ties.list(label).map((tie) => tie.object) : [];
    }),
  );

function nameLabels(plan: Plan, streets: readonly Subject[]): readonly Change[] {
  const orders = keysAbove(plan.top, streets.length);
  return streets.map(
    ({ object: { id } }, i): Change => ({
      put: { ...labelOf(id, ['name']), id: `${id}-name`, order: orders[i] ?? plan.top },
    }),
  );
}
