// Extends an edit by everything that follows from it: joined ends, tied dimensions and labels, setback lines, and which values are
// still assumed. A pure function of the plan and the changes, so that clients that apply the same changes have the same plan.
import { type Near, withJoined } from './joints.ts';
import { type Change, idOf, movesEverything, type Plan } from './plan.ts';
import { type Dependents, withTied } from './ties.ts';
import { assumedFields } from '../objects/assumed.ts';
import { displaced, isMeasured } from '../objects/displaced.ts';
import { outlineOf } from '../distances/anchors.ts';
import { kindOf } from '../kinds/index.ts';
import type { PlanObject } from '../objects/kind.ts';

/** Indexes of the plan before the changes; with them the cost of an edit doesn't grow with the plan. */
export interface PlanLookups {
  readonly near: Near;
  readonly dependents: Dependents;
}

/**
 * The changes plus what follows from them: first joined objects, then objects tied to any of these. The result does not
 * depend on the order in which lookups return objects.
 */
export function applyInvariants(
  plan: Plan,
  { near, dependents }: PlanLookups,
  changes: readonly Change[],
): readonly Change[] {
  const kept = keepingAssumptions(plan, keepingBearings(plan, changes));
  if (movesEverything(plan, kept)) return kept;
  return withTied(plan, dependents, withJoined(plan, near, withoutOldPlaces(plan, kept)));
}

/**
 * Bearings of record don't follow the plan's north, nor a lot that is turned. Earlier versions didn't store them, so they are
 * stored by the first edit of such a lot or of north.
 */
function keepingBearings(
  { settings: { north }, objects }: Plan,
  changes: readonly Change[],
): readonly Change[] {
  const stored = (put: PlanObject): PlanObject => {
    const before = objects.get(put.id) ?? put;
    return (before.type === put.type && kindOf(put).path?.withStoredBearings?.(put, before, north)) || put;
  };
  let isNorthChanged = false;
  const kept = changes.map((change) => {
    if ('settings' in change) isNorthChanged ||= (change.settings.north ?? north) !== north;
    // A move turns nothing, and must change nothing else.
    if (!('put' in change) || change.moved) return change;
    const put = stored(change.put);
    return put === change.put ? change : { put };
  });
  if (!isNorthChanged) return kept.every((change, i) => change === changes[i]) ? changes : kept;
  const changed = new Set(changes.map(idOf));
  const others = [...objects.values()].flatMap((object) => {
    const put = changed.has(object.id) ? object : stored(object);
    return put === object ? [] : [{ put }];
  });
  return [...kept, ...others];
}

/** Removes the source and accuracy of measured objects that move. They stay if the object moves along with its lot. */
function withoutOldPlaces({ objects }: Plan, changes: readonly Change[]): readonly Change[] {
  const isOld = (put: PlanObject): boolean => {
    const before = put.accuracy || isMeasured(put.source) ? objects.get(put.id) : undefined;
    return before !== undefined && before.accuracy === put.accuracy && placeOf(before) !== placeOf(put);
  };
  return changes.some(movesLot)
    ? changes
    : changes.map((change) =>
        'put' in change && isOld(change.put) ? { put: displaced(change.put) } : change,
      );
}

const placeOf = (object: PlanObject): string =>
  JSON.stringify([outlineOf(object)?.vertices, kindOf(object).position(object)]);

const movesLot = (change: Change): boolean => 'put' in change && kindOf(change.put).path?.isProperty === true;

/**
 * The changes without the assumptions that they end. Once the user has changed a value, it is never assumed again, even if it
 * returns to the assumed one. An assumed place stays assumed if the object moves along with its lot.
 */
export function keepingAssumptions({ objects }: Plan, changes: readonly Change[]): readonly Change[] {
  let isWithLot: boolean | undefined;
  const assumedBefore = (change: Change): PlanObject | undefined =>
    'put' in change && change.put.assumed ? objects.get(change.put.id) : undefined;
  if (!changes.some(assumedBefore)) return changes;
  return changes.map((change) => {
    const before = assumedBefore(change);
    if (!before || !('put' in change)) return change;
    isWithLot ??= changes.some(movesLot);
    const put = assumedSince(before, change.put, isWithLot);
    return put === change.put ? change : { ...change, put };
  });
}

/** The edited object with the assumptions that still hold. */
function assumedSince(before: PlanObject, now: PlanObject, isWithLot: boolean): PlanObject {
  const valueOf = (field: string): unknown => Reflect.get(now, field);
  const ended = assumedFields(before).filter(
    (field) => now.assumed?.[field] === before.assumed?.[field] && valueOf(field) !== now.assumed?.[field],
  );
  if (ended.length === 0) return now;
  const { assumed = {}, ...rest } = now;
  const left = Object.entries(assumed).flatMap(([field, value]): readonly (readonly [string, unknown])[] => {
    if (!ended.includes(field)) return [[field, value]];
    return isWithLot && isPlace(field) ? [[field, valueOf(field)]] : [];
  });
  return left.length > 0 ? { ...rest, assumed: Object.fromEntries(left) } : rest;
}

const isPlace = (field: string): boolean => /[XY]$/.test(field);
