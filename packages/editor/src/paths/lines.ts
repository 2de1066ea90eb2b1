// Lines: objects along a path that can be split, joined, trimmed and extended, either by reshaping their path or, for a
// straight piece between two joints such as a road, by moving the joints. Works on any kind.
import { outlineOf } from '@homeplot/plan/anchors';
import { boxAround } from '@homeplot/plan/box';
import { jointsOf } from '@homeplot/plan/joints';
import { kindOf } from '@homeplot/plan/kinds';
import type { Outline } from '@homeplot/plan/capabilities';
import type { Joint } from '@homeplot/plan/jointCapability';
import type { PlanObject } from '@homeplot/plan/kind';
import { edgesOf } from '@homeplot/plan/outline';
import { pieceOf, type Place, type Reshaped } from '@homeplot/plan/pathEdits';
import type { Change } from '@homeplot/plan/plan';
import { distance, type Point } from '@homeplot/plan/point';
import type { Scene } from '../tool/tool.ts';
import { freeOutline, reshaped } from './vertices.ts';

/** Feet within which two places are the same. */
export const pointTolerance = 1e-5;

export interface Line {
  readonly object: PlanObject;
  readonly path: Outline;
  /** The joints at its two ends, if it is a straight piece between joints. */
  readonly joints?: readonly [Joint, Joint];
}

/** The changes and a message about them, or the reason why there are none. */
export type Outcome =
  | { readonly ok: true; readonly changes: readonly Change[]; readonly message: string }
  | { readonly ok: false; readonly problem: string };

export function lineOf(object: PlanObject): Line | undefined {
  const free = freeOutline(object);
  if (free) return { object, path: free };
  const path = outlineOf(object);
  const [from, to, more] = path && !path.closed ? path.vertices : [];
  if (!path || !from || !to || more) return undefined;
  const joints = jointsOf(object);
  const [a, b] = [from, to].map((end) => joints.find(({ at }) => distance(at, end) <= pointTolerance));
  return a && b ? { object, path, joints: [a, b] } : undefined;
}

/** The line with another path; undefined if its kind doesn't allow that path. */
export function withPath({ object, joints, path }: Line, to: Reshaped): PlanObject | undefined {
  if (!joints) return reshaped(object, to);
  const [a, b, more] = to.vertices;
  if (!a || !b || more) return undefined;
  let moved = object;
  // In this order both ends are never at the same place.
  for (const [joint, end] of [
    [joints[1], b],
    [joints[0], a],
  ] as const)
    if (distance(joint.at, end) > pointTolerance)
      moved = kindOf(moved).joints?.move(moved, joint.id, end) ?? moved;
  return moved === object &&
    path.vertices.some((end, i) => distance(end, to.vertices[i] ?? end) > pointTolerance)
    ? undefined
    : moved;
}

export const startOf = (): Place => ({ edge: 0, fraction: 0 });
export const endOf = ({ path }: Line): Place => ({ edge: edgesOf(path).length - 1, fraction: 1 });

/**
 * Replaces a line by pieces of its path: the first keeps the id, the others are new objects. Objects joined to the line
 * stay where they are.
 */
export function cutTo(
  line: Line,
  pieces: readonly (readonly [Place, Place])[],
  scene: Scene,
): readonly Change[] | undefined {
  const objects: PlanObject[] = [];
  for (const [from, to] of pieces) {
    const piece = pieceOf(line.path, from, to);
    const made = line.path.closed ? opened(line, piece) : withPath(line, piece);
    if (!made) return undefined;
    objects.push(objects.length === 0 ? made : { ...made, id: scene.newId() });
  }
  return [...objects.map((put) => ({ put })), ...pinnedNeighbors(line, scene)];
}

/** A closed line opened to a piece of its path; undefined if its kind is always closed. */
function opened({ object }: Line, { vertices, from }: Reshaped): PlanObject | undefined {
  // While it is closed, the piece has one more edge, back to its start.
  const closed = reshaped(object, { vertices, from: [...from, undefined] });
  return kindOf(closed).path?.editing?.withClosed?.(closed, false);
}

/** Puts of the unchanged objects joined to a line, so that they don't follow it. */
export function pinnedNeighbors({ object, joints }: Line, scene: Scene): readonly Change[] {
  return (joints ?? []).flatMap(({ at }) =>
    scene
      .search(boxAround(at, pointTolerance))
      .filter(
        (other) =>
          other.id !== object.id && jointsOf(other).some((joint) => distance(joint.at, at) <= pointTolerance),
      )
      .map((put) => ({ put })),
  );
}

/** `this road`, for messages. */
export const thisKind = (object: PlanObject): string => `this ${kindOf(object).title.toLowerCase()}`;

export const refuse = (problem: string): Outcome => ({ ok: false, problem });

/** Splits a line in two at a place; a closed one is opened there. */
export function splitLine(line: Line, place: Place, at: Point, scene: Scene): Outcome {
  const { path, object } = line;
  const { title } = kindOf(object);
  if (path.closed) {
    const changes = cutTo(line, [[place, place]], scene);
    return changes
      ? { ok: true, changes, message: `${title} opened` }
      : refuse(`A ${title.toLowerCase()} is always closed, so it can't be split`);
  }
  const [first, last] = [path.vertices[0], path.vertices.at(-1)];
  if ([first, last].some((end) => end && distance(end, at) <= pointTolerance))
    return refuse(`There is nothing to split at the end of ${thisKind(object)}`);
  const changes = cutTo(
    line,
    [
      [startOf(), place],
      [place, endOf(line)],
    ],
    scene,
  );
  return changes
    ? { ok: true, changes, message: `${title} split in two` }
    : refuse(`${title} can't be split here`);
}
