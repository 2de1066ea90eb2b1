// The barrier around a pool: fences, walls and buildings that together leave no gap by which a child could pass.
import { bandAround, isEnclosed, regionOf, unionOf } from '../areas/regions.ts';
import { boxCenter, contains } from '../geometry/box.ts';
import { findingId, type Found } from '../site/check.ts';
import type { Site } from '../site/site.ts';
import { isExisting, type Subject } from '../site/subject.ts';
import { chainsOf, type Chain, maxGap } from './barrierChains.ts';

const isPart = ({ role }: Subject): boolean => role.use === 'fence' || role.use === 'building';
export const isBarrierPart = (subject: Subject): boolean => isPart(subject) || subject.role.use === 'pool';

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
  // Grown by half of the gap on each side, what is nearer than that closes.
  chain.region ??= unionOf([bandAround(lines, maxGap / 2, origin), regionOf(buildings, origin)]);
  return isEnclosed(chain.region, boxCenter(pool.ground.box), origin);
}
