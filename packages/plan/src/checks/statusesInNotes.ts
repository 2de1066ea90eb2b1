// The statuses that notes state for the objects next to them, such as PROPOSED DECK.
import { areaOf } from '../geometry/outline.ts';
import { boxGap } from '../geometry/pathDistance.ts';
import type { Status } from '../objects/kind.ts';
import type { ItemContext } from './itemContext.ts';
import { ownName } from '../distances/titleOf.ts';
import type { Subject } from '../site/subject.ts';

export const statusUses = [
  'building',
  'deck',
  'pool',
  'drive',
  'paving',
  'fence',
  'tank',
  'field',
  'well',
] as const;

/** Feet within which a note is about the object that is nearest to it. */
const besideNote = 10;
/** How notes on plans say each status. */
const statusWords: readonly (readonly [Status, RegExp])[] = [
  ['removed', /\b(?:removed?|demolish(?:ed)?)\b/i],
  ['proposed', /\b(?:proposed|new)\b/i],
  ['existing', /\bexisting\b/i],
];

/** The statuses that notes beside objects give them, by id, as `PROPOSED DECK` does on a deck. */
export function statusesInNotes(
  context: ItemContext,
  subjects: readonly Subject[],
): ReadonlyMap<string, Status> {
  const found = new Map<string, Status>();
  const all = context.of(...statusUses);
  const size = ({ ground }: Subject): number => areaOf(ground.path);
  for (const note of context.of('note')) {
    const said = statusWords.find(([, words]) => words.test(ownName(note.object)))?.[0];
    if (!said) continue;
    const away = ({ ground }: Subject): number => boxGap(note.ground.box, ground.box);
    const [nearest] = all.toSorted((a, b) => away(a) - away(b) || size(a) - size(b));
    if (nearest && away(nearest) <= besideNote && subjects.includes(nearest))
      found.set(nearest.object.id, said);
  }
  return found;
}
