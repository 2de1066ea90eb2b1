// The findings of a plan. After an edit only what the edit concerns is checked again, so that its cost is that of what
// changed; an edit of the lot, a street, a setback line or the pack checks all.
import type { Plan } from '../plan.ts';
import type { PlanObject } from '../kinds/kind.ts';
import { type Found, isConflict } from './check.ts';
import type { Finding } from './finding.ts';
import { ownFindings, pairFindings } from './near.ts';
import { remedyOf } from './remedy.ts';
import { Site } from './site.ts';
import { subjectOf } from './subject.ts';
import { PlanChecks } from './planChecks.ts';

/** Moved objects that are checked in each frame of a drag; the rest are checked when they are dropped. */
const maxDragged = 20;

export class Checks {
  private plan: Plan;
  private site: Site;
  private whole: PlanChecks;
  /** By the id of a subject. */
  private readonly own = new Map<string, readonly Found[]>();
  private readonly pairs = new Map<string, readonly Found[]>();
  private pack: Plan['settings']['pack'];
  private units: Plan['settings']['units'];
  private listed: readonly Finding[] | undefined;

  constructor(plan: Plan) {
    this.plan = plan;
    this.site = new Site(plan);
    this.whole = new PlanChecks(this.site);
    this.pack = plan.settings.pack;
    this.units = plan.settings.units;
    this.checkAll();
  }

  /** changed: the ids of objects that were put or removed. */
  update(plan: Plan, changed: Iterable<string>): void {
    this.plan = plan;
    this.listed = undefined;
    const ids = new Set(changed);
    const { pack, units } = plan.settings;
    const isOtherRule = pack !== this.pack || units !== this.units;
    const isOtherLayout = [...ids].some((id) => {
      const object = plan.objects.get(id);
      return this.site.laysOut(this.site.get(id)) || this.site.laysOut(object && subjectOf(object));
    });
    if (isOtherRule || isOtherLayout) {
      [this.pack, this.units] = [pack, units];
      this.site = new Site(plan);
      this.whole = new PlanChecks(this.site);
      this.checkAll();
      return;
    }
    for (const id of ids) {
      const was = this.site.get(id);
      const is = this.site.put(plan.objects.get(id), id);
      if (was !== is) this.whole.change(was, is);
    }
    for (const id of ids) this.checkOne(id);
  }

  /** Conflicts first. */
  get findings(): readonly Finding[] {
    this.listed ??= this.list();
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
      .map((found) => asFinding(found));
  }

  private checkAll(): void {
    this.own.clear();
    this.pairs.clear();
    for (const subject of this.site.all()) {
      const { id } = subject.object;
      const found = ownFindings(subject, this.site);
      if (found.length > 0) this.own.set(id, found);
      // Each pair is found from both sides; the one with the lesser id keeps it.
      const beside = pairFindings(subject, this.site, ({ object }) => object.id < id);
      if (beside.length > 0) this.pairs.set(id, beside);
    }
  }

  private checkOne(id: string): void {
    this.own.delete(id);
    this.pairs.delete(id);
    for (const [other, found] of this.pairs) {
      const rest = found.filter(({ objects }) => !objects.includes(id));
      if (rest.length === found.length) continue;
      if (rest.length > 0) this.pairs.set(other, rest);
      else this.pairs.delete(other);
    }
    const subject = this.site.get(id);
    if (!subject) return;
    const found = ownFindings(subject, this.site);
    if (found.length > 0) this.own.set(id, found);
    const beside = pairFindings(subject, this.site);
    if (beside.length > 0) this.pairs.set(id, beside);
  }

  private list(): readonly Finding[] {
    const all = [
      ...this.whole.findings(),
      ...[...this.own.values()].flat(),
      ...new Map([...this.pairs.values()].flat().map((found) => [found.id, found])).values(),
    ];
    const rank = (found: Found): number => (isConflict(found) ? 0 : 1);
    return all
      .toSorted((a, b) => rank(a) - rank(b) || (a.id < b.id ? -1 : 1))
      .map((found) => asFinding(found, this.site, this.plan));
  }
}

/** The remedy is worked out when it is asked for: it checks where its object would be. */
function asFinding({ moves, edit, ...found }: Found, site?: Site, plan?: Plan): Finding {
  if (!site || !plan || (!moves && !edit)) return found;
  let remedy: Finding['remedy'] | null = null;
  return {
    ...found,
    get remedy() {
      if (remedy === null)
        remedy = remedyOf({ ...found, ...(moves ? { moves } : {}), ...(edit ? { edit } : {}) }, site, plan);
      return remedy;
    },
  };
}
