// The check of spots that were read from the ground: whether it has changed since.
import { formatGrade } from '../measure/units.ts';
import type { Ground } from '../grading/ground.ts';
import { pointOf } from '../grading/groundPoint.ts';
import { kindOf } from '../kinds/index.ts';
import { isAssumed } from '../objects/assumed.ts';
import type { PlanObject } from '../objects/kind.ts';
import { findingId, type Found } from '../site/check.ts';
import type { GradingContext } from './gradingContext.ts';

/** Feet by which a spot may differ from the ground that it was read from. */
const same = 0.01;

export interface ReadSpot extends PlanObject {
  readonly elevation: number;
  readonly finished: number | '';
}

export const isRead = (object: PlanObject): object is ReadSpot =>
  'basis' in object && object.basis === 'ground' && !isAssumed(object, 'elevation');

/** A spot as the ground is now; undefined if it is so already, or the ground isn't known there any more. */
function readAgain(spot: ReadSpot, ground: Ground): ReadSpot | undefined {
  const { existing, proposed } = pointOf(ground, kindOf(spot).position(spot));
  const before = (existing ?? proposed)?.elevation;
  if (before === undefined) return undefined;
  const after = spot.finished === '' ? '' : (proposed?.elevation ?? before);
  const isSame =
    Math.abs(before - spot.elevation) <= same &&
    (after === '' || spot.finished === '' || Math.abs(after - spot.finished) <= same);
  const rounded = (feet: number): number => Math.round(feet * 100) / 100;
  return isSame
    ? undefined
    : { ...spot, elevation: rounded(before), finished: after === '' ? '' : rounded(after) };
}

/** Spots that say something else than the ground does now. */
export function readSpotFindings(spots: readonly ReadSpot[], { ground, units }: GradingContext): Found[] {
  return spots.flatMap((spot): Found[] => {
    const now = readAgain(spot, ground);
    if (!now) return [];
    const at = kindOf(spot).position(spot);
    const said = (one: ReadSpot): string =>
      [one.elevation, ...(one.finished === '' ? [] : [one.finished])]
        .map((feet) => formatGrade(feet, units))
        .join(' / ');
    return [
      {
        id: findingId('grading', [spot.id], 'read'),
        check: 'grading',
        state: 'conflict',
        objects: [spot.id],
        sentence: `A spot elevation says ${said(spot)}, but the ground there is ${said(now)} now.`,
        place: { from: at, to: at },
        edit: { title: `Write ${said(now)}`, changes: () => [{ put: now }] },
      },
    ];
  });
}
