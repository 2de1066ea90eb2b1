// The check for objects in an easement: nothing may be built or buried on ground that others have a right to.
import { capitalized } from '../measure/letterCase.ts';
import { lengthOf } from '../geometry/point.ts';
import { addition, findingId, type PairCheck, say, stateOf } from '../site/check.ts';
import { overlapPlace, pushesFrom } from '../site/clearance.ts';

/** Feet between the boxes of two shapes that touch, at most, because of rounding. */
const maxTouchGap = 1e-6;

export const easementCheck: PairCheck = {
  name: 'easement',
  between: [['building', 'deck', 'pool', 'tank', 'field', 'pit'], ['easement']],
  reach: () => maxTouchGap,
  find(a, b, ground) {
    const [subject, easement] = b.role.use === 'easement' ? [a, b] : [b, a];
    const at = overlapPlace(subject.ground, easement.ground);
    if (!at) return undefined;
    const pushes = pushesFrom(subject.ground, easement.ground, { feet: 0, from: at, to: at }, 0);
    const depth = lengthOf(pushes[0] ?? { x: 0, y: 0 });
    const objects = [subject.object.id, easement.object.id];
    return {
      id: findingId('easement', objects),
      check: 'easement',
      state: stateOf(subject),
      sentence: `${capitalized(subject.the)} reaches ${say(depth, ground)} into ${easement.the}.${addition(subject)}`,
      objects,
      place: { from: at, to: at },
      measured: -depth,
      required: 0,
      moves: [{ id: subject.object.id, pushes }],
    };
  },
};
