// Where the number of an edge stands on the canvas: beside its edge, clear of the labels and of other numbers.
import { labelHeightAt, toScreen, type Viewport } from '@homeplot/editor/viewport';
import { boxAround } from '@homeplot/plan/box';
import type { Placed, Placing } from '@homeplot/plan/labelPlacing';
import { directionOn, type Edge, pointOnEdge } from '@homeplot/plan/outline';
import { add, distance, type Point, scaleBy, turnRight } from '@homeplot/plan/point';
import { rectHolds, textRect } from '@homeplot/plan/textRect';

/** CSS pixels. */
export const numberRadius = 9;
/** CSS pixels from the middle of a number within which a press is on it. */
export const numberReach = 12;
/** CSS pixels from the middle of a number to its edge. */
const fromEdge = 13;
/** The parts of an edge at which its number may stand, best first: clear of the handles in the middle and at the ends. */
const positions = [0.3, 0.7, 0.2, 0.8, 0.4, 0.6] as const;

interface Shown {
  readonly viewport: Viewport;
  readonly labels: { readonly at: (labelHeight: number) => Pick<Placing, 'in'> };
  /** Where other numbers are, in CSS pixels. */
  readonly taken: readonly Point[];
}

/**
 * The middle of the number, in CSS pixels: inside the lot if there is room. turn: 1 if the lot is at the right of its edges,
 * else -1.
 */
export function numberPlace(edge: Edge, turn: 1 | -1, { viewport, labels, taken }: Shown): Point {
  const px = viewport.pxPerFoot;
  const placing = labels.at(labelHeightAt(px));
  const at = (along: number, side: number): Point =>
    add(pointOnEdge(edge, along), scaleBy(turnRight(directionOn(edge, along)), (side * fromEdge) / px));
  const places = [turn, -turn].flatMap((side) => positions.map((along) => at(along, side)));
  const isClear = (place: Point): boolean =>
    taken.every((other) => distance(toScreen(viewport, place), other) >= 2 * numberRadius) &&
    placing
      .in(boxAround(place, numberRadius / px))
      .every((label) => !covers(label, place, numberRadius / px));
  return toScreen(viewport, places.find(isClear) ?? at(positions[0], turn));
}

const covers = ({ place }: Placed, { x, y }: Point, within: number): boolean =>
  place.texts.some((text) => rectHolds(textRect(text), x, y, within));
