// The covered ground of a lot, in clusters of objects that may overlap. An edit measures again only the clusters that it
// touches. What lies beyond the lot does not count, and what overlaps counts once, with its greatest factor.
import { isInside, type Subject } from '../checks/subject.ts';
import type { SiteLot } from '../checks/siteLot.ts';
import { type Box, overlaps } from '../geometry/box.ts';
import { boxGroups, boxOfAll } from '../geometry/boxGroups.ts';
import { areaOf } from '../geometry/outline.ts';
import { boxGap } from '../geometry/pathDistance.ts';
import type { Point } from '../geometry/point.ts';
import type { Pack } from '../packs/pack.ts';
import { type AreaMeasure, areaMeasures, factorOf, isCovering } from './measures.ts';
import { areaOfRegion, intersectionOf, nothing, type Region, regionOf, unionOf } from './regions.ts';

export interface Cover {
  readonly subject: Subject;
  readonly box: Box;
  readonly factors: Readonly<Record<AreaMeasure, number>>;
  /** Its ground on the lot, and the square feet of that. */
  readonly region: () => Region;
  readonly area: number;
}

type Areas = Record<AreaMeasure, number>;
/** Weighted square feet: of all that is there, and of what isn't proposed. */
export interface CoveredAreas {
  readonly total: Areas;
  readonly existing: Areas;
}

interface Cluster {
  readonly covers: readonly Cover[];
  readonly box: Box;
  readonly areas: CoveredAreas;
}

const zero = (): Areas => ({ buildingCoverage: 0, impervious: 0, floorArea: 0, openSpace: 0 });
const isProposed = ({ subject }: Cover): boolean => subject.object.status === 'proposed';

export class Covered {
  private readonly lot: SiteLot;
  private readonly pack: Pack | undefined;
  private readonly lotRegion: () => Region;
  private readonly origin: Point;
  private clusters: Cluster[] = [];
  private readonly total = zero();
  private readonly existing = zero();

  constructor(lot: SiteLot, pack: Pack | undefined, subjects: Iterable<Subject>) {
    this.lot = lot;
    this.pack = pack;
    this.origin = { x: lot.ground.box.minX, y: lot.ground.box.minY };
    this.lotRegion = once(() => regionOf([lot.ground.path], this.origin));
    this.add([...subjects].flatMap((subject) => this.coverOf(subject) ?? []));
  }

  get areas(): CoveredAreas {
    return { total: this.total, existing: this.existing };
  }

  get covers(): readonly Cover[] {
    return this.clusters.flatMap(({ covers }) => covers);
  }

  /** The clusters, in which the covers of one row are added up one after the other. */
  get groups(): readonly (readonly Cover[])[] {
    return this.clusters.map(({ covers }) => covers);
  }

  change(was: Subject | undefined, is: Subject | undefined): void {
    const id = (was ?? is)?.object.id;
    const cluster = was && this.clusters.find(({ covers }) => covers.some((one) => one.subject === was));
    const left = cluster?.covers.filter(({ subject }) => subject.object.id !== id) ?? [];
    if (cluster) this.drop([cluster]);
    const cover = is && this.coverOf(is);
    this.add(cover ? [...left, cover] : left);
  }

  private drop(clusters: readonly Cluster[]): void {
    this.clusters = this.clusters.filter((one) => !clusters.includes(one));
    for (const { areas } of clusters) this.count(areas, -1);
  }

  private count({ total, existing }: CoveredAreas, sign: number): void {
    for (const measure of areaMeasures) {
      this.total[measure] += sign * total[measure];
      this.existing[measure] += sign * existing[measure];
    }
  }

  private add(covers: readonly Cover[]): void {
    if (covers.length === 0) return;
    const touched = this.clusters.filter(
      (cluster) =>
        covers.some(({ box }) => overlaps(box, cluster.box)) &&
        cluster.covers.some((one) => covers.some(({ box }) => overlaps(box, one.box))),
    );
    this.drop(touched);
    for (const group of boxGroups([...touched.flatMap((cluster) => cluster.covers), ...covers])) {
      const cluster = { covers: group, box: boxOfAll(group), areas: areasOf(group) };
      this.clusters.push(cluster);
      this.count(cluster.areas, 1);
    }
  }

