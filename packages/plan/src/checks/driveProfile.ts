// The checks of a drive's profile: whether a car scrapes where its grade changes, and the step at the garage.
import { carLength, type DriveProfile, driveProfileOf, type GradeBreak } from '../grading/driveProfile.ts';
import type { Point } from '../geometry/point.ts';
import { perimeterOf } from '../geometry/outline.ts';
import { subpath } from '../geometry/along.ts';
import { type GradeRole, gradeRoleOf } from '../kinds/gradeRoles.ts';
import { capitalized } from '../measure/letterCase.ts';
import { formatLength, formatPercent } from '../measure/units.ts';
import type { PlanObject } from '../objects/kind.ts';
import { findingId, type Found } from '../site/check.ts';
import { isExisting, type Subject } from '../site/subject.ts';
import { gradeOfRise } from '../surface/rise.ts';
import { askedOf, type GradingContext, sayElevation, stateBy } from './gradingContext.ts';
import { gradingRule } from './gradingRules.ts';

type Drive = NonNullable<GradeRole['drive']>;

/** Feet of the transitions that are proposed: on shorter ones, both changes of grade are under one car. */
const transition = 10;
/** Feet of a garage's floor over the end of its drive, so that rain stays outside: half an inch. */
const lip = 0.04;
/** Elevations are written to hundredths. */
const rounding = 0.005;

export function driveProfileFindings(context: GradingContext): readonly Found[] {
  const all = context.subjects.map(({ object }) => object);
  return context.subjects.flatMap((subject): readonly Found[] => {
    const drive = gradeRoleOf(subject.object)?.drive;
    const profile = drive && driveProfileOf(subject.object, context.ground, all);
    if (!profile) return [];
    return [
      ...sharpBreak(subject, drive, profile, context, all),
      ...garageStep(subject, drive, profile, context),
    ];
  });
}

const limits = [
  { of: 'crest', rule: 'driveCrest', words: 'over a crest' },
  { of: 'sag', rule: 'driveSag', words: 'in a sag' },
] as const;

/** How much the sharpest changes of grade are over what is allowed, the worst first. */
function tooSharp(profile: DriveProfile, { pack }: GradingContext) {
  return limits
    .flatMap(({ of, rule: name, words }) => {
      const rule = gradingRule(pack, name);
      const found: GradeBreak | undefined = profile[of];
      const over = found && rule ? Math.abs(found.change) - rule.value : 0;
      return found && rule && over > 5e-4 ? [{ found, rule, words, over }] : [];
    })
    .toSorted((a, b) => b.over - a.over);
}

function sharpBreak(
  subject: Subject,
  drive: Drive,
  profile: DriveProfile,
  context: GradingContext,
  all: readonly PlanObject[],
): readonly Found[] {
  const { object, the } = subject;
  const [worst] = tooSharp(profile, context);
  // Of one that exists, nobody asks any more.
  if (!worst || isExisting(subject)) return [];
  const { found, rule, words } = worst;
  const size = Math.abs(found.change);
  const within = formatLength(carLength, context.units);
  const at = placeAlong(drive, found.along);
  const eased = drive.withTransition(transition);
  const helps = profile.isTyped && isEased(eased, context, all);
  return [
    {
      id: findingId('grading', [object.id], 'break'),
      check: 'grading',
      state: stateBy(rule, false),
      sentence: `The grade of ${the} changes by ${formatPercent(size)} ${words} within ${within}; at most ${formatPercent(rule.value)} ${askedOf(rule)}.`,
      ...(helps ? {} : { advice: 'Make it longer, or bring the garage and the street closer in height.' }),
      objects: [object.id],
      place: { from: at, to: at },
      ...(helps
        ? {
            edit: {
              title: `Ease it at both ends, over ${formatLength(transition, context.units)}`,
              changes: () => [{ put: eased }],
            },
          }
        : {}),
    },
  ];
}

/** Whether cars pass a drive with transitions, which is steeper between them. */
function isEased(eased: PlanObject, context: GradingContext, all: readonly PlanObject[]): boolean {
  const drive = gradeRoleOf(eased)?.drive;
  const profile = driveProfileOf(eased, context.ground, all);
  if (!drive || !profile || drive.street === undefined || drive.garage === undefined) return false;
  const { path, street, garage } = drive;
  const steepest = gradeOfRise({ start: street, end: garage, transition }, perimeterOf(path));
  const most = gradingRule(context.pack, 'driveSlope')?.value ?? Infinity;
  return Math.abs(steepest) <= most + 5e-4 && tooSharp(profile, context).length === 0;
}

/** A place of a drive; its ends for what is before or behind it. */
function placeAlong({ path }: Drive, along: number): Point {
  const length = perimeterOf(path);
  const end = path.vertices.at(-1) ?? { x: 0, y: 0 };
  return along >= length ? end : (subpath(path, Math.max(0, along), length).vertices[0] ?? end);
}

function garageStep(
  subject: Subject,
  drive: Drive,
  { garage, heights }: DriveProfile,
  context: GradingContext,
): readonly Found[] {
  const rule = gradingRule(context.pack, 'garageStep');
  const end = heights.at(-1);
  if (!garage || !rule || !end || drive.garage === undefined) return [];
  const { floor, step } = garage;
  if (step >= -rounding && step <= rule.value + rounding) return [];
  const { object, the } = subject;
  const inches = formatLength(Math.abs(step), context.units);
  const to = Math.round((floor - Math.min(lip, rule.value)) * 100) / 100;
  const at = placeAlong(drive, end.along);
  return [
    {
      id: findingId('grading', [object.id, garage.object.id], 'step'),
      check: 'grading',
      state: step < 0 ? 'conflict' : stateBy(rule, false),
      sentence:
        step < 0
          ? `${capitalized(the)} ends ${inches} above the floor of the garage, so rain runs in.`
          : `The floor of the garage is ${inches} above the end of ${the}; at most ${formatLength(rule.value, context.units)} ${askedOf(rule)}.`,
      objects: [object.id, garage.object.id],
      place: { from: at, to: at },
      measured: step,
      required: rule.value,
      ...(isExisting(subject)
        ? {}
        : {
            edit: {
              title: `End the drive at ${sayElevation(to, context)}`,
              changes: () => [{ put: drive.withGarage(to) }],
            },
          }),
    },
  ];
}
