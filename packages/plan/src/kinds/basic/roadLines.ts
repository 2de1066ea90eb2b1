// The edges and the center line of a road as it is drawn, and the label with its length.
import { anchorPair } from '../../geometry/anchorNames.ts';
import { add, type Point, scaleBy, subtract, turnRight, unit } from '../../geometry/point.ts';
import { lengthLabel } from '../../lettering/beside.ts';
import type { Label, Lettering } from '../../lettering/label.ts';
import { fillOf, inkOn, labelStyle } from '../../lettering/ink.ts';
import { type Road, roadLength, end, start } from './roadFields.ts';

/** The ends between which its length is measured, so that the label is omitted if a dimension shows the same. */
const sideEnds = anchorPair('v0', 'v1');
/** Label heights: if half of the road is wider than this, its length is written on it. */
const minLane = 1.3;

/** The label with its length, beside its left edge: on the road if that is wide enough, because it is clear there. */
export function lengthOn(object: Road, lettering: Lettering): Label {
  const [left, right] = linesOf(object).left;
  const feet = roadLength(object);
  const style = labelStyle;
  const onRoad = { ...style, fill: inkOn(fillOf(object)) };
  const label =
    object.roadWidth / 2 < minLane * lettering.labelHeight
      ? lengthLabel({ from: left, to: right, feet, style, behind: onRoad, sideEnds }, lettering)
      : lengthLabel({ from: right, to: left, feet, style: onRoad, behind: style, sideEnds }, lettering);
  // A street continues beyond the plan, so the drawn length says nothing.
  return { ...label, isForDrawing: true };
}

type Line = readonly [Point, Point];

/** Its edges and its center line, from start to end, as trimmed and mitered. */
export function linesOf(road: Road): { readonly left: Line; readonly right: Line; readonly center: Line } {
  const along = unit(subtract(end(road), start(road)));
  const half = road.roadWidth / 2;
  const right = scaleBy(turnRight(along), half);
  const a = add(start(road), scaleBy(along, road.startTrim));
  const b = add(end(road), scaleBy(along, -road.endTrim));
  const cutA = scaleBy(along, road.startSkew * half);
  const cutB = scaleBy(along, road.endSkew * half);
  return {
    left: [subtract(subtract(a, right), cutA), subtract(subtract(b, right), cutB)],
    right: [add(add(a, right), cutA), add(add(b, right), cutB)],
    center: [a, b],
  };
}
