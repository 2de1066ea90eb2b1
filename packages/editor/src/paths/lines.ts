// Lines: objects along a path that can be cut, joined and lengthened. By reshape; or, where one is a straight stretch
// between two joints, as a road is, by its joints. Knows no kind by name.
import { outlineOf } from '@homeplot/plan/anchors';
import { boxAround } from '@homeplot/plan/box';
import { jointsOf } from '@homeplot/plan/joints';
import { kindOf } from '@homeplot/plan/kinds';
import type { Joint, Outline } from '@homeplot/plan/capabilities';
import type { PlanObject } from '@homeplot/plan/kind';
import { edgesOf } from '@homeplot/plan/outline';
import { pieceOf, type Place, type Reshaped } from '@homeplot/plan/pathEdits';
import type { Change } from '@homeplot/plan/plan';
import { distance, type Point } from '@homeplot/plan/point';
import type { Scene } from '../tools/tool.ts';
import { freeOutline, reshaped } from './vertices.ts';

/** Feet within which two places are one. */
export const near = 1e-5;

export interface Line {
  readonly object: PlanObject;
  readonly path: Outline;
  /** The joints at its two ends, where it is a straight stretch between joints. */
  readonly joints?: readonly [Joint, Joint];
}

/** What can be done, or in a sentence why nothing can. */
export type Outcome =
  | { readonly changes: readonly Change[]; readonly said: string }
  | { readonly refused: string };

export function lineOf(object: PlanObject): Line | undefined {
  const free = freeOutline(object);
  if (free) return { object, path: free };
  const path = outlineOf(object);
  const [from, to, more] = path && !path.closed ? path.vertices : [];
  if (!path || !from || !to || more) return undefined;
  const joints = jointsOf(object);
  const [a, b] = [from, to].map((end) => joints.find(({ at }) => distance(at, end) <= near));
  return a && b ? { object, path, joints: [a, b] } : undefined;
}

/** The line with another path; undefined where it can have none such. */
export function withPath({ object, joints, path }: Line, to: Reshaped): PlanObject | undefined {
  if (!joints) return reshaped(object, to);
  const [a, b, more] = to.vertices;
  if (!a || !b || more) return undefined;
  let moved = object;
  // The end that stays goes first, so that the stretch never has both ends at one place.
  for (const [joint, end] of [
    [joints[1], b],
    [joints[0], a],
  ] as const)
    if (distance(joint.at, end) > near) moved = kindOf(moved).joints?.move(moved, joint.id, end) ?? moved;
  return moved === object && path.vertices.some((end, i) => distance(end, to.vertices[i] ?? end) > near)
    ? undefined
    : moved;
}

export const startOf = (): Place => ({ edge: 0, fraction: 0 });
export const endOf = ({ path }: Line): Place => ({ edge: edgesOf(path).length - 1, fraction: 1 });

/**
 * The line cut to pieces of its path, given in the order of it: the first stays the object, the others are new ones. What
 * is joined to an end that goes away stays where it is.
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
  return [...objects.map((put) => ({ put })), ...held(line, scene)];
}

/** A closed line along an open piece of it; undefined where its kind is always closed. */
function opened({ object }: Line, { vertices, from }: Reshaped): PlanObject | undefined {
  // Closed, the piece has one edge more, back to its start.
  const closed = reshaped(object, { vertices, from: [...from, undefined] });
  return kindOf(closed).path?.editing?.withClosed?.(closed, false);
}

/** What is joined to a line, put as it is, so that it does not follow. */
export function held({ object, joints }: Line, scene: Scene): readonly Change[] {
  return (joints ?? []).flatMap(({ at }) =>
    scene
      .search(boxAround(at, near))
      .filter(
        (other) => other.id !== object.id && jointsOf(other).some((joint) => distance(joint.at, at) <= near),
      )
      .map((put) => ({ put })),
  );
}

/** What people call it, in a sentence: `this road`. */
export const thisOne = (object: PlanObject): string => `this ${kindOf(object).title.toLowerCase()}`;

export const refuse = (refused: string): Outcome => ({ refused });

/** Splits a line in two at a place; a closed one is opened there. */
export function splitLine(line: Line, place: Place, at: Point, scene: Scene): Outcome {
  const { path, object } = line;
  const { title } = kindOf(object);
  if (path.closed) {
    const changes = cutTo(line, [[place, place]], scene);
    return changes
      ? { changes, said: `${title} opened` }
      : refuse(`A ${title.toLowerCase()} is always closed, so it cannot be split`);
  }
  const [first, last] = [path.vertices[0], path.vertices.at(-1)];
  if ([first, last].some((end) => end && distance(end, at) <= near))
    return refuse(`There is nothing to split at the end of ${thisOne(object)}`);
  const changes = cutTo(
    line,
    [
      [startOf(), place],
      [place, endOf(line)],
    ],
    scene,
  );
  return changes ? { changes, said: `${title} split in two` } : refuse(`${title}: it cannot be split here`);
}
