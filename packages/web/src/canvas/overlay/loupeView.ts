// The interface between the input and the loupe, whose code is fetched later.
import type { Point } from '@homeplot/plan/point';

/** Where the point is that the finger sets, and the finger, over which it must not lie. */
export interface LoupeView {
  readonly at: Point;
  readonly finger: Point;
  readonly isPrecise: boolean;
}

/** undefined hides it. */
export type ShowLoupe = (view: LoupeView | undefined) => void;
