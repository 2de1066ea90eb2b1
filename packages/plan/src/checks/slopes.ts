// The checks of slopes: arrows and swales that the ground contradicts, steep drives, and drives that don't begin at the
// elevation of the street.
import { subpath } from '../geometry/along.ts';
import { flatten } from '../geometry/flatten.ts';
import type { Path } from '../geometry/pen.ts';
import { accuracyAt, finishedGround, levelWithin } from '../grading/ground.ts';
import { OnGround } from '../grading/onGround.ts';
import { type GradeRole, gradeRoleOf } from '../kinds/gradeRoles.ts';
import { confirmed } from '../objects/assumed.ts';
import { capitalized } from '../measure/letterCase.ts';
import { formatLength, formatPercent } from '../measure/units.ts';
import type { PlanObject } from '../objects/kind.ts';
import { perimeterOf } from '../geometry/outline.ts';
import { readSlope } from '../reading/slope.ts';
import { findingId, type Found } from '../site/check.ts';
import type { Subject } from '../site/subject.ts';
import { profileAlong } from '../surface/profile.ts';
import { elevationAt } from '../surface/surface.ts';
import { type GradingContext, sayElevation, stateBy } from './gradingContext.ts';
import { gradingRule } from './gradingRules.ts';

/** Feet by which the chords of a flattened arc may be off it. */
const chordTolerance = 0.01;
/** Feet: over less, a slope isn't reliable. */
const minRun = 0.5;
/** A smaller slope is written as 0.0%. */
const minSlope = 0.0005;

const lineOf = (path: Path) => flatten(path, chordTolerance);

export function slopeFindings(context: GradingContext): readonly Found[] {
  const drawn = new OnGround(context.ground, []);
  return context.subjects.flatMap((subject) => [
    // An object that is drawn with the slope of the ground can't contradict it.
    ...(drawn.get(subject.object) ? [] : contradicted(subject, context)),
    ...climbs(subject, drawn.get(subject.object) ?? subject.object, context),
    ...steepDrive(subject, context),
    ...driveEnds(subject, context),
  ]);
}

function contradicted({ object, the }: Subject, context: GradingContext): readonly Found[] {
  const fall = gradeRoleOf(object)?.fall;
  const surface = finishedGround(context.ground);
  const line = fall ? lineOf(fall.path) : [];
  const [from, to] = [line[0], line.at(-1)];
  if (!fall || !surface || !from || !to || fall.path.closed) return [];
  const [start, end] = [elevationAt(surface, from), elevationAt(surface, to)];
  const length = perimeterOf(fall.path);
  if (start === undefined || end === undefined || length < minRun) return [];
  const tolerance = ((accuracyAt(surface, from) ?? 0) + (accuracyAt(surface, to) ?? 0)) / length;
  const measured = (start - end) / length;
  const found = {
    check: 'grading',
    objects: [object.id],
    place: { from, to },
  } as const;
  // Any rise is wrong. One within the accuracy of the elevations may not be one.
  if (measured < -1e-4)
    return [
      {
        ...found,
        id: findingId('grading', [object.id], 'uphill'),
        state: -measured > tolerance ? 'conflict' : 'close',
        sentence: `${capitalized(the)} points uphill: the ground rises ${formatPercent(-measured)} along it.`,
        edit: { title: 'Turn it around', changes: () => [{ put: fall.turnedAround }] },
      },
    ];
  const slope = readSlope(fall.words);
  const words = formatPercent(measured);
  const edit = {
    title: `Write ${words}`,
    changes: () => [{ put: confirmed(fall.withSlope(words), 'slope') }],
  };
  if (hasNoSlope(fall))
    return measured < minSlope
      ? []
      : [
          {
            ...found,
            id: findingId('grading', [object.id], 'unsaid'),
            state: 'question',
            asks: 'user',
            sentence: `${capitalized(the)} doesn't say its slope; the ground here falls ${formatPercent(measured)}.`,
            edit,
          },
        ];
  if (!slope || Math.abs(measured - slope.rise) <= slope.rounding + tolerance) return [];
  return [
    {
      ...found,
      id: findingId('grading', [object.id], 'slope'),
      state: 'conflict',
      sentence: `${capitalized(the)} says ${fall.words}; the ground here falls ${formatPercent(measured)}.`,
      edit,
    },
  ];
}

/**
 * Finds arrows along which the ground rises at some place, as it does beyond a swale that crosses the arrow. drawn: the arrow
 * as it is drawn.
 */
