// The check for overlaps: of two buildings, or of buildings, pools, wells and parts of a septic system.
import { capitalized } from '../measure/letterCase.ts';
import { lengthOf } from '../geometry/point.ts';
import type { PermitUse } from '../objects/permitRole.ts';
import { isAccessory } from '../site/accessory.ts';
import { addition, findingId, type Found, type PairCheck, say, stateOf } from '../site/check.ts';
import { overlapPlace, pushesFrom } from '../site/clearance.ts';
import type { CheckName } from '../site/finding.ts';
import { isExisting, type Subject, theOther } from '../site/subject.ts';

/** Uses that share their ground with no other, and the check that reports overlaps. Of two uses, the first in the list counts. */
const checkByUse: Readonly<Partial<Record<PermitUse, CheckName>>> = {
  well: 'septic',
  tank: 'septic',
  field: 'septic',
  pit: 'septic',
  pool: 'pool',
  building: 'buildings',
};
const uses = Object.keys(checkByUse) as readonly PermitUse[];

/** Feet between the boxes of two shapes that touch, at most, because of rounding. */
const maxTouchGap = 1e-6;

/** Things of one use may overlap, such as a drain field and its reserve area, unless they are buildings. */
const mayShare = (a: Subject, b: Subject): boolean =>
  a.role.use === b.role.use
    ? a.role.use !== 'building'
    : !(a.role.use in checkByUse && b.role.use in checkByUse);

/** Whether two objects take the same place where only one can be. Touching isn't overlapping. */
export const isOverlapping = (a: Subject, b: Subject): boolean =>
  !mayShare(a, b) && overlapPlace(a.ground, b.ground) !== undefined;

export const overlapCheck: PairCheck = {
  name: 'buildings',
  between: [uses, uses],
  reach: () => maxTouchGap,
  find(a, b, ground): Found | undefined {
    const at = mayShare(a, b) ? undefined : overlapPlace(a.ground, b.ground);
    if (!at) return undefined;
    const areBuildings = a.role.use === 'building' && b.role.use === 'building';
    // Two main buildings are a house and its addition, which is drawn up to the wall.
    const mayJoin = areBuildings && !isAccessory(a) && !isAccessory(b);
    const required = areBuildings && !mayJoin ? (ground.pack?.separations?.buildings ?? 0) : 0;
    const found = { feet: 0, from: at, to: at };
    const move = (one: Subject, other: Subject) => ({
      id: one.object.id,
      pushes: pushesFrom(one.ground, other.ground, found, required),
    });
    const depths = [pushesFrom(a.ground, b.ground, found, 0), pushesFrom(b.ground, a.ground, found, 0)];
    const depth = Math.min(...depths.flat().map(lengthOf));
    const [one, other] = firmness(a) > firmness(b) ? [b, a] : [a, b];
    const by = Number.isFinite(depth) && depth > 0 ? ` by ${say(depth, ground)}` : '';
    const isJoint = mayJoin && stateOf(a, b) === 'conflict';
    const more = isJoint ? ' Is it an addition? Draw it up to the wall.' : addition(a, b);
    const check =
      checkByUse[uses.find((use) => use === a.role.use || use === b.role.use) ?? 'building'] ?? 'buildings';
    return {
      id: findingId(check, [a.object.id, b.object.id], 'overlap'),
      check,
      state: isJoint ? 'question' : stateOf(a, b),
      ...(isJoint ? { asks: 'user' } : {}),
      sentence: `${capitalized(one.the)} overlaps ${theOther(one, other)}${by}.${more}`,
      objects: [a.object.id, b.object.id],
      place: { from: at, to: at },
      measured: -depth,
      required: 0,
      moves: [move(a, b), move(b, a)],
    };
  },
};

/** The sentence names the less firm object first: a proposed one before an existing one of its use, a shed before a house. */
const firmness = (subject: Subject): number =>
  (isExisting(subject) ? 0.5 : 0) + (subject.role.use !== 'building' ? 0 : isAccessory(subject) ? 1 : 2);
