// Tied objects follow their targets in the same edit, as a dimension follows the house that it measures, and copies are
// tied to copies. Extends the changes of an edit; works for any kind that has ties.
import type { Tie } from '../geometry/anchorNames.ts';
import { anchorAfter, anchorAt, isOverLine, outlineOf } from '../distances/anchors.ts';
import { nearestOfTies } from '../distances/nearestTies.ts';
import { kindOf } from '../kinds/index.ts';
import type { Targets } from '../objects/capabilities.ts';
import type { PlanObject } from '../objects/kind.ts';
import { type Change, idOf, type Moved, type Plan } from './plan.ts';
import { titleOf } from '../distances/titleOf.ts';

type Find = (id: string) => PlanObject | undefined;

/** Returns the ids of the objects tied to an object. */
export type Dependents = (id: string) => Iterable<string>;

const none: readonly Tie[] = [];

export const tiesOf = (object: PlanObject): readonly Tie[] => kindOf(object).ties?.list(object) ?? none;

/** Whether an object moves only with others, as a setback line does with its lot. */
export const isTied = (object: PlanObject): boolean => tiesOf(object).length > 0;

/** Objects with ties can't be targets themselves, so that updates never form chains. */
export const canBeTiedTo = (object: PlanObject): boolean => kindOf(object).ties === undefined;

type Edited = Pick<Targets, 'isChanged' | 'movedBy'>;

export const nothingChanged: Edited = { isChanged: () => false, movedBy: () => undefined };
/** For a new object all its targets count as changed. */
const everythingChanged: Edited = { isChanged: () => true, movedBy: () => undefined };

export const targetsIn = (find: Find, edited: Edited): Targets => ({
  ...edited,
  place({ object: id, anchor }, from) {
    const object = find(id);
    return object && anchorAt(object, anchor, from);
  },
  nearest: (ties) => nearestOfTies(ties, find),
  isOver: (end, onLine) => isOverLine(end, onLine, find),
  outline(id) {
    const object = find(id);
    return object && outlineOf(object);
  },
  edges(id) {
    const object = find(id);
    return object && kindOf(object).path?.edges?.(object);
  },
  title(id) {
    const object = find(id);
    return object && titleOf(object);
  },
});

/** The changes plus updates of the objects tied to what changed. */
export function withTied(plan: Plan, dependents: Dependents, changes: readonly Change[]): readonly Change[] {
  const tied = new Set<string>();
  for (const change of changes) {
    if ('settings' in change) continue;
    const id = 'put' in change ? change.put.id : change.remove;
    for (const dependent of dependents(id)) tied.add(dependent);
    if ('put' in change && isTied(change.put)) tied.add(id);
  }
  if (tied.size === 0) return changes;
  const edited = new Map<string, PlanObject | undefined>();
  const moves = new Map<string, Moved>();
  for (const change of changes) {
    const id = idOf(change);
    if (id === undefined) continue;
    edited.set(id, 'put' in change ? change.put : undefined);
    if ('put' in change && change.moved && change.moved.from === plan.objects.get(id))
      moves.set(id, change.moved);
    else moves.delete(id);
  }
  const now: Find = (id) => (edited.has(id) ? edited.get(id) : plan.objects.get(id));
  const targets = targetsIn(now, {
    isChanged: (id) => now(id) !== plan.objects.get(id),
    movedBy: (id) => moves.get(id)?.by,
  });
  const targetsOfNew = targetsIn(now, everythingChanged);
  const updates = new Map<string, Change>();
  for (const id of tied) {
    const object = now(id);
    if (!object) continue;
    const was = edited.has(id) ? plan.objects.get(id) : undefined;
    const after = updateTied(object, was, plan, now, plan.objects.has(id) ? targets : targetsOfNew);
    if (after !== object) updates.set(id, after ? { put: after } : { remove: id });
  }
  return replaceChanges(changes, updates);
}

/** The object updated to its targets; undefined if it is to be removed because an anchor is gone. */
function updateTied(
  object: PlanObject,
  was: PlanObject | undefined,
  plan: Plan,
  now: Find,
  targets: Targets,
): PlanObject | undefined {
  const { ties: resolved } = kindOf(object);
  if (!resolved) return object;
  let isGone = false;
  let isRenamed = false;
  // A new object's ties already refer to its targets after the edit.
  const existed = was !== undefined || plan.objects.has(object.id);
  const rename = (tie: Tie): Tie => {
    const [before, after] = [plan.objects.get(tie.object), now(tie.object)];
    if (!existed || !before || !after || before === after) return tie;
    const anchor = anchorAfter(before, after, tie.anchor);
    if (anchor === undefined) isGone = true;
    if (anchor === undefined || anchor === tie.anchor) return tie;
    isRenamed = true;
    return { ...tie, anchor };
  };
  const ties = new Map(resolved.list(object).map((tie) => [tie, rename(tie)]));
  if (isGone) return undefined;
  return resolved.follow(isRenamed ? resolved.replace(object, (tie) => ties.get(tie)) : object, targets, was);
}

/** The changes, with updates replacing those of the same objects or appended. */
function replaceChanges(changes: readonly Change[], by: Map<string, Change>): readonly Change[] {
  if (by.size === 0) return changes;
  const kept = changes.filter((change) => !('put' in change) || !by.has(change.put.id));
  return [...kept, ...by.values()];
}

/** A copy, unlocked, with its ties redirected to copied targets; ties to others are removed. ids: new id by old id. */
export function tiedToCopy(original: PlanObject, ids: ReadonlyMap<string, string>): PlanObject {
  const { locked: _, ...copy } = original;
  const redirected = kindOf(copy).ties?.replace(copy, ({ object, anchor }) => {
    const other = ids.get(object);
    return other === undefined ? undefined : { object: other, anchor };
  });
  return redirected ?? copy;
}
