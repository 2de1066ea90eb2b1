// Where a comment is pinned: a point of the plan, an object, or an edge of an object. A pin follows its object; once that is
// deleted, the pin stays where it was last.
import { outlineOf } from '../distances/anchors.ts';
import { type Edge, directionOn, edgesOf, nearestOnEdge, pointOnEdge } from '../geometry/outline.ts';
import { add, distance, dot, type Point, scaleBy, subtract, turnRight } from '../geometry/point.ts';
import { lineNames } from '../distances/lotDistances.ts';
import { titleOf } from '../distances/titleOf.ts';
import { kindOf } from '../kinds/index.ts';
import type { PlanObject } from '../objects/kind.ts';
import type { Plan } from '../plan/plan.ts';
import { tidy } from '../measure/units.ts';

/** A pin as stored. x, y: where it was when it was last stored, in feet. */
export interface PinAnchor extends Point {
  readonly object?: string | undefined;
  readonly edge?: number | undefined;
  /** Feet from the position of the object. */
  readonly dx?: number | undefined;
  readonly dy?: number | undefined;
  /** The fraction of the edge's length at which it is. */
  readonly along?: number | undefined;
  /** Feet beside the edge. */
  readonly off?: number | undefined;
  /** The number of corners that the outline had when the pin was stored. */
  readonly corners?: number | undefined;
  /** The nearest point of the edge when the pin was stored. */
  readonly foot?: Point | undefined;
}

export interface PinPlace {
  readonly at: Point;
  /** The object that it is on, if that still exists. */
  readonly object: PlanObject | undefined;
}

export function pinPlace({ objects }: Pick<Plan, 'objects'>, anchor: PinAnchor): PinPlace {
  const object = anchor.object === undefined ? undefined : objects.get(anchor.object);
  if (!object) return { at: { x: anchor.x, y: anchor.y }, object: undefined };
  const on = edgeUnder(object, anchor);
  if (on) return { at: besideEdge(on.edge, on.along, anchor.off ?? 0), object };
  const by = { x: anchor.dx ?? 0, y: anchor.dy ?? 0 };
  return { at: add(kindOf(object).position(object), by), object };
}

/** What a pin is on, such as `House` or `Lot, the left edge`. */
export function pinWords(plan: Pick<Plan, 'objects'>, anchor: PinAnchor): string {
  const { object } = pinPlace(plan, anchor);
  if (!object) return anchor.object === undefined ? 'A place on the plan' : 'On an object that was deleted';
  const on = edgeUnder(object, anchor);
  return on ? `${titleOf(object)}, ${edgeWords(object, on.edge.index)}` : titleOf(object);
}

/** Such as `the left edge`. */
function edgeWords(object: PlanObject, index: number): string {
  const outline = outlineOf(object);
  const { path } = kindOf(object);
  if (!outline || !path?.isProperty) return `edge ${index + 1}`;
  const edges = edgesOf(outline);
  const at = edges.findIndex((edge) => edge.index === index);
  return lineNames(outline, edges, path.edges?.(object))[at] ?? `edge ${index + 1}`;
}

/** The anchor of a new pin. within: feet from an edge of the object within which the pin is on that edge. */
export function anchorOn(at: Point, object?: PlanObject, within = 0): PinAnchor {
  const place = { x: tidy(at.x), y: tidy(at.y) };
  if (!object) return place;
  const offset = subtract(at, kindOf(object).position(object));
  const on = { ...place, object: object.id, dx: tidy(offset.x), dy: tidy(offset.y) };
  const edge = kindOf(object).path?.editing ? nearestEdge(object, at) : undefined;
  return !edge || edge.feet > within ? on : { ...on, ...besideIn(object, edge, at) };
}

/**
 * The anchor of a pin after an edit of its object that has added or removed corners, so that it stays on its edge, or on the
 * piece of it that it was on; undefined if nothing changes.
 */
export function pinAfter(before: PlanObject, after: PlanObject, anchor: PinAnchor): PinAnchor | undefined {
  const on = edgeUnder(before, anchor);
  if (!on || cornersOf(before) === cornersOf(after)) return undefined;
  const { at } = pinPlace({ objects: new Map([[before.id, before]]) }, { ...anchor, object: before.id });
  const edge = nearestEdge(after, pointOnEdge(on.edge, on.along));
  if (!edge) return undefined;
  const offset = subtract(at, kindOf(after).position(after));
  const place = { x: tidy(at.x), y: tidy(at.y), dx: tidy(offset.x), dy: tidy(offset.y) };
  return { ...anchor, ...place, ...besideIn(after, edge, at) };
}

/** The stored fields of a pin beside an edge of an object. */
function besideIn(object: PlanObject, { edge, along }: OnEdge, at: Point) {
  const foot = pointOnEdge(edge, along);
  const off = dot(subtract(at, foot), turnRight(directionOn(edge, along)));
  return {
    edge: edge.index,
    along: tidy(along),
    off: tidy(off),
    corners: cornersOf(object),
    foot: { x: tidy(foot.x), y: tidy(foot.y) },
  };
}

interface OnEdge {
  readonly edge: Edge;
  /** The fraction of its length. */
  readonly along: number;
}

/**
 * The edge that a pin is on. If corners were added or removed since it was stored, the edges have other numbers; then it is the
 * edge nearest to its old place, or to that place moved along with the object.
 */
function edgeUnder(object: PlanObject, anchor: PinAnchor): OnEdge | undefined {
  const { edge: number, along = 0.5, corners, foot, x, y, dx = 0, dy = 0 } = anchor;
  if (number === undefined) return undefined;
  if (!foot || corners === undefined || corners === cornersOf(object)) {
    const edge = edgeNumbered(object, number);
    return edge && { edge, along };
  }
  const { x: left, y: top } = kindOf(object).position(object);
  const moved = { x: foot.x + left - (x - dx), y: foot.y + top - (y - dy) };
  const [here, there] = [nearestEdge(object, foot), nearestEdge(object, moved)];
  return here && there && there.feet < here.feet ? there : here;
}

const cornersOf = (object: PlanObject): number => outlineOf(object)?.vertices.length ?? 0;

const besideEdge = (edge: Edge, along: number, off: number): Point =>
  add(pointOnEdge(edge, along), scaleBy(turnRight(directionOn(edge, along)), off));

const edgeNumbered = (object: PlanObject, index: number): Edge | undefined => {
  const outline = outlineOf(object);
  return outline && edgesOf(outline).find((edge) => edge.index === index);
};

function nearestEdge(object: PlanObject, at: Point): (OnEdge & { readonly feet: number }) | undefined {
  const outline = outlineOf(object);
  if (!outline) return undefined;
  return edgesOf(outline)
    .map((edge) => ({ edge, along: nearestOnEdge(edge, at) }))
    .map((on) => ({ ...on, feet: distance(at, pointOnEdge(on.edge, on.along)) }))
    .toSorted((a, b) => a.feet - b.feet)[0];
}
