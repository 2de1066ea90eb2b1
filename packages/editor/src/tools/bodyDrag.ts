// Dragging whole objects: the offset, and the origin for typed offsets.
import { kindOf } from '@homeplot/plan/kinds';
import type { PlanObject } from '@homeplot/plan/kind';
import { turning } from '@homeplot/plan/motion';
import { add, type Point, subtract, tidyPoint } from '@homeplot/plan/point';
import { type MovedBody, movedBody } from '../view/movedBody.ts';
import type { Pointer, Reach, Scene } from '../tool/tool.ts';
import { type Box, boxCorners } from '@homeplot/plan/box';
import type { Pen } from '@homeplot/plan/pen';
import { accent, markLayer } from '../tool/marks.ts';

export interface Body {
  readonly object: PlanObject;
  readonly ids: ReadonlySet<string>;
}

/** Up to this many objects are previewed individually, in about 10 ms per pointer record. */
export const maxPreviewed = 2000;

/** The snapping points of a drag, by the pressed object; cached during the drag. */
const bodies = new WeakMap<
  PlanObject,
  { readonly of: ReadonlySet<string>; readonly pressed: Point; readonly body: MovedBody }
>();

function bodyOf({ object, ids }: Body, pressed: Point, { plan }: Scene): MovedBody {
  const known = bodies.get(object);
  if (known?.of === ids && known.pressed === pressed) return known.body;
  const others = [...ids].flatMap((id) => (id === object.id ? [] : (plan.objects.get(id) ?? [])));
  const body = movedBody(object, ids.size > maxPreviewed ? [] : others, pressed);
  bodies.set(object, { of: ids, pressed, body });
  return body;
}

/** A dragged object near an edge, turned about the press to be parallel to it; the body itself otherwise. */
export function turnedBody(dragged: Body, pressed: Point, pointer: Pointer, scene: Scene): Body {
  const { object, ids } = dragged;
  const kind = kindOf(object);
  if (ids.size > 1 || pointer.free || pointer.exact || !kind.transform) return dragged;
  const turn = scene.parallelTurn(object, subtract(pointer.at, pressed));
  if (turn === 0) return dragged;
  const known = turnedBodies.get(object);
  if (known?.turn === turn && known.pressed === pressed) return known.body;
  const body = { object: kind.transform(object, turning(pressed, turn)), ids };
  turnedBodies.set(object, { turn, pressed, body });
  return body;
}

/** The last one of each object, for the drag in progress. */
const turnedBodies = new WeakMap<
  PlanObject,
  { readonly turn: number; readonly pressed: Point; readonly body: Body }
>();

/** The offset of a drag; with Shift along one axis. */
export function bodyOffset(dragged: Body, pressed: Point, pointer: Pointer, scene: Scene): Point {
  const { object, ids } = dragged;
  const body = bodyOf(dragged, pressed, scene);
  if (pointer.exact) return tidyPoint(subtract(pointer.at, body.grabbed));
  const free = subtract(pointer.at, pressed);
  const along = pointer.shift ? (Math.abs(free.x) > Math.abs(free.y) ? 'x' : 'y') : undefined;
  const offset = { x: along === 'y' ? 0 : free.x, y: along === 'x' ? 0 : free.y };
  const grid = snappedOffset(object, offset, scene);
  if (ids.size > maxPreviewed) return grid;
  return tidyPoint(scene.snapMove(pointer, { body, ids, offset, grid, ...(along ? { along } : {}) }));
}

/** The offset rounded so that the object's position is on the grid; an axis without movement is not rounded. */
function snappedOffset(object: PlanObject, offset: Point, scene: Scene): Point {
  const position = kindOf(object).position(object);
  const to = scene.snap(add(position, offset));
  return tidyPoint({ x: offset.x === 0 ? 0 : to.x - position.x, y: offset.y === 0 ? 0 : to.y - position.y });
}

/** Typed offsets count from the original place of the grabbed point. */
export function bodyReach(dragged: Body, pressed: Point, by: Point, scene: Scene): Reach {
  const from = bodyOf(dragged, pressed, scene).grabbed;
  return { from, as: 'polar', at: add(from, by), placed: dragged.object.id };
}

/** The box at the press, and how far it has been dragged, in feet: all that is shown of very many objects. */
export interface BulkMove {
  readonly box: Box;
  readonly by: Point;
}

export function drawBulkMove({ box, by }: BulkMove, pen: Pen): void {
  const vertices = boxCorners(box).map(({ x, y }) => ({ x: x + by.x, y: y + by.y }));
  pen.path({ vertices, closed: true }, { layer: markLayer, stroke: accent, weight: 0.4, dash: [1.5, 1] });
}
