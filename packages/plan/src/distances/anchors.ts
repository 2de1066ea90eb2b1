// Anchors: the places of an object to which others can be tied and to which the pointer snaps. They are derived from
// its outline, and from the edge of the ground that it covers along it; see anchorNames.ts for their names.
import { alongEdge, onEave, onGround, type TiedPoint, wholeObject } from '../geometry/anchorNames.ts';
import { nearestAnchor, nearestNamed, type ParsedAnchor, parseAnchor } from '../geometry/parseAnchor.ts';
import { borderOf, untrimmedOffset } from '../geometry/band.ts';
import {
  type Edge,
  arcOf,
  edgeAt,
  edgesOf,
  footOn,
  nearestOnEdge,
  pointOnEdge,
  signedArea,
} from '../geometry/outline.ts';
import { nearestOn } from '../geometry/nearestPlaces.ts';
import { distance, type Point } from '../geometry/point.ts';
import { kindOf } from '../kinds/index.ts';
import type { Outline } from '../objects/capabilities.ts';
import type { PlanObject } from '../objects/kind.ts';
import { isOver } from '../geometry/overLine.ts';
import type { Path } from '../geometry/pen.ts';

export interface Anchor {
  readonly id: string;
  readonly at: Point;
  readonly is: 'end' | 'middle' | 'center';
}

/** The ends and midpoints of an object's edges, and its center; its position if it has no outline. */
export function anchorsOf(object: PlanObject): Anchor[] {
  const paths = tiePathsOf(object);
  if (paths.length === 0) return [{ id: 'c', at: kindOf(object).position(object), is: 'center' }];
  return paths.flatMap(({ path, edges, named }) =>
    anchorsOn(path, edges).map((anchor) => ({ ...anchor, id: named(anchor.id) })),
  );
}

function anchorsOn({ vertices, center }: Outline, edges: readonly Edge[]): Anchor[] {
  const anchors = vertices.map(({ x, y }, i): Anchor => ({ id: `v${i}`, at: { x, y }, is: 'end' }));
  for (const edge of edges) {
    // A circle is divided into arcs arbitrarily, so their midpoints aren't anchors.
    if (!center || edge.bulge === 0)
      anchors.push({ id: `m${edge.index}`, at: pointOnEdge(edge, 0.5), is: 'middle' });
  }
  if (center) anchors.push({ id: 'c', at: center, is: 'center' });
  return anchors;
}

/** A path of an object that others snap and are tied to. */
export interface TiePath {
  readonly path: Outline;
  readonly edges: readonly Edge[];
  /** The name of an anchor of the path. */
  readonly named: (anchor: string) => string;
}

const tiePaths = new WeakMap<PlanObject, readonly TiePath[]>();

/** The paths of an object to tie to, cached: the pointer asks for those of all objects near it. */
export function tiePathsOf(object: PlanObject): readonly TiePath[] {
  const paths = tiePaths.get(object) ?? findTiePaths(object);
  tiePaths.set(object, paths);
  return paths;
}

/** The outline, and the edge of the ground where the outline is only a line along it; none of an object without an outline. */
function findTiePaths(object: PlanObject): readonly TiePath[] {
  const outline = outlineOf(object);
  if (!outline) return [];
  const own = { path: outline, edges: edgesOf(outline), named: (anchor: string) => anchor };
  const ground = groundOf(object);
  return ground && ground !== outline
    ? [own, { path: ground, edges: borderOf(ground), named: onGround }]
    : [own];
}

const outlines = new WeakMap<PlanObject, Outline>();

/** The outline of an object, cached: objects are immutable. */
export function outlineOf(object: PlanObject): Outline | undefined {
  const cached = outlines.get(object);
  if (cached) return cached;
  const outline = kindOf(object).path?.outline(object);
  if (outline) outlines.set(object, outline);
  return outline;
}

const grounds = new WeakMap<PlanObject, Path>();

/** What an object is measured from, cached: the ground that it covers where its outline is only a line along it. */
export function groundOf(object: PlanObject): Path | undefined {
  const { path } = kindOf(object);
  if (!path?.covers) return outlineOf(object);
  const ground = grounds.get(object) ?? path.covers(object);
  grounds.set(object, ground);
  return ground;
}

const eaves = new WeakMap<PlanObject, Path>();

/** The outline of an object's eave, cached; undefined if its roof doesn't reach beyond its walls. */
export function eaveOf(object: PlanObject): Path | undefined {
  const feet = kindOf(object).path?.overhang?.(object) ?? 0;
  if (feet <= 0) return undefined;
  const cached = eaves.get(object);
  if (cached) return cached;
  const outline = outlineOf(object);
  if (!outline) return undefined;
  const eave = untrimmedOffset(outline, signedArea(outline) > 0 ? -feet : feet);
  eaves.set(object, eave);
  return eave;
}

/**
 * What an anchor is on: the eave, which without one is the walls; the outline; or, for the nearest point of the whole object
 * and by its name, the ground that it is measured from.
 */
