// Finds what the pointer selects to be dimensioned. dimension.ts places the dimension line.
import { alongEdge } from '@homeplot/plan/anchorNames';
import { anchorAt, type TiePath, tiePathsOf } from '@homeplot/plan/anchors';
import { rowHeight } from '@homeplot/plan/dimensionGeometry';
import { meeting } from '@homeplot/plan/dimensionAngle';
import type { Dimension, Place } from '@homeplot/plan/dimensionPlaces';
import type { PlanObject } from '@homeplot/plan/kind';
import { kindOf } from '@homeplot/plan/kinds';
import { nearestOf } from '@homeplot/plan/nearest';
import { arcOf, type Edge, footOn, nearestOnEdge, pointOnEdge, signedArea } from '@homeplot/plan/outline';
import { cross, distance, type Point, subtract, turnRight, unit } from '@homeplot/plan/point';
import { parseAnchor } from '@homeplot/plan/parseAnchor';
import { canBeTiedTo } from '@homeplot/plan/ties';
import { labelPx } from '../view/viewport.ts';
import type { Pointer, Scene } from '../tool/tool.ts';
import { tolerances } from '../tool/tolerances.ts';
import { crossings } from '@homeplot/plan/crossings';

export interface EdgePick {
  readonly object: PlanObject;
  /** The path of the object that the edge is of. */
  readonly on: TiePath;
  readonly edge: Edge;
  /** Position along the edge, 0 to 1. */
  readonly fraction: number;
}

export type Picked = { readonly place: Place } | { readonly edge: EdgePick };

/** What is measured, before the line is placed. */
export type Draft = Pick<Dimension, 'form' | 'places'> & { readonly edge?: EdgePick };
export type PlacedDraft = Pick<Dimension, 'form' | 'places' | 'offset' | 'row'>;

/** CSS pixels between an outline and its dimensions, and between these. */
const step = Math.ceil(rowHeight * labelPx);
/** Feet within which an edge coincides with a property line, which then wins. */
const coincidence = 0.01;

/** Default distance in feet between an outline and its dimension, from the nominal view. */
export const dimensionStep = ({ nominalView: reading }: Pick<Scene, 'nominalView'>): number =>
  Math.max(0.5, Math.round((2 * step) / reading.pxPerFoot) / 2);

/** The edge under the pointer; `of` restricts it to one object. */
function edgeUnder(pointer: Pointer, scene: Scene, of?: string): EdgePick | undefined {
  if (pointer.free || pointer.exact) return undefined;
  const { at, coarse, stepped } = pointer;
  const reach = (tolerances.hit * (coarse ? 2 : 1)) / scene.viewport.pxPerFoot;
  const within = stepped ? Math.max(reach, 0.5 / scene.plan.settings.scale) : reach;
  let best: (EdgePick & { readonly away: number }) | undefined;
  for (const object of scene.nearest(at, within)) {
    const paths = canBeTiedTo(object) && (of ?? object.id) === object.id ? tiePathsOf(object) : [];
    const priority = kindOf(object).path?.isProperty ? coincidence : 0;
    for (const on of paths)
      for (const edge of on.edges) {
        const fraction = nearestOnEdge(edge, at);
        const away = distance(at, pointOnEdge(edge, fraction)) - priority;
        if (away <= within && (!best || away < best.away - 1e-9)) best = { object, on, edge, fraction, away };
      }
  }
  return best;
}

/** What the pointer selects; `from` is the previous place. */
export function pick(pointer: Pointer, scene: Scene, from?: Point): Picked {
  const { at, tie } = scene.aim(pointer, from ? { from, preferPerpendicular: true } : {});
  const isMiddle = tie && parseAnchor(tie.anchor)?.type === 'm';
  const edge = edgeUnder(pointer, scene, isMiddle ? tie?.object : undefined);
  // A first click at the midpoint of an edge selects the edge, and anywhere on a circle its rim.
  const isRim = edge !== undefined && edge.edge.bulge !== 0 && edge.on.path.center !== undefined;
  const meansEdge = !from && edge && (isRim || isMiddle);
  if (tie && !meansEdge) return { place: { ...at, tie } };
  return edge ? { edge } : { place: at };
}

function placeAt({ object, on }: EdgePick, name: string): Place {
  const anchor = on.named(name);
  return { ...(anchorAt(object, anchor) ?? { x: 0, y: 0 }), tie: { object: object.id, anchor } };
}

/** Whether an anchor is the foot of a perpendicular. */
export const isFoot = (anchor: string): boolean => parseAnchor(anchor)?.type === 'p';

