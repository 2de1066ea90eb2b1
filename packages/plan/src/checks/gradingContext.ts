// What the checks of grades have in common: the ground, what may be said of a place, and words for elevations and slopes.
import type { Point } from '../geometry/point.ts';
import { accuracyAt, finishedGround, type Ground as PlanGround } from '../grading/ground.ts';
import { inMeters, isMetric, type Units } from '../measure/units.ts';
import type { Pack } from '../packs/pack.ts';
import { elevationAt } from '../surface/surface.ts';
import type { Finding } from '../site/finding.ts';
import type { Subject } from '../site/subject.ts';
import type { GradingRule } from './gradingRules.ts';

export interface GradingContext {
  readonly ground: PlanGround;
  readonly pack: Pack | undefined;
  readonly units: Units;
  /** What stands on the site, without what is to be removed. */
  readonly subjects: readonly Subject[];
}

export interface Height {
  readonly elevation: number;
  /** Feet, more or less. */
  readonly accuracy: number;
}

/** The ground as it will be at a place; undefined where it isn't known. */
export function finishedAt({ ground }: Pick<GradingContext, 'ground'>, at: Point): Height | undefined {
  const surface = finishedGround(ground);
  const elevation = surface && elevationAt(surface, at);
  if (!surface || elevation === undefined) return undefined;
  return { elevation, accuracy: accuracyAt(surface, at) ?? 0 };
}

export const sayElevation = (feet: number, { units }: Pick<GradingContext, 'units'>): string =>
  isMetric(units) ? inMeters(feet, 2) : feet.toFixed(2);

/** A rule of the pack makes a conflict; a usual one is asked about. within: whether the difference can't be measured. */
export const stateBy = (rule: GradingRule, within: boolean): Finding['state'] =>
  within ? 'close' : rule.isOfPack ? 'conflict' : 'question';

/** What a usual number adds to a sentence. */
export const askedOf = (rule: GradingRule): string =>
  rule.isOfPack ? 'is required' : `is usual${rule.source}. Ask the permit office what it requires`;
