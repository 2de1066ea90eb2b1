// The status that a new object most likely has in a project: what it builds is proposed, the rest is there already. It is
// assumed until somebody confirms it.
import { assuming } from './assumed.ts';
import { kindOf } from './kinds/index.ts';
import type { PlanObject, Status } from './kinds/kind.ts';

/** By the purpose of a plan: the types that it builds, and those that may be either, of which nothing is assumed. */
const built: Readonly<Record<string, readonly [proposed: string, open?: string]>> = {
  fence: ['fence wall retainingWall'],
  deck: ['deck'],
  shed: ['shed', 'building'],
  pool: ['pool fence'],
  addition: ['', 'building house deck patio'],
  adu: ['walk utility', 'building house'],
  driveway: ['driveway'],
  septic: ['septicTank septicField', 'well'],
};

/** What is there already even where a new house is built on a vacant lot. */
const onVacantLots = 'tree hedge';
/** What nobody takes for a part of the project. */
const around = 'road corner water';

const among = (types: string, type: string): boolean => types.split(' ').includes(type);

function likelyStatus(purpose: string, type: string): Status | undefined {
  if (among(around, type)) return undefined;
  if (purpose === 'house') return among(onVacantLots, type) ? 'existing' : 'proposed';
  const types = Object.hasOwn(built, purpose) ? built[purpose] : undefined;
  if (!types || among(types[1] ?? '', type)) return undefined;
  return among(types[0], type) ? 'proposed' : 'existing';
}

/** The new object with its likely status, unless it has one or none is likely. */
export function withLikelyStatus<O extends PlanObject>(object: O, purpose = ''): O {
  const status = kindOf(object).stands && !object.status ? likelyStatus(purpose, object.type) : undefined;
  return status ? assuming({ ...object, status }, ['status']) : object;
}
