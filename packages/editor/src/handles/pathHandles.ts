// The handles of an editable path: where they are, the origin for typed positions, and what dragging them does.
import type { Outline } from '@homeplot/plan/capabilities';
import type { PlanObject } from '@homeplot/plan/kind';
import { edgesOf, pointOnEdge, signedArea } from '@homeplot/plan/outline';
import { addedVertex, bentEdge, movedVertex } from '@homeplot/plan/pathEdits';
import {
  distance,
  dot,
  midpoint,
  type Point,
  scaleBy,
  subtract,
  turnRight,
  unit,
} from '@homeplot/plan/point';
import type { PathPart } from '../view/selection.ts';
import type { Pointer, Reach, Scene } from '../tool/tool.ts';
import { tolerances } from '../tool/tolerances.ts';
import { freeOutline, reshaped } from '../paths/vertices.ts';
import { toScreen, type Viewport } from '../view/viewport.ts';

/** The part of a path that a handle drags: a vertex, the midpoint of an edge, or the crown that bends an edge. */
export interface PathGrip {
  readonly on: 'vertex' | 'middle' | 'crown';
  readonly index: number;
}

export interface PathHandle {
  readonly id: string;
  readonly at: Point;
  readonly cursor: string;
  readonly screen: Point;
  readonly grip: PathGrip;
  readonly picked: boolean;
}

const crownOffset = tolerances.handleOff;
/** CSS pixels: shorter edges have no midpoint handle; an edge bent less than the tolerance becomes straight. */
const minEdgeLength = 44;
const straightTolerance = 5;
/** With more vertices in view, no handles are shown until the user zooms in. */
const maxHandles = 400;
/** CSS pixels beyond the canvas within which handles count as in view. */
const viewMargin = 10;
/** With a greater bulge an arc is nearly a full circle. */
const maxBulge = 20;

/** The normal of an edge toward its crown handle: out of a closed path, else to the left. */
function outward(path: Outline, edge: number): Point {
  const { from, to } = edgesOf(path)[edge] ?? { from: { x: 0, y: 0 }, to: { x: 1, y: 0 } };
  const right = turnRight(unit(subtract(to, from)));
  return path.closed && signedArea(path) < 0 ? right : scaleBy(right, -1);
}

/** Handles of the vertices and edge midpoints, and of the crown of the selected edge. */
export function pathHandles(
  object: PlanObject,
  picked: PathPart | undefined,
  viewport: Viewport,
): PathHandle[] {
  const path = freeOutline(object);
  if (!path) return [];
  const isInView = (screen: Point): boolean =>
    screen.x > -viewMargin &&
    screen.y > -viewMargin &&
    screen.x < viewport.width + viewMargin &&
    screen.y < viewport.height + viewMargin;
  const handle = (on: PathGrip['on'], index: number, at: Point, isPicked: boolean): PathHandle[] => {
    const screen = toScreen(viewport, at);
    const cursor = on === 'vertex' ? 'move' : on === 'middle' ? 'copy' : 'crosshair';
    return isInView(screen) || isPicked
      ? [{ id: `${on}${index}`, at, cursor, screen, grip: { on, index }, picked: isPicked }]
      : [];
  };
  const isPicked = (on: PathPart['on'], index: number): boolean =>
    picked?.on === on && picked.index === index;
  const vertices = path.vertices.flatMap((at, i) => handle('vertex', i, at, isPicked('vertex', i)));
  if (vertices.length > maxHandles) return vertices.filter((one) => one.picked);
  const edges = edgesOf(path).flatMap((edge) => {
    const chosen = isPicked('edge', edge.index);
    const long = distance(edge.from, edge.to) * viewport.pxPerFoot >= minEdgeLength;
    if (!long && !chosen) return [];
    const at = pointOnEdge(edge, 0.5);
    const middle = handle('middle', edge.index, at, chosen);
    if (!chosen) return middle;
    const out = outward(path, edge.index);
    const crown = {
      x: at.x + (out.x * crownOffset) / viewport.pxPerFoot,
      y: at.y + (out.y * crownOffset) / viewport.pxPerFoot,
    };
    return [...handle('crown', edge.index, crown, true), ...middle];
  });
  return [...vertices, ...edges];
}

/** The bulge of an edge whose crown is as far from its chord as a point is. */
function bulgeThrough(path: Outline, index: number, at: Point, scene: Scene): number {
  const edge = edgesOf(path)[index];
  if (!edge) return 0;
  const chord = distance(edge.from, edge.to);
  const rise = dot(subtract(at, midpoint(edge.from, edge.to)), turnRight(unit(subtract(edge.to, edge.from))));
  if (chord === 0 || Math.abs(rise) * scene.viewport.pxPerFoot <= straightTolerance) return 0;
  // A clockwise arc has its crown to the left of its chord.
  return Math.max(-maxBulge, Math.min(maxBulge, (-2 * rise) / chord));
}

/** The vertex before a dragged one. */
const vertexBefore = ({ vertices, closed }: Outline, { on, index }: PathGrip): Point | undefined =>
  vertices[on === 'middle' ? index : index - 1] ?? (closed ? vertices.at(-1) : undefined);

/** The origin for typing the position of a dragged vertex: the previous vertex, or the next one at the start. */
export function pathReach(object: PlanObject, grip: PathGrip): Reach | undefined {
  const path = freeOutline(object);
  if (!path || grip.on === 'crown') return undefined;
  const from = vertexBefore(path, grip) ?? path.vertices[1];
  return from && { from: { x: from.x, y: from.y }, as: 'polar' };
}

/** The object with a path handle dragged to the pointer, and the part that is selected then. */
export function dragPath(
  object: PlanObject,
  { on, index }: PathGrip,
  pointer: Pointer,
  scene: Scene,
): { readonly object: PlanObject; readonly part: PathPart } | undefined {
  const path = freeOutline(object);
  if (!path) return undefined;
  const exclude = new Set([object.id]);
  if (on === 'crown' || (on === 'middle' && pointer.shift)) {
    const out = on === 'crown' ? outward(path, index) : { x: 0, y: 0 };
    const at = subtract(pointer.at, scaleBy(out, crownOffset / scene.viewport.pxPerFoot));
    const aimed = scene.aim({ ...pointer, at, shift: false }, { exclude }).at;
    const bent = bentEdge(path, index, bulgeThrough(path, index, aimed, scene));
    return { object: reshaped(object, bent), part: { on: 'edge', index } };
  }
  const before = vertexBefore(path, { on, index });
  // The object itself is excluded from snapping, but its other vertices are used for guides.
  const earlier = on === 'vertex' ? path.vertices.filter((_, i) => i !== index) : path.vertices;
  const { at } = scene.aim(pointer, { exclude, earlier, ...(before ? { from: before } : {}) });
  if (on === 'vertex')
    return { object: reshaped(object, movedVertex(path, index, at)), part: { on: 'vertex', index } };
  const more = addedVertex(path, { edge: index, fraction: 0.5 });
  const moved = movedVertex({ ...path, vertices: more.vertices }, index + 1, at);
  return {
    object: reshaped(object, { ...moved, from: more.from }),
    part: { on: 'vertex', index: index + 1 },
  };
}
