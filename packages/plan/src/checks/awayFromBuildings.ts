// The checks of a building's ground: whether it falls away from the walls, and how high the floors are above it and above
// the base flood.
import { finishedGround, type GroundHeight, levelWithin } from '../grading/ground.ts';
import { gradeRoleOf } from '../kinds/gradeRoles.ts';
import { formatAbout } from '../measure/about.ts';
import { capitalized } from '../measure/letterCase.ts';
import { formatLength, formatPercent } from '../measure/units.ts';
import { findingId, type Found } from '../site/check.ts';
import type { Subject } from '../site/subject.ts';
import {
  askedOf,
  type GradingContext,
  groundBeside,
  roundedUp,
  sayElevation,
  stateBy,
  type WallPlace,
  wallPlaces,
} from './gradingContext.ts';
import { type GradingRule, gradingRule } from './gradingRules.ts';
import { gradeEdit } from './gradeRemedy.ts';
import { swaleEdit } from './swaleRemedy.ts';
import { type Asked, askedBy, fallReader, fromWall, isShort, type Shortfall } from './wayOut.ts';

interface Place extends WallPlace {
  readonly height: GroundHeight;
}

/** Places along the walls at which the ground is known. */
function placesAround(subject: Subject, context: GradingContext): readonly Place[] {
  if (!finishedGround(context.ground)) return [];
  const read = groundBeside(subject, context);
  return wallPlaces(subject, context).flatMap((place): Place[] => {
    const height = read(place);
    return height ? [{ ...place, height }] : [];
  });
}

export function buildingGradeFindings(context: GradingContext): readonly Found[] {
  return context.subjects.flatMap((subject): readonly Found[] => {
    const floors = gradeRoleOf(subject.object)?.floors;
    if (!floors) return [];
    const places = placesAround(subject, context);
    return [
      ...fallFindings(subject, context),
      ...floorTooLow(subject, places, context),
      ...belowFlood(subject, context),
    ];
  });
}

const worstOf = <S extends Shortfall>(all: readonly S[]): S | undefined =>
  all.filter(isShort).toSorted((a, b) => b.short - a.short)[0];

/** Where the ground, and paved ground by itself, falls away from the building least, if that is too little. */
function fallFindings(subject: Subject, context: GradingContext): readonly Found[] {
  const asked = askedBy(context);
  if (!asked || !finishedGround(context.ground)) return [];
  const read = fallReader(subject, context, asked);
  const falls = wallPlaces(subject, context).flatMap((place) => read(place) ?? []);
  const ground = worstOf(falls.flatMap((fall) => fall.ground ?? []));
  const paved = worstOf(falls.flatMap((fall) => fall.paved));
  return [
    ...(ground ? [groundFinding(ground, subject, context, asked)] : []),
    ...(paved && asked.paved ? [pavedFinding(paved, paved.paving, asked.paved, subject, context)] : []),
  ];
}

function sayFall({ from, to }: Shortfall, { the }: Subject): string {
  const slope = (to.drop - from.drop) / (to.along - from.along);
  if (slope > 0) return `falls only ${formatPercent(slope)} away from ${the}`;
  return slope < 0 ? `falls ${formatPercent(-slope)} toward ${the}` : `is level beside ${the}`;
}

/** The fields that findings about a fall share. */
const shortfallFields = (worst: Shortfall, rule: GradingRule) =>
  ({
    check: 'grading',
    state: stateBy(rule, worst.short <= worst.from.accuracy + worst.to.accuracy),
    place: { from: worst.from.at, to: worst.to.at },
  }) as const;

function groundFinding(worst: Shortfall, subject: Subject, context: GradingContext, asked: Asked): Found {
  const { from, to, way, required } = worst;
  const { object } = subject;
  const say = (feet: number): string => formatLength(feet, context.units);
  const reach = say(fromWall(way.reach, way));
  const paved = way.stretches
    .filter(({ paving }) => paving)
    .reduce((sum, one) => sum + fromWall(one.to, way) - fromWall(one.from, way), 0);
  const pavedPart = paved > 0 ? `, ${say(paved)} of it paved,` : '';
  const within = way.isToLine ? `the ${reach} to the lot line` : reach;
  const lower = sayElevation(from.elevation - required, context);
  const isWetIn = (there: GradingContext) => {
    const read = fallReader(subject, there, asked);
    return (place: WallPlace): boolean => {
      const ground = read(place)?.ground;
      return ground !== undefined && isShort(ground);
    };
  };
  const needs = {
    within: asked.within,
    fall: asked.fall.value,
    isWet: isWetIn(context),
    isMended: (trial: GradingContext) => !wallPlaces(subject, trial).some(isWetIn(trial)),
  };
  return {
    ...shortfallFields(worst, asked.fall),
    id: findingId('grading', [object.id], 'away'),
    sentence: `The ground ${sayFall(worst, subject)}; a fall of ${say(required)} within ${within}${pavedPart} ${askedOf(asked.fall)}.`,
    advice: `Grade the ground ${way.isToLine ? 'at the lot line' : `${reach} from the walls`} to ${lower} or lower.`,
    objects: [object.id],
    measured: to.drop,
    required,
    edit: gradeEdit(subject, context, needs, swaleEdit(subject, context, needs)),
  };
}

function pavedFinding(
  worst: Shortfall,
  { object, the }: Subject,
  rule: GradingRule,
  subject: Subject,
  context: GradingContext,
): Found {
  const { from, to, way, required } = worst;
  const run = to.along - from.along;
  const lower = sayElevation(from.elevation - required, context);
  const where = formatLength(fromWall(to.along, way), context.units);
  return {
    ...shortfallFields(worst, rule),
    id: findingId('grading', [subject.object.id, object.id], 'away'),
    sentence: `${capitalized(the)} ${sayFall(worst, subject)}; for paved ground, ${formatPercent(rule.value)} ${askedOf(rule)}.`,
    advice: `Slope it to ${lower} or lower ${where} from the walls.`,
    objects: [subject.object.id, object.id],
    measured: (to.drop - from.drop) / run,
    required: rule.value,
  };
}

function floorTooLow(subject: Subject, places: readonly Place[], context: GradingContext): readonly Found[] {
  const rule = gradingRule(context.pack, 'floorAboveGround');
  const floors = gradeRoleOf(subject.object)?.floors;
  const [highest] = places.toSorted((a, b) => b.height.elevation - a.height.elevation);
  if (!rule || floors?.finished === undefined || !highest) return [];
  const above = floors.finished - highest.height.elevation;
  if (above >= rule.value - levelWithin) return [];
  const { object, the } = subject;
  const to = roundedUp(highest.height.elevation + rule.value);
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

/** Unless a lowest floor is given, the finished floor counts as the lowest. */
function belowFlood(subject: Subject, context: GradingContext): readonly Found[] {
  const rule = gradingRule(context.pack, 'floorAboveFlood');
  const floors = gradeRoleOf(subject.object)?.floors;
  const lowest = floors?.lowest ?? floors?.finished;
  const levels = context.subjects.flatMap(({ object }) => gradeRoleOf(object)?.baseFlood ?? []);
  if (!rule || !floors || lowest === undefined || levels.length === 0) return [];
  const base = Math.max(...levels);
  const needed = base + rule.value;
  if (lowest >= needed - levelWithin) return [];
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