export function pathOf(object: PlanObject, anchor: ParsedAnchor): Outline | undefined {
  if (anchor.on === 'eave') return eaveOf(object) ?? outlineOf(object);
  const isOfWhole = anchor.type === nearestAnchor && anchor.index < 0;
  return isOfWhole || anchor.on === 'ground' ? groundOf(object) : outlineOf(object);
}

/** The position of an anchor; undefined if the object has no such anchor. from: the other end, for a perpendicular foot. */
export function anchorAt(object: PlanObject, anchor: string, from?: Point): Point | undefined {
  const name = parseAnchor(anchor);
  if (!name) return undefined;
  const { type: is, index } = name;
  const outline = pathOf(object, name);
  if (is === 'c' && index < 0) return outline ? outline.center : kindOf(object).position(object);
  if (!outline) return undefined;
  if (is === nearestAnchor && index < 0) return nearestOn(outline, from ?? kindOf(object).position(object));
  return placeOn(outline, name, from);
}

/** The position of an anchor at a vertex or an edge of a path. */
function placeOn(path: Path, { type: is, index, fraction }: ParsedAnchor, from?: Point): Point | undefined {
  if (is === 'v') {
    const vertex = path.vertices[index];
    return vertex && { x: vertex.x, y: vertex.y };
  }
  const edge = edgeAt(path, index);
  if (!edge) return undefined;
  if (is === nearestAnchor) return pointOnEdge(edge, from ? nearestOnEdge(edge, from) : fraction);
  if (is === 'c') return arcOf(edge)?.center;
  if (is === 'p') return footOn(edge, from ?? pointOnEdge(edge, 0.5));
  return pointOnEdge(edge, is === 'm' ? 0.5 : fraction);
}

/** Whether the object at one end reaches over the lot line at the other end, measured square to it. */
export function isOverLine(
  end: TiedPoint,
  onLine: TiedPoint,
  find: (id: string) => PlanObject | undefined,
): boolean {
  const [object, lot] = [end, onLine].map(({ tie }) => tie && find(tie.object));
  const [own, line] = [end, onLine].map(({ tie }) => tie && parseAnchor(tie.anchor));
  const outline = object && own && pathOf(object, own);
  const border = lot && kindOf(lot).path?.isProperty ? outlineOf(lot) : undefined;
  if (!outline || !border || !line) return false;
  return edgesAt(border, line).some((edge) => isOver(outline, border, edge, end, onLine));
}

/** The edge that an anchor of a closed outline is on, or the two that meet at it. */
function edgesAt(path: Path, { type, index }: ParsedAnchor): readonly Edge[] {
  const before = (index || path.vertices.length) - 1;
  return (type === 'v' ? [index, before] : [index]).flatMap((one) => edgeAt(path, one) ?? []);
}

/** Feet within which two places are the same. */
const tolerance = 1e-6;

const isOnEdge = (edge: Edge, at: Point): boolean =>
  distance(pointOnEdge(edge, nearestOnEdge(edge, at)), at) <= tolerance;

/**
 * The new name of an anchor after an edit that added or removed vertices: the anchor at the same place, else that place
 * along an edge. undefined if nothing is left there.
 */
export function anchorAfter(before: PlanObject, after: PlanObject, anchor: string): string | undefined {
  const on = parseAnchor(anchor)?.on ?? 'outline';
  const own = on === 'outline' ? anchor : anchor.slice(1);
  // A sharper bend gives the ground another corner and moves its edges, though the object keeps its vertices.
  if (on === 'ground') return onGround(nameAfter(groundOf(before), groundOf(after), own) ?? nearestNamed());
  const onOutline = nameAfter(outlineOf(before), outlineOf(after), own);
  return on === 'eave' && onOutline !== undefined ? onEave(onOutline) : onOutline;
}

/** The same for an anchor of a path. */
function nameAfter(old: Outline | undefined, now: Outline | undefined, anchor: string): string | undefined {
  const name = parseAnchor(anchor);
  const isOfWhole = anchor === wholeObject || (name !== undefined && name.index < 0);
  if (!old || !now || isOfWhole || old.vertices.length === now.vertices.length) return anchor;
  if (!name) return undefined;
  const edges = edgesOf(now);
  if (['p', 'c', nearestAnchor].includes(name.type)) {
    const edge = edgeAt(old, name.index);
    const middle = edge && pointOnEdge(edge, 0.5);
    const same = middle && edges.find((other) => other.bulge === edge.bulge && isOnEdge(other, middle));
    const piece = same ?? (middle && edges.find((other) => isOnEdge(other, middle)));
    return piece && anchor.replace(/\d+/, String(piece.index));
  }
  const at = placeOn(old, name);
  if (!at) return undefined;
  const same = anchorsOn(now, edges).find((other) => distance(other.at, at) <= tolerance);
  if (same) return same.id;
  const through = edges.find((edge) => isOnEdge(edge, at));
  return through && alongEdge(through.index, nearestOnEdge(through, at));
}
