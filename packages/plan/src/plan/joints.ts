// Keeps joined objects joined: an object that shares a joint with a moved one follows it, and joined objects are refitted to
// each other. Extends the changes of an edit; works for any kind that has joints.
import { type Box, boxAround } from '../geometry/box.ts';
import { distance, type Point } from '../geometry/point.ts';
import { kindOf } from '../kinds/index.ts';
import type { Joined, Joint, Leg } from '../objects/jointCapability.ts';
import type { PlanObject } from '../objects/kind.ts';
import type { Change, Plan } from './plan.ts';

/** Feet within which two joints are at the same place. */
const tolerance = 1e-6;

/** Finds the objects whose boxes overlap a box, in the plan before the changes. */
export type Near = (box: Box) => Iterable<PlanObject>;

export const jointsOf = (object: PlanObject): readonly Joint[] => kindOf(object).joints?.list(object) ?? [];

/** The legs (road ends) that start at a place. */
export const legsAt = (near: Near, at: Point): { readonly object: PlanObject; readonly leg: Leg }[] =>
  [...near(boxAround(at, tolerance))].flatMap((object) =>
    jointsOf(object).flatMap((joint) =>
      joint.leg && distance(joint.at, at) <= tolerance ? { object, leg: joint.leg } : [],
    ),
  );

/** Whether there is a corner, which takes a part of its roads, at a place. */
export const isRounded = (near: Near, at: Point): boolean =>
  [...near(boxAround(at, tolerance))].some((object) =>
    jointsOf(object).some((joint) => joint.takes !== undefined && distance(joint.at, at) <= tolerance),
  );

/** A key for a place, rounded to 1/256 ft; unique within 100,000 ft. */
const placeKey = ({ x, y }: Point): number => Math.round(x * 256) * 2 ** 26 + Math.round(y * 256);

/** The changes and those that follow from them: other objects follow a moved joint, and joined objects are refitted. */
export function withJoined(plan: Plan, near: Near, changes: readonly Change[]): readonly Change[] {
  const draft = new Draft(plan, near, changes);
  draft.moveJoined();
  draft.refit();
  return draft.changes();
}

/** The plan after the changes, and the updates that follow from them. */
class Draft {
  private readonly plan: Plan;
  private readonly near: Near;
  private readonly given: readonly Change[];
  /** The edited objects with joints, after the edit; undefined if removed. */
  private readonly edited = new Map<string, PlanObject | undefined>();
  /** Ids of the edited objects and of those joined to them. */
  private readonly jointed = new Set<string>();
  /** Ids of objects that were updated beyond the given changes. */
  private readonly updated = new Set<string>();
  /** Places of joints of edited objects, before and after. */
  private readonly places = new Map<number, Point>();

  constructor(plan: Plan, near: Near, given: readonly Change[]) {
    this.plan = plan;
    this.given = given;
    let present = 0;
    for (const change of given) {
      if ('settings' in change) continue;
      const object = 'put' in change ? change.put : undefined;
      const id = 'put' in change ? change.put.id : change.remove;
      const old = plan.objects.get(id);
      if (old) present += 1;
      if (!(object && kindOf(object).joints) && !(old && kindOf(old).joints)) continue;
      this.edited.set(id, object);
      this.jointed.add(id);
      this.addPlaces(old);
      this.addPlaces(object);
    }
    // If every object is edited, none is left to look up.
    this.near = present === plan.objects.size ? () => [] : (box) => [...near(box)].toSorted(byId);
  }

  private current(id: string): PlanObject | undefined {
    return this.edited.has(id) ? this.edited.get(id) : this.plan.objects.get(id);
  }

  private addPlaces(object: PlanObject | undefined): void {
    for (const { at } of object ? jointsOf(object) : []) this.places.set(placeKey(at), at);
  }

  private update(id: string, object: PlanObject): void {
    this.edited.set(id, object);
    this.jointed.add(id);
    this.updated.add(id);
    this.addPlaces(object);
  }

  private nearby(at: Point): Iterable<PlanObject> {
    return this.near(boxAround(at, tolerance));
  }

