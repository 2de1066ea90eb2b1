// The required item about statuses: whether the plan shows what exists, what is proposed and what will be removed. Notes beside
// objects, such as PROPOSED DECK, are read too.
import type { Status } from '../objects/kind.ts';
import type { Change, Plan } from '../plan/plan.ts';
import { type ItemState, shown } from './item.ts';
import type { ItemContext } from './itemContext.ts';
import type { Subject } from '../site/subject.ts';
import { listed, ids } from './structureItems.ts';
import { areaOf } from '../geometry/outline.ts';
import { boxGap } from '../geometry/pathDistance.ts';
import { ownName } from '../distances/titleOf.ts';

export function statuses(context: ItemContext): ItemState {
  const all = context
    .of(...statusUses)
    .filter((one) => !one.role.isReserve && !one.role.isOffSite && context.isOnLot(one));
  if (all.length === 0) return shown('There are no structures to mark.');
  const unmarked = all.filter(({ object }) => object.status === undefined);
  if (unmarked.length === 0) return shown('Every structure is marked as existing or proposed.');
  const noted = statusesInNotes(context, unmarked);
  const isNothingMarked = unmarked.length === all.length && noted.size === 0;
  const withNote = unmarked.filter(({ object }) => noted.has(object.id));
  return {
    state: 'incomplete',
    sentence: isNothingMarked
      ? 'Nothing is marked as existing or proposed. Select the objects and set their status.'
      : `Set the status of ${listed(unmarked)}: existing, proposed or to be removed.`,
    objects: ids(unmarked),
    ...(withNote.length > 0
      ? {
          remedy: {
            title: 'Mark as in the notes',
            changes: (plan: Plan) => markedAsNoted(plan, withNote, noted),
          },
        }
      : {}),
  };
}

const markedAsNoted = (
  plan: Plan,
  subjects: readonly Subject[],
  noted: ReadonlyMap<string, Status>,
): readonly Change[] =>
  subjects.flatMap(({ object: { id } }) => {
    const object = plan.objects.get(id);
    const status = noted.get(id);
    return object && status ? [{ put: { ...object, status } }] : [];
  });

/** The uses whose status a reviewer asks for. */
const statusUses = [
  'building',
  'deck',
  'pool',
  'drive',
  'paving',
  'fence',
  'tank',
  'field',
  'pit',
  'well',
] as const;

/** Feet: a note is about the nearest object if that is at most so far away. */
const besideNote = 10;
/** Words for each status in notes on plans. */
const statusWords: readonly (readonly [Status, RegExp])[] = [
  ['removed', /\b(?:removed?|demolish(?:ed)?)\b/i],
  ['proposed', /\b(?:proposed|new)\b/i],
  ['existing', /\bexisting\b/i],
];

/** The statuses that notes beside objects give them, by id, as `PROPOSED DECK` does on a deck. */
function statusesInNotes(context: ItemContext, subjects: readonly Subject[]): ReadonlyMap<string, Status> {
  const found = new Map<string, Status>();
  const all = context.of(...statusUses);
  const size = ({ ground }: Subject): number => areaOf(ground.path);
  for (const note of context.of('note')) {
    const status = statusWords.find(([, words]) => words.test(ownName(note.object)))?.[0];
    if (!status) continue;
    const away = ({ ground }: Subject): number => boxGap(note.ground.box, ground.box);
    const [nearest] = all.toSorted((a, b) => away(a) - away(b) || size(a) - size(b));
    if (nearest && away(nearest) <= besideNote && subjects.includes(nearest))
      found.set(nearest.object.id, status);
  }
  return found;
}
