// Which buildings are accessory to the main one, and how high they may be: sheds, and those whose use or name says so, such
// as a detached garage.
import type { Pack } from '../packs/pack.ts';
import { ownName } from '../distances/titleOf.ts';
import type { Subject } from './subject.ts';

const always =
  /\b(accessory|adu|detached|(garden|laneway|secondary) (suite|house)|granny flat|(guest|pool|tree|summer|play|pump|well) ?house)\b/i;
const usually =
  /\b(garage|shed|barn|carport|workshop|studio|greenhouse|gazebo|pergola|stable|coop|storage|outbuilding)\b/i;
/** A dwelling with a garage is one main building. */
const main = /\b(attached|dwelling|house|residence|home|addition)\b/i;

export function isAccessory({ object, role }: Subject): boolean {
  if (role.use !== 'building') return false;
  if (role.isAccessory) return true;
  const words = `${ownName(object)} ${role.called?.(object) ?? ''}`;
  return always.test(words) || (usually.test(words) && !main.test(words));
}

/** The most feet that the rules allow a building. */
export function mostHeight(subject: Subject, pack: Pack | undefined): number | undefined {
  const { height, accessoryHeight = height } = pack?.limits ?? {};
  return isAccessory(subject) ? accessoryHeight : height;
}
