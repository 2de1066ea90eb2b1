// What a pointer picks to be dimensioned, and how a dimension lies when its line is put at a point.
import { alongEdge } from '@homeplot/plan/anchorNames';
import { anchorAt, outlineOf } from '@homeplot/plan/anchors';
import { crossings } from '@homeplot/plan/crossings';
import {
  type Dimension,
  type DimensionForm,
  lineOf,
  measuredBy,
  meeting,
  offsetAt,
  type Place,
  rowHeight,
} from '@homeplot/plan/dimensionGeometry';
import type { PlanObject } from '@homeplot/plan/kind';
import { kindOf } from '@homeplot/plan/kinds';
import { nearestOf } from '@homeplot/plan/nearest';
import {
  arcOf,
  type Edge,
  edgesOf,
  footOn,
  nearestOnEdge,
  pointOnEdge,
  signedArea,
} from '@homeplot/plan/outline';
import { cross, distance, dot, midpoint, type Point, subtract, turnRight, unit } from '@homeplot/plan/point';
import { canBeTiedTo } from '@homeplot/plan/ties';
import { labelPx } from '../scene/viewport.ts';
import { type Pointer, type Scene, tolerances } from './tool.ts';

/** An edge of an object under a pointer. */
export interface EdgePick {
  readonly object: PlanObject;
  readonly edge: Edge;
  /** How far along the edge, 0 to 1. */
  readonly fraction: number;
}

/** A place, or an edge to be dimensioned as a whole. */
export type Picked = { readonly place: Place } | { readonly edge: EdgePick };

/** What is measured, before it is known where the line goes. */
export type Draft = Pick<Dimension, 'form' | 'places'> & { readonly edge?: EdgePick };
export type Lying = Pick<Dimension, 'form' | 'places' | 'offset' | 'row'>;

/** CSS pixels between an outline and its dimensions, and between these. */
const step = Math.ceil(rowHeight * labelPx);
/** Nearer to what it measures than this (CSS pixels) a line is put where it can be read. */
const tooNear = 6;
/** Feet: what lies so near to a property line, as a fence, lies on it. */
const onOneLine = 0.01;

/** Feet between an outline and its dimension, as suits the scale at which the plan is read. */
export const dimensionStep = ({ reading }: Pick<Scene, 'reading'>): number =>
  Math.max(0.5, Math.round((2 * step) / reading.pxPerFoot) / 2);

/** The edge under the pointer; of: one of that object alone. */
function edgeUnder(pointer: Pointer, scene: Scene, of?: string): EdgePick | undefined {
  if (pointer.free || pointer.exact) return undefined;
  const { at, coarse, stepped } = pointer;
  const reach = (tolerances.hit * (coarse ? 2 : 1)) / scene.viewport.pxPerFoot;
  const within = stepped ? Math.max(reach, 0.5 / scene.plan.settings.scale) : reach;
  let best: (EdgePick & { readonly away: number }) | undefined;
  for (const object of scene.nearest(at, within)) {
    const outline = canBeTiedTo(object) && (of ?? object.id) === object.id ? outlineOf(object) : undefined;
    const ahead = kindOf(object).path?.isProperty ? onOneLine : 0;
    for (const edge of outline ? edgesOf(outline) : []) {
      const fraction = nearestOnEdge(edge, at);
      const away = distance(at, pointOnEdge(edge, fraction)) - ahead;
      if (away <= within && (!best || away < best.away - 1e-9)) best = { object, edge, fraction, away };
    }
  }
  return best;
}

/** What a pointer picks; from: the place picked before. */
export function pick(pointer: Pointer, scene: Scene, from?: Point): Picked {
  const { at, tie } = scene.aim(pointer, from ? { from, preferPerpendicular: true } : {});
  const isMiddle = tie?.anchor.startsWith('m');
  const edge = edgeUnder(pointer, scene, isMiddle ? tie?.object : undefined);
  // Whoever begins at the middle of an edge means the edge, and anywhere on a round thing means its rim.
  const isRim = edge !== undefined && edge.edge.bulge !== 0 && outlineOf(edge.object)?.center !== undefined;
  const meansEdge = !from && edge && (isRim || isMiddle);
  if (tie && !meansEdge) return { place: { ...at, tie } };
  return edge ? { edge } : { place: at };
}

