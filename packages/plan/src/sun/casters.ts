// What rises from the ground, as facets in space and ellipsoids: for shadows, for hours of sun, and for views from above.
import { bandAlong } from '../geometry/band.ts';
import { type Box, boxBetween, union } from '../geometry/box.ts';
import { flatten } from '../geometry/flatten.ts';
import { distance, type Point, polar, scaleBy, add, subtract, turnRight, unit } from '../geometry/point.ts';
import { solidOf } from '../kinds/solids.ts';
import type { PlanObject } from '../objects/kind.ts';
import type { Solid } from '../objects/solid.ts';
import { roofFacets } from './roofs.ts';
import { at, type Facet, type Point3, triangles } from './space.ts';
import { level, type ShadowGround } from './shadowGround.ts';

export interface Ellipsoid {
  readonly center: Point3;
  /** Its half width and half height. */
  readonly across: number;
  readonly up: number;
}

/** top: a roof, or the top of a wall. */
export type FacetPart = 'side' | 'roof' | 'top';

export interface PartFacet {
  readonly part: FacetPart;
  readonly facet: Facet;
}

export interface Caster {
  readonly object: PlanObject;
  readonly solid: Solid;
  readonly facets: readonly PartFacet[];
  readonly canopy?: Ellipsoid;
  /** The elevation of its foot. */
  readonly foot: number;
  readonly box: Box;
}

/** Before the project, objects to be removed stand and proposed ones don't; after it, the reverse. */
export type Moment = 'before' | 'after';

/** Whether an object stands at a moment. */
export const standsAt = ({ status }: PlanObject, moment: Moment): boolean =>
  status !== (moment === 'before' ? 'proposed' : 'removed');

/** Feet: a barrier follows the ground in pieces of at most this length. */
const stride = 10;
/** Sides of a trunk. */
const trunkSides = 6;

export function castersOf(
  objects: Iterable<PlanObject>,
  shadowGround: ShadowGround = level,
): readonly Caster[] {
  const casters: Caster[] = [];
  for (const object of objects) {
    const solid = solidOf(object);
    const caster = solid && casterOf(object, solid, shadowGround);
    if (caster) casters.push(caster);
  }
  return casters;
}

export function casterOf(
  object: PlanObject,
  solid: Solid,
  shadowGround: ShadowGround = level,
): Caster | undefined {
  const shaped = shapedOf(solid, shadowGround);
  const points = shaped.facets.flatMap(({ facet }) => facet);
  const { canopy } = shaped;
  const [first] = points;
  if (!first) return undefined;
  const around = points.reduce((box, one) => union(box, boxBetween(one, one)), boxBetween(first, first));
  const box = canopy
    ? union(around, {
        minX: canopy.center.x - canopy.across,
        maxX: canopy.center.x + canopy.across,
        minY: canopy.center.y - canopy.across,
        maxY: canopy.center.y + canopy.across,
      })
    : around;
  return { object, solid, ...shaped, box };
}

function shapedOf(solid: Solid, shadowGround: ShadowGround): Pick<Caster, 'facets' | 'canopy' | 'foot'> {
  const groundAt = (point: Point): number => shadowGround.elevationAt(point) ?? 0;
  switch (solid.shape) {
    case 'barrier':
      return barrierOf(solid, groundAt);
    case 'canopy': {
      const foot = groundAt(solid.at);
      const { radius, from, to, trunk } = solid;
      const middle = (from + to) / 2;
      // The trunk ends a little above where the leaves begin, so that no gap shows.
      const top = from + (middle - from) * 0.1;
      const ring = Array.from({ length: trunkSides }, (_, i) =>
        polar(solid.at, trunk, (i / trunkSides) * 2 * Math.PI),
      );
      return {
        facets: sidesOf(ring, () => foot, foot + top),
        canopy: { center: at(solid.at, foot + middle), across: radius, up: (to - from) / 2 },
        foot,
      };
    }
    case 'block':
    case 'roofed': {
      const corners = flatten(solid.outline);
      const elevations = corners.map(groundAt);
      // Heights are measured from the average of the ground at the corners.
      const foot = elevations.reduce((sum, one) => sum + one, 0) / Math.max(1, elevations.length);
      const top = foot + (solid.shape === 'block' ? solid.tall : solid.eave);
      const lifted = (facets: readonly Facet[], part: FacetPart): readonly PartFacet[] =>
        facets.map((facet) => ({ part, facet: facet.map((one) => at(one, one.z + foot)) }));
      const walls = sidesOf(corners, groundAt, top);
      if (solid.shape === 'block')
        return {
          foot,
          facets: [...walls, ...lifted(triangles(corners.map((one) => at(one, solid.tall))), 'top')],
        };
      const { roof, gables } = roofFacets(solid);
      return { foot, facets: [...walls, ...lifted(gables, 'side'), ...lifted(roof, 'roof')] };
    }
  }
}

