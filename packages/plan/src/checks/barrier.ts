// The barrier around a pool: fences, walls and buildings that together leave no gap by which a child could pass.
import { bandAround, isEnclosed, regionOf, unionOf } from '../areas/regions.ts';
import { flatten } from '../geometry/flatten.ts';
import { boxCenter, contains, grow } from '../geometry/box.ts';
import { boxGroups, boxOfAll } from '../geometry/boxGroups.ts';
import { findingId, type Found } from './check.ts';
import type { Site } from './site.ts';
import { isExisting, type Subject } from './subject.ts';

/** Feet. Pool codes let no ball of 4 in pass a barrier. */
const maxGap = 4 / 12;

const isPart = ({ role }: Subject): boolean => role.use === 'fence' || role.use === 'building';
export const isBarrierPart = (subject: Subject): boolean => isPart(subject) || subject.role.use === 'pool';

export const barrierFindings = (site: Site): readonly Found[] =>
  [...site.of('pool')].flatMap((pool): Found[] => {
    if (isExisting(pool) || hasBarrier(pool, site)) return [];
    const { object, title } = pool;
    const objects = [object.id];
    return [
      {
        id: findingId('barrier', objects),
        check: 'barrier',
        state: 'question',
        sentence: `No fence closes around ${title}. What keeps children out? Most places require a barrier with a gate that closes by itself.`,
        objects,
      },
    ];
  });

function hasBarrier(pool: Subject, site: Site): boolean {
  const parts = partsAround(pool, site);
  const origin = { x: pool.ground.box.minX, y: pool.ground.box.minY };
  const lines = parts.flatMap(({ role, ground: { path } }) => {
    const points = flatten(path);
    const [first] = points;
    return role.use !== 'fence' ? [] : [path.closed && first ? [...points, first] : points];
  });
  const buildings = parts.filter(({ role }) => role.use === 'building').map(({ ground }) => ground.path);
  if (lines.length === 0) return false;
  // Grown by half of the gap on each side, what is nearer than that closes.
  const walls = buildings.map((path) => bandAround([closedLine(path)], maxGap / 2, origin));
  const barrier = unionOf([bandAround(lines, maxGap / 2, origin), regionOf(buildings, origin), ...walls]);
  return isEnclosed(barrier, boxCenter(pool.ground.box), origin);
}

const closedLine = (path: Subject['ground']['path']) => {
  const points = flatten(path);
  return [...points, ...points.slice(0, 1)];
};

/** The fences and buildings that hang together, where their group reaches around the pool. */
function partsAround(pool: Subject, site: Site): readonly Subject[] {
  const parts = [...site.of('fence'), ...site.of('building')].map((subject) => ({
    subject,
    box: grow(subject.ground.box, maxGap),
  }));
  return boxGroups(parts)
    .filter((group) => contains(boxOfAll(group), pool.ground.box))
    .flatMap((group) => group.map(({ subject }) => subject));
}
