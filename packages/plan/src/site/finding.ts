// What a check finds, and the states that say how serious it is. A finding's check says which one it has; for what exists
// already, stateOf in check.ts does. None blocks anything.
import type { Point } from '../geometry/point.ts';
import type { SeparationName } from '../packs/pack.ts';
import type { Change, Plan } from '../plan/plan.ts';

export interface Finding {
  /** Made of the check and its objects, so that a finding is recognized again after an edit. */
  readonly id: string;
  readonly check: CheckName;
  /**
   * close: so near the required distance that the plan isn't accurate enough to say whether it is kept. question: can't be
   * answered from the plan. note: points out something that may be intended.
   */
  readonly state: 'conflict' | 'close' | 'question' | 'note';
  /** Who answers a question: the user; if absent, the permit office. */
  readonly asks?: 'user';
  readonly sentence: string;
  readonly objects: readonly string[];
  /** The line along which the distance is measured. */
  readonly place?: { readonly from: Point; readonly to: Point };
  /** What the user can do beside the remedy, such as measure again. */
  readonly advice?: string;
  /** A required distance that the user may confirm, so that it counts as a rule from then on. */
  readonly confirms?: { readonly separation: SeparationName; readonly feet: number };
  /** The value found and the one required: feet, square feet or a ratio, depending on the check. */
  readonly measured?: number;
  readonly required?: number;
  /** Computed when it is first asked for. */
  readonly remedy?: Remedy | undefined;
  /** Why a conflict that a move could end has no remedy, with what to do. Computed like the remedy. */
  readonly obstacle?: string | undefined;
}

/** An edit after which the finding is gone and its objects have no new ones. */
export interface Remedy {
  /** The title of its button, such as `Move 7 1/2"`. */
  readonly title: string;
  readonly changes: (plan: Plan) => readonly Change[];
}

export type CheckName =
  | 'lot'
  | 'lotLine'
  | 'setback'
  | 'easement'
  | 'buildings'
  | 'septic'
  | 'pool'
  | 'barrier'
  | 'tree'
  | 'drive'
  | 'sightTriangle'
  | 'coverage'
  | 'height'
  | 'heightPlane'
  | 'dimension'
  | 'shore'
  | 'equipment'
  | 'fence'
  | 'survey'
  | 'grading';
