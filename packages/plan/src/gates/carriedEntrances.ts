// Moves gates along when the outline that they are on is reshaped or mirrored.
import { pointOnEdge } from '../geometry/outline.ts';
import { tidy } from '../measure/units.ts';
import type { Frame } from '../shapes/frame.ts';
import { type Entrance, entranceGap, fitEntrance } from './entrance.ts';
import { nearestSide, type Side } from './sides.ts';
import { gatesOn } from './gates.ts';

/**
 * The gates moved to the sides of a reshaped object. from[i] is the old edge that the new edge i is, or is a piece of. On a
 * piece of its old edge, a gate stays at the same point; on a changed edge, at the same distance along it. If its edge is
 * gone, it moves to the nearest one.
 */
export function carryEntrances(
  entrances: readonly Entrance[],
  before: readonly Side[],
  after: readonly Side[],
  from: readonly (number | undefined)[],
): readonly Entrance[] {
  const pieces = new Map<number | undefined, Side[]>();
  for (const side of after) {
    const old = from[side.index];
    const known = pieces.get(old);
    if (known) known.push(side);
    else pieces.set(old, [side]);
  }
  return gatesOn(entrances, before).flatMap(({ entrance, side }) => {
    const now = pieces.get(side.index) ?? [];
    const { from: start, to: end } = entranceGap(side, entrance);
    const middle = pointOnEdge(side, ((start + end) / 2 - side.begins) / side.length);
    const near = nearestSide(now.length > 0 ? now : after, middle);
    if (!near) return [];
    const stays = now.length !== 1 || isPieceOf(near.side, side);
    const offset = stays ? tidy(near.along - (end - start) / 2) : entrance.offset;
    const same = Math.abs(offset - entrance.offset) < pointTolerance;
    const edge = near.side.name;
    return fitEntrance(near.side, { ...entrance, edge, ...(same ? {} : { offset }) });
  });
}

const isPieceOf = (piece: Side, whole: Side): boolean =>
  [piece.from, piece.to].every((end) => (nearestSide([whole], end)?.away ?? Infinity) < pointTolerance);

/** Feet within which two points are the same. */
const pointTolerance = 1e-6;

const mirroredSide: Readonly<Record<string, string>> = { top: 'bottom', bottom: 'top' };

/** The gates of a frame whose top and bottom are exchanged. */
export const mirrorEntrances = (entrances: readonly Entrance[], { height }: Frame): readonly Entrance[] =>
  entrances.map((entrance) => {
    const { edge, offset, width } = entrance;
    const mirrored = mirroredSide[edge];
    return mirrored
      ? { ...entrance, edge: mirrored }
      : { ...entrance, offset: tidy(height - offset - width) };
  });