/** Upright sides from the ground to one height. */
const sidesOf = (
  corners: readonly Point[],
  groundAt: (point: Point) => number,
  top: number,
): readonly PartFacet[] =>
  corners.flatMap((a, i) => {
    const b = corners[(i + 1) % corners.length] ?? a;
    if (distance(a, b) < 1e-9) return [];
    const [low, next] = [Math.min(groundAt(a), top), Math.min(groundAt(b), top)];
    return [{ part: 'side', facet: [at(a, low), at(b, next), at(b, top), at(a, top)] }];
  });

/** How high and how thick a closed gate is, as shares of its fence, so that it can be told from it. Chosen by eye. */
const gateShare = { tall: 0.75, thickness: 0.5 } as const;

type Barrier = Solid & { readonly shape: 'barrier' };

function barrierOf(
  { path, gated, thickness, tall }: Barrier,
  groundAt: (point: Point) => number,
): Pick<Caster, 'facets' | 'foot'> {
  const gate = { thickness: thickness * gateShare.thickness, tall: tall * gateShare.tall };
  const parts = [
    ...(gated?.pieces ?? [path]).map((one) => ({ path: one, thickness, tall })),
    ...(gated?.gates ?? []).map((one) => ({ path: one, ...gate })),
  ];
  const [first] = path.vertices;
  return {
    facets: parts.flatMap((part) => upright(part, groundAt)),
    foot: first ? groundAt(first) : 0,
  };
}

function upright(
  { path, thickness, tall }: Pick<Barrier, 'path' | 'thickness' | 'tall'>,
  groundAt: (point: Point) => number,
): readonly PartFacet[] {
  const line = flatten(path);
  const around = path.closed && line[0] ? [...line, line[0]] : line;
  const facets: PartFacet[] = [];
  const isStraight = around.length === 2;
  for (let i = 0; i + 1 < around.length; i += 1) {
    const [a, b] = [around[i] as Point, around[i + 1] as Point];
    const pieces = Math.max(1, Math.ceil(distance(a, b) / stride));
    const half = scaleBy(turnRight(unit(subtract(b, a))), thickness / 2);
    const isLast = i + 2 === around.length;
    for (let k = 0; k < pieces; k += 1) {
      const [p, q] = [pointBetween(a, b, k / pieces), pointBetween(a, b, (k + 1) / pieces)];
      const [low, next] = [groundAt(p), groundAt(q)];
      const [pl, pr, ql, qr] = [subtract(p, half), add(p, half), subtract(q, half), add(q, half)];
      const wall = (u: Point, from: number, v: Point, to: number): Facet => [
        at(u, from),
        at(v, to),
        at(v, to + tall),
        at(u, from + tall),
      ];
      facets.push(
        { part: 'side', facet: wall(pl, low, ql, next) },
        { part: 'side', facet: wall(pr, low, qr, next) },
        // The top lies in a plane, because both of its sides are equally high at each end.
        {
          part: 'top',
          facet: [at(pl, low + tall), at(ql, next + tall), at(qr, next + tall), at(pr, low + tall)],
        },
      );
      if (k === 0 && (i === 0 || !isStraight)) facets.push({ part: 'side', facet: wall(pl, low, pr, low) });
      if (k === pieces - 1 && (isLast || !isStraight))
        facets.push({ part: 'side', facet: wall(ql, next, qr, next) });
    }
  }
  return facets;
}

const pointBetween = (a: Point, b: Point, part: number): Point => ({
  x: a.x + (b.x - a.x) * part,
  y: a.y + (b.y - a.y) * part,
});

/** The outline of the ground under a caster; for a building, that of its walls. */
export function footprintOf({ solid }: Caster): readonly Point[] {
  if (solid.shape === 'canopy') return [];
  if (solid.shape === 'barrier') return flatten(bandAlong(solid.path, solid.thickness).area);
  return flatten(solid.outline);
}
