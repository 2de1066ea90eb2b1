// The checks of the plan as a whole: its lot, its coverage, its grades and the barrier around its pools.
import { Covered } from '../areas/covered.ts';
import { mainLot } from '../areas/mainLot.ts';
import { areaMeasures } from '../areas/measures.ts';
import type { Found } from '../site/check.ts';
import { coverageFindings, parkingFindings } from './coverageLimits.ts';
import { barrierFindings, affectsBarriers } from './barrier.ts';
import { lotFindings } from './lotState.ts';
import { kindOf } from '../kinds/index.ts';
import { permitRoleOf } from '../kinds/permitRoles.ts';
import type { PlanObject } from '../objects/kind.ts';
import type { Plan } from '../plan/plan.ts';
import { runAllSteps, type Steps } from '../measure/steps.ts';
import type { Site } from '../site/site.ts';
import type { SiteLot } from '../site/siteLot.ts';
import type { Subject } from '../site/subject.ts';
import { usualFindings } from './usualSeparations.ts';

/** A check of the plan as a whole. It runs after every edit, so it caches its findings while they stay valid. */
export type WholeCheck = (plan: Plan, lots: readonly SiteLot[]) => readonly Found[];

/**
 * Whether the checks of grades have anything to check: a datum that others may contradict, or an object with an elevation or one
 * that carries water.
 */
export function needsGradingChecks(
  { elevations }: Pick<Plan['settings'], 'elevations'>,
  objects: Iterable<PlanObject>,
): boolean {
  if (elevations?.datum !== undefined) return true;
  for (const object of objects) if (hasGrades(object)) return true;
  return false;
}

function hasGrades(object: PlanObject): boolean {
  const use = permitRoleOf(object)?.use;
  if (use === 'floodLine' || use === 'stormwater') return true;
  return (kindOf(object).ground?.(object) ?? []).length > 0;
}

export class PlanChecks {
  private readonly plan: Plan;
  private readonly site: Site;
  private readonly more: readonly WholeCheck[];
  private readonly lotFindings: readonly Found[];
  private main: SiteLot | undefined;
  private covered: Covered | undefined;
  private barriers: readonly Found[] | undefined;

  private constructor(plan: Plan, site: Site, more: readonly WholeCheck[]) {
    this.plan = plan;
    this.site = site;
    this.more = more;
    this.lotFindings = lotFindings(site);
  }

  static *inSteps(plan: Plan, site: Site, more: readonly WholeCheck[]): Steps<PlanChecks> {
    const checks = new PlanChecks(plan, site, more);
    yield* checks.measure();
    return checks;
  }

  change(before: Subject | undefined, after: Subject | undefined): void {
    if ([before, after].some((one) => one && affectsBarriers(one))) this.barriers = undefined;
    const { lots } = this.site.ground;
    if (lots.length > 1 && mainLot(lots, this.site.of('building')) !== this.main) runAllSteps(this.measure());
    else this.covered?.change(before, after);
  }

  findings(): readonly Found[] {
    this.barriers ??= barrierFindings(this.site);
    return [
      ...this.lotFindings,
      ...this.coverage(),
      ...this.barriers,
      ...usualFindings(this.site),
      ...this.more.flatMap((check) => check(this.plan, this.site.ground.lots)),
    ];
  }

  private *measure(): Steps<void> {
    const { lots, pack } = this.site.ground;
    this.main = mainLot(lots, this.site.of('building'));
    const hasLimit = areaMeasures.some((measure) => pack?.limits?.[measure] !== undefined);
    this.covered =
      this.main && hasLimit && this.main.faults.length === 0
        ? yield* Covered.inSteps(this.main, pack, this.site.all())
        : undefined;
  }

  private coverage(): readonly Found[] {
    if (!this.main || this.main.faults.length > 0) return [];
    const areas = this.covered ? coverageFindings(this.covered, this.main, this.site) : [];
    return [...areas, ...parkingFindings(this.main, this.site)];
  }
}
