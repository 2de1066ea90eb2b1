// Where a comment is pinned: a place of the plan, an object, or an edge of one. A pin follows what it is on; once that is
// gone, it stays where it was last.
import { outlineOf } from '../distances/anchors.ts';
import { type Edge, directionOn, edgesOf, nearestOnEdge, pointOnEdge } from '../geometry/outline.ts';
import { add, distance, dot, type Point, scaleBy, subtract, turnRight } from '../geometry/point.ts';
import { lineNames } from '../distances/lotDistances.ts';
import { titleOf } from '../distances/titleOf.ts';
import { kindOf } from '../kinds/index.ts';
import type { PlanObject } from '../objects/kind.ts';
import type { Plan } from '../plan/plan.ts';
import { tidy } from '../measure/units.ts';

/** x, y: where it was when it was last written, in feet. */
export interface PinAnchor extends Point {
  readonly object?: string | undefined;
  readonly edge?: number | undefined;
  /** Feet from the position of the object. */
  readonly dx?: number | undefined;
  readonly dy?: number | undefined;
  /** The fraction of the edge's length, and the feet square to it. */
  readonly along?: number | undefined;
  readonly off?: number | undefined;
}

export interface PinPlace {
  readonly at: Point;
  /** What it is on, if that is still there. */
  readonly object: PlanObject | undefined;
}

export function pinPlace({ objects }: Pick<Plan, 'objects'>, anchor: PinAnchor): PinPlace {
  const object = anchor.object === undefined ? undefined : objects.get(anchor.object);
  if (!object) return { at: { x: anchor.x, y: anchor.y }, object: undefined };
  const edge = anchor.edge === undefined ? undefined : edgeNumbered(object, anchor.edge);
  if (edge) return { at: besideEdge(edge, anchor.along ?? 0.5, anchor.off ?? 0), object };
  const by = { x: anchor.dx ?? 0, y: anchor.dy ?? 0 };
  return { at: add(kindOf(object).position(object), by), object };
}

/** What a pin is on: `House`, `Lot, the left edge`. */
export function pinWords(plan: Pick<Plan, 'objects'>, anchor: PinAnchor): string {
  const { object } = pinPlace(plan, anchor);
  if (!object) return anchor.object === undefined ? 'A place on the plan' : 'On an object that was deleted';
  const edge = anchor.edge === undefined ? undefined : edgeNumbered(object, anchor.edge);
  return edge ? `${titleOf(object)}, ${edgeWords(object, edge.index)}` : titleOf(object);
}

/** `the left edge`. */
function edgeWords(object: PlanObject, index: number): string {
  const outline = outlineOf(object);
  const { path } = kindOf(object);
  if (!outline || !path?.isProperty) return `edge ${index + 1}`;
  const edges = edgesOf(outline);
  const at = edges.findIndex((edge) => edge.index === index);
  return lineNames(outline, edges, path.edges?.(object))[at] ?? `edge ${index + 1}`;
}

/** within: feet from an edge of the object within which the pin is on that edge. */
export function anchorOn(at: Point, object?: PlanObject, within = 0): PinAnchor {
  const place = { x: tidy(at.x), y: tidy(at.y) };
  if (!object) return place;
  const offset = subtract(at, kindOf(object).position(object));
  const on = { ...place, object: object.id, dx: tidy(offset.x), dy: tidy(offset.y) };
  const edge = nearestEdge(object, at);
  if (!edge || edge.feet > within) return on;
  const along = nearestOnEdge(edge.edge, at);
  const foot = pointOnEdge(edge.edge, along);
  const off = dot(subtract(at, foot), turnRight(directionOn(edge.edge, along)));
  return { ...on, edge: edge.edge.index, along: tidy(along), off: tidy(off) };
}

const besideEdge = (edge: Edge, along: number, off: number): Point =>
  add(pointOnEdge(edge, along), scaleBy(turnRight(directionOn(edge, along)), off));

const edgeNumbered = (object: PlanObject, index: number): Edge | undefined => {
  const outline = outlineOf(object);
  return outline && edgesOf(outline).find((edge) => edge.index === index);
};

function nearestEdge(
  object: PlanObject,
  at: Point,
): { readonly edge: Edge; readonly feet: number } | undefined {
  const outline = outlineOf(object);
  if (!outline || !kindOf(object).path?.editing) return undefined;
  return edgesOf(outline)
    .map((edge) => ({ edge, feet: distance(at, pointOnEdge(edge, nearestOnEdge(edge, at))) }))
    .toSorted((a, b) => a.feet - b.feet)[0];
}
