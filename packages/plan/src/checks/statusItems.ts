// The items about statuses: whether the plan says what exists, what is proposed and what will be removed.
import type { Status } from '../objects/kind.ts';
import type { Change, Plan } from '../plan/plan.ts';
import { type ItemState, shown } from './item.ts';
import type { ItemContext } from './itemContext.ts';
import type { Subject } from '../site/subject.ts';
import { listed, ids } from './structureItems.ts';
import { statusUses, statusesInNotes } from './statusesInNotes.ts';

export function statuses(context: ItemContext): ItemState {
  const all = context.of(...statusUses).filter((one) => context.isOnLot(one));
  if (all.length === 0) return shown('There are no structures to mark.');
  const open = all.filter(({ object }) => object.status === undefined);
  if (open.length === 0) return shown('Every structure is marked as existing or proposed.');
  const noted = statusesInNotes(context, open);
  const unsaid = open.length === all.length && noted.size === 0;
  const said = open.filter(({ object }) => noted.has(object.id));
  return {
    state: 'incomplete',
    sentence: unsaid
      ? 'Nothing is marked as existing or proposed. Select the objects and set their status.'
      : `Set the status of ${listed(open)}: existing, proposed or to be removed.`,
    objects: ids(open),
    ...(said.length > 0
      ? { remedy: { title: 'Mark as in the notes', changes: (plan: Plan) => marked(plan, said, noted) } }
      : {}),
  };
}

const marked = (
  plan: Plan,
  open: readonly Subject[],
  noted: ReadonlyMap<string, Status>,
): readonly Change[] =>
  open.flatMap(({ object: { id } }) => {
    const object = plan.objects.get(id);
    const status = noted.get(id);
    return object && status ? [{ put: { ...object, status } }] : [];
  });
