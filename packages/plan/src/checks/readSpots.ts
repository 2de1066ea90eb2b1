// The check of spot elevations that were read from the ground: whether the ground has changed since.
import { formatGrade } from '../measure/units.ts';
import type { Ground } from '../grading/ground.ts';
import { pointOf } from '../grading/groundPoint.ts';
import { kindOf } from '../kinds/index.ts';
import { isAssumed } from '../objects/assumed.ts';
import type { PlanObject } from '../objects/kind.ts';
import { findingId, type Found } from '../site/check.ts';
import type { GradingContext } from './gradingContext.ts';

/** Feet by which a spot may differ from the ground that it was read from. */
const tolerance = 0.01;

export interface ReadSpot extends PlanObject {
  readonly elevation: number;
  readonly finished: number | '';
}

export const isReadSpot = (object: PlanObject): object is ReadSpot =>
  'basis' in object && object.basis === 'ground' && !isAssumed(object, 'elevation');

/** A spot with the elevations of the current ground; undefined if it has them, or if the ground is no longer known there. */
function readAgain(spot: ReadSpot, ground: Ground): ReadSpot | undefined {
  const { existing, proposed } = pointOf(ground, kindOf(spot).position(spot));
  const before = (existing ?? proposed)?.elevation;
  if (before === undefined) return undefined;
  const after = spot.finished === '' ? '' : (proposed?.elevation ?? before);
  const isCurrent =
    Math.abs(before - spot.elevation) <= tolerance &&
    (after === '' || spot.finished === '' || Math.abs(after - spot.finished) <= tolerance);
  const rounded = (feet: number): number => Math.round(feet * 100) / 100;
  return isCurrent
    ? undefined
    : { ...spot, elevation: rounded(before), finished: after === '' ? '' : rounded(after) };
}

/** A finding for each spot whose elevations differ from those of the current ground. */
export function readSpotFindings(spots: readonly ReadSpot[], { ground, units }: GradingContext): Found[] {
  return spots.flatMap((spot): Found[] => {
    const updated = readAgain(spot, ground);
    if (!updated) return [];
    const at = kindOf(spot).position(spot);
    const elevationWords = (one: ReadSpot): string =>
      [one.elevation, ...(one.finished === '' ? [] : [one.finished])]
        .map((feet) => formatGrade(feet, units))
        .join(' / ');
    return [
      {
        id: findingId('grading', [spot.id], 'read'),
        check: 'grading',
        state: 'conflict',
        objects: [spot.id],
        sentence: `A spot elevation says ${elevationWords(spot)}, but the ground there is ${elevationWords(updated)} now.`,
        place: { from: at, to: at },
        edit: { title: `Write ${elevationWords(updated)}`, changes: () => [{ put: updated }] },
      },
    ];
  });
}
