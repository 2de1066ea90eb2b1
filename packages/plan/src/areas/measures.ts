// What a coverage table measures, and with which factor each object counts in it.
import type { Subject } from '../site/subject.ts';
import type { PermitUse } from '../objects/permitRole.ts';
import type { Pack, SurfaceName } from '../packs/pack.ts';

export const areaMeasures = ['buildingCoverage', 'impervious', 'floorArea', 'openSpace'] as const;
export type AreaMeasure = (typeof areaMeasures)[number];

const built: ReadonlySet<PermitUse> = new Set(['building']);
/** The uses that aren't open space. Pools (open water) and planting are open space. */
const notOpen: ReadonlySet<PermitUse> = new Set(['building', 'deck', 'paving', 'drive', 'street']);

/** The share of a surface that counts as impervious. */
export const surfaceFactor = (surface: SurfaceName, pack: Pack | undefined): number => {
  const factors = pack?.surfaces ?? {};
  return factors[surface] ?? (surface === 'gravelWalk' ? factors.gravel : undefined) ?? 1;
};

/** The factor by which the ground of a subject counts; 0 if it doesn't. */
export const factorOf: Readonly<Record<AreaMeasure, (subject: Subject, pack: Pack | undefined) => number>> = {
  buildingCoverage: ({ role }) => (built.has(role.use) ? 1 : 0),
  impervious({ role, object }, pack) {
    const surface = role.surface?.(object);
    return surface ? surfaceFactor(surface, pack) : 0;
  },
  floorArea: ({ role, object }) => (built.has(role.use) ? role.stories?.(object) || 1 : 0),
  openSpace: ({ role }) => (notOpen.has(role.use) ? 1 : 0),
};

export const isCovering = ({ role }: Subject): boolean => role.surface !== undefined || built.has(role.use);
