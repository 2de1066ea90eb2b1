// The objects of a plan that are drawn by the ground below them: arrows that point downhill and say how steep it is there.
import { perimeterOf } from '../geometry/outline.ts';
import type { Path } from '../geometry/pen.ts';
import { kindOf } from '../kinds/index.ts';
import type { PlanObject } from '../objects/kind.ts';
import type { Plan } from '../plan/plan.ts';
import { finishedElevation, type Ground, groundOf } from './ground.ts';

const drawnByGround = new WeakMap<Ground, WeakMap<PlanObject, PlanObject>>();

export class OnGround {
  /** Replaced by a newer ground on which the objects are drawn the same. */
  ground: Ground;
  /** The objects of the plan that follow the ground. */
  private readonly following: readonly PlanObject[];

  constructor(ground: Ground, following: readonly PlanObject[]) {
    this.ground = ground;
    this.following = following;
  }

  /** What is drawn instead of an object, which may be in the middle of a drag; undefined if it is drawn as it is. */
  get(object: PlanObject): PlanObject | undefined {
    const adjusted = this.drawn(object);
    return adjusted === object ? undefined : adjusted;
  }

  /** Whether another ground leaves everything as it is: the same objects follow it, and each is drawn the same. */
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
    const drawn = drawnByGround.get(this.ground) ?? new WeakMap<PlanObject, PlanObject>();
    drawnByGround.set(this.ground, drawn);
    const adjusted = drawn.get(object) ?? kind.onGround(object, (path) => fallAlong(this.ground, path));
    drawn.set(object, adjusted);
    return adjusted;
  }
}

/** The objects that follow the ground of a plan; undefined if there are none. */
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
