// The barrier around a pool: fences, walls and buildings that together leave no gap by which a child could pass.
import { bandAround, isEnclosed, regionOf, unionOf, type Region } from '../areas/regions.ts';
import { boxCenter, contains, type Box, grow } from '../geometry/box.ts';
import { findingId, type Found } from '../site/check.ts';
import type { Site } from '../site/site.ts';
import { isExisting, type Subject } from '../site/subject.ts';
import { boxGroups, boxOfAll } from '../geometry/boxGroups.ts';
import { flatten } from '../geometry/flatten.ts';
import type { Point } from '../geometry/point.ts';
import type { Path } from '../geometry/pen.ts';

/** Uses whose objects keep a child out. */
const isBarrier = ({ role }: Subject): boolean => role.use === 'fence' || role.use === 'building';
/** Whether an edit of the subject may change the findings about barriers. */
export const affectsBarriers = (subject: Subject): boolean =>
  isBarrier(subject) || subject.role.use === 'pool';

export function barrierFindings(site: Site): readonly Found[] {
  const pools = [...site.of('pool')].filter((pool) => !isExisting(pool));
  if (pools.length === 0) return [];
  const chains = chainsOf(site);
  return pools.flatMap((pool): Found[] => {
    const around = chains.filter(({ box }) => contains(box, pool.ground.box));
    if (around.some((chain) => encloses(chain, pool))) return [];
    const sentence = around.some(({ isTooLarge }) => isTooLarge)
      ? `The fences and buildings around ${pool.the} have too many corners to check whether they enclose it. Does a barrier keep children out?`
      : `No fence closes around ${pool.the}. What keeps children out? Most places require a barrier with a gate that closes by itself.`;
    const objects = [pool.object.id];
    const id = findingId('barrier', objects);
    return [{ id, check: 'barrier', state: 'question', asks: 'user', sentence, objects }];
  });
}

function encloses(chain: Chain, pool: Subject): boolean {
  const { box, lines, buildings, hasFence, isTooLarge } = chain;
  if (!hasFence || isTooLarge) return false;
  const origin = { x: box.minX, y: box.minY };
  // Each part is grown by half of the largest gap, so that two parts meet if the gap between them is no larger.
  chain.region ??= unionOf([bandAround(lines, maxGap / 2, origin), regionOf(buildings, origin)]);
  return isEnclosed(chain.region, boxCenter(pool.ground.box), origin);
}

/** Feet. Pool codes let no ball of 4 in pass a barrier. */
const maxGap = 4 / 12;
/** Points of the lines of a chain. With more, the page would freeze while it is computed whether they enclose the pool. */
const maxPoints = 4000;

/** A chain of fences and buildings whose boxes leave no large gap. */
interface Chain {
  readonly box: Box;
  /** The outlines and center lines of its fences and buildings. */
  readonly lines: readonly (readonly Point[])[];
  readonly buildings: readonly Path[];
  readonly hasFence: boolean;
  readonly isTooLarge: boolean;
  /** The area that they cover, grown to close small gaps; computed for the first pool that they may enclose. */
  region?: Region;
}

function chainsOf(site: Site): readonly Chain[] {
  const parts = [...site.of('fence'), ...site.of('building')].map((subject) => ({
    subject,
    box: grow(subject.ground.box, maxGap),
  }));
  return boxGroups(parts).map((group): Chain => {
    const lines = group.map(({ subject }) => lineOf(subject.ground.path));
    return {
      box: boxOfAll(group),
      lines,
      buildings: group.flatMap(({ subject: { role, ground } }) =>
        role.use === 'building' ? [ground.path] : [],
      ),
      hasFence: group.some(({ subject }) => subject.role.use === 'fence'),
      isTooLarge: lines.reduce((points, line) => points + line.length, 0) > maxPoints,
    };
  });
}

/** The points along a path, back to the first if it is closed. */
function lineOf(path: Path): readonly Point[] {
  const points = flatten(path);
  return path.closed ? [...points, ...points.slice(0, 1)] : points;
}
