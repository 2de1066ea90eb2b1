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

/** The uses of objects that cars park on or in, and of parked cars. */
export const parkingUses = ['building', 'drive', 'parking'] as const satisfies PermitUse[];

/** The spaces of a lot. A car on a drive or in a garage that has a number of spaces uses one of these. */
export function parkingSpaces(lot: SiteLot, subjects: Iterable<Subject>): readonly Parking[] {
  const cars: Subject[] = [];
  const entered: Parking[] = [];
  for (const subject of subjects) {
    const spaces = subject.role.spaces?.(subject.object) ?? 0;
    if (spaces > 0 && reachesInto(subject, lot)) entered.push({ subject, spaces });
    else if (subject.role.use === 'parking' && isInside(lot.ground.path, middleOf(subject)))
      cars.push(subject);
  }
  const uncounted = cars.filter(
    (car) =>
      !entered.some(
        ({ subject: { object, ground } }) =>
          object.status !== 'removed' && isInside(ground.path, middleOf(car)),
      ),
  );
  return [...entered, ...uncounted.map((subject) => ({ subject, spaces: 1 }))];
}

const middleOf = ({ ground }: Subject) => boxCenter(ground.box);

/** Not only the middle counts, because a driveway may be mostly in the street. */
const reachesInto = (subject: Subject, { ground: { path } }: SiteLot): boolean =>
  [middleOf(subject), ...pointsOf(subject.ground)].some((at) => isInside(path, at));
