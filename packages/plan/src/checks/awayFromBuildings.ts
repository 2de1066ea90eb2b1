// The checks of a building's ground: whether it falls away from the walls, and how high the floors are above it and above
// the base flood.
import { finishedAt, finishedGround, type GroundHeight } from '../grading/ground.ts';
import { add, scaleBy } from '../geometry/point.ts';
import { gradeRoleOf } from '../kinds/gradeRoles.ts';
import { formatAbout } from '../measure/about.ts';
import { capitalized } from '../measure/letterCase.ts';
import { formatLength, formatPercent } from '../measure/units.ts';
import { findingId, type Found } from '../site/check.ts';
import type { Subject } from '../site/subject.ts';
import {
  askedOf,
  type GradingContext,
  sayElevation,
  stateBy,
  type WallPlace,
  wallPlaces,
} from './gradingContext.ts';
import { gradingRule } from './gradingRules.ts';
import { swaleEdit } from './swaleRemedy.ts';

interface Place extends WallPlace {
  readonly height: GroundHeight;
}

/** Places along the walls at which the ground is known. */
function placesAround(subject: Subject, context: GradingContext): readonly Place[] {
  if (!finishedGround(context.ground)) return [];
  return wallPlaces(subject).flatMap((place): Place[] => {
    const height = finishedAt(context.ground, place.at);
    return height ? [{ ...place, height }] : [];
  });
}

export function buildingGradeFindings(context: GradingContext): readonly Found[] {
  return context.subjects.flatMap((subject): readonly Found[] => {
    const floors = gradeRoleOf(subject.object)?.floors;
    if (!floors) return [];
    const places = placesAround(subject, context);
    return [
      ...fallsTowards(subject, context),
      ...floorTooLow(subject, places, context),
      ...belowFlood(subject, context),
    ];
  });
}

/** Feet: less isn't written. */
const unseen = 0.005;

/** How much too little the ground falls away at a place; undefined where it does or isn't known. */
function shortfallAt({ at, out }: WallPlace, context: GradingContext, fall: number, within: number) {
  const height = finishedAt(context.ground, at);
  if (!height) return undefined;
  const read = [0.25, 0.5, 0.75, 1].flatMap((share) => {
    const there = add(at, scaleBy(out, within * share));
    const other = finishedAt(context.ground, there);
    return other ? [{ ...other, at: there, share, drop: height.elevation - other.elevation }] : [];
  });
  const far = read.at(-1);
  const lowest = read.toSorted((a, b) => b.drop - a.drop)[0];
  // A swale nearer than that is the way out, if the ground is as steep until there.
  if (far?.share !== 1 || !lowest || lowest.drop >= fall * lowest.share) return undefined;
  return { from: { ...height, at }, far, short: fall - far.drop, accuracy: height.accuracy + far.accuracy };
}

/** The place where the ground falls least away from the building, if that is too little. */
function fallsTowards(subject: Subject, context: GradingContext): readonly Found[] {
  const needed = gradingRule(context.pack, 'awayFall');
  const within = gradingRule(context.pack, 'awayWithin');
  if (!needed || !within || within.value === 0) return [];
  const read = (place: WallPlace) => shortfallAt(place, context, needed.value, within.value);
  const worst = wallPlaces(subject)
    .flatMap((place) => read(place) ?? [])
    .toSorted((a, b) => b.short - a.short)[0];
  if (!worst || worst.short < unseen) return [];
  const { from, far, short, accuracy } = worst;
  const { object, the } = subject;
  const slope = far.drop / within.value;
  const how =
    far.drop > 0
      ? `falls only ${formatPercent(slope)} away from ${the}`
      : far.drop < 0
        ? `falls ${formatPercent(-slope)} toward ${the}`
        : `is level beside ${the}`;
  const fall = formatLength(needed.value, context.units);
  const lower = sayElevation(from.elevation - needed.value, context);
  return [
    {
      id: findingId('grading', [object.id], 'away'),
      check: 'grading',
      state:
        far.drop < 0 && short > accuracy && needed.isOfPack ? 'conflict' : stateBy(needed, short <= accuracy),
      sentence: `The ground ${how}; a fall of ${fall} within ${formatLength(within.value, context.units)} ${askedOf(needed)}.`,
      advice: `Grade the ground ${formatLength(within.value, context.units)} from the walls to ${lower} or lower.`,
      objects: [object.id],
      place: { from: from.at, to: far.at },
      measured: far.drop,
      required: needed.value,
      edit: swaleEdit(subject, context, {
        within: within.value,
        fall: needed.value,
        isWet: (place) => (read(place)?.short ?? 0) >= unseen,
        isMended: (trial) => fallsTowards(subject, trial).length === 0,
      }),
    },
  ];
}

function floorTooLow(subject: Subject, places: readonly Place[], context: GradingContext): readonly Found[] {
  const rule = gradingRule(context.pack, 'floorAboveGround');
  const floors = gradeRoleOf(subject.object)?.floors;
  const [highest] = places.toSorted((a, b) => b.height.elevation - a.height.elevation);
  if (!rule || floors?.finished === undefined || !highest) return [];
  const above = floors.finished - highest.height.elevation;
  if (above >= rule.value - 0.005) return [];
  const { object, the } = subject;
  const to = Math.ceil((highest.height.elevation + rule.value) * 100 - 1e-6) / 100;
  const isBelow = above < 0;
  const { accuracy } = highest.height;
  const where = isBelow
    ? `${formatAbout(-above, accuracy, context.units)} below`
    : `only ${formatAbout(above, accuracy, context.units)} above`;
  return [
    {
      id: findingId('grading', [object.id], 'floor'),
      check: 'grading',
      state: isBelow && -above > accuracy ? 'conflict' : stateBy(rule, rule.value - above <= accuracy),
      sentence: `The finished floor of ${the}, ${sayElevation(floors.finished, context)}, is ${where} the ground beside it; ${formatLength(rule.value, context.units)} ${askedOf(rule)}.`,
      objects: [object.id],
      place: { from: highest.at, to: highest.at },
      measured: above,
      required: rule.value,
      edit: {
        title: `Raise the floor to ${sayElevation(to, context)}`,
        changes: () => [{ put: floors.withFinished(to) }],
      },
    },
  ];
}

/** The lowest floor is the finished one where no other is known. */
function belowFlood(subject: Subject, context: GradingContext): readonly Found[] {
  const rule = gradingRule(context.pack, 'floorAboveFlood');
  const floors = gradeRoleOf(subject.object)?.floors;
  const lowest = floors?.lowest ?? floors?.finished;
  const levels = context.subjects.flatMap(({ object }) => gradeRoleOf(object)?.baseFlood ?? []);
  if (!rule || !floors || lowest === undefined || levels.length === 0) return [];
  const base = Math.max(...levels);
  const needed = base + rule.value;
  if (lowest >= needed - 0.005) return [];
  const { object, the } = subject;
  const raised = floors.lowest === undefined ? floors.withFinished(needed) : floors.withLowest(needed);
  return [
    {
      id: findingId('grading', [object.id], 'flood'),
      check: 'grading',
      state: lowest < base ? 'conflict' : stateBy(rule, false),
      sentence: `${capitalized(the)} has its lowest floor at ${sayElevation(lowest, context)}; the base flood is at ${sayElevation(base, context)}, and ${formatLength(rule.value, context.units)} above it ${askedOf(rule)}.`,
      objects: [object.id],
      measured: lowest - base,
      required: rule.value,
      edit: {
        title: `Raise the floor to ${sayElevation(needed, context)}`,
        changes: () => [{ put: raised }],
      },
    },
  ];
}
