// The findings of a plan. After an edit only what the edit concerns is checked again, so that its cost is that of what
// changed; an edit of the lot, a street, a setback line or the pack checks all.
import type { Plan } from '../plan.ts';
import type { PlanObject } from '../kinds/kind.ts';
import type { Found } from './check.ts';
import type { Finding, Remedy } from './finding.ts';
import { ownFindings, pairFindings } from './near.ts';
import { remedyOf } from './remedy.ts';
import { runAllSteps, type Steps } from '../steps.ts';
import { Site } from './site.ts';
import { type Subject, subjectOf } from './subject.ts';
import { PlanChecks } from './planChecks.ts';
import { merged, inOrder } from './findingOrder.ts';

/** Moved objects that are checked in each frame of a drag; the rest are checked when they are dropped. */
const maxDragged = 20;

export class Checks {
  private plan: Plan;
  private site: Site;
  private whole: PlanChecks;
  /** Findings of one subject and of pairs, by the id of a subject, and all of them in order. */
  private readonly near = new Map<string, readonly Finding[]>();
  private sorted: readonly Finding[] = [];
  private pack: Plan['settings']['pack'];
  private units: Plan['settings']['units'];
  private listed: readonly Finding[] | undefined;
  /** What stands in the way of a remedy may change with any edit. */
  private edits = 0;

  private constructor(plan: Plan, site: Site, whole: PlanChecks) {
    this.plan = plan;
    this.site = site;
    this.whole = whole;
    this.pack = plan.settings.pack;
    this.units = plan.settings.units;
  }

  static of(plan: Plan): Checks {
    return runAllSteps(Checks.inSteps(plan));
  }

  static *inSteps(plan: Plan): Steps<Checks> {
    const site = yield* Site.inSteps(plan);
    const checks = new Checks(plan, site, yield* PlanChecks.inSteps(site));
    yield* checks.checkAll();
    return checks;
  }

  /** changed: the ids of objects that were put or removed. */
  update(plan: Plan, changed: Iterable<string>): void {
    this.plan = plan;
    this.edits += 1;
    this.listed = undefined;
    const ids = new Set(changed);
    if (this.concernAll(plan, ids)) {
      ({ pack: this.pack, units: this.units } = plan.settings);
      this.site = Site.of(plan);
      this.whole = runAllSteps(PlanChecks.inSteps(this.site));
      runAllSteps(this.checkAll());
      return;
    }
    for (const id of ids) {
      const was = this.site.get(id);
      const is = this.site.put(plan.objects.get(id), id);
      if (was !== is) this.whole.change(was, is);
    }
    this.checkAgain(ids);
  }

  /** Whether an edit of these objects, or of the settings, concerns all findings. */
  concernAll(plan: Plan, changed: Iterable<string>): boolean {
    const { pack, units } = plan.settings;
    if (pack !== this.pack || units !== this.units) return true;
    return [...changed].some((id) => {
      const object = plan.objects.get(id);
      return this.site.laysOut(this.site.get(id)) || this.site.laysOut(object && subjectOf(object));
    });
  }

  /** Conflicts first. */
  get findings(): readonly Finding[] {
    this.listed ??= merged(this.whole.findings().map(this.asFinding).toSorted(inOrder), this.sorted);
    return this.listed;
  }

  /** The findings of objects as they are dragged. Those of the whole plan, such as coverage, wait until they are dropped. */
  duringDrag(_plan: Plan, moved: Iterable<PlanObject>): readonly Finding[] {
    const dragged = [...moved];
    const ids = new Set(dragged.map(({ id }) => id));
    const subjects = dragged
      .flatMap((object) => subjectOf(object) ?? [])
      .filter((one) => !this.site.laysOut(one));
    return subjects
      .slice(0, maxDragged)
      .flatMap((subject) => [
        ...ownFindings(subject, this.site),
        ...pairFindings(subject, this.site, ({ object }) => ids.has(object.id)),
      ])
      .map(({ moves: _moves, edit: _edit, ...finding }) => finding);
  }

  private *checkAll(): Steps<void> {
    this.near.clear();
    for (const subject of this.site.all()) {
      const { id } = subject.object;
      // Each pair is found from both sides; the one with the lesser id keeps it.
      this.keep(id, [
        ...ownFindings(subject, this.site),
        ...pairFindings(subject, this.site, ({ object }) => object.id < id),
      ]);
      yield;
    }
    this.sorted = [...this.near.values()].flat().toSorted(inOrder);
  }

  private checkAgain(ids: ReadonlySet<string>): void {
    for (const [id, found] of this.near) {
      const rest = ids.has(id) ? [] : found.filter(({ objects }) => !objects.some((one) => ids.has(one)));
      if (rest.length === 0) this.near.delete(id);
      else if (rest.length < found.length) this.near.set(id, rest);
    }
    const kept = this.sorted.filter(({ objects }) => !objects.some((one) => ids.has(one)));
    const come = [...ids].flatMap((id) => {
      const subject = this.site.get(id);
      if (!subject) return [];
      // Of two that were both edited the one with the lesser id keeps what they have in common.
      const isTheirs = ({ object }: Subject): boolean => ids.has(object.id) && object.id < id;
      return this.keep(id, [
        ...ownFindings(subject, this.site),
        ...pairFindings(subject, this.site, isTheirs),
      ]);
    });
    this.sorted = merged(kept, come.toSorted(inOrder));
  }

  private keep(id: string, found: readonly Found[]): readonly Finding[] {
    const findings = found.map(this.asFinding);
    if (findings.length > 0) this.near.set(id, findings);
    return findings;
  }

  /** The remedy is worked out when it is asked for: it checks where its object would be. */
  private readonly asFinding = (found: Found): Finding => {
    const { moves, edit, ...finding } = found;
    if (!moves && !edit) return finding;
    const remedyNow = () => ({ edits: this.edits, is: remedyOf(found, this.site, this.plan) });
    const isOld = (edits: number): boolean => edits !== this.edits;
    let remedy: { readonly edits: number; readonly is: Remedy | undefined } | undefined;
    return {
      ...finding,
      get remedy() {
        if (!remedy || isOld(remedy.edits)) remedy = remedyNow();
        return remedy.is;
      },
    };
  };
}