const heldBy = (object: PlanObject, anchor: string): Place => ({
  ...(anchorAt(object, anchor) ?? { x: 0, y: 0 }),
  tie: { object: object.id, anchor },
});

/** An edge by itself: its length, or the radius of its arc. */
export function draftOfEdge(taken: EdgePick): Draft {
  const { object, edge, fraction } = taken;
  const { index } = edge;
  const arc = arcOf(edge);
  if (arc) {
    const { center } = outlineOf(object) ?? {};
    const isMiddle = center && distance(center, arc.center) < 1e-6;
    const places = [heldBy(object, isMiddle ? 'c' : `c${index}`), heldBy(object, alongEdge(index, fraction))];
    return { form: 'radius', places, edge: taken };
  }
  const next = (index + 1) % (outlineOf(object)?.vertices.length ?? 1);
  return { form: 'aligned', places: [heldBy(object, `v${index}`), heldBy(object, `v${next}`)], edge: taken };
}

/** From a place to what was picked next: of an edge the foot of the perpendicular, where it lies on the edge. */
export function draftBetween(first: Place, picked: Picked): Draft | undefined {
  const to = 'place' in picked ? picked.place : placeOnEdge(picked.edge, first);
  return distance(first, to) < 1e-9 ? undefined : { form: 'aligned', places: [first, to] };
}

function placeOnEdge({ object, edge, fraction }: EdgePick, from: Point): Place {
  const foot = footOn(edge, from);
  const isOn = distance(pointOnEdge(edge, nearestOnEdge(edge, foot)), foot) < 1e-6;
  const anchor = isOn ? `p${edge.index}` : alongEdge(edge.index, fraction);
  const at = isOn ? foot : pointOnEdge(edge, fraction);
  return { ...at, tie: { object: object.id, anchor } };
}

/** Sine of the angle up to which two edges of different things are beside each other: no house is quite square to its
 * lot, and what is asked for is how far it stands from the line. */
const beside = Math.sin((15 * Math.PI) / 180);

/** How far two things are apart at their nearest, from an end of one edge square to the other. */
function gapBetween(first: EdgePick, second: EdgePick): Draft | undefined {
  if (first.object === second.object || crossings(first.edge, second.edge).length > 0) return undefined;
  const way = ({ edge: { from, to } }: EdgePick): Point => unit(subtract(to, from));
  if (Math.abs(cross(way(first), way(second))) > beside) return undefined;
  const squares = (from: EdgePick, to: EdgePick): (readonly [Place, Place])[] =>
    draftOfEdge(from).places.flatMap((end) => {
      const foot = placeOnEdge(to, end);
      return foot.tie?.anchor.startsWith('p') ? [[end, foot] as const] : [];
    });
  const [nearest] = [...squares(first, second), ...squares(second, first)].toSorted(
    ([a, b], [c, d]) => distance(a, b) - distance(c, d),
  );
  return nearest && distance(...nearest) > 1e-6 ? { form: 'aligned', places: nearest } : undefined;
}

/** Two edges: the angle between them, or where they lie beside each other, how far they are apart. */
export function draftOfEdges(first: EdgePick, second: EdgePick): Draft | undefined {
  if (first.edge.bulge !== 0 || second.edge.bulge !== 0) return undefined;
  const [a, b] = [draftOfEdge(first).places, draftOfEdge(second).places];
  const { from, to } = first.edge;
  if (meeting(from, to, second.edge.from, second.edge.to))
    return gapBetween(first, second) ?? { form: 'angular', places: [...a, ...b] };
  const middle = heldBy(first.object, `m${first.edge.index}`);
  const foot = footOn(second.edge, middle);
  if (distance(foot, middle) < 1e-6) return undefined;
  const tie = { object: second.object.id, anchor: `p${second.edge.index}` };
  return { form: 'aligned', places: [middle, { ...foot, tie }] };
}

/** A measure that is shorter than this share of the distance is not what anybody asks for: 10 degrees off square. */
const leastShare = 0.17;

const normals = (draft: Draft, form: DimensionForm): Point =>
  lineOf({ ...draft, form, offset: 0, rotation: 0 }).normal;

