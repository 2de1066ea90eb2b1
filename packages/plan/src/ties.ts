// Tied objects follow their targets in the same edit, as a dimension follows the house that it measures. Works on
// changes and on any kind that has ties.
import { type Tie, wholeObject } from './anchorNames.ts';
import { anchorAfter, anchorAt, outlineOf } from './anchors.ts';
import { kindOf } from './kinds/index.ts';
import type { Targets } from './kinds/capabilities.ts';
import type { PlanObject } from './kinds/kind.ts';
import { type Change, idOf, type Moved, type Plan } from './plan.ts';
import type { Steps } from './steps.ts';
import { titleOf } from './titleOf.ts';

type Find = (id: string) => PlanObject | undefined;

/** Returns the ids of the objects tied to an object. */
export type Dependents = (id: string) => Iterable<string>;

const none: readonly Tie[] = [];

export const tiesOf = (object: PlanObject): readonly Tie[] => kindOf(object).ties?.list(object) ?? none;

/** Objects that have ties can't be targets themselves: no chains of updates. */
export const canBeTiedTo = (object: PlanObject): boolean => kindOf(object).ties === undefined;

/** What an edit does to targets. */
type Edited = Pick<Targets, 'isChanged' | 'movedBy'>;

const nothingChanged: Edited = { isChanged: () => false, movedBy: () => undefined };
/** For a new object all its targets count as changed. */
const everythingChanged: Edited = { isChanged: () => true, movedBy: () => undefined };

const targetsIn = (find: Find, edited: Edited): Targets => ({
  ...edited,
  place({ object: id, anchor }, from) {
    const object = find(id);
    return object && anchorAt(object, anchor, from);
  },
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
    if ('put' in change && tiesOf(change.put).length > 0) tied.add(id);
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

/** Checks the ties of the objects in a file; invalid ties are removed, with a note. */
export function* resolveTies(
  objects: readonly PlanObject[],
  note: (line: string) => void,
): Steps<PlanObject[]> {
  let byId: Map<string, PlanObject> | undefined;
  const held: PlanObject[] = [];
  for (const object of objects) {
    if (tiesOf(object).length === 0) {
      held.push(object);
      continue;
    }
    byId ??= new Map(objects.map((one) => [one.id, one]));
    const now = resolveInFile(object, byId, note);
    if (now) held.push(now);
    yield;
  }
  return held;
}

function resolveInFile(
  object: PlanObject,
  byId: ReadonlyMap<string, PlanObject>,
  note: (line: string) => void,
): PlanObject | undefined {
  const kind = kindOf(object);
  const { ties } = kind;
  if (!ties) return object;
  const targets = targetsIn((id) => byId.get(id), nothingChanged);
  const noteUntied = (reason: string): void =>
    note(`${kind.title} "${object.id}" ${reason}. It stays where it is, but won't follow changes there.`);
  const held = ties.replace(object, (tie) => {
    const target = byId.get(tie.object);
    if (!target) noteUntied(`refers to "${tie.object.slice(0, 40)}", which is not in the file`);
    else if (!canBeTiedTo(target))
      noteUntied(`refers to "${tie.object.slice(0, 40)}", to which nothing can be tied`);
    else if (tie.anchor === wholeObject || anchorAt(target, tie.anchor)) return tie;
    else
      noteUntied(
        `refers to "${tie.anchor.slice(0, 40)}" of "${tie.object.slice(0, 40)}", which doesn't exist`,
      );
    return undefined;
  });
  const now = ties.follow(held, targets);
  if (!now) {
    noteUntied(`doesn't apply to "${tiesOf(held)[0]?.object.slice(0, 40)}"`);
    return ties.replace(held, () => undefined);
  }
  // Rounding in the file must not change the object.
  return isNearlyEqual(kind.toFile(held, identity), kind.toFile(now, identity)) ? held : now;
}

const identity = (feet: number): number => feet;
/** Feet by which positions in a file may differ from those derived from ties. */
const fileRounding = 1e-4;

function isNearlyEqual(a: unknown, b: unknown): boolean {
  if (typeof a === 'number' && typeof b === 'number') return Math.abs(a - b) <= fileRounding;
  if (typeof a !== 'object' || typeof b !== 'object' || !a || !b) return a === b;
  const fields = Object.keys(a);
  return (
    fields.length === Object.keys(b).length &&
    fields.every((field) => isNearlyEqual(Reflect.get(a, field), Reflect.get(b, field)))
  );
}
