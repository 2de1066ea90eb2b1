// The check of water over a neighbor's line: the area of a lot whose rain runs over it as planned, compared with today.
import { isInside } from '../geometry/hitPen.ts';
import type { Point } from '../geometry/point.ts';
import { isToNeighbor, waterFrom, type WaterSite, type WaterWay } from '../grading/water.ts';
import { isMetric, metersPerFoot, type Units, withSeparators } from '../measure/units.ts';
import { findingId, type Found } from '../site/check.ts';
import type { LotLine, SiteLot } from '../site/siteLot.ts';
import { isExisting, type Subject } from '../site/subject.ts';
import type { Surface } from '../surface/surface.ts';
import type { GradingContext } from './gradingContext.ts';

/** About how many places of a lot the way of rain is followed from. */
const samples = 60;
/** Lots of a plan that are checked. */
const maxLots = 3;
/** Share of a lot: rain from less isn't noticed, and is about as little as the sampled places can show. */
const minShare = 0.03;

/** Finds lines of neighbors over which more rain will run than today. */
export function overNeighborsLines(site: WaterSite, context: GradingContext): readonly Found[] {
  const { existing, proposed } = context.ground;
  if (!existing || !proposed) return [];
  const standing = { ...site, drains: site.drains.filter(isExisting) };
  return context.lots.slice(0, maxLots).flatMap((lot): Found[] => {
    const places = placesOn(lot);
    if (places.length === 0) return [];
    const [before, after] = [
      caughtBy(lot, places, existing, standing),
      caughtBy(lot, places, proposed, site),
    ];
    return lot.lines.filter(isToNeighbor).flatMap((line) => {
      const ways = after.get(line) ?? [];
      const today = before.get(line)?.length ?? 0;
      const [way] = ways;
      if (!way || (ways.length - today) / places.length < minShare) return [];
      return [
        overLine(
          lot,
          line,
          way,
          [today, ways.length].map((count) => (count / places.length) * lot.area),
          context,
        ),
      ];
    });
  });
}

function overLine(
  { subject }: SiteLot,
  line: LotLine,
  { points }: WaterWay,
  [before = 0, after = 0]: readonly number[],
  { units }: GradingContext,
): Found {
  const [from, to] = [points[0], points.at(-1)];
  const today = before === 0 ? ', where none runs today' : `; today it is about ${about(before, units)}`;
  return {
    id: findingId('grading', [subject.object.id], `over ${line.edge.index}`),
    check: 'grading',
    state: 'question',
    sentence: `Rain from about ${about(after, units)} of the lot will run over ${line.words} to the neighbor${today}. Ask the permit office: is that allowed?`,
    advice: 'Lead it to the street or into a drain by a swale.',
    objects: [subject.object.id],
    ...(from && to ? { place: { from: { x: from.x, y: from.y }, to: { x: to.x, y: to.y } } } : {}),
  };
}

/** An area rounded up to the precision of the samples. */
const about = (squareFeet: number, units: Units): string =>
  isMetric(units)
    ? `${withSeparators(Math.ceil((squareFeet * metersPerFoot ** 2) / 10) * 10)} m²`
    : `${withSeparators(Math.ceil(squareFeet / 100) * 100)} sq ft`;

/** Places in even rows over a lot. */
function placesOn({ ground: { path, box }, area }: SiteLot): readonly Point[] {
  const apart = Math.sqrt(area / samples);
  if (!(apart > 0)) return [];
  const [columns, rows] = [(box.maxX - box.minX) / apart, (box.maxY - box.minY) / apart].map((count) =>
    Math.min(4 * samples, Math.ceil(count)),
  );
  const places: Point[] = [];
  for (let row = 0; row < (rows ?? 0); row += 1)
    for (let column = 0; column < (columns ?? 0); column += 1) {
      const at = { x: box.minX + (column + 0.5) * apart, y: box.minY + (row + 0.5) * apart };
      if (places.length < 2 * samples && isInside(path, at)) places.push(at);
    }
  return places;
}

type Caught = ReadonlyMap<LotLine, readonly WaterWay[]>;

/** The result for a lot, with what it depends on besides the surface. */
interface CachedWays {
  readonly lot: SiteLot;
  readonly drains: readonly Subject[];
  readonly caught: Caught;
}

const cache = new WeakMap<Surface, readonly CachedWays[]>();

/** The ways of rain over each line of a lot, cached while the ground and the drains stay the same. */
function caughtBy(lot: SiteLot, places: readonly Point[], surface: Surface, site: WaterSite): Caught {
  const all = cache.get(surface) ?? [];
  const { drains } = site;
  const same = all.find(
    (one) =>
      one.lot === lot &&
      one.drains.length === drains.length &&
      one.drains.every((drain, i) => drain === drains[i]),
  );
  if (same) return same.caught;
  const caught = new Map<LotLine, WaterWay[]>();
  for (const at of places) {
    const way = waterFrom(surface, at, site);
    if (way?.end.at !== 'lot line') continue;
    const ways = caught.get(way.end.line) ?? [];
    ways.push(way);
    caught.set(way.end.line, ways);
  }
  cache.set(surface, [...all, { lot, drains, caught }].slice(-2 * maxLots));
  return caught;
}