/** Whether one end is the foot of the perpendicular on an edge: how far it is to there is what is asked for. */
const isSquare = ({ places }: Draft): boolean => places.some(({ tie }) => tie?.anchor.startsWith('p'));

/**
 * Along what measures, or level, or upright, by the side on which the line is put. What lies nearly level or upright, or
 * square to an edge, is measured along itself, as its true length is meant; so is what has its line on itself.
 */
function formAt(draft: Draft, at: Point, { viewport }: Scene): DimensionForm {
  const [a, b] = draft.places;
  if (!a || !b) return draft.form;
  const off = offsetAt.aligned({ ...draft, form: 'aligned', offset: 0, rotation: 0 }, at);
  if (isSquare(draft) || Math.abs(off) * viewport.pxPerFoot < tooNear) return 'aligned';
  const way = unit(subtract(at, midpoint(a, b)));
  const length = distance(a, b);
  const share = (form: DimensionForm): number =>
    measuredBy[form]({ ...draft, form, offset: 0, rotation: 0 }) / length;
  const isSlant = share('horizontal') > leastShare && share('vertical') > leastShare;
  let best: DimensionForm = 'aligned';
  let suits = Math.abs(dot(way, normals(draft, best)));
  for (const form of isSlant ? (['horizontal', 'vertical'] as const) : []) {
    const fits = Math.abs(dot(way, normals(draft, form)));
    if (fits > suits) [best, suits] = [form, fits];
  }
  return best;
}

/** How a draft lies with its line at a point; form: as it was chosen already, where the point was typed. */
export function lyingAt(draft: Draft, pointer: Pointer, scene: Scene, form?: DimensionForm): Lying {
  const { at, exact } = pointer;
  const round = (feet: number): number => (exact ? feet : scene.snapLength(feet));
  if (draft.form === 'angular') {
    const places = facing(draft.places, at);
    const offset = offsetAt.angular({ form: 'angular', places, offset: 1, rotation: 0 }, at);
    return { form: 'angular', places, offset: round(offset) || offset };
  }
  if (draft.form === 'radius') {
    const places = toward(draft, at);
    const offset = offsetAt.radius({ form: 'radius', places, offset: 0, rotation: 0 }, at);
    return { form: 'radius', places, offset: round(offset) };
  }
  const chosen = form ?? formAt(draft, at, scene);
  const lying = { form: chosen, places: draft.places, offset: 0, rotation: 0 };
  const offset = offsetAt[chosen](lying, at);
  const isNear = !exact && Math.abs(offset) * scene.viewport.pxPerFoot < tooNear;
  const { places } = draft;
  return { form: chosen, places, offset: isNear ? outward(draft) * dimensionStep(scene) : round(offset) };
}

/** The side on which an edge's object is not, as the sign of an offset; above where there is none. */
function outward({ edge, places: [a, b] }: Draft): number {
  const outline = edge && outlineOf(edge.object);
  if (outline?.closed) return signedArea(outline) > 0 ? -1 : 1;
  return a && b && turnRight(unit(subtract(b, a))).y > 1e-9 ? -1 : 1;
}

/** Two lines, each turned so that it goes from where they meet toward the side of a point. */
function facing(places: readonly Place[], at: Point): readonly Place[] {
  const [a, b, c, d] = places;
  const apex = a && b && c && d && meeting(a, b, c, d);
  if (!apex) return places;
  const [along, other] = [subtract(b, a), subtract(d, c)];
  const way = subtract(at, apex);
  const turn = cross(along, other);
  const first = cross(way, other) / turn >= 0 ? [a, b] : [b, a];
  return [...first, ...(cross(along, way) / turn >= 0 ? [c, d] : [d, c])];
}

/** A radius whose rim is where a point is, of the arcs about the one center. */
function toward({ places, edge: taken }: Draft, at: Point): readonly Place[] {
  const [center] = places;
  const outline = taken && outlineOf(taken.object);
  if (!center || !outline) return places;
  const rims = edgesOf(outline).flatMap((edge) => {
    const arc = arcOf(edge);
    if (!arc || distance(arc.center, center) > 1e-6) return [];
    return heldBy(taken.object, alongEdge(edge.index, nearestOnEdge(edge, at)));
  });
  const rim = nearestOf(rims, (place) => distance(place, at));
  return rim ? [center, rim] : places;
}
