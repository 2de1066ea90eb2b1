// The status that a new object most likely has in a project: what the project builds is proposed, the rest exists already.
// The status is assumed until somebody confirms it.
import { assuming } from '../objects/assumed.ts';
import { kindOf } from './index.ts';
import type { PlanObject, Status } from '../objects/kind.ts';

/** The types of objects that a project builds, and those that it may build, for which no status is assumed. */
interface Built {
  readonly builds: readonly string[];
  readonly mayBuild?: readonly string[];
}

const builtByPurpose: Readonly<Record<string, Built>> = {
  fence: { builds: ['fence', 'wall', 'retainingWall'] },
  deck: { builds: ['deck'] },
  shed: { builds: ['shed'], mayBuild: ['building'] },
  pool: { builds: ['pool', 'poolEquipment', 'fence'], mayBuild: ['deck', 'patio', 'receptacle'] },
  addition: { builds: [], mayBuild: ['building', 'house', 'deck', 'patio'] },
  adu: { builds: ['walk', 'utility'], mayBuild: ['building', 'house'] },
  driveway: { builds: ['driveway', 'culvert'] },
  septic: {
    builds: ['septicTank', 'septicField', 'reserveField', 'seepagePit', 'septicLine', 'distributionBox'],
    mayBuild: ['well'],
  },
};

/** Types that exist already even if a new house is built on a vacant lot. */
const onVacantLots = ['tree', 'hedge'];
/** Types that are never a part of the project. */
const surroundings = ['road', 'corner', 'water'];

function likelyStatus(purpose: string, type: string): Status | undefined {
  if (surroundings.includes(type)) return undefined;
  if (purpose === 'house') return onVacantLots.includes(type) ? 'existing' : 'proposed';
  const project = Object.hasOwn(builtByPurpose, purpose) ? builtByPurpose[purpose] : undefined;
  if (!project || project.mayBuild?.includes(type)) return undefined;
  return project.builds.includes(type) ? 'proposed' : 'existing';
}

/** The new object with its likely status, unless it has one or none is likely. */
export function withLikelyStatus<O extends PlanObject>(object: O, purpose = ''): O {
  const status = kindOf(object).stands && !object.status ? likelyStatus(purpose, object.type) : undefined;
  return status ? assuming({ ...object, status }, ['status']) : object;
}
