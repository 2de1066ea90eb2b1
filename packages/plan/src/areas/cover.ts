// An object that covers ground of a lot: the covered area, and the factor with which it counts in each measure.
import type { SiteLot } from '../site/siteLot.ts';
import type { Subject } from '../site/subject.ts';
import type { Box } from '../geometry/box.ts';
import { boxOfAll } from '../geometry/boxGroups.ts';
import { areaOf } from '../geometry/outline.ts';
import { boxGap } from '../geometry/pathDistance.ts';
import { cross, type Point, subtract } from '../geometry/point.ts';
import { once } from '../measure/once.ts';
import type { Pack } from '../packs/pack.ts';
import { pathBox } from '../geometry/boundsPen.ts';
import { type AreaMeasure, areaMeasures, factorOf, isCovering } from './measures.ts';
import { areaOfRegion, intersectionOf, type Region, regionOf } from './regions.ts';
import { isInside } from '../geometry/hitPen.ts';

/** Square feet of each measure. */
export type Areas = Record<AreaMeasure, number>;

export const noAreas = (): Areas => ({ buildingCoverage: 0, impervious: 0, floorArea: 0, openSpace: 0 });

export interface Cover {
  readonly subject: Subject;
  readonly box: Box;
  readonly factors: Readonly<Areas>;
  /** Its ground on the lot. */
  readonly region: () => Region;
  /** The square feet of its ground on the lot. */
  readonly area: number;
}

/** The lot in which covers are measured. */
export interface CoverGround {
  readonly lot: SiteLot;
  readonly pack: Pack | undefined;
  readonly origin: Point;
  readonly region: () => Region;
}

export const coverGround = (lot: SiteLot, pack: Pack | undefined): CoverGround => {
  const origin = { x: lot.ground.box.minX, y: lot.ground.box.minY };
  return { lot, pack, origin, region: once(() => regionOf([lot.ground.path], origin)) };
};

/** The cover of a subject; undefined if it covers nothing of the lot. */
export function coverOf(subject: Subject, ground: CoverGround): Cover | undefined {
  const { lot, pack, origin } = ground;
  const { role, object } = subject;
  const { box, path } = subject.ground;
  if (!isCovering(subject) || boxGap(box, lot.ground.box) > 0) return undefined;
  const more = role.moreGround?.(object) ?? [];
  const isWhole = more.length === 0 && isWithinLot(subject, lot);
  const region = once(() => {
    const own = regionOf([path, ...more], origin);
    return isWhole ? own : intersectionOf(own, ground.region());
  });
  const area = isWhole && isConvexQuad(subject) ? areaOf(path) : areaOfRegion(region());
  if (area === 0) return undefined;
  const factors = noAreas();
  for (const measure of areaMeasures) factors[measure] = factorOf[measure](subject, pack);
  // The flares of a drive reach beyond its own box.
  return {
    subject,
    box: more.length > 0 ? boxOfAll([path, ...more].map((one) => ({ box: pathBox(one) }))) : box,
    factors,
    region,
    area,
  };
}

function isWithinLot({ ground: { box, path } }: Subject, lot: SiteLot): boolean {
  const [first] = path.vertices;
  const isApart = lot.ground.edges.every((edge) => boxGap(edge.box, box) > 0);
  return isApart && first !== undefined && isInside(lot.ground.path, first);
}

/** Whether a path surely doesn't cross itself, so that its area can be computed directly. */
function isConvexQuad({ ground: { path } }: Subject): boolean {
  const { vertices } = path;
  if (vertices.length !== 4 || vertices.some(({ bulge }) => bulge)) return false;
  const turns = vertices.map((at, i) => {
    const [b, c] = [vertices[(i + 1) % 4] ?? at, vertices[(i + 2) % 4] ?? at];
    return cross(subtract(b, at), subtract(c, b));
  });
  return turns.every((turn) => turn > 0) || turns.every((turn) => turn < 0);
}
