// The ground in words: its elevation at a point, faults of typed elevations, and what it is based on.
import { sourceNames } from '../kinds/site/elevation.ts';
import { kindOf } from '../kinds/index.ts';
import type { PlanObject } from '../objects/kind.ts';
import type { Point } from '../geometry/point.ts';
import type { Plan } from '../plan/plan.ts';
import type { Datum } from '../settings/elevationSettings.ts';
import { formatGrade, inMeters, isMetric, type Units } from '../measure/units.ts';
import { type GroundPoint, pointOf } from './groundPoint.ts';
import {
  accuracyAt,
  finishedAt,
  type Ground,
  type GroundFault,
  groundOf,
  type GroundSource,
  isWork,
} from './ground.ts';
import { slopeText } from '../surface/slope.ts';

export const datumNames: Readonly<Record<Datum, string>> = {
  assumed: 'Assumed, from a benchmark',
  NAVD88: 'NAVD88',
  NGVD29: 'NGVD29',
  local: 'Local datum',
};

interface Conventions {
  readonly units: Units;
  /** Degrees from the top of the plan to north, clockwise. */
  readonly north: number;
}

/** Feet: a less accurate elevation gets only one decimal. */
const finestAccuracy = 0.1;

/** An elevation with as many decimals as its accuracy allows. */
function sayRead(feet: number, accuracy: number, units: Units): string {
  if (accuracy <= finestAccuracy) return formatGrade(feet, units);
  return isMetric(units) ? inMeters(feet, 1) : feet.toFixed(1);
}

/** Such as `Existing 102.4, 3.1% down to SE`, and a line for the proposed ground; none where the ground isn't known. */
export function groundLines(ground: Ground, at: Point, { units, north }: Conventions): readonly string[] {
  const { existing, proposed } = pointOf(ground, at);
  const today = ground.existing && accuracyAt(ground.existing, at);
  const say = ({ elevation, gradient }: GroundPoint, accuracy = 0): string =>
    `${sayRead(elevation, accuracy, units)}, ${slopeText(gradient, north)}`;
  const [existingWords, proposedWords] = [
    existing && say(existing, today),
    proposed && say(proposed, finishedAt(ground, at)?.accuracy),
  ];
  if (existingWords !== undefined && existingWords === proposedWords)
    return [`Existing and proposed ${existingWords}`];
  return [
    ...(existingWords === undefined
      ? []
      : [`${ground.proposed ? 'Existing' : 'Elevation'} ${existingWords}`]),
    ...(proposedWords === undefined ? [] : [`Proposed ${proposedWords}`]),
  ];
}

/** A sentence that describes a fault and what to do about it. */
export function faultSentence(fault: GroundFault, units: Units): string {
  if (fault.kind === 'assumed') {
    const { length } = fault.objects;
    return length === 1
      ? 'An elevation is only assumed, so the ground leaves it out. Type what was measured.'
      : `${length} elevations are only assumed, so the ground leaves them out. Type what was measured.`;
  }
  const [one, other] = fault.elevations.map((feet) => formatGrade(feet, units));
  if (fault.kind === 'two elevations')
    return `Two elevations are given for one place, ${one} and ${other}. The first is used. Correct one, or delete it.`;
  if (fault.kind === 'crossing')
    return `Two lines of the ground cross at different elevations, ${one} and ${other}. Move one, or correct its elevation.`;
  return `The ground at the top of a retaining wall, ${one}, is below its foot, ${other}, so the ground leaves the wall out. Correct one of them.`;
}

/** Such as `12 points by survey, ± 0.05 ft`. */
export function sourceLine({ source, count, accuracy }: GroundSource, units: Units): string {
  const points = count === 1 ? '1 point' : `${count} points`;
  const by = source === 'drawn' ? 'without a stated source' : `by ${sourceNames[source].toLowerCase()}`;
  const within = isMetric(units) ? `${inMeters(accuracy, 2)} m` : `${accuracy.toFixed(2)} ft`;
  return `${points} ${by}, ± ${within}`;
}

/** The coarse terrain that the ground is based on where nothing was measured. */
export const terrainUnder = ({ objects }: Pick<Plan, 'objects'>): readonly PlanObject[] =>
  [...objects.values()].filter((object) =>
    kindOf(object)
      .ground?.(object)
      .some(({ shape }) => shape === 'terrain'),
  );

export const terrainSentence = (object: PlanObject, units: Units): string =>
  `Where nothing was measured, the ground is terrain: ${kindOf(object).summary?.(object, units) ?? ''}.`;

/** A sentence for an object that changes the ground but has no status; undefined for any other. */
export const statusSentence = (object: PlanObject): string | undefined =>
  object.status === undefined && (kindOf(object).ground?.(object) ?? []).some(isWork)
    ? 'It has no status, so its elevations count as proposed. If it stands already, choose Existing.'
    : undefined;

const plain = (words: string): string => words.toUpperCase().replaceAll(/[^A-Z0-9]/g, '');

/** Notes on sheets about elevations: what they are measured from, and what the contours are based on. */
export function groundNotes(plan: Pick<Plan, 'objects' | 'settings'>): readonly string[] {
  const { elevations = {}, project, units } = plan.settings;
  const { datum, benchmark, contours } = elevations;
  // Sheets print the facts of the project above the notes.
  const isFact = datum !== undefined && plain(project?.datum ?? '').includes(plain(datumNames[datum]));
  const from = datum && !isFact && `Elevations: ${datumNames[datum]}.`;
  const mark = benchmark && `Benchmark: ${benchmark}${/[.!]$/.test(benchmark) ? '' : '.'}`;
  const measured = [from, mark].filter(Boolean).join(' ');
  const sources = contours ? groundOf(plan).sources.map((source) => sourceLine(source, units)) : [];
  return [
    ...(measured ? [measured] : []),
    ...(sources.length > 0 ? [`Contours follow ${sources.join('; ')}.`] : []),
    ...terrainUnder(plan).map((object) => terrainSentence(object, units)),
  ];
}
