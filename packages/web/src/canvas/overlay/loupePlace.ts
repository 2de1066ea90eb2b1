// Finds a place for the loupe: near the finger and inside the canvas, where it covers neither the fields nor the drawing.
import { type Box, boxDistance } from '@homeplot/plan/box';
import { nearestOf } from '@homeplot/plan/nearest';
import { distance, type Point } from '@homeplot/plan/point';
import { distanceToSegment } from '@homeplot/plan/segment';

/** CSS pixels: the diameter of the loupe. */
export const loupeSize = 120;
/** CSS pixels: the possible distances of its center from the finger, nearest first. */
const fingerDistances = [116, 180, 244];
/** CSS pixels that stay free between the loupe and the edges of the canvas or the fields. */
const edge = 6;
/** CSS pixels: if its center is nearer to the finger, a thumb covers a part of the loupe. */
const thumbReach = 96;

export interface LoupeRoom {
  readonly width: number;
  readonly height: number;
  /** The fields for lengths, if they are shown. */
  readonly fields?: Box | undefined;
  /** The line that is being drawn or measured. */
  readonly line: readonly Point[];
  /** The bounds of all that is being drawn or changed; empty if there is nothing. */
  readonly drawn: Box;
}

/** The directions from the finger, best first: above it, then beside it where there is more room, and below it. */
const directions = [
  [0, -1],
  [Math.SQRT1_2, -Math.SQRT1_2],
  [-Math.SQRT1_2, -Math.SQRT1_2],
  [1, 0],
  [-1, 0],
  [Math.SQRT1_2, Math.SQRT1_2],
  [-Math.SQRT1_2, Math.SQRT1_2],
  [0, 1],
] as const;

/** The costs of what the loupe covers, and of each step away from the finger. Each cost outweighs all after it together. */
const costs = { finger: 16, fields: 8, step: 2, line: 1, drawn: 0.5 } as const;

/** The center of the loupe, in CSS pixels on the canvas. */
export function loupePlace(finger: Point, room: LoupeRoom): Point {
  const inward = finger.x < room.width / 2 ? 1 : -1;
  const places = fingerDistances.flatMap((by, step) =>
    directions.map(([x, y]) => {
      const at = inside({ x: finger.x + inward * x * by, y: finger.y + y * by }, room);
      return { at, cost: costs.step * step + costOf(at, finger, room) };
    }),
  );
  return nearestOf(places, ({ cost }) => cost)?.at ?? finger;
}

function inside({ x, y }: Point, { width, height }: LoupeRoom): Point {
  const margin = loupeSize / 2 + edge;
  const between = (at: number, length: number): number => Math.max(margin, Math.min(at, length - margin));
  return { x: between(x, width), y: between(y, height) };
}

/** The cost of what the loupe covers at a place. */
function costOf(at: Point, finger: Point, { fields, line, drawn }: LoupeRoom): number {
  const radius = loupeSize / 2;
  const isOverLine = line.some((to, i) => distanceToSegment(at, line[i - 1] ?? to, to) < radius);
  let cost = 0;
  if (distance(at, finger) < thumbReach) cost += costs.finger;
  if (fields && boxDistance(fields, at) < radius + edge) cost += costs.fields;
  if (isOverLine) cost += costs.line;
  if (boxDistance(drawn, at) < radius) cost += costs.drawn;
  return cost;
}
