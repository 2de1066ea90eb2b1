// Joined things stay joined: what moves takes the joints that lie on its own with it, and what is joined is fitted
// to its neighbors again. Works on changes; knows no kind by name.
import { type Box, boxAround } from './geometry/box.ts';
import { distance, type Point } from './geometry/point.ts';
import { kindOf } from './kinds/index.ts';
import type { Joined, Joint, Leg } from './kinds/capabilities.ts';
import type { PlanObject } from './kinds/kind.ts';
import type { Change, Plan } from './plan.ts';

/** Feet within which two joints are one place. */
const closeness = 1e-6;

/** Finds the objects whose boxes meet a box, in the plan as it is before the changes. */
export type Near = (box: Box) => Iterable<PlanObject>;

export const jointsOf = (object: PlanObject): readonly Joint[] => kindOf(object).joints?.list(object) ?? [];

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

/** A key that is the same for joints at one place, and hardly ever for others (1/256 ft apart, within 100,000 ft). */
const placeKey = ({ x, y }: Point): number => Math.round(x * 256) * 2 ** 26 + Math.round(y * 256);

/**
 * The changes with what they entail: untouched objects joined to a joint that moved follow it, and everything
 * joined at a place that was touched is fitted anew.
 */
export function withJoined(plan: Plan, near: Near, changes: readonly Change[]): readonly Change[] {
  const draft = new Draft(plan, near, changes);
  draft.follow();
  draft.settle();
  return draft.changes();
}

/** The plan as it will be, and what of it the changes entail beyond themselves. */
class Draft {
  private readonly plan: Plan;
  private readonly near: Near;
  private readonly given: readonly Change[];
  /** The edited objects that have joints, as they will be; undefined for those to be removed. */
  private readonly edited = new Map<string, PlanObject | undefined>();
  /** Their ids, and those of what is joined to them. */
  private readonly jointed = new Set<string>();
  /** Ids of the objects that are not as the given changes would have them. */
  private readonly entailed = new Set<string>();
  /** Where joints were or will be, of all that is edited. */
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
      this.touch(old);
      this.touch(object);
    }
    // When all of a plan is edited, each object once, there is nobody left to follow, or to ask for.
    this.near = present === plan.objects.size ? () => [] : (box) => [...near(box)].toSorted(byId);
  }

  private current(id: string): PlanObject | undefined {
    return this.edited.has(id) ? this.edited.get(id) : this.plan.objects.get(id);
  }

  private touch(object: PlanObject | undefined): void {
    for (const { at } of object ? jointsOf(object) : []) this.places.set(placeKey(at), at);
  }

  private entail(id: string, object: PlanObject): void {
    this.edited.set(id, object);
    this.jointed.add(id);
    this.entailed.add(id);
    this.touch(object);
  }

  private nearby(at: Point): Iterable<PlanObject> {
    return this.near(boxAround(at, closeness));
  }

  /** Moves the joints of other objects that lie where a moved joint was. */
  follow(): void {
    for (const id of Array.from(this.jointed)) {
      const old = this.plan.objects.get(id);
      const object = this.edited.get(id);
      if (!old || !object) continue;
      const after = jointsOf(object);
      for (const { id: joint, at } of jointsOf(old)) {
        const to = after.find((candidate) => candidate.id === joint)?.at;
        if (to && distance(at, to) > closeness) this.bring(at, to);
      }
    }
  }

  private bring(at: Point, to: Point): void {
    for (const neighbor of this.nearby(at)) {
      // What is edited by hand stays as it was put; what follows with one end may yet follow with the other.
      if (this.edited.has(neighbor.id) && !this.entailed.has(neighbor.id)) continue;
      const object = this.current(neighbor.id);
      const joint = object && jointAt(object, at);
      const moved = object && joint && kindOf(object).joints?.move(object, joint.id, to);
      if (moved) this.entail(moved.id, moved);
    }
  }

  /** Fits the objects joined at the places to each other: again while it changes any, as a corner decides the ends. */
  settle(): void {
    for (const at of this.places.values()) {
      for (const { id } of this.nearby(at)) this.jointed.add(id);
    }
    const members = this.members();
    for (let round = 0; round < 2; round += 1) {
      let changed = false;
      for (const id of Array.from(this.jointed)) {
        const object = this.current(id);
        const joints = object && kindOf(object).joints;
        if (!joints) continue;
        const fitted = joints.rejoin(object, this.joinedTo(object, members), () => this.joinedBefore(id));
        if (fitted === object) continue;
        // Fitting moves no joint, so the places stay as they were.
        this.edited.set(id, fitted);
        this.entailed.add(id);
        changed = true;
      }
      if (!changed) return;
    }
  }

  private joinedTo(object: PlanObject, members: ReadonlyMap<number, readonly string[]>): Joined[] {
    const joined: Joined[] = [];
    for (const { id: ours, at } of jointsOf(object)) {
      for (const id of this.idsAt(at, members)) {
        const theirs = id === object.id ? undefined : this.current(id);
        const joint = theirs && jointAt(theirs, at);
        if (theirs && joint) joined.push({ at: ours, joint });
      }
    }
    return joined;
  }

  /** How many joints of others lay at the object's before the changes. */
  private joinedBefore(id: string): number {
    const old = this.plan.objects.get(id);
    const others = (old ? jointsOf(old) : []).flatMap(({ at }) =>
      Array.from(this.nearby(at)).filter((other) => other.id !== id && jointAt(other, at)),
    );
    return others.length;
  }

  private idsAt(at: Point, members: ReadonlyMap<number, readonly string[]>): readonly string[] {
    const known = members.get(placeKey(at)) ?? [];
    if (this.places.has(placeKey(at))) return known;
    const asked = Array.from(this.nearby(at), ({ id }) => id).filter((id) => !this.jointed.has(id));
    return [...known, ...asked];
  }

  /** The ids of the jointed objects by the places of their joints. */
  private members(): Map<number, string[]> {
    const members = new Map<number, string[]>();
    for (const id of this.jointed) {
      const object = this.current(id);
      for (const { at } of object ? jointsOf(object) : []) {
        const key = placeKey(at);
        const here = members.get(key);
        if (here) here.push(id);
        else members.set(key, [id]);
      }
    }
    return members;
  }

  /** The given changes, with those entailed in their place or after them. */
  changes(): readonly Change[] {
    if (this.entailed.size === 0) return this.given;
    const kept = this.given.filter((change) => !('put' in change) || !this.entailed.has(change.put.id));
    const entailed = [...this.entailed].map((id): Change => {
      const put = this.edited.get(id);
      return put ? { put } : { remove: id };
    });
    return [...kept, ...entailed];
  }
}

/** What is fitted first may decide what the others are fitted to. */
const byId = (a: PlanObject, b: PlanObject): number => (a.id < b.id ? -1 : 1);

const jointAt = (object: PlanObject, at: Point): Joint | undefined =>
  jointsOf(object).find((joint) => distance(joint.at, at) <= closeness);
