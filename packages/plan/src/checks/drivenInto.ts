// The check for drives and streets that run into a building. It asks the user,
// and stays silent where plans usually show it: at a garage, or at a wall that the drive's end just crosses.
import { capitalized } from '../measure/letterCase.ts';
import { statusNames } from '../objects/statusNames.ts';
import { isOutbuilding, wordsFor } from '../site/accessory.ts';
import { findingId, type Found, type PairCheck } from '../site/check.ts';
import { overlapPlace } from '../site/clearance.ts';
import { isExisting, type Subject } from '../site/subject.ts';

/** Feet by which a drive may reach into a building: people draw its end a little past the wall or the garage door. */
const maxPastWall = 2;

const garageNames = /\b(garages?|car ?ports?|porte[ -]coch[eè]re)\b/i;

/** Whether cars may be driven into a building: it has a garage or a carport, or it is a barn or the like. */
const takesCars = (building: Subject): boolean =>
  building.role.takesCars?.(building.object) === true ||
  garageNames.test(wordsFor(building)) ||
  isOutbuilding(building);

const sorted = (a: Subject, b: Subject): readonly [building: Subject, way: Subject] =>
  a.role.use === 'building' ? [a, b] : [b, a];

/** The end of a drive is square, so on a wall at an angle a corner of it lies inside. A street ends at no wall. */
const maxReach = ({ object, role }: Subject): number =>
  maxPastWall + (role.use === 'drive' ? (role.width?.read(object) ?? 0) / 2 : 0);

export const drivenIntoCheck: PairCheck = {
  name: 'buildings',
  between: [['building'], ['drive', 'street']],
  isQuiet: true,
  reach: () => Number.MIN_VALUE,
  isConcerned(a, b) {
    const [building, way] = sorted(a, b);
    return way.role.use === 'street' || !takesCars(building);
  },
  find(a, b): Found | undefined {
    const [building, way] = sorted(a, b);
    const at = overlapPlace(a.ground, b.ground, maxReach(way));
    return (
      at && {
        id: findingId('buildings', [a.object.id, b.object.id], 'driven into'),
        check: 'buildings',
        state: 'question',
        asks: 'user',
        ...wordsOf(way, building),
        objects: [a.object.id, b.object.id],
        place: { from: at, to: at },
      }
    );
  },
};

function wordsOf(way: Subject, building: Subject): Pick<Found, 'sentence' | 'advice'> {
  const [runs, enter] = [
    `${capitalized(way.the)} runs`,
    `enter the parking spaces of ${building.the} on its card`,
  ];
  if (way.role.use === 'street')
    return { sentence: `${runs} through ${building.the}.`, advice: 'Move one of them.' };
  if (isExisting(way) && building.object.status === 'proposed')
    return {
      sentence: `${runs} into ${building.the}. Is that part of ${way.the} to be removed?`,
      advice: `If so, draw that part by itself and set its status to “${statusNames.removed}”. If it ends in a garage, ${enter}.`,
    };
  return {
    sentence: `${runs} into ${building.the}. Does it end in a garage?`,
    advice: `If so, ${enter}. If not, end it at the wall, or move one of them.`,
  };
}
