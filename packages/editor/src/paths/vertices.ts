// The vertices and edges of an object whose kind lets them be any: found, added, moved and taken away. Knows no kind by
// name; all goes through outline and reshape.
import type { Outline, PlanObject } from '@homeplot/plan/kind';
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
import type { PathPart } from '../scene/selection.ts';
import type { Scene } from '../tools/tool.ts';

/** The object's path, where its vertices may be any. */
export function freeOutline(object: PlanObject): Outline | undefined {
  const kind = kindOf(object);
  return kind.reshape ? kind.outline?.(object) : undefined;
}

export function reshaped(object: PlanObject, { vertices, from }: Reshaped): PlanObject {
  return kindOf(object).reshape?.(object, vertices, from) ?? object;
}

/** The one selected object, where it has vertices to edit, with its path. */
export function editedPath({
  plan,
  selection,
}: Pick<Scene, 'plan' | 'selection'>): { readonly object: PlanObject; readonly path: Outline } | undefined {
  const [id] = selection.ids.size === 1 ? selection.ids : [];
  const object = id === undefined ? undefined : plan.objects.get(id);
  const path = object && freeOutline(object);
  return object && path ? { object, path } : undefined;
}

/** The place on a path nearest to a point, where that is within so many feet. */
export function placeNear(path: Outline, at: Point, within: number): Place | undefined {
  const awayOf = (edge: Edge): number => distance(pointOnEdge(edge, nearestOnEdge(edge, at)), at);
  const edge = nearestOf(edgesOf(path), awayOf, within);
  return edge && { edge: edge.index, fraction: nearestOnEdge(edge, at) };
}

/** The object with a vertex more, at a place on its path. */
export function withVertex(object: PlanObject, place: Place): PlanObject {
  const path = freeOutline(object);
  return path ? reshaped(object, addedVertex(path, place)) : object;
}

/** The object without a vertex; undefined where it has no more than it must. */
export function withoutVertex(object: PlanObject, index: number): PlanObject | undefined {
  const path = freeOutline(object);
  const rest = path && removedVertex(path, index);
  return rest && reshaped(object, rest);
}

/** Why a vertex cannot be taken away. */
export const fewestVertices = (object: PlanObject, path: Outline): string =>
  `${kindOf(object).title}: at least ${minVertices(path)} vertices are needed, so this one stays`;

/** The object with a part of its path moved by a way. */
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

/** The parts of a path in the order of a walk along it: each vertex, then the edge from it. */
export function partsOf({ vertices, closed }: Outline): PathPart[] {
  return vertices.flatMap((_, index): PathPart[] => [
    { on: 'vertex', index },
    ...(closed || index < vertices.length - 1 ? [{ on: 'edge', index } as const] : []),
  ]);
}
