// The status that a new object most likely has in a project: what it builds is proposed, the rest is there already. It is
// assumed until somebody confirms it.
import { assuming } from '../objects/assumed.ts';
import { kindOf } from './index.ts';
import type { PlanObject, Status } from '../objects/kind.ts';

/** What a purpose of a plan builds, and what it may build or not, of which nothing is assumed. By type. */
interface Built {
  readonly builds: readonly string[];
  readonly mayBuild?: readonly string[];
}

const built: Readonly<Record<string, Built>> = {
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

/** What is there already even where a new house is built on a vacant lot. */
const onVacantLots = ['tree', 'hedge'];
/** What nobody takes for a part of the project. */
const around = ['road', 'corner', 'water'];

function likelyStatus(purpose: string, type: string): Status | undefined {
  if (around.includes(type)) return undefined;
  if (purpose === 'house') return onVacantLots.includes(type) ? 'existing' : 'proposed';
  const project = Object.hasOwn(built, purpose) ? built[purpose] : undefined;
  if (!project || project.mayBuild?.includes(type)) return undefined;
  return project.builds.includes(type) ? 'proposed' : 'existing';
}

/** The new object with its likely status, unless it has one or none is likely. */
export function withLikelyStatus<O extends PlanObject>(object: O, purpose = ''): O {
  const status = kindOf(object).stands && !object.status ? likelyStatus(purpose, object.type) : undefined;
  return status ? assuming({ ...object, status }, ['status']) : object;
}
