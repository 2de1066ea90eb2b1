// The measures of a coverage table, and the factor with which each object counts for each of them.
import type { Subject } from '../site/subject.ts';
import type { PermitUse } from '../objects/permitRole.ts';
import type { Pack, SurfaceName } from '../packs/pack.ts';

export const areaMeasures = ['buildingCoverage', 'impervious', 'floorArea', 'openSpace'] as const;
export type AreaMeasure = (typeof areaMeasures)[number];

const buildingUses: ReadonlySet<PermitUse> = new Set(['building']);
/** The uses that aren't open space. Pools (open water) and planting are open space. */
const closedUses: ReadonlySet<PermitUse> = new Set(['building', 'deck', 'paving', 'drive', 'street']);

/** The share of a surface that counts as impervious. */
export const surfaceFactor = (surface: SurfaceName, pack: Pack | undefined): number => {
  const factors = pack?.surfaces ?? {};
  return factors[surface] ?? (surface === 'gravelWalk' ? factors.gravel : undefined) ?? 1;
};

/** The factor with which the area of a subject counts; 0 if it doesn't. */
export const factorOf: Readonly<Record<AreaMeasure, (subject: Subject, pack: Pack | undefined) => number>> = {
  buildingCoverage: ({ role }) => (buildingUses.has(role.use) ? 1 : 0),
  impervious({ role, object }, pack) {
    const surface = role.surface?.(object);
    return surface ? surfaceFactor(surface, pack) : 0;
  },
  floorArea: ({ role, object }) => (buildingUses.has(role.use) ? role.stories?.(object) || 1 : 0),
  openSpace: ({ role }) => (closedUses.has(role.use) ? 1 : 0),
};

/** Whether a subject may count for any of these measures. */
export const isCovering = ({ role }: Subject): boolean =>
  role.surface !== undefined || buildingUses.has(role.use);

/** What a measure is of a lot on which so much is covered, in square feet: open space is what the rest leaves. */
export const totalOf = (measure: AreaMeasure, lotArea: number, covered: number): number =>
  measure === 'openSpace' ? lotArea - covered : covered;

/** Below this, in square feet or parking spaces, an excess doesn't count. */
const tolerance = 0.05;

/** By how much a total misses what is allowed, or required if isLeast; negative by how much is left. */
export function excessOf(total: number, allowed: number, isLeast: boolean): number {
  const over = isLeast ? allowed - total : total - allowed;
  return Math.abs(over) < tolerance ? 0 : over;
}
