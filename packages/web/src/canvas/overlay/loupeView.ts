// The interface between the input and the loupe, whose code is fetched later.
import type { Point } from '@homeplot/plan/point';

/** at: the point that the finger sets. finger: where the finger is; the loupe must not lie under it. */
export interface LoupeView {
  readonly at: Point;
  readonly finger: Point;
  readonly isPrecise: boolean;
}

/** undefined hides it. */
export type ShowLoupe = (view: LoupeView | undefined) => void;
