// Rotates an object that is placed or dragged so that it is parallel to a nearby edge: a lot line, a setback line or a wall of a
// building.
import { outlineOf } from '@homeplot/plan/anchors';
import { pathBox } from '@homeplot/plan/boundsPen';
import { grow, shifted } from '@homeplot/plan/box';
import { bodyOf, nearestTo } from '@homeplot/plan/clearances';
import type { PlanObject } from '@homeplot/plan/kind';
import { kindOf } from '@homeplot/plan/kinds';
import { shapeEdge } from '@homeplot/plan/pathDistance';
import { type Edge, edgesOf } from '@homeplot/plan/outline';
import type { Path } from '@homeplot/plan/pen';
import { add, type Point } from '@homeplot/plan/point';
import { turning } from '@homeplot/plan/motion';
import { isTied } from '@homeplot/plan/ties';
import { turnToEdge } from '@homeplot/plan/turnToEdge';
import type { Scene } from '../tool/tool.ts';
import { edgesNear } from '../view/shapes.ts';

/** Maximum number of vertices of an object that is rotated automatically. */
const maxVertices = 64;

/** Whether an object is rotated automatically: if it is closed, has few vertices and isn't a lot. */
function isAutoTurned(object: PlanObject): boolean {
  const kind = kindOf(object);
  if (!kind.path || kind.path.isProperty || !kind.transform || kind.joints || isTied(object)) return false;
  const outline = outlineOf(object);
  return outline?.closed === true && outline.vertices.length <= maxVertices;
}

/** Whether other objects are placed along an object's edges. */
function hasGuidingEdges(object: PlanObject): boolean {
  const { path, isBuilding, ties } = kindOf(object);
  return path?.isProperty === true || isBuilding === true || ties?.setback !== undefined;
}

/** The object turned about its position to be parallel to a straight edge of a path; itself if it isn't turned automatically. */
export function turnedAlong(object: PlanObject, path: Path, index: number): PlanObject {
  const outline = isAutoTurned(object) ? outlineOf(object) : undefined;
  const edge = edgesOf(path).find((one) => one.index === index);
  if (!outline || !edge || edge.bulge !== 0) return object;
  const kind = kindOf(object);
  const turn = turnToEdge(edgesOf(outline), edge) ?? 0;
  return (turn !== 0 && kind.transform?.(object, turning(kind.position(object), turn))) || object;
}

/**
 * Degrees clockwise that make the moved object parallel to the nearest edge within reach (feet); 0 if there is none, or if the
 * object was at an angle to everything near before, because then the user has turned it on purpose.
 */
export function turnNearEdge(object: PlanObject, offset: Point, scene: Scene, reach: number): number {
  const outline = isAutoTurned(object) ? outlineOf(object) : undefined;
  if (!outline) return 0;
  const near = grow(shifted(pathBox(outline), offset), reach);
  const guides = scene.visibleIn(near).filter((one) => one.id !== object.id && hasGuidingEdges(one));
  if (guides.length === 0) return 0;
  const moved: Path = {
    vertices: outline.vertices.map((vertex) => ({ ...vertex, ...add(vertex, offset) })),
    closed: true,
  };
  const body = bodyOf(moved);
  let best: { readonly edge: Edge; readonly feet: number } | undefined;
  for (const edge of guides.flatMap((one) => edgesNear(one, near))) {
    const { feet } = nearestTo(shapeEdge(edge), body);
    if (edge.bulge === 0 && feet <= reach && (!best || feet < best.feet)) best = { edge, feet };
  }
  const turn = best ? (turnToEdge(edgesOf(outline), best.edge) ?? 0) : 0;
  return turn === 0 || isAtOwnAngle(object, outline, scene, reach) ? 0 : turn;
}

const levelEdge: Edge = { index: 0, from: { x: 0, y: 0 }, to: { x: 1, y: 0 }, bulge: 0 };

/** Whether an object, where it is in the plan, is parallel to neither the page nor any edge within reach. */
function isAtOwnAngle(object: PlanObject, outline: Path, scene: Scene, reach: number): boolean {
  const sides = edgesOf(outline);
  if (turnToEdge(sides, levelEdge) === 0) return false;
  const near = grow(pathBox(outline), reach);
  return !scene
    .visibleIn(near)
    .filter((one) => one.id !== object.id && hasGuidingEdges(one))
    .flatMap((one) => edgesNear(one, near))
    .some((edge) => edge.bulge === 0 && turnToEdge(sides, edge) === 0);
}
