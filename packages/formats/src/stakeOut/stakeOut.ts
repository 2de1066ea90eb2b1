// Setting out with two tapes: for each corner of a proposed object its distances from two fixed points, and diagonals to
// check. The points are chosen so that no building is between them and the stakes, and that the tapes meet at a good angle.
import { outlineOf } from '@homeplot/plan/anchors';
import type { PlanObject } from '@homeplot/plan/kind';
import { kindOf } from '@homeplot/plan/kinds';
import { printedLayersOf } from '@homeplot/plan/layerTable';
import { inOrder, type Plan } from '@homeplot/plan/plan';
import { distance, type Point, rotate } from '@homeplot/plan/point';
import { titleOf } from '@homeplot/plan/titleOf';
import { type FixedPoint, fixedPoints } from './fixedPoints.ts';
import { type StakeOutChoice, bestPair, pairFor, isFlat, isCut, type Target } from './tapePair.ts';
import { type Box, boxBetween, overlaps } from '@homeplot/plan/box';
import { pathBox } from '@homeplot/plan/boundsPen';
import { flatten } from '@homeplot/plan/flatten';
import { insideAt, intersectSpans } from '@homeplot/plan/roomInside';

export interface Stake {
  /** Stakes are numbered consecutively through all objects. */
  readonly number: number;
  readonly at: Point;
  /** Feet from the two fixed points. */
  readonly lengths: readonly [number, number];
  /** Whether the tapes meet at such a flat angle that a small error moves the stake far. */
  readonly isFlat: boolean;
  /** Whether a building is in the way of a tape. */
  readonly isBlocked: boolean;
}

/** The length between two stakes, in feet, for checking them. */
export interface StakeCheck {
  /** The numbers of the stakes. */
  readonly between: readonly [number, number];
  readonly length: number;
}

export interface StakedObject {
  readonly object: PlanObject;
  readonly title: string;
  /** Where its stakes are: those of a driveway aren't at its edges. */
  readonly on: 'corners' | 'center' | 'center line';
  /** The letters of its fixed points. */
  readonly from: readonly [string, string];
  readonly stakes: readonly Stake[];
  readonly checks: readonly StakeCheck[];
}

/** A fixed point from which stakes are measured, with its letter. */
export interface HeldPoint extends FixedPoint {
  readonly letter: string;
}

export interface MadeStakeOut {
  readonly ok: true;
  readonly held: readonly HeldPoint[];
  readonly staked: readonly StakedObject[];
}

export type StakeOut = MadeStakeOut | { readonly ok: false; readonly problem: string };
/** Objects with more corners than this aren't staked. */
const maxStakes = 40;

export function stakeOut(plan: Plan, choice: StakeOutChoice = {}): StakeOut {
  const shown = printedLayersOf(plan.settings).visible(inOrder(plan));
  const objects = shown.filter(isStaked);
  if (objects.length === 0)
    return problem('Nothing to stake out. Select what you want to build and set its status to Proposed.');
  const points = fixedPoints(plan);
  if (points.length < 2)
    return problem(
      'Stakes are measured from corners of the lot or of a building that stands. Draw one first.',
    );
  const obstacles = obstaclesIn(shown);
  const targets = new Map(objects.map((object) => [object.id, targetsOf(object, obstacles)]));
  const all = bestPair([...targets.values()].flat(), points, choice);
  // The best pair for all objects together is tried first for each object.
  const used = all ? [all.pair] : [];
  const letters = new Map<string, HeldPoint>();
  const letterOf = (point: FixedPoint): string => {
    const held = letters.get(point.id) ?? { ...point, letter: letterAt(letters.size) };
    letters.set(point.id, held);
    return held.letter;
  };
  let number = 0;
  const staked = objects.flatMap((object): StakedObject[] => {
    const corners = targets.get(object.id) ?? [];
    const pair = pairFor(corners, points, used, choice);
    if (!pair) return [];
    used.push(pair);
    const [a, b] = pair;
    const first = number + 1;
    const stakes = corners.map((target): Stake => {
      const { at } = target;
      number += 1;
      const lengths = [distance(a.at, at), distance(b.at, at)] as const;
      return { number, at, lengths, isFlat: isFlat(target, pair), isBlocked: isCut(target, pair) };
    });
    const from = [letterOf(a), letterOf(b)] as const;
    return [
      {
        object,
        title: titleOf(object),
        on: stakedPoints(object).on,
        from,
        stakes,
        checks: checksOf(
          object,
          stakes.map(({ at }) => at),
          first,
        ),
      },
    ];
  });
  return { ok: true, held: [...letters.values()], staked };
}

