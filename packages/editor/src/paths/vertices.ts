// Vertices and edges of objects whose kind can reshape its outline: finding, adding, moving and removing them.
import type { Outline } from '@homeplot/plan/capabilities';
import type { PlanObject } from '@homeplot/plan/kind';
import { kindOf } from '@homeplot/plan/kinds';
import { nearestOf } from '@homeplot/plan/nearest';
import { type Edge, edgesOf, nearestOnEdge, pointOnEdge } from '@homeplot/plan/outline';
import {
  addedVertex,
  minVertices,
  movedEdge,
  movedVertex,
  type Place,
  removedVertex,
  type Reshaped,
} from '@homeplot/plan/pathEdits';
import { distance, type Point } from '@homeplot/plan/point';
import type { PathPart } from '../view/selection.ts';
import type { Scene } from '../tool/tool.ts';

/** The object's path, if its vertices can be edited. */
export function freeOutline(object: PlanObject): Outline | undefined {
  const { path } = kindOf(object);
  return path?.editing ? path.outline(object) : undefined;
}

export function reshaped(object: PlanObject, { vertices, from }: Reshaped): PlanObject {
  return kindOf(object).path?.editing?.reshape(object, vertices, from) ?? object;
}

/** The selected object and its path, if it is a single one with editable vertices. */
export function editedPath({
  plan,
  selection,
}: Pick<Scene, 'plan' | 'selection'>): { readonly object: PlanObject; readonly path: Outline } | undefined {
  const [id] = selection.ids.size === 1 ? selection.ids : [];
  const object = id === undefined ? undefined : plan.objects.get(id);
  const path = object && freeOutline(object);
  return object && path ? { object, path } : undefined;
}

/** The place on a path nearest to a point, within a distance in feet. */
export function placeNear(path: Outline, at: Point, within: number): Place | undefined {
  const distanceTo = (edge: Edge): number => distance(pointOnEdge(edge, nearestOnEdge(edge, at)), at);
  const edge = nearestOf(edgesOf(path), distanceTo, within);
  return edge && { edge: edge.index, fraction: nearestOnEdge(edge, at) };
}

export function withVertex(object: PlanObject, place: Place): PlanObject {
  const path = freeOutline(object);
  return path ? reshaped(object, addedVertex(path, place)) : object;
}

/** The object without a vertex; undefined if it would have too few. */
export function withoutVertex(object: PlanObject, index: number): PlanObject | undefined {
  const path = freeOutline(object);
  const rest = path && removedVertex(path, index);
  return rest && reshaped(object, rest);
}

/** The message that a vertex can't be removed. */
export const tooFewVertices = (object: PlanObject, path: Outline): string =>
  `This ${kindOf(object).title.toLowerCase()} needs at least ${minVertices(path)} vertices`;

/** The object with a vertex or edge of its path moved by an offset. */
export function withPartMoved(object: PlanObject, { on, index }: PathPart, by: Point): PlanObject {
  const path = freeOutline(object);
  const vertex = path?.vertices[index];
  if (!path || !vertex) return object;
  return reshaped(
    object,
    on === 'edge'
      ? movedEdge(path, index, by)
      : movedVertex(path, index, { x: vertex.x + by.x, y: vertex.y + by.y }),
  );
}

/** The parts of a path in order: each vertex followed by the edge from it. */
export function partsOf({ vertices, closed }: Outline): PathPart[] {
  return vertices.flatMap((_, index): PathPart[] => [
    { on: 'vertex', index },
    ...(closed || index < vertices.length - 1 ? [{ on: 'edge', index } as const] : []),
  ]);
}