  private coverOf(subject: Subject): Cover | undefined {
    const { lot, origin, pack } = this;
    const { ground, role, object } = subject;
    if (!isCovering(subject) || boxGap(ground.box, lot.ground.box) > 0) return undefined;
    const more = role.moreGround?.(object) ?? [];
    const isWhole = more.length === 0 && isWithinLot(subject, lot);
    const region = once(() => {
      const own = regionOf([ground.path, ...more], origin);
      return isWhole ? own : intersectionOf(own, this.lotRegion());
    });
    const area = isWhole && isConvexQuad(subject) ? areaOf(ground.path) : areaOfRegion(region());
    if (area === 0) return undefined;
    const factors = zero();
    for (const measure of areaMeasures) factors[measure] = factorOf[measure](subject, pack);
    return { subject, box: ground.box, factors, region, area };
  }
}

function once<T>(make: () => T): () => T {
  let made: { readonly value: T } | undefined;
  return () => (made ??= { value: make() }).value;
}

function isWithinLot({ ground: { box, path } }: Subject, lot: SiteLot): boolean {
  const [first] = path.vertices;
  const isApart = lot.ground.edges.every((edge) => boxGap(edge.box, box) > 0);
  return isApart && first !== undefined && isInside(lot.ground.path, first);
}

/** A path that surely does not cross itself. */
const isConvexQuad = ({ ground: { path } }: Subject): boolean => {
  const { vertices } = path;
  if (vertices.length !== 4 || vertices.some(({ bulge }) => bulge)) return false;
  const turns = vertices.map((at, i) => {
    const [b, c] = [vertices[(i + 1) % 4] ?? at, vertices[(i + 2) % 4] ?? at];
    return (b.x - at.x) * (c.y - b.y) - (b.y - at.y) * (c.x - b.x);
  });
  return turns.every((turn) => turn > 0) || turns.every((turn) => turn < 0);
};

function areasOf(covers: readonly Cover[]): CoveredAreas {
  const [total, existing] = [zero(), zero()];
  const kept = covers.filter((cover) => !isProposed(cover));
  for (const measure of areaMeasures) {
    total[measure] = weightedArea(covers, measure);
    existing[measure] = kept.length === covers.length ? total[measure] : weightedArea(kept, measure);
  }
  return { total, existing };
}

/** The integral of the greatest factor: by levels, each with the ground of all whose factor is at least that. */
function weightedArea(covers: readonly Cover[], measure: AreaMeasure): number {
  const counted = covers.filter(({ factors }) => factors[measure] > 0);
  const [only] = counted;
  if (!only) return 0;
  if (counted.length === 1) return only.area * only.factors[measure];
  const levels = levelsOf(counted, measure);
  return levels.reduce((sum, level, i) => {
    const ground = unionOf(
      counted.filter(({ factors }) => factors[measure] >= level).map(({ region }) => region()),
    );
    return sum + (level - (levels[i + 1] ?? 0)) * areaOfRegion(ground);
  }, 0);
}

/** The factors from the greatest to the least. */
export const levelsOf = (covers: readonly Cover[], measure: AreaMeasure): readonly number[] =>
  [...new Set(covers.map(({ factors }) => factors[measure]))]
    .filter((factor) => factor > 0)
    .toSorted((a, b) => b - a);

/**
 * What each cover of a group adds, in their order: none of it counts twice, so that they add up to the weighted area.
 */
export function contributions(covers: readonly Cover[], measure: AreaMeasure): readonly number[] {
  const levels = levelsOf(covers, measure);
  const grounds: Region[] = levels.map(() => nothing);
  const areas = levels.map(() => 0);
  const isAlone = covers.filter(({ factors }) => factors[measure] > 0).length === 1;
  return covers.map(({ factors, region, area }) => {
    const factor = factors[measure];
    if (isAlone || factor === 0) return area * factor;
    return levels.reduce((sum, level, i) => {
      if (level > factor) return sum;
      const ground = unionOf([grounds[i] ?? nothing, region()]);
      const now = areaOfRegion(ground);
      const added = now - (areas[i] ?? 0);
      [grounds[i], areas[i]] = [ground, now];
      return sum + (level - (levels[i + 1] ?? 0)) * added;
    }, 0);
  });
}