const problem = (words: string): StakeOut => ({ ok: false, problem: words });

const isStaked = (object: PlanObject): boolean => {
  const { path, isAnnotation } = kindOf(object);
  const count = path ? path.outline(object).vertices.length : 0;
  return object.status === 'proposed' && !isAnnotation && count > 0 && count <= maxStakes;
};

/** The corners of an object; for a circle, its center; for one that is drawn along its middle, the corners of that line. */
function stakedPoints(object: PlanObject): Pick<StakedObject, 'on'> & { readonly points: readonly Point[] } {
  const outline = outlineOf(object);
  const { vertices = [], center } = outline ?? {};
  if (center && vertices.some(({ bulge }) => bulge)) return { on: 'center', points: [center] };
  return { on: kindOf(object).path?.isCenterLine ? 'center line' : 'corners', points: vertices };
}

/** The stakes of an object, with the obstacles in the way of tapes. A building isn't in the way of its own stakes. */
function targetsOf(object: PlanObject, obstacles: readonly Obstacle[]): readonly Target[] {
  const others = obstacles.filter(({ id }) => id !== object.id);
  return stakedPoints(object).points.map((at) => {
    const known = new Map<string, boolean>();
    const isBlockedFrom = (point: FixedPoint): boolean => {
      const blocked = known.get(point.id) ?? isBlocked(point.at, at, others);
      known.set(point.id, blocked);
      return blocked;
    };
    return { at, isBlockedFrom };
  });
}

/** The diagonals of a closed outline; the lengths along an open one. */
function checksOf(object: PlanObject, corners: readonly Point[], first: number): readonly StakeCheck[] {
  const count = corners.length;
  const closed = outlineOf(object)?.closed ?? false;
  const pairs = closed
    ? Array.from({ length: count > 3 ? Math.floor(count / 2) : 0 }, (_, i) => [i, i + Math.floor(count / 2)])
    : corners.slice(1).map((_, i) => [i, i + 1]);
  return pairs.flatMap(([i = 0, j = 0]) => {
    const [from, to] = [corners[i], corners[j]];
    return from && to ? [{ between: [first + i, first + j] as const, length: distance(from, to) }] : [];
  });
}

/** A to Z, then AA, AB ... */
function letterAt(index: number): string {
  const last = String.fromCharCode(65 + (index % 26));
  return index < 26 ? last : `${letterAt(Math.floor(index / 26) - 1)}${last}`;
}

/** What a tape can't be pulled through: the walls of existing and proposed buildings. A deck isn't an obstacle. */
interface Obstacle {
  readonly id: string;
  readonly box: Box;
  readonly points: readonly Point[];
}

/** Feet by which a tape may run into a building, because it bends a little along a wall or around a corner. */
const give = 0.1;

const obstaclesIn = (objects: readonly PlanObject[]): readonly Obstacle[] =>
  objects.flatMap((object) => {
    const path = outlineOf(object);
    const isInTheWay = kindOf(object).isPoched && object.status !== 'removed' && path?.closed;
    return isInTheWay ? [{ id: object.id, box: pathBox(path), points: flatten(path) }] : [];
  });

/** Whether a tape between two points would run through an obstacle. */
function isBlocked(from: Point, to: Point, obstacles: readonly Obstacle[]): boolean {
  const reach = boxBetween(from, to);
  const angle = -Math.atan2(to.y - from.y, to.x - from.x);
  return obstacles.some(({ box, points }) => {
    if (!overlaps(box, reach)) return false;
    // Rotate the obstacle so that the tape is level. The tape is blocked where both of its sides are inside.
    const level = points.map((point) => rotate(point, angle, from));
    const [above, below] = [-give, give].map((off) => insideAt(level, from.y + off));
    return intersectSpans(above ?? [], below ?? []).some(
      ([start, end]) => Math.min(end, from.x + distance(from, to)) - Math.max(start, from.x) > 2 * give,
    );
  });
}
