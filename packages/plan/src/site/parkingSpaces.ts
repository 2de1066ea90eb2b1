// The parking spaces of a lot: those entered for buildings and drives, and one for each parked car elsewhere.
import { boxCenter } from '../geometry/box.ts';
import type { PermitUse } from '../objects/permitRole.ts';
import type { SiteLot } from './siteLot.ts';
import { pointsOf, type Subject } from './subject.ts';
import { isInside } from '../geometry/hitPen.ts';

export interface Parking {
  readonly subject: Subject;
  readonly spaces: number;
}

/** What cars may park on or in, and parked cars. */
export const parkingUses = ['building', 'drive', 'parking'] as const satisfies PermitUse[];

/** A car on a drive or in a garage with a number of spaces stands on one of these. */
export function parkingSpaces(lot: SiteLot, subjects: Iterable<Subject>): readonly Parking[] {
  const cars: Subject[] = [];
  const entered: Parking[] = [];
  for (const subject of subjects) {
    const spaces = subject.role.spaces?.(subject.object) ?? 0;
    if (spaces > 0 && reachesInto(subject, lot)) entered.push({ subject, spaces });
    else if (subject.role.use === 'parking' && isInside(lot.ground.path, middleOf(subject)))
      cars.push(subject);
  }
  const loose = cars.filter(
    (car) =>
      !entered.some(
        ({ subject: { object, ground } }) =>
          object.status !== 'removed' && isInside(ground.path, middleOf(car)),
      ),
  );
  return [...entered, ...loose.map((subject) => ({ subject, spaces: 1 }))];
}

const middleOf = ({ ground }: Subject) => boxCenter(ground.box);

/** Its middle alone doesn't tell, because a drive begins in the street. */
const reachesInto = (subject: Subject, { ground: { path } }: SiteLot): boolean =>
  [middleOf(subject), ...pointsOf(subject.ground)].some((at) => isInside(path, at));
