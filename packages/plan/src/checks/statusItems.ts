// The items about statuses: whether the plan says what exists, what is proposed and what will be removed.
import type { Status } from '../kinds/kind.ts';
import type { Change, Plan } from '../plan.ts';
import { type ItemState, shown } from './item.ts';
import type { ItemContext } from './itemContext.ts';
import type { Subject } from './subject.ts';
import { listed, ids } from './structureItems.ts';
import { statusUses, statusesInNotes } from './statusesInNotes.ts';

export function statuses(context: ItemContext): ItemState {
  const all = context.of(...statusUses).filter((one) => context.isOnLot(one));
  if (all.length === 0) return shown('There are no structures to mark.');
  const open = all.filter(({ object }) => object.status === undefined);
  if (open.length === 0) return shown('Every structure is marked as existing or proposed.');
  const noted = statusesInNotes(context, open);
  const unsaid = open.length === all.length && noted.size === 0;
  const title =
    noted.size === 0
      ? 'Mark as existing'
      : noted.size === open.length
        ? 'Mark as in the notes'
        : 'Mark as in the notes, and the rest as existing';
  return {
    state: 'incomplete',
    sentence: unsaid
      ? 'Nothing is marked as existing or proposed. Select the objects and set their status.'
      : `Set the status of ${listed(open)}: existing, proposed or to be removed.`,
    objects: ids(open),
    ...(unsaid ? {} : { remedy: { title, changes: (plan: Plan) => marked(plan, open, noted) } }),
  };
}

const marked = (
  plan: Plan,
  open: readonly Subject[],
  noted: ReadonlyMap<string, Status>,
): readonly Change[] =>
  open.flatMap(({ object: { id } }) => {
    const object = plan.objects.get(id);
    return object ? [{ put: { ...object, status: noted.get(id) ?? 'existing' } }] : [];
  });
