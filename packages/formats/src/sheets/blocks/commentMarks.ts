// The numbered marks of comments on a drawing. A mark that would cover text, another mark or its leader stands aside, with
// a leader to its place.
import { type Box, contains, grow } from '@homeplot/plan/box';
import { movePoint } from '@homeplot/plan/motion';
import type { Pen } from '@homeplot/plan/pen';
import { add, distance, type Point, scaleBy, subtract, unit } from '@homeplot/plan/point';
import { distanceToSegment } from '@homeplot/plan/segment';
import { rectHolds, rectMeetsLine, type TextRect } from '@homeplot/plan/textRect';
import { letters, write } from '../../paper/paperText.ts';
import { ink, layer } from '../../paper/sheetText.ts';
import { boxOnPaper } from '../pens/viewportPen.ts';
import type { PrintedComment } from '../view/attached.ts';
import type { PlanView } from '../view/planView.ts';
import { turnedBy } from '../view/turnedPlan.ts';

/** Millimeters. */
const mark = { radius: 3, weight: 0.35, air: 0.5, leader: 0.25 };
/** How far aside a mark may stand, and in which steps: millimeters. */
const aside = { step: 1, most: 30 };
/** Directions aside, straight up and down first: most text is written across. */
const directions = [-4, 4, -3, 3, -5, 5, -2, 2, -6, 6, -1, 1, -7, 7, 0, 8].map((eighth) => ({
  x: Math.cos((eighth * Math.PI) / 8),
  y: Math.sin((eighth * Math.PI) / 8),
}));

const isWithin = (room: Box, { x, y }: Point): boolean =>
  contains(room, { minX: x, minY: y, maxX: x, maxY: y });

/** A mark, which stands on its place or has a leader to it. */
export interface Mark {
  readonly place: Point;
  readonly center: Point;
}

/** Where the mark of a place stands: on it, or the nearest clear place aside; on it if none is clear. */
export function markCenter(
  place: Point,
  room: Box,
  written: readonly TextRect[],
  others: readonly Mark[],
): Point {
  const roomAside = grow(room, -mark.radius);
  const isClear = (center: Point): boolean =>
    others.every((other) => distance(other.center, center) >= 2 * mark.radius + mark.air) &&
    !written.some((rect) => rectHolds(rect, center.x, center.y, mark.radius + mark.air));
  const inBetween = written.filter((rect) => !rectHolds(rect, place.x, place.y, 0));
  const crossesText = ({ x, y }: Point): boolean =>
    inBetween.some((rect) => rectMeetsLine(rect, place.x, place.y, x, y));
  const isApart = (center: Point): boolean =>
    others.every((other) => !leaderMeets({ place, center }, other) && !leaderMeets(other, { place, center }));
  const centers = [place, ...centersAside(place).filter((center) => isWithin(roomAside, center))];
  return (
    centers.find((center) => isClear(center) && isApart(center) && !crossesText(center)) ??
    centers.find((center) => isClear(center) && isApart(center)) ??
    centers.find(isClear) ??
    place
  );
}

/** Whether the leader of one mark runs under another, so that it looks like that one's. It may begin there. */
const leaderMeets = ({ place, center }: Mark, other: Mark): boolean =>
  distance(place, other.center) >= mark.radius &&
  distanceToSegment(other.center, place, center) < mark.radius;

/** The centers to try aside of a place, nearest first. */
const centersAside = (place: Point): readonly Point[] =>
  Array.from({ length: aside.most / aside.step }, (_, i) => (i + 1) * aside.step).flatMap((reach) =>
    directions.map((direction) => add(place, scaleBy(direction, reach))),
  );

/** The leader from a place to the mark that stands aside; it begins where the text over the place ends. */
function drawLeader(pen: Pen, place: Point, center: Point, written: readonly TextRect[]): void {
  const reach = distance(place, center);
  const toward = unit(subtract(center, place));
  const isWritten = ({ x, y }: Point): boolean => written.some((rect) => rectHolds(rect, x, y, mark.air / 2));
  let from = 0;
  while (from < reach && isWritten(add(place, scaleBy(toward, from)))) from += mark.air / 2;
  if (from >= reach - mark.radius) return;
  const vertices = [add(place, scaleBy(toward, from)), center];
  pen.path({ vertices, closed: false }, { layer, stroke: ink, weight: mark.leader });
}

export function drawMarks(
  view: PlanView,
  room: Box,
  feetPerInch: number,
  pen: Pen,
  comments: readonly PrintedComment[],
  written: readonly TextRect[],
): void {
  const placement = view.placementIn(room, feetPerInch);
  const { from, at, scale } = placement;
  const shown = view.crop ? boxOnPaper(placement, view.crop) : room;
  const marks: (Mark & { readonly number: number })[] = [];
  for (const { number, at: onPlan } of comments) {
    const turned = movePoint(onPlan, turnedBy(view.turn));
    const place = { x: at.x + (turned.x - from.x) * scale, y: at.y + (turned.y - from.y) * scale };
    if (!isWithin(shown, place)) continue;
    const center = markCenter(place, shown, written, marks);
    marks.push({ number, place, center });
    if (center !== place) drawLeader(pen, place, center, written);
  }
  for (const { number, center } of marks) {
    pen.circle(center, mark.radius, { layer, stroke: ink, fill: '#ffffff', weight: mark.weight });
    write(pen, center, String(number), letters.text, { align: 'middle', baseline: 'middle' });
  }
}
