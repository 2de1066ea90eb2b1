// The lines of worksheets: the area of each floor, the counted area of each surface, and the planted areas.
import { kindOf } from '../kinds/index.ts';
import { type Status, statuses } from '../objects/kind.ts';
import { type SurfaceName, surfaceNames } from '../packs/pack.ts';
import type { Subject } from '../site/subject.ts';
import { type Cover, coverGround } from './cover.ts';
import { Covered } from './covered.ts';
import { countingOrder, statusIn } from './coverageItems.ts';
import type { MeasuredLot } from './measuredLot.ts';
import { type AreaMeasure, surfaceFactor } from './measures.ts';
import { areaOfRegion, intersectionOf, nothing, type Region, regionOf, unionOf } from './regions.ts';

/** Square feet by status. */
export type ByStatus = Readonly<Record<Status, number>>;

export interface FloorLine {
  readonly title: string;
  /** The id of the building. */
  readonly object: string;
  /** The number of the floor, from 1; undefined if it is the only one. */
  readonly floor?: number;
  readonly areas: ByStatus;
}

export interface SurfaceLine {
  readonly surface: SurfaceName;
  /** The share of its area that counts. */
  readonly factor: number;
  /** The areas that count. */
  readonly areas: ByStatus;
  /** The part of its proposed area that replaces what will be removed. */
  readonly replaced: number;
  /** The ids of the objects with this surface. */
  readonly objects: readonly string[];
}

export interface PlantedLine {
  /** The title of the kind, such as Lawn. */
  readonly title: string;
  readonly areas: ByStatus;
  /** The ids of the objects that are planted. */
  readonly objects: readonly string[];
}

/** Square feet: lines with smaller areas are left out. */
const minArea = 0.05;

type Sums = Record<Status, number>;
const noSums = (): Sums => ({ existing: 0, proposed: 0, removed: 0 });
const hasAny = ({ areas }: { readonly areas: ByStatus }): boolean =>
  statuses.some((status) => areas[status] > minArea);

/** The line of a key, created if it doesn't exist yet. */
function lineAt<K, L>(lines: Map<K, L>, key: K, make: () => L): L {
  const line = lines.get(key) ?? make();
  lines.set(key, line);
  return line;
}

/** A line for each floor of each building, the lowest first. Floors of overlapping buildings count once. */
export function floorLines({ kept, gone }: MeasuredLot): readonly FloorLine[] {
  const order = countingOrder('floorArea');
  return [kept, gone].flatMap((covered) => {
    const buildings = [...covered.covers].filter(({ factors }) => factors.floorArea > 0).toSorted(order);
    const floors = Math.ceil(Math.max(0, ...buildings.map(({ factors }) => factors.floorArea)));
    const byFloor = Array.from({ length: floors }, (_, below) =>
      covered.contributions(({ factors }) => Math.min(1, Math.max(0, factors.floorArea - below)), order),
    );
    return buildings.flatMap(({ subject, factors }, i) =>
      byFloor.slice(0, Math.ceil(factors.floorArea)).map((areas, below): FloorLine => {
        const counted = areas.get(buildings[i] as Cover) ?? 0;
        return {
          title: subject.title,
          object: subject.object.id,
          ...(factors.floorArea > 1 ? { floor: below + 1 } : {}),
          areas: { ...noSums(), [statusIn(subject.object)]: counted },
        };
      }),
    );
  });
}

/** What each surface adds to the impervious area, with its factor. Surfaces that don't count are listed too. */
export function surfaceLines(measured: MeasuredLot): readonly SurfaceLine[] {
  const { kept, gone, ground } = measured;
  const lines = new Map<SurfaceName, { areas: Sums; replaced: number; objects: string[] }>();
  const inPlace = replaced('impervious', measured);
  for (const covered of [kept, gone])
    for (const [{ subject }, counted] of covered.contributions(
      ({ factors }) => factors.impervious,
      countingOrder('impervious'),
    )) {
      const { role, object } = subject;
      const surface = role.surface?.(object);
      if (!surface) continue;
      const line = lineAt(lines, surface, () => ({ areas: noSums(), replaced: 0, objects: [] }));
      line.areas[statusIn(object)] += counted;
      line.objects.push(object.id);
      line.replaced += inPlace.get(object.id) ?? 0;
    }
  return surfaceNames.flatMap((surface) => {
    const line = lines.get(surface);
    return line ? [{ surface, factor: surfaceFactor(surface, ground.pack), ...line }] : [];
  });
}

/**
 * How much of a proposed object's area takes the place of ground that is removed, such as a patio's where a drive was: what
 * it adds to a measure, minus what it would add if nothing were removed. By the object's id.
 */
export function replaced(measure: AreaMeasure, measured: MeasuredLot): ReadonlyMap<string, number> {
  const { lot, ground, subjects, kept, removed } = measured;
  const isNew = ({ object }: Subject): boolean => object.status === 'proposed';
  if (removed.length === 0 || !subjects.some(isNew)) return new Map();
  const factorOf = ({ factors }: Cover): number => factors[measure];
  const order = countingOrder(measure);
  // The areas as if nothing were removed: proposed objects count last.
  const isLast = ({ subject }: Cover): number => (isNew(subject) ? 1 : 0);
  const all = Covered.of(lot, ground.pack, [...subjects, ...removed]);
  const beside = new Map(
    [...all.contributions(factorOf, (a, b) => isLast(a) - isLast(b) || order(a, b))].map(
      ([{ subject }, counted]) => [subject.object.id, counted],
    ),
  );
  return new Map(
    [...kept.contributions(factorOf, order)].flatMap(([{ subject }, counted]) => {
      const { id } = subject.object;
      return isNew(subject) ? [[id, Math.max(0, counted - (beside.get(id) ?? 0))] as const] : [];
    }),
  );
}

const isPlanting = ({ role: { use } }: Subject): boolean => use === 'planting' || use === 'hedge';

/** Lawns, beds and hedges without the parts that are built on. Where they overlap, the smaller one counts. */
export function plantedLines({ lot, ground, subjects, kept, removed }: MeasuredLot): readonly PlantedLine[] {
  const { origin, region: whole } = coverGround(lot, ground.pack);
  const regionIn = ({ ground: { path } }: Subject): Region =>
    intersectionOf(regionOf([path], origin), whole());
  const lines = new Map<string, { title: string; areas: Sums; objects: string[] }>();
  const count = (all: readonly Subject[], under: Region): void => {
    const planted = all
      .filter(isPlanting)
      .map((subject) => ({ subject, region: regionIn(subject) }))
      .toSorted((a, b) => areaOfRegion(a.region) - areaOfRegion(b.region));
    let sum = areaOfRegion(under);
    let covered = under;
    for (const { subject, region } of planted) {
      covered = unionOf([covered, region]);
      const now = areaOfRegion(covered);
      const { title } = kindOf(subject.object);
      const line = lineAt(lines, title, () => ({ title, areas: noSums(), objects: [] }));
      line.areas[statusIn(subject.object)] += now - sum;
      line.objects.push(subject.object.id);
      sum = now;
    }
  };
  const built = [...kept.covers].filter(({ factors }) => factors.openSpace > 0).map(({ region }) => region());
  count(subjects, built.length > 0 ? unionOf(built) : nothing);
  count(removed, nothing);
  return [...lines.values()].filter(hasAny);
}
