// What is printed beside the plan and isn't in it: the approvals that stand, and the comments with their places.
import type { Point } from '@homeplot/plan/point';

export interface PrintedComment {
  /** As on its pin. */
  readonly number: number;
  /** Feet. */
  readonly at: Point;
  /** Who wrote what, one comment a line. */
  readonly words: string;
}

export interface Attached {
  /** `Approved by … on …, version …` */
  readonly approvals: readonly string[];
  readonly comments: readonly PrintedComment[];
}

export const nothingAttached: Attached = { approvals: [], comments: [] };
