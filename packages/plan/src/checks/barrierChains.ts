// Chains of fences, walls and buildings between which there is no gap that lets a child through.
import type { Region } from '../areas/regions.ts';
import { type Box, grow } from '../geometry/box.ts';
import { boxGroups, boxOfAll } from '../geometry/boxGroups.ts';
import { flatten } from '../geometry/flatten.ts';
import type { Point } from '../geometry/point.ts';
import type { Path } from '../geometry/pen.ts';
import type { Site } from '../site/site.ts';

/** Feet. Pool codes let no ball of 4 in pass a barrier. */
export const maxGap = 4 / 12;
/** Points of fences and walls that hang together. Whether more of them close would stop the page. */
const maxPoints = 4000;

/** Fences and buildings that hang together. */
export interface Chain {
  readonly box: Box;
  /** The lines of its fences and walls. */
  readonly lines: readonly (readonly Point[])[];
  readonly buildings: readonly Path[];
  readonly hasFence: boolean;
  readonly isTooLarge: boolean;
  /** What they cover, grown to close the gaps; made for the first pool that they may enclose. */
  region?: Region;
}

export function chainsOf(site: Site): readonly Chain[] {
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