  /** Moves the joints of other objects along with a moved joint. */
  moveJoined(): void {
    for (const id of Array.from(this.jointed)) {
      const old = this.plan.objects.get(id);
      const object = this.edited.get(id);
      if (!old || !object) continue;
      const after = jointsOf(object);
      for (const { id: joint, at } of jointsOf(old)) {
        const to = after.find((candidate) => candidate.id === joint)?.at;
        if (to && distance(at, to) > tolerance) this.moveJointsAt(at, to);
      }
    }
  }

  private moveJointsAt(at: Point, to: Point): void {
    for (const neighbor of this.nearby(at)) {
      // Objects in the given changes stay as they are; an updated object may follow with its other end too.
      if (this.edited.has(neighbor.id) && !this.updated.has(neighbor.id)) continue;
      const object = this.current(neighbor.id);
      const joint = object && jointAt(object, at);
      const moved = object && joint && kindOf(object).joints?.move(object, joint.id, to);
      if (moved) this.update(moved.id, moved);
    }
  }

  /** Refits the objects joined at the places; twice if needed, because a corner determines the ends of its roads. */
  refit(): void {
    for (const at of this.places.values()) {
      for (const neighbor of this.nearby(at)) if (jointAt(neighbor, at)) this.jointed.add(neighbor.id);
    }
    const idsByPlace = this.idsByPlace();
    for (let round = 0; round < 2; round += 1) {
      let changed = false;
      for (const id of Array.from(this.jointed)) {
        const object = this.current(id);
        const joints = object && kindOf(object).joints;
        if (!joints) continue;
        const fitted = joints.rejoin(object, this.joinedTo(object, idsByPlace), () => this.joinedBefore(id));
        if (fitted === object) continue;
        // Fitting moves no joints, so the places stay valid.
        this.edited.set(id, fitted);
        this.updated.add(id);
        changed = true;
      }
      if (!changed) return;
    }
  }

  private joinedTo(object: PlanObject, idsByPlace: ReadonlyMap<number, readonly string[]>): Joined[] {
    const joined: Joined[] = [];
    for (const { id: ours, at } of jointsOf(object)) {
      for (const id of this.idsAt(at, idsByPlace)) {
        const theirs = id === object.id ? undefined : this.current(id);
        const joint = theirs && jointAt(theirs, at);
        if (theirs && joint) joined.push({ at: ours, joint });
      }
    }
    return joined;
  }

  /** Number of objects joined to this one before the changes. */
  private joinedBefore(id: string): number {
    const old = this.plan.objects.get(id);
    const others = (old ? jointsOf(old) : []).flatMap(({ at }) =>
      Array.from(this.nearby(at)).filter((other) => other.id !== id && jointAt(other, at)),
    );
    return others.length;
  }

  private idsAt(at: Point, idsByPlace: ReadonlyMap<number, readonly string[]>): readonly string[] {
    const known = idsByPlace.get(placeKey(at)) ?? [];
    if (this.places.has(placeKey(at))) return known;
    const others = Array.from(this.nearby(at), ({ id }) => id).filter((id) => !this.jointed.has(id));
    return [...known, ...others];
  }

  /** Ids of the jointed objects by the place keys of their joints. */
  private idsByPlace(): Map<number, string[]> {
    const idsByPlace = new Map<number, string[]>();
    for (const id of this.jointed) {
      const object = this.current(id);
      for (const { at } of object ? jointsOf(object) : []) {
        const key = placeKey(at);
        const here = idsByPlace.get(key);
        if (here) here.push(id);
        else idsByPlace.set(key, [id]);
      }
    }
    return idsByPlace;
  }

  /** The given changes, with updates replacing or following them. */
  changes(): readonly Change[] {
    if (this.updated.size === 0) return this.given;
    const rest = this.given.filter((change) => !('put' in change) || !this.updated.has(change.put.id));
    const updated = [...this.updated].map((id): Change => {
      const put = this.edited.get(id);
      return put ? { put } : { remove: id };
    });
    return [...rest, ...updated];
  }
}

/** A fixed order, because what is fitted first affects the rest. */
const byId = (a: PlanObject, b: PlanObject): number => (a.id < b.id ? -1 : 1);

const jointAt = (object: PlanObject, at: Point): Joint | undefined =>
  jointsOf(object).find((joint) => distance(joint.at, at) <= tolerance);
