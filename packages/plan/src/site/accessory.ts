// Which buildings are accessory to the main one, and how high they may be. Sheds are, and buildings whose use or name says so,
// such as a detached garage.
import type { Pack } from '../packs/pack.ts';
import { ownName } from '../distances/titleOf.ts';
import type { Subject } from './subject.ts';

/** Names that make a building accessory. */
const accessoryNames =
  /\b(accessory|adu|detached|(garden|laneway|secondary) (suite|house)|granny flat|(guest|pool|tree|summer|play|pump|well) ?house)\b/i;
/** Names that make a building accessory unless it also has a name of a main building. */
const maybeAccessoryNames =
  /\b(garage|shed|barn|carport|workshop|studio|greenhouse|gazebo|pergola|stable|coop|storage|outbuilding)\b/i;
/** For example, a dwelling with a garage is one main building. */
const mainNames = /\b(attached|dwelling|house|residence|home|addition)\b/i;
/** Names of accessory buildings in which people live; those of main buildings say so too. */
const dwellingNames = /\b(adu|suite|flat)\b/i;

/** The name of a building, and what it is used as. */
export const wordsFor = ({ object, role }: Subject): string =>
  `${ownName(object)} ${role.called?.(object) ?? ''}`;

export function isAccessory(subject: Subject): boolean {
  const { role } = subject;
  if (role.use !== 'building') return false;
  if (role.isAccessory) return true;
  const words = wordsFor(subject);
  return accessoryNames.test(words) || (maybeAccessoryNames.test(words) && !mainNames.test(words));
}

/** Whether it is an accessory building in which nobody lives, such as a barn. */
export function isOutbuilding(subject: Subject): boolean {
  const words = wordsFor(subject);
  return isAccessory(subject) && !dwellingNames.test(words) && !mainNames.test(words);
}

/** The height in feet that the rules allow a building. */
export function maxHeightOf(subject: Subject, pack: Pack | undefined): number | undefined {
  const { height, accessoryHeight = height } = pack?.limits ?? {};
  return isAccessory(subject) ? accessoryHeight : height;
}
