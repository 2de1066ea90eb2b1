// The objects of a plan that are drawn as the ground has it: arrows that point downhill and say how steep it is there.
import { perimeterOf } from '../geometry/outline.ts';
import type { Path } from '../geometry/pen.ts';
import { kindOf } from '../kinds/index.ts';
import type { PlanObject } from '../objects/kind.ts';
import type { Plan } from '../plan/plan.ts';
import { finishedElevation, type Ground, groundOf } from './ground.ts';

const known = new WeakMap<Ground, WeakMap<PlanObject, PlanObject>>();

export class OnGround {
  /** May become that of another one that draws alike. */
  ground: Ground;
  /** The objects of the plan that follow it. */
  private readonly following: readonly PlanObject[];

  constructor(ground: Ground, following: readonly PlanObject[]) {
    this.ground = ground;
    this.following = following;
  }

  /** What is drawn instead of an object, of the plan or while it is being changed; undefined if it is drawn as it is. */
  get(object: PlanObject): PlanObject | undefined {
    const is = this.drawn(object);
    return is === object ? undefined : is;
  }

  /** Whether another one draws the same objects of its plan, and each of them alike. */
  drawsLike(other: OnGround): boolean {
    const { following } = this;
    return (
      following.length === other.following.length &&
      following.every((object, i) => {
        if (object !== other.following[i]) return false;
        const [here, there] = [this.drawn(object), other.drawn(object)];
        return here === there || JSON.stringify(here) === JSON.stringify(there);
      })
    );
  }

  private drawn(object: PlanObject): PlanObject {
    const kind = kindOf(object);
    if (!kind.onGround) return object;
    const drawn = known.get(this.ground) ?? new WeakMap<PlanObject, PlanObject>();
    known.set(this.ground, drawn);
    const is = drawn.get(object) ?? kind.onGround(object, (path) => fallAlong(this.ground, path));
    drawn.set(object, is);
    return is;
  }
}

/** What follows the ground of a plan; undefined if nothing does. */
export function onGroundOf(plan: Pick<Plan, 'objects' | 'settings'>): OnGround | undefined {
  const following = [...plan.objects.values()].filter((object) => kindOf(object).onGround !== undefined);
  return following.length === 0 ? undefined : new OnGround(groundOf(plan), following);
}

/** Feet of fall per foot from the start of a path to its end. */
function fallAlong(ground: Ground, path: Path): number | undefined {
  const [from, to] = [path.vertices[0], path.vertices.at(-1)];
  const start = from && finishedElevation(ground, from);
  const end = to && finishedElevation(ground, to);
  const length = perimeterOf(path);
  return start === undefined || end === undefined || length === 0 ? undefined : (start - end) / length;
}
