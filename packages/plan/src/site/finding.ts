// What a check finds, and the states that say how serious it is. Which state a finding has is said by its check, for what
// exists already by stateOf in check.ts. None blocks anything.
import type { Point } from '../geometry/point.ts';
import type { SeparationName } from '../packs/pack.ts';
import type { Change, Plan } from '../plan/plan.ts';

export interface Finding {
  /** Made of the check and its objects, so that a list keeps its place while a plan is edited. */
  readonly id: string;
  readonly check: CheckName;
  /**
   * close: closer to what is required than can be measured. A question can't be answered from the plan. A note points out
   * something that may be intended.
   */
  readonly state: 'conflict' | 'close' | 'question' | 'note';
  /** Who answers a question: the user, or else the permit office. */
  readonly asks?: 'user';
  readonly sentence: string;
  readonly objects: readonly string[];
  /** Where it is measured. */
  readonly place?: { readonly from: Point; readonly to: Point };
  /** What would decide it, beside the remedy. */
  readonly advice?: string;
  /** A number that the user may confirm, so that it counts from then on. */
  readonly confirms?: { readonly separation: SeparationName; readonly feet: number };
  /** Feet, square feet or a ratio, as the check measures. */
  readonly measured?: number;
  readonly required?: number;
  /** Computed when it is first asked for. */
  readonly remedy?: Remedy | undefined;
  /** Why a conflict that a move could end has no remedy, with what to do. Computed like the remedy. */
  readonly obstacle?: string | undefined;
}

/** An edit after which the finding is gone and its objects have no new ones. */
export interface Remedy {
  /** A command, such as `Move 7 1/2"`. */
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