function climbs({ object, the }: Subject, drawn: PlanObject, context: GradingContext): readonly Found[] {
  const [role, fall] = [gradeRoleOf(object), gradeRoleOf(drawn)?.fall];
  const surface = finishedGround(context.ground);
  if (!role?.fall || !fall || role.water || !surface) return [];
  const { along } = role.fall;
  const stations = profileAlong(surface, lineOf(fall.path)).flatMap(({ elevation, ...station }) =>
    elevation === undefined ? [] : [{ ...station, elevation }],
  );
  const [start, end] = [stations[0], stations.at(-1)];
  // An arrow that rises as a whole is found by `contradicted`.
  if (!start || !end || end.elevation >= start.elevation) return [];
  let [low, rise, from, to] = [start, 0, start, start];
  for (const station of stations) {
    if (station.elevation < low.elevation) low = station;
    if (station.elevation - low.elevation > rise)
      [rise, from, to] = [station.elevation - low.elevation, low, station];
  }
  const tolerance = (accuracyAt(surface, from.at) ?? 0) + (accuracyAt(surface, to.at) ?? 0);
  if (rise <= Math.max(tolerance, levelWithin) || from.along < minRun) return [];
  return [
    {
      id: findingId('grading', [object.id], 'climbs'),
      check: 'grading',
      state: 'conflict',
      sentence: `Water can't follow ${the}: the ground rises ${formatLength(rise, context.units)} along the way.`,
      objects: [object.id],
      place: { from: from.at, to: to.at },
      edit: {
        title: 'End it where the ground begins to rise',
        changes: () => [{ put: along(subpath(fall.path, 0, from.along)) }],
      },
    },
  ];
}

/** Whether the user hasn't given a slope. Words that can't be read count as one. */
const hasNoSlope = ({ words, isBetweenBottoms }: NonNullable<GradeRole['fall']>): boolean =>
  isBetweenBottoms !== true && !words.trim();

/** Finds a drive whose steepest part, by its own grades or by the ground under it, is too steep. */
function steepDrive({ object, the }: Subject, context: GradingContext): readonly Found[] {
  const drive = gradeRoleOf(object)?.drive;
  const rule = gradingRule(context.pack, 'driveSlope');
  const surface = finishedGround(context.ground);
  if (!drive || !rule || !surface) return [];
  const stations = profileAlong(surface, lineOf(drive.path));
  const parts = stations.flatMap((station, i) => {
    const next = stations[i + 1];
    if (!next || station.elevation === undefined || next.elevation === undefined) return [];
    const run = next.along - station.along;
    if (run < minRun) return [];
    const slope = Math.abs(next.elevation - station.elevation) / run;
    const tolerance = ((accuracyAt(surface, station.at) ?? 0) + (accuracyAt(surface, next.at) ?? 0)) / run;
    return [{ from: station.at, to: next.at, slope, tolerance }];
  });
  const [steepest] = parts.toSorted((a, b) => b.slope - a.slope);
  if (!steepest || steepest.slope <= rule.value + minSlope) return [];
  const allowed = rule.isOfPack
    ? `at most ${formatPercent(rule.value)} is allowed`
    : `many offices allow at most ${formatPercent(rule.value)}`;
  return [
    {
      id: findingId('grading', [object.id], 'drive'),
      check: 'grading',
      state: stateBy(rule, steepest.slope - rule.value <= steepest.tolerance),
      sentence: `${capitalized(the)} is ${formatPercent(steepest.slope)} steep at one place; ${allowed}.`,
      advice: 'Make it longer, or bring the garage and the street closer in height.',
      objects: [object.id],
      place: { from: steepest.from, to: steepest.to },
    },
  ];
}

/** Finds a drive whose typed elevation at the street isn't that of the existing ground. */
function driveEnds({ object, the }: Subject, context: GradingContext): readonly Found[] {
  const drive = gradeRoleOf(object)?.drive;
  const { existing } = context.ground;
  const [street] = drive ? lineOf(drive.path) : [];
  const ground = existing && street && elevationAt(existing, street);
  if (!existing || !street || ground === undefined) return [];
  if (drive?.street === undefined || object.status === 'existing') return [];
  const tolerance = accuracyAt(existing, street) ?? 0;
  if (Math.abs(drive.street - ground) <= tolerance + levelWithin) return [];
  const begin = Math.round(ground * 100) / 100;
  return [
    {
      id: findingId('grading', [object.id], 'street'),
      check: 'grading',
      state: 'question',
      asks: 'user',
      sentence: `${capitalized(the)} begins at ${sayElevation(drive.street, context)}, but the ground at the street is at ${sayElevation(ground, context)}.`,
      objects: [object.id],
      place: { from: street, to: street },
      edit: {
        title: `Begin it at ${sayElevation(begin, context)}`,
        changes: () => [{ put: drive.withStreet(begin) }],
      },
    },
  ];
}