/** A single edge: its length, or the radius of its arc. */
export function draftOfEdge(picked: EdgePick): Draft {
  const { on, edge, fraction } = picked;
  const { index } = edge;
  const arc = arcOf(edge);
  if (arc) {
    const { center } = on.path;
    const isMiddle = center && distance(center, arc.center) < 1e-6;
    const places = [
      placeAt(picked, isMiddle ? 'c' : `c${index}`),
      placeAt(picked, alongEdge(index, fraction)),
    ];
    return { form: 'radius', places, edge: picked };
  }
  const next = (index + 1) % on.path.vertices.length;
  return {
    form: 'aligned',
    places: [placeAt(picked, `v${index}`), placeAt(picked, `v${next}`)],
    edge: picked,
  };
}

/** A dimension from a place to the next one; for an edge, to the foot of the perpendicular if that is on the edge. */
export function draftBetween(first: Place, picked: Picked): Draft | undefined {
  const to = 'place' in picked ? picked.place : placeOnEdge(picked.edge, first);
  return distance(first, to) < 1e-9 ? undefined : { form: 'aligned', places: [first, to] };
}

function placeOnEdge({ object, on, edge, fraction }: EdgePick, from: Point): Place {
  const foot = footOn(edge, from);
  const isOn = distance(pointOnEdge(edge, nearestOnEdge(edge, foot)), foot) < 1e-6;
  const anchor = isOn ? `p${edge.index}` : alongEdge(edge.index, fraction);
  const at = isOn ? foot : pointOnEdge(edge, fraction);
  return { ...at, tie: { object: object.id, anchor: on.named(anchor) } };
}

/** The sign of an offset to the outside of the edge's object; upward if there is none. */
export function outward({ edge, places: [a, b] }: Draft): number {
  const outline = edge?.on.path;
  if (outline?.closed) return signedArea(outline) > 0 ? -1 : 1;
  return a && b && turnRight(unit(subtract(b, a))).y > 1e-9 ? -1 : 1;
}

/** The places of two lines, ordered so that the angle between the lines contains a point. */
export function facing(places: readonly Place[], at: Point): readonly Place[] {
  const [a, b, c, d] = places;
  const apex = a && b && c && d && meeting(a, b, c, d);
  if (!apex) return places;
  const [along, other] = [subtract(b, a), subtract(d, c)];
  const direction = subtract(at, apex);
  const turn = cross(along, other);
  const first = cross(direction, other) / turn >= 0 ? [a, b] : [b, a];
  return [...first, ...(cross(along, direction) / turn >= 0 ? [c, d] : [d, c])];
}

/** The places of a radius drawn to the point of the rim nearest to a point. */
export function toward({ places, edge: picked }: Draft, at: Point): readonly Place[] {
  const [center] = places;
  if (!center || !picked) return places;
  const rims = picked.on.edges.flatMap((edge) => {
    const arc = arcOf(edge);
    if (!arc || distance(arc.center, center) > 1e-6) return [];
    return placeAt(picked, alongEdge(edge.index, nearestOnEdge(edge, at)));
  });
  const rim = nearestOf(rims, (place) => distance(place, at));
  return rim ? [center, rim] : places;
}

/** Sine of the angle below which two edges count as parallel: houses are rarely exactly parallel to the lot line, and the
 * user wants the distance. */
const parallelSine = Math.sin((15 * Math.PI) / 180);

/** The shortest distance between nearly parallel edges, from an end of one perpendicular to the other. */
function gapBetween(first: EdgePick, second: EdgePick): Draft | undefined {
  if (first.object === second.object || crossings(first.edge, second.edge).length > 0) return undefined;
  const direction = ({ edge: { from, to } }: EdgePick): Point => unit(subtract(to, from));
  if (Math.abs(cross(direction(first), direction(second))) > parallelSine) return undefined;
  const perpendiculars = (from: EdgePick, to: EdgePick): (readonly [Place, Place])[] =>
    draftOfEdge(from).places.flatMap((end) => {
      const foot = placeOnEdge(to, end);
      return foot.tie && isFoot(foot.tie.anchor) ? [[end, foot] as const] : [];
    });
  const [nearest] = [...perpendiculars(first, second), ...perpendiculars(second, first)].toSorted(
    ([a, b], [c, d]) => distance(a, b) - distance(c, d),
  );
  return nearest && distance(...nearest) > 1e-6 ? { form: 'aligned', places: nearest } : undefined;
}

/** Two edges: their angle, or their distance if they are parallel. */
export function draftOfEdges(first: EdgePick, second: EdgePick): Draft | undefined {
  if (first.edge.bulge !== 0 || second.edge.bulge !== 0) return undefined;
  const [a, b] = [draftOfEdge(first).places, draftOfEdge(second).places];
  const { from, to } = first.edge;
  if (meeting(from, to, second.edge.from, second.edge.to))
    return gapBetween(first, second) ?? { form: 'angular', places: [...a, ...b] };
  const middle = placeAt(first, `m${first.edge.index}`);
  const foot = footOn(second.edge, middle);
  if (distance(foot, middle) < 1e-6) return undefined;
  const tie = { object: second.object.id, anchor: second.on.named(`p${second.edge.index}`) };
  return { form: 'aligned', places: [middle, { ...foot, tie }] };
}
