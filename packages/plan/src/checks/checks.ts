// The findings of a plan. Which checks there are is in near.ts, planChecks.ts and gradingChecks.ts. After an edit, only the
// changed objects and what is near them are checked again, so a large plan takes no longer than a small one; after an edit of
// a lot, a street, a setback line or the pack, the whole plan is.
import { kindOf } from '../kinds/index.ts';
import type { Plan } from '../plan/plan.ts';
import type { PlanObject } from '../objects/kind.ts';
import { type Found, isConflict } from '../site/check.ts';
import type { Finding, Remedy } from '../site/finding.ts';
import { ownFindings, pairFindings } from './near.ts';
import { NearFindings } from './nearFindings.ts';
import { remedyOf } from './remedy.ts';
import { runAllSteps, type Steps } from '../measure/steps.ts';
import { Site } from '../site/site.ts';
import type { SiteLot } from '../site/siteLot.ts';
import { type Subject, subjectOf } from '../site/subject.ts';
import { type WholeCheck, PlanChecks } from './planChecks.ts';
import { merged, inOrder } from './findingOrder.ts';

/** Moved objects that are checked in each frame of a drag; the rest are checked when they are dropped. */
const maxDragged = 20;

/** Whether its bearings are measured from a north that is stored with them, which may differ from the plan's. */
const hasOwnNorth = ({ subject: { object } }: SiteLot): boolean =>
  kindOf(object)
    .path?.edges?.(object)
    .some(({ recorded }) => recorded?.bearing !== undefined) === true;

export class Checks {
  private readonly plan: Plan;
  private readonly site: Site;
  private readonly whole: PlanChecks;
  private readonly near = new NearFindings();
  private readonly pack: Plan['settings']['pack'];
  private readonly units: Plan['settings']['units'];
  private readonly north: number;
  private listed: readonly Finding[] | undefined;
  private wholeListed: readonly Finding[] | undefined;
  /** The number of edits, so that a cached remedy is dropped: its obstacles may change with any edit. */
  private edits = 0;

  private constructor(plan: Plan, site: Site, whole: PlanChecks) {
    this.plan = plan;
    this.site = site;
    this.whole = whole;
    this.pack = plan.settings.pack;
    this.units = plan.settings.units;
    this.north = plan.settings.north;
  }

  static of(plan: Plan, more: readonly WholeCheck[] = []): Checks {
    return runAllSteps(Checks.inSteps(plan, more));
  }

  /** more: checks besides those of every plan, such as those of grades. */
  static *inSteps(plan: Plan, more: readonly WholeCheck[] = []): Steps<Checks> {
    const site = yield* Site.inSteps(plan);
    const checks = new Checks(plan, site, yield* PlanChecks.inSteps(plan, site, more));
    yield* checks.checkAll();
    return checks;
  }

  /**
   * Updates the findings after an edit of the plan. changed: the ids of objects that were put or removed. Returns false, and
   * does nothing, if the whole plan has to be checked again.
   */
  update(changed: Iterable<string>): boolean {
    const ids = new Set(changed);
    if (this.concernAll(ids)) return false;
    this.edits += 1;
    this.listed = undefined;
    this.wholeListed = undefined;
    for (const id of ids) {
      const before = this.site.get(id);
      const after = this.site.put(this.plan.objects.get(id), id);
      if (before !== after) this.whole.change(before, after);
    }
    this.checkAgain(ids);
    return true;
  }

  /** Whether an edit of these objects, or of the settings, concerns all findings. */
  private concernAll(changed: ReadonlySet<string>): boolean {
    const { pack, units, north } = this.plan.settings;
    if (pack !== this.pack || units !== this.units) return true;
    if (north !== this.north && (pack?.planes || this.site.ground.lots.some(hasOwnNorth))) return true;
    return [...changed].some((id) => {
      const object = this.plan.objects.get(id);
      return this.affectsLots(id) || this.site.affectsLots(object && subjectOf(object));
    });
  }

  /** Whether the lots depend on an object, so that an edit of it concerns all findings. */
  affectsLots(id: string): boolean {
    return this.site.affectsLots(this.site.get(id));
  }

  /** All findings, conflicts first. */
  get findings(): readonly Finding[] {
    this.listed ??= merged(this.ofWhole.toSorted(inOrder), this.near.all);
    return this.listed;
  }

  /** How many of the findings are conflicts. */
  get conflicts(): number {
    return this.ofWhole.filter(isConflict).length + this.near.conflicts;
  }

  private get ofWhole(): readonly Finding[] {
    return (this.wholeListed ??= this.whole.findings().map(this.asFinding));
  }

  /** The findings of objects as they are dragged. Those of the whole plan, such as coverage, wait until they are dropped. */
  duringDrag(moved: Iterable<PlanObject>): readonly Finding[] {
    const dragged = [...moved];
    const ids = new Set(dragged.map(({ id }) => id));
    const subjects = dragged.flatMap((object) => subjectOf(object) ?? []);
    // The lots are known only as they were before the drag.
    if (subjects.some((one) => this.site.affectsLots(one))) return [];
    return subjects
      .slice(0, maxDragged)
      .flatMap((subject) => [
        ...ownFindings(subject, this.site),
        ...pairFindings(subject, this.site, ({ object }) => ids.has(object.id)),
      ])
      .map(({ moves: _moves, edit: _edit, ...finding }) => finding);
  }

  private *checkAll(): Steps<void> {
    for (const subject of this.site.all()) {
      // Each pair is found from both sides; its finding is kept with the lesser id.
      const { id } = subject.object;
      this.check(subject, (other) => other < id);
      yield;
    }
  }

  private checkAgain(ids: ReadonlySet<string>): void {
    for (const id of ids) this.near.drop(id);
    for (const id of ids) {
      const subject = this.site.get(id);
      if (subject) this.check(subject, (other) => ids.has(other) && other < id);
    }
  }

  /** isTheirs: whether the finding about a pair is kept with the other object. */
  private check(subject: Subject, isTheirs: (other: string) => boolean): void {
    const found = [
      ...ownFindings(subject, this.site),
      ...pairFindings(subject, this.site, ({ object }) => isTheirs(object.id)),
    ];
    this.near.keep(subject.object.id, found.map(this.asFinding));
  }

  /** Adds the remedy to a finding. It is computed only when asked for, because that tries moves of the object. */
  private readonly asFinding = (found: Found): Finding => {
    const { moves, edit, ...finding } = found;
    if (!moves && !edit) return finding;
    let cached: { readonly edits: number; readonly result: ReturnType<typeof remedyOf> } | undefined;
    const result = (): ReturnType<typeof remedyOf> => {
      if (cached?.edits !== this.edits)
        cached = { edits: this.edits, result: remedyOf(found, this.site, this.plan) };
      return cached.result;
    };
    return {
      ...finding,
      get remedy(): Remedy | undefined {
        const remedy = result();
        return remedy && 'changes' in remedy ? remedy : undefined;
      },
      get obstacle(): string | undefined {
        const remedy = result();
        return remedy && 'obstacle' in remedy ? remedy.obstacle : undefined;
      },
    };
  };
}
