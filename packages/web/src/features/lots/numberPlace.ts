// Where the number of an edge stands on the canvas: beside its edge, clear of the labels and of other numbers.
import { labelHeightAt, toScreen, type Viewport } from '@homeplot/editor/viewport';
import { boxAround } from '@homeplot/plan/box';
import type { Placed, Placing } from '@homeplot/plan/labelPlacing';
import { directionOn, type Edge, pointOnEdge } from '@homeplot/plan/outline';
import { add, distance, type Point, scaleBy, turnRight } from '@homeplot/plan/point';
import { rectHolds, textRect } from '@homeplot/plan/textRect';

/** CSS pixels. */
export const numberRadius = 9;
/** CSS pixels from its middle within which a press is on it. */
export const numberReach = 12;
/** CSS pixels from its middle to its edge. */
const away = 13;
/** Where along its edge it may stand, best first: clear of the handles in the middle and at the ends. */
const alongs = [0.3, 0.7, 0.2, 0.8, 0.4, 0.6] as const;

interface Shown {
  readonly viewport: Viewport;
  readonly labels: { readonly at: (labelHeight: number) => Pick<Placing, 'in'> };
  /** Where other numbers are, in CSS pixels. */
  readonly taken: readonly Point[];
}

/** In CSS pixels. turn: 1 if the lot is at the right of its edges, else -1. It is inside the lot if there is room. */
export function numberPlace(edge: Edge, turn: 1 | -1, { viewport, labels, taken }: Shown): Point {
  const px = viewport.pxPerFoot;
  const placing = labels.at(labelHeightAt(px));
  const at = (along: number, side: number): Point =>
    add(pointOnEdge(edge, along), scaleBy(turnRight(directionOn(edge, along)), (side * away) / px));
  const places = [turn, -turn].flatMap((side) => alongs.map((along) => at(along, side)));
  const isClear = (place: Point): boolean =>
    taken.every((other) => distance(toScreen(viewport, place), other) >= 2 * numberRadius) &&
    placing
      .in(boxAround(place, numberRadius / px))
      .every((label) => !covers(label, place, numberRadius / px));
  return toScreen(viewport, places.find(isClear) ?? at(alongs[0], turn));
}

const covers = ({ place }: Placed, { x, y }: Point, within: number): boolean =>
  place.texts.some((text) => rectHolds(textRect(text), x, y, within));
