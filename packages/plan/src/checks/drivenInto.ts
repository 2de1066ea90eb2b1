// The check for drives and streets that run into a building that is no garage.
import { capitalized } from '../measure/letterCase.ts';
import { ownName } from '../distances/titleOf.ts';
import { findingId, type Found, type PairCheck } from '../site/check.ts';
import { overlapPlace } from '../site/clearance.ts';
import type { Subject } from '../site/subject.ts';

/** Feet by which a drive may reach into a building: people draw its end a little past the wall or the garage door. */
const maxPastWall = 2;

/** Buildings that cars drive into. */
const garageNames = /\b(garages?|car ?ports?|porte[ -]coch[eè]re)\b/i;
const isGarage = ({ object, role }: Subject): boolean =>
  garageNames.test(`${ownName(object)} ${role.called?.(object) ?? ''}`);

export const drivenIntoCheck: PairCheck = {
  name: 'buildings',
  between: [['building'], ['drive', 'street']],
  reach: () => Number.MIN_VALUE,
  isConcerned: (a, b) => !isGarage(a.role.use === 'building' ? a : b),
  find(a, b): Found | undefined {
    const at = overlapPlace(a.ground, b.ground, maxPastWall);
    if (!at) return undefined;
    const [building, way] = a.role.use === 'building' ? [a, b] : [b, a];
    return {
      id: findingId('buildings', [a.object.id, b.object.id], 'driven into'),
      check: 'buildings',
      state: 'question',
      asks: 'user',
      sentence: `${capitalized(way.the)} runs into ${building.the}. Does it end in a garage?`,
      advice: `If so, put “garage” in the name of ${building.the}. If not, end it at the wall, or move one of them.`,
      objects: [a.object.id, b.object.id],
      place: { from: at, to: at },
    };
  },
};
