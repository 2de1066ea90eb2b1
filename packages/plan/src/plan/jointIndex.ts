// Index of the objects with joints by place, such as roads by their ends, for plans that aren't on a screen and so have no
// other index of places. Updates are incremental.
import type { Box } from '../geometry/box.ts';
import type { PlanObject } from '../objects/kind.ts';
import { jointsOf } from './joints.ts';
import { type Change, idOf, type Plan } from './plan.ts';

/** Width of a cell in feet: much larger than the distance between two joints that count as one place. */
const cellSize = 1 / 64;
/** More cells than a coordinate can span, so that each cell has a number of its own within 500,000 ft of the origin. */
const cellsAcross = 2 ** 26;

const cellOf = (feet: number): number => Math.floor(feet / cellSize);

export class JointIndex {
  private readonly plan: Plan;
  private readonly byCell = new Map<number, Set<string>>();

  constructor(plan: Plan) {
    this.plan = plan;
    for (const object of plan.objects.values()) this.add(object);
  }

  /** The objects with a joint in a small box, and maybe some beside it. */
  readonly near = ({ minX, minY, maxX, maxY }: Box): readonly PlanObject[] => {
    const ids = new Set<string>();
    for (let x = cellOf(minX); x <= cellOf(maxX); x += 1)
      for (let y = cellOf(minY); y <= cellOf(maxY); y += 1)
        for (const id of this.byCell.get(x * cellsAcross + y) ?? []) ids.add(id);
    return [...ids].flatMap((id) => this.plan.objects.get(id) ?? []);
  };

  /** Updates the index after an edit, given the inverse of the edit. */
  update(inverse: readonly Change[]): void {
    for (const change of inverse) if ('put' in change) this.remove(change.put);
    for (const change of inverse) {
      const now = this.plan.objects.get(idOf(change) ?? '');
      if (now) this.add(now);
    }
  }

  private add(object: PlanObject): void {
    for (const cell of cellsOf(object)) {
      const ids = this.byCell.get(cell);
      if (ids) ids.add(object.id);
      else this.byCell.set(cell, new Set([object.id]));
    }
  }

  private remove(object: PlanObject): void {
    for (const cell of cellsOf(object)) {
      const ids = this.byCell.get(cell);
      ids?.delete(object.id);
      if (ids?.size === 0) this.byCell.delete(cell);
    }
  }
}

const cellsOf = (object: PlanObject): readonly number[] =>
  jointsOf(object).map(({ at }) => cellOf(at.x) * cellsAcross + cellOf(at.y));
