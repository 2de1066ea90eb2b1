// The state of the Place by tapes tool: the building, and the tapes to its corners so far.
import type { Point } from '@homeplot/plan/point';

/** A tape from a known point to a corner, given by its index in the building's outline. */
export interface CornerTapeFrom {
  readonly corner: number;
  readonly from: Point;
  readonly length?: number;
}

/** A rotation (degrees) about a point, then an offset. */
export interface Placing {
  readonly about: Point;
  readonly turn: number;
  readonly by: Point;
}

export interface PlaceState {
  readonly building?: string;
  /** The corner whose known point is clicked next. */
  readonly corner?: number;
  readonly tapes: readonly CornerTapeFrom[];
  /** The placement that fits the tapes, computed by the card. */
  readonly placing?: Placing;
}
