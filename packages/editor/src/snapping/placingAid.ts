// Help with placing and dragging an object: its distances are shown, and can be typed. This is only the interface;
// LiveDistances, which does the work, is fetched at the first action.
import type { Clearance } from '@homeplot/plan/clearances';
import type { PlanObject } from '@homeplot/plan/kind';
import type { Pen } from '@homeplot/plan/pen';
import type { WantedDistance } from '@homeplot/plan/placeByDistance';
import type { Change } from '@homeplot/plan/plan';
import type { Point } from '@homeplot/plan/point';
import type { snapSide } from './sideSnap.ts';

/** A requirement that what is being placed doesn't meet, and where: `Checks.duringDrag` finds them. */
export interface Conflict {
  readonly place?: { readonly from: Point; readonly to: Point };
  /** Feet. */
  readonly measured?: number;
  readonly required?: number;
}

export type FindConflicts = (moved: readonly PlanObject[]) => readonly Conflict[];

export interface PlacingAid {
  findConflicts: FindConflicts | undefined;
  /** The distances of the preview of the object that is being placed or dragged, to lot lines first. */
  readonly clearances: readonly Clearance[];
  draw(pen: Pen): void;
  /** Degrees, clockwise, by which an object at an offset turns to be parallel to an edge near it; 0 for none. */
  parallelTurn(object: PlanObject, offset: Point): number;
  /** Where a side snaps to that is dragged by its handle. */
  readonly snapSide: typeof snapSide;
  /** The changes, moved so that the distances hold; undefined if that is impossible. */
  placed(changes: readonly Change[], wanted: readonly WantedDistance[]): readonly Change[] | undefined;
}
