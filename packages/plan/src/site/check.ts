// The contract of a check. A check of one subject looks at it and its lot, a check of pairs at two subjects that are near
// each other, so that after an edit only what the edit concerns is checked again.
import type { Point } from '../geometry/point.ts';
import type { PermitUse } from '../objects/permitRole.ts';
import type { Pack } from '../packs/pack.ts';
import type { Change, Plan } from '../plan/plan.ts';
import { formatFinely, formatLength, type Units } from '../measure/units.ts';
import type { CheckName, Finding } from './finding.ts';
import type { SiteLot } from './siteLot.ts';
import { isExisting, type Subject } from './subject.ts';

/** What the checks know besides the subjects themselves. */
export interface Ground {
  readonly pack: Pack | undefined;
  readonly units: Units;
  /** Degrees from the top of the sheet to north, clockwise. */
  readonly north: number;
  readonly lots: readonly SiteLot[];
  /** Feet of the largest range within which the place of a subject is known. */
  readonly widest: number;
}

/** A finding before its remedy is worked out. */
export interface Found extends Omit<Finding, 'remedy'> {
  /** Moves that may mend it, most likely first, by the id of the object to move. */
  readonly moves?: readonly { readonly id: string; readonly pushes: readonly Point[] }[];
  /** An edit that mends it without a move. */
  readonly edit?: FindingEdit;
}

export interface FindingEdit {
  readonly title: string;
  /** The changes that mend it; undefined if it isn't possible. */
  readonly changes: (plan: Plan) => readonly Change[] | undefined;
  /** What is offered where it isn't possible, or may not be made. */
  readonly fallback?: FindingEdit;
  /** What is said where neither is possible: why, and what to do. */
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
  /** Whether it concerns two subjects that are near each other at all, so that a crowd of others costs nothing. */
  isConcerned?(a: Subject, b: Subject): boolean;
  find(a: Subject, b: Subject, ground: Ground): Found | undefined;
}

export const say = (feet: number, { units }: Pick<Ground, 'units'>): string => formatLength(feet, units);

/** What is there and what is required; to the millimeter or thousandth of a foot if they read alike without. */
export function sayBoth(
  measured: number,
  required: number,
  { units }: Pick<Ground, 'units'>,
): readonly [string, string] {
  const [is, needed] = [formatLength(measured, units), formatLength(required, units)];
  if (is !== needed) return [is, needed];
  return [formatFinely(measured, units), formatFinely(required, units)];
}

/** Begins a question to the permit office within a sentence; a letter to the office leaves it out. */
export const askOffice = 'Ask the permit office: ';

/** What stands already can't be at fault in the project: only the permit office knows whether it may stay. */
export const stateOf = (...subjects: readonly Subject[]): Finding['state'] =>
  subjects.every(isExisting) ? 'question' : 'conflict';

export const addition = (...subjects: readonly Subject[]): string =>
  subjects.every(isExisting)
    ? ` ${subjects.length === 1 ? 'It already exists' : 'Both already exist'}. ${askOffice}may ${subjects.length === 1 ? 'it' : 'they'} stay?`
    : '';

export const findingId = (check: CheckName, objects: readonly string[], detail = ''): string =>
  [check, ...objects, detail].filter(Boolean).join(' ');

export const isConflict = ({ state }: Pick<Finding, 'state'>): boolean => state === 'conflict';
