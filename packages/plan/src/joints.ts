// Joined things stay joined: what moves takes the joints that lie on its own with it, and what is joined is fitted
// to its neighbours again. Works on changes; knows no kind by name.
import { type Box, boxAround } from './geometry/box.ts';
import { distance, type Point } from './geometry/point.ts';
import { kindOf } from './kinds/index.ts';
import type { Joined, Joint, Leg, PlanObject } from './kinds/kind.ts';
import type { Change, Plan } from './plan.ts';

/** Feet within which two joints are one place. */
const closeness = 1e-6;

/** Finds the objects whose boxes meet a box, in the plan as it is before the changes. */
export type Near = (box: Box) => Iterable<PlanObject>;

export const jointsOf = (object: PlanObject): readonly Joint[] => kindOf(object).joints?.(object) ?? [];

/** The legs (road ends) that leave a place, of the objects near it. */
export const legsAt = (near: Near, at: Point): { readonly object: PlanObject; readonly leg: Leg }[] =>
  [...near(boxAround(at, closeness))].flatMap((object) =>
    jointsOf(object).flatMap((joint) =>
      joint.leg && distance(joint.at, at) <= closeness ? { object, leg: joint.leg } : [],
    ),
  );

/** Whether a corner stands at a place already. */
export const isRounded = (near: Near, at: Point): boolean =>
  [...near(boxAround(at, closeness))].some((object) =>
    jointsOf(object).some((joint) => joint.takes !== undefined && distance(joint.at, at) <= closeness),
  );

/** A key that is the same for joints at one place. */
const placeKey = ({ x, y }: Point): string => `${Math.round(x / closeness)},${Math.round(y / closeness)}`;

/** The edited objects as they will be; undefined for those to be removed. */
type Draft = Map<string, PlanObject | undefined>;

/**
 * The changes with what they entail: untouched objects joined to a joint that moved follow it, and everything
 * joined at a place that was touched is fitted anew.
 */
export function withJoined(plan: Plan, near: Near, changes: readonly Change[]): readonly Change[] {
  const draft: Draft = new Map();
  for (const change of changes) {
    if ('put' in change) draft.set(change.put.id, change.put);
    else if ('remove' in change) draft.set(change.remove, undefined);
  }
  const places = new Map<string, Point>();
  const touch = (object: PlanObject | undefined): void => {
    for (const { at } of object ? jointsOf(object) : []) places.set(placeKey(at), at);
  };
  // When all of a plan is edited there is nobody left to follow, or to ask for.
  let present = 0;
  for (const id of draft.keys()) if (plan.objects.has(id)) present += 1;
  const ask: Near = present === plan.objects.size ? () => [] : near;
  for (const [id, object] of Array.from(draft)) {
    const old = plan.objects.get(id);
    touch(old);
    touch(object);
    if (old && object) follow(draft, ask, jointsOf(old), jointsOf(object), touch);
  }
  if (places.size === 0) return changes;
  settle(plan, draft, ask, places);
  const rest = changes.filter((change) => 'settings' in change);
  return [...[...draft].map(([id, put]): Change => (put ? { put } : { remove: id })), ...rest];
}

/** Moves the joints of untouched objects that lie where a moved joint was. */
function follow(
  draft: Draft,
  near: Near,
  before: readonly Joint[],
  after: readonly Joint[],
  touch: (object: PlanObject) => void,
): void {
  for (const { id, at } of before) {
    const to = after.find((joint) => joint.id === id)?.at;
    if (!to || distance(at, to) <= closeness) continue;
    for (const neighbour of near(boxAround(at, closeness))) {
      // One that follows at its other end already is in the draft, but not of those given.
      const current = draft.has(neighbour.id) ? draft.get(neighbour.id) : neighbour;
      const joint = current && jointsOf(neighbour).find((theirs) => distance(theirs.at, at) <= closeness);
      if (!current || !joint) continue;
      const still = jointsOf(current).find((theirs) => theirs.id === joint.id);
      if (!still || distance(still.at, at) > closeness) continue;
      const moved = kindOf(current).moveJoint?.(current, joint.id, to);
      if (!moved) continue;
      draft.set(moved.id, moved);
      touch(moved);
    }
  }
}

/** Fits the objects joined at the places to each other: twice, since a corner's reach decides the roads' ends. */
function settle(plan: Plan, draft: Draft, near: Near, places: ReadonlyMap<string, Point>): void {
  const touched = new Set<string>(draft.keys());
  for (const at of places.values()) {
    for (const object of near(boxAround(at, closeness))) touched.add(object.id);
  }
  const current = (id: string): PlanObject | undefined =>
    draft.has(id) ? draft.get(id) : plan.objects.get(id);
  const edited = placesOf(touched, current);
  for (let round = 0; round < 2; round += 1) {
    for (const id of touched) {
      const object = current(id);
      const kind = object && kindOf(object);
      if (!object || !kind?.rejoin) continue;
      const joined: Joined[] = [];
      for (const { id: at, at: where } of jointsOf(object)) {
        for (const other of neighbours(where, edited, near, draft)) {
          if (other === id) continue;
          const theirs = current(other);
          const joint =
            theirs && jointsOf(theirs).find((candidate) => distance(candidate.at, where) <= closeness);
          if (theirs && joint) joined.push({ at, object: theirs, joint });
        }
      }
      const fitted = kind.rejoin(object, joined);
      if (fitted !== object) draft.set(id, fitted);
    }
  }
}

function placesOf(
  ids: Iterable<string>,
  current: (id: string) => PlanObject | undefined,
): Map<string, string[]> {
  const places = new Map<string, string[]>();
  for (const id of ids) {
    const object = current(id);
    for (const { at } of object ? jointsOf(object) : []) {
      const key = placeKey(at);
      const here = places.get(key);
      if (here) here.push(id);
      else places.set(key, [id]);
    }
  }
  return places;
}

/** Ids of the objects that may have a joint at the point, as they will be. */
function neighbours(at: Point, edited: ReadonlyMap<string, string[]>, near: Near, draft: Draft): Set<string> {
  const ids = new Set(edited.get(placeKey(at)));
  for (const object of near(boxAround(at, closeness))) if (!draft.has(object.id)) ids.add(object.id);
  return ids;
}
