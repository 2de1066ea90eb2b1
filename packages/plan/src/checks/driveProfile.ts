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

/** Feet: the length of suggested transitions. On shorter ones, a car would be on both changes of grade at once. */
const transition = 10;
/** Feet: the garage floor is half an inch above the end of the drive, so that rain stays outside. */
const lip = 0.04;
/** Feet: elevations are rounded to hundredths. */
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

/** Grades are rounded to tenths of a percent. */
const gradeRounding = 5e-4;

const limits = [
  { of: 'crest', rule: 'driveCrest', words: 'over a crest' },
  { of: 'sag', rule: 'driveSag', words: 'in a sag' },
] as const;

/** The sharpest changes of grade that are over the limit, the worst first. */
function tooSharp(profile: DriveProfile, { pack }: GradingContext) {
  return limits
    .flatMap(({ of, rule: name, words }) => {
      const rule = gradingRule(pack, name);
      const found: GradeBreak | undefined = profile[of];
      const over = found && rule ? Math.abs(found.change) - rule.value : 0;
      return found && rule && over > gradeRounding ? [{ found, rule, words, over }] : [];
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
  // Nothing is asked about an existing drive.
  if (!worst || isExisting(subject)) return [];
  const { found, rule, words } = worst;
  const size = Math.abs(found.change);
  const within = formatLength(carLength, context.units);
  const at = placeAlong(drive, found.along);
  const eased = drive.withTransition(transition);
  const isResolved = profile.isTyped && isEased(eased, context, all);
  return [
    {
      id: findingId('grading', [object.id], 'break'),
      check: 'grading',
      state: stateBy(rule, false),
      sentence: `The grade of ${the} changes by ${formatPercent(size)} ${words} within ${within}; at most ${formatPercent(rule.value)} ${askedOf(rule)}.`,
      ...(isResolved
        ? {}
        : { advice: 'Make it longer, or bring the garage and the street closer in height.' }),
      objects: [object.id],
      place: { from: at, to: at },
      ...(isResolved
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

/** Whether transitions resolve the finding: the drive is steeper between them, which has to be allowed too. */
function isEased(eased: PlanObject, context: GradingContext, all: readonly PlanObject[]): boolean {
  const drive = gradeRoleOf(eased)?.drive;
  const profile = driveProfileOf(eased, context.ground, all);
  if (!drive || !profile || drive.street === undefined || drive.garage === undefined) return false;
  const { path, street, garage } = drive;
  const steepest = gradeOfRise({ start: street, end: garage, transition }, perimeterOf(path));
  const maxSlope = gradingRule(context.pack, 'driveSlope')?.value ?? Infinity;
  return Math.abs(steepest) <= maxSlope + gradeRounding && tooSharp(profile, context).length === 0;
}

/** The point of a drive at so many feet; one of its ends for points before or beyond it. */
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
