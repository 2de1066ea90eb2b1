// Remedies: a remedy is an edit that resolves a finding without causing a new one for the same object. Not every finding has
// one.
import { add, dot, lengthOf, type Point, tidyPoint, unit } from '../geometry/point.ts';
import { layersOf } from '../layerTable.ts';
import { areaOf } from '../geometry/outline.ts';
import { type Change, idOf, moveOf, type Plan } from '../plan.ts';
import type { PlanObject } from '../kinds/kind.ts';
import { kindOf } from '../kinds/index.ts';
import { formatMeters, isMetric } from '../units.ts';
import { type Found, type Ground, isConflict, say } from './check.ts';
import type { Remedy } from './finding.ts';
import { findingsOf } from './near.ts';
import type { Site } from './site.ts';
import { inwardAt, lotUnder } from './siteLot.ts';
import { isExisting, type Subject, subjectOf } from './subject.ts';

/** Pushes in turn, as out of a corner of two setbacks. */
const maxPushes = 8;
/** First pushes that are tried. */
const maxStarts = 6;

const canChange = (object: PlanObject, plan: Plan): boolean =>
  !object.locked && layersOf(plan.settings).isEditable(object);

export function remedyOf(found: Found, site: Site, plan: Plan): Remedy | undefined {
  const { edit } = found;
  if (edit) {
    const changes = edit.changes(plan);
    const isFree = (change: Change): boolean => {
      const now = plan.objects.get(idOf(change) ?? '');
      return now !== undefined && canChange(now, plan);
    };
    return changes?.every(isFree) ? { title: edit.title, changes: () => changes } : undefined;
  }
  // Of two the smaller one is easier to move.
  const movable = (found.moves ?? [])
    .flatMap(({ id, pushes }) => {
      const subject = site.get(id);
      return subject && !isExisting(subject) && canChange(subject.object, plan) ? [{ subject, pushes }] : [];
    })
    .toSorted((a, b) => areaOf(a.subject.ground.path) - areaOf(b.subject.ground.path));
  for (const { subject, pushes } of movable) {
    if (subject.object.group !== undefined) continue;
    const by = offsetMending(found, subject, pushes, site);
    if (by) return moveBy(subject, by, found, site.ground);
  }
  return undefined;
}

function moveBy(subject: Subject, by: Point, { objects }: Found, ground: Ground): Remedy {
  const { object, the } = subject;
  const which = objects.length > 1 ? `${the} ` : '';
  const length = lengthOf(by);
  // A sixteenth of an inch is less than a centimeter.
  const feet = isMetric(ground.units) ? formatMeters(length, 3) : say(length, ground).replace(/^0' /, '');
  return {
    title: `Move ${which}${feet}${towardLine(subject, by, ground) ?? directionOf(by)}`,
    changes: (plan) => {
      const now = plan.objects.get(object.id);
      return now ? [moveOf(now, by)] : [];
    },
  };
}

/** Cosine of the angle by which a move may be off the direction of a lot line. */
const minToward = 0.98;

/** ` toward the front`; undefined if no line in that direction has a name. */
function towardLine(subject: Subject, by: Point, { lots }: Ground): string | undefined {
  const lot = lotUnder(subject, lots);
  const object = lot?.subject.object;
  const known = (object && kindOf(object).path?.edges?.(object)) ?? [];
  const way = unit(by);
  const [best] = (lot?.lines ?? [])
    .filter(({ edge }) => edge.bulge === 0 && known[edge.index]?.name?.trim())
    .map(({ edge, words }) => ({ words, along: lot ? -dot(way, inwardAt(lot, edge, edge.from)) : 0 }))
    .filter(({ along }) => along > minToward)
    .toSorted((a, b) => b.along - a.along);
  return best && ` toward ${best.words.replace(/ edge$/, '')}`;
}

/** ` left`, if it is about along an axis of the sheet. */
function directionOf({ x, y }: Point): string {
  const slant = Math.min(Math.abs(x), Math.abs(y)) / Math.max(Math.abs(x), Math.abs(y));
  if (slant > 0.02) return '';
  if (Math.abs(x) > Math.abs(y)) return x > 0 ? ' right' : ' left';
  return y > 0 ? ' down' : ' up';
}

/** The offset after which a finding is gone and the subject has no conflict that it had not before. */
function offsetMending(
  found: Found,
  subject: Subject,
  pushes: readonly Point[],
  site: Site,
): Point | undefined {
  const before = new Set(findingsOf(subject, site).map(({ id }) => id));
  for (const first of pushes.slice(0, maxStarts)) {
    if (lengthOf(first) === 0) continue;
    let by = tidyPoint(first);
    for (let step = 0; step < maxPushes; step += 1) {
      const { object } = subject;
      const moved = subjectOf(kindOf(object).move(object, by));
      if (!moved) break;
      const after = findingsOf(moved, site);
      const isMended = !after.some(({ id }) => id === found.id);
      const wrong = after.filter((one) => one.id === found.id || (isConflict(one) && !before.has(one.id)));
      const isNew = after.some(({ id }) => !before.has(id));
      if (isMended && !isNew) return by;
      const [next] = wrong.flatMap((one) => pushOf(one, subject));
      if (!next || lengthOf(next) === 0) break;
      by = tidyPoint(add(by, next));
    }
  }
  return undefined;
}

const pushOf = ({ moves }: Found, { object }: Subject): readonly Point[] =>
  moves?.find(({ id }) => id === object.id)?.pushes.slice(0, 1) ?? [];
