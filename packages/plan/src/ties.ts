// Tied things follow what they hold to, in the same edit: a dimension the house that it measures. Works on changes;
// knows no kind by name.
import { type Tie, whole } from './anchorNames.ts';
import { anchorAfter, anchorAt, outlineOf } from './anchors.ts';
import { kindOf } from './kinds/index.ts';
import type { Targets } from './kinds/capabilities.ts';
import type { PlanObject } from './kinds/kind.ts';
import { type Change, idOf, type Moved, type Plan } from './plan.ts';
import type { Steps } from './steps.ts';
import { titleOf } from './titleOf.ts';

type Find = (id: string) => PlanObject | undefined;

/** The ids of the objects that are tied to one. */
export type Dependents = (id: string) => Iterable<string>;

const none: readonly Tie[] = [];

export const tiesOf = (object: PlanObject): readonly Tie[] => kindOf(object).ties?.list(object) ?? none;

/** Whether others may be tied to an object: what is tied itself would have to follow in turn. */
export const canBeTiedTo = (object: PlanObject): boolean => kindOf(object).ties === undefined;

/** What an edit does to the objects that others are tied to. */
type Edited = Pick<Targets, 'isChanged' | 'movedBy'>;

const untouched: Edited = { isChanged: () => false, movedBy: () => undefined };
/** To what is new, all that it is tied to is new as well. */
const unknown: Edited = { isChanged: () => true, movedBy: () => undefined };

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

/** The changes with what they entail for objects that are tied to those changed. */
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
  const targetsOfNew = targetsIn(now, unknown);
  const followed = new Map<string, Change>();
  for (const id of tied) {
    const object = now(id);
    if (!object) continue;
    const was = edited.has(id) ? plan.objects.get(id) : undefined;
    const after = follow(object, was, plan, now, plan.objects.has(id) ? targets : targetsOfNew);
    if (after !== object) followed.set(id, after ? { put: after } : { remove: id });
  }
  return replaced(changes, followed);
}

/** The object as what it is tied to is now; undefined where it has nothing to hold to any more. */
function follow(
  object: PlanObject,
  was: PlanObject | undefined,
  plan: Plan,
  now: Find,
  targets: Targets,
): PlanObject | undefined {
  const { ties: held } = kindOf(object);
  if (!held) return object;
  let gone = false;
  let renames = false;
  // What is new was tied to its targets as they are now.
  const known = was !== undefined || plan.objects.has(object.id);
  const rename = (tie: Tie): Tie => {
    const [before, after] = [plan.objects.get(tie.object), now(tie.object)];
    if (!known || !before || !after || before === after) return tie;
    const anchor = anchorAfter(before, after, tie.anchor);
    if (anchor === undefined) gone = true;
    if (anchor === undefined || anchor === tie.anchor) return tie;
    renames = true;
    return { ...tie, anchor };
  };
  const ties = new Map(held.list(object).map((tie) => [tie, rename(tie)]));
  if (gone) return undefined;
  return held.follow(renames ? held.replace(object, (tie) => ties.get(tie)) : object, targets, was);
}

/** The changes with those of some objects in place of what they were to be, or after them. */
function replaced(changes: readonly Change[], by: Map<string, Change>): readonly Change[] {
  if (by.size === 0) return changes;
  const kept = changes.filter((change) => !('put' in change) || !by.has(change.put.id));
  return [...kept, ...by.values()];
}

/**
 * Copies of objects under new ids: those tied to what was copied along hold to the copy, others hold to nothing.
 * ids: the new id by the old.
 */
export const tiedToCopy = (copy: PlanObject, ids: ReadonlyMap<string, string>): PlanObject =>
  kindOf(copy).ties?.replace(copy, ({ object, anchor }) => {
    const other = ids.get(object);
    return other === undefined ? undefined : { object: other, anchor };
  }) ?? copy;

/** The objects of a file with each held to what is there; what holds to nothing is let go, and told. */
export function* tiedInFile(
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
    const now = heldInFile(object, byId, note);
    if (now) held.push(now);
    yield;
  }
  return held;
}

function heldInFile(
  object: PlanObject,
  byId: ReadonlyMap<string, PlanObject>,
  note: (line: string) => void,
): PlanObject | undefined {
  const kind = kindOf(object);
  const { ties } = kind;
  if (!ties) return object;
  const targets = targetsIn((id) => byId.get(id), untouched);
  const tell = (what: string): void =>
    note(`${kind.title} "${object.id}" ${what}, and stays where it is, tied to nothing there.`);
  const held = ties.replace(object, (tie) => {
    const target = byId.get(tie.object);
    if (!target) tell(`names "${tie.object.slice(0, 40)}", which is not in the file`);
    else if (!canBeTiedTo(target)) tell(`names "${tie.object.slice(0, 40)}", which nothing can be tied to`);
    else if (tie.anchor === whole || anchorAt(target, tie.anchor)) return tie;
    else
      tell(`names the place "${tie.anchor.slice(0, 40)}" of "${tie.object.slice(0, 40)}", which it has not`);
    return undefined;
  });
  const now = ties.follow(held, targets);
  if (!now) {
    tell(`is to tell of "${tiesOf(held)[0]?.object.slice(0, 40)}" what that has not`);
    return ties.replace(held, () => undefined);
  }
  // What a file rounds off is no reason to write it otherwise.
  return isAlike(kind.toFile(held, asIs), kind.toFile(now, asIs)) ? held : now;
}

const asIs = (feet: number): number => feet;
/** Feet that a file may round off of a place that follows from others. */
const rounding = 1e-4;

function isAlike(a: unknown, b: unknown): boolean {
  if (typeof a === 'number' && typeof b === 'number') return Math.abs(a - b) <= rounding;
  if (typeof a !== 'object' || typeof b !== 'object' || !a || !b) return a === b;
  const fields = Object.keys(a);
  return (
    fields.length === Object.keys(b).length &&
    fields.every((field) => isAlike(Reflect.get(a, field), Reflect.get(b, field)))
  );
}
