// The contract of a check. An OwnCheck looks at one subject and its lot, a PairCheck at two subjects near each other, so that
// after an edit only what it concerns is checked again.
import type { Point } from '../geometry/point.ts';
import type { PermitUse } from '../objects/permitRole.ts';
import type { Pack } from '../packs/pack.ts';
import type { Change, Plan } from '../plan/plan.ts';
import { formatFinely, formatLength, type Units } from '../measure/units.ts';
import type { CheckName, Finding } from './finding.ts';
import type { SiteLot } from './siteLot.ts';
import { isExisting, type Subject } from './subject.ts';

/** What checks need to know besides the subjects themselves. */
export interface Ground {
  readonly pack: Pack | undefined;
  readonly units: Units;
  /** Degrees from the top of the sheet to north, clockwise. */
  readonly north: number;
  readonly lots: readonly SiteLot[];
  /** Feet: the largest range of any subject's place. */
  readonly widest: number;
}

/** A finding before its remedy is computed. */
export interface Found extends Omit<Finding, 'remedy'> {
  /** Moves that may resolve it, most likely first, by the id of the object to move. */
  readonly moves?: readonly { readonly id: string; readonly pushes: readonly Point[] }[];
  /** An edit that resolves it without a move. */
  readonly edit?: FindingEdit;
}

export interface FindingEdit {
  readonly title: string;
  /** The changes that resolve the finding; undefined if that isn't possible. */
  readonly changes: (plan: Plan) => readonly Change[] | undefined;
  /** The edit to offer if this one isn't possible or not allowed. */
  readonly fallback?: FindingEdit;
  /** A sentence for when neither is possible: why, and what to do. */
  readonly obstacle?: (plan: Plan) => string;
}

export interface OwnCheck {
  readonly name: CheckName;
  readonly uses: readonly PermitUse[];
  find(subject: Subject, lot: SiteLot | undefined, ground: Ground): readonly Found[];
}

export interface PairCheck {
  readonly name: CheckName;
  readonly between: readonly [readonly PermitUse[], readonly PermitUse[]];
  /**
   * How near two subjects must be, in feet, for the check to concern them, besides the range of what is measured; undefined
   * if nothing is required.
   */
  reach(ground: Ground): number | undefined;
  /** Whether it requires a distance, so that the range of what is measured counts. */
  readonly isMeasured?: true;
  /**
   * Whether what is too much to compare goes unmentioned, because the check only asks. Such checks come last, so that they
   * take no pairs from others.
   */
  readonly isQuiet?: true;
  /** Whether two subjects near each other are checked at all; a quick test, so that a crowd of others costs nothing. */
  isConcerned?(a: Subject, b: Subject): boolean;
  find(a: Subject, b: Subject, ground: Ground): Found | undefined;
}

export const say = (feet: number, { units }: Pick<Ground, 'units'>): string => formatLength(feet, units);

/** The measured and the required length; to the millimeter or thousandth of a foot if they would otherwise look equal. */
export function sayBoth(
  measured: number,
  required: number,
  { units }: Pick<Ground, 'units'>,
): readonly [string, string] {
  const [actual, needed] = [formatLength(measured, units), formatLength(required, units)];
  if (actual !== needed) return [actual, needed];
  return [formatFinely(measured, units), formatFinely(required, units)];
}

/** Begins a question to the permit office within a sentence; a letter to the office leaves it out. */
export const askOffice = 'Ask the permit office: ';

/** Existing objects aren't the project's fault: only the permit office knows whether they may stay, so it is asked. */
export const stateOf = (...subjects: readonly Subject[]): Finding['state'] =>
  subjects.every(isExisting) ? 'question' : 'conflict';

/** The question to add to a sentence about existing objects: whether they may stay. */
export const addition = (...subjects: readonly Subject[]): string =>
  subjects.every(isExisting)
    ? ` ${subjects.length === 1 ? 'It already exists' : 'Both already exist'}. ${askOffice}may ${subjects.length === 1 ? 'it' : 'they'} stay?`
    : '';

export const findingId = (check: CheckName, objects: readonly string[], detail = ''): string =>
  [check, ...objects, detail].filter(Boolean).join(' ');

export const isConflict = ({ state }: Pick<Finding, 'state'>): boolean => state === 'conflict';
