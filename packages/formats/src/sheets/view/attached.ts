// What is printed with the plan but isn't part of it: the valid approvals, and the comments with their places.
import type { Point } from '@homeplot/plan/point';

export interface PrintedComment {
  /** The number on its pin. */
  readonly number: number;
  /** Feet. */
  readonly at: Point;
  /** The author and text of each comment of a thread, one per line. */
  readonly words: string;
}

export interface Attached {
  /** `Approved by … on …, version …`, and what was written beside it on the lines after it. */
  readonly approvals: readonly string[];
  readonly comments: readonly PrintedComment[];
}

export const nothingAttached: Attached = { approvals: [], comments: [] };
