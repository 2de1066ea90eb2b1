// Remedies: a remedy is an edit that resolves a finding without causing a new one for the same object. Not every finding has
// one.
import { add, dot, lengthOf, type Point, scaleBy, tidyPoint, unit } from '../geometry/point.ts';
import { layersOf } from '../layerTable.ts';
import { areaOf } from '../geometry/outline.ts';
import { type Change, idOf, moveOf, type Plan } from '../plan.ts';
import type { PlanObject } from '../kinds/kind.ts';
import { kindOf } from '../kinds/index.ts';
import { formatMeters, isMetric, metersPerFoot, sixteenthsPerFoot, type Units } from '../units.ts';
import { type Found, type Ground, isConflict, say } from './check.ts';
import { roundedUp } from './clearance.ts';
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
  const feet = isMetric(ground.units)
    ? formatMeters(length, 3)
    : say(length, ground).replace(/^0' (?:0 )?/, '');
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

/** Cosine of 45 degrees, within which a move goes on past the next line: both are lines of one bent frontage. */
const minOnward = 0.7;

/**
 * The offset after which a finding is gone and the subject has no conflict that it didn't have before. On a bent
 * lot line it keeps moving the same way until the next course is cleared too.
 */
function offsetMending(
  found: Found,
  subject: Subject,
  pushes: readonly Point[],
  site: Site,
): Point | undefined {
  const before = new Set(findingsOf(subject, site).map(({ id }) => id));
  const after = (by: Point): readonly Found[] | undefined => {
    const moved = subjectOf(kindOf(subject.object).move(subject.object, by));
    return moved && findingsOf(moved, site);
  };
  const mends = (all: readonly Found[]): boolean => all.every(({ id }) => id !== found.id && before.has(id));
  for (const first of pushes.slice(0, maxStarts)) {
    if (lengthOf(first) === 0) continue;
    let by = tidyPoint(first);
    let mended: Point | undefined;
    for (let step = 0; step < maxPushes; step += 1) {
      const left = after(by);
      if (!left) break;
      const isMended = mends(left);
      if (isMended) mended = by;
      const wrong = left.filter((one) => one.id === found.id || (isConflict(one) && !before.has(one.id)));
      const [next] = isMended
        ? onward(left, found, subject, by)
        : wrong.flatMap((one) => pushOf(one, subject));
      if (!next || lengthOf(next) === 0) break;
      by = tidyPoint(add(by, next));
    }
    if (!mended) continue;
    const as = asShown(mended, site.ground);
    return as.find((shown) => lengthOf(shown) > 0 && mends(after(shown) ?? [found])) ?? mended;
  }
  return undefined;
}

/** What is left of the conflicts of the same check, the longest first, if it leads on the same way. */
const onward = (left: readonly Found[], { check }: Found, subject: Subject, by: Point): readonly Point[] =>
  left
    .filter((one) => one.check === check && isConflict(one))
    .flatMap((one) => pushOf(one, subject))
    .filter((next) => dot(unit(next), unit(by)) > minOnward)
    .toSorted((a, b) => lengthOf(b) - lengthOf(a));

/** The offset at the lengths that a title shows, so that moving by what is read is enough: at the nearest, and at the next. */
function asShown(by: Point, { units }: Ground): readonly Point[] {
  const length = lengthOf(by);
  const steps = stepsPerFoot[units];
  const nearest = Math.round(length * steps) / steps;
  return [nearest, roundedUp(length, steps)].map((feet) => tidyPoint(scaleBy(by, feet / length)));
}

/** Of the lengths in titles: sixteenths of an inch, hundredths of a foot, millimeters. */
const stepsPerFoot: Readonly<Record<Units, number>> = {
  'feet-inches': sixteenthsPerFoot,
  'decimal-feet': 100,
  metres: 1000 * metersPerFoot,
};

const pushOf = ({ moves }: Found, { object }: Subject): readonly Point[] =>
  moves?.find(({ id }) => id === object.id)?.pushes.slice(0, 1) ?? [];
