// The subjects of a plan by their use, and its lots. `put` takes in an edit of one object. It never changes the lots: after an
// edit that affects them (`affectsLots`), a new Site is made.
import { type Box, grow } from '../geometry/box.ts';
import { BoxGrid } from '../geometry/boxGrid.ts';
import { areaOf } from '../geometry/outline.ts';
import { kindOf } from '../kinds/index.ts';
import type { PlanObject } from '../objects/kind.ts';
import type { Plan } from '../plan/plan.ts';
import { runAllSteps, type Steps } from '../measure/steps.ts';
import type { PermitUse } from '../objects/permitRole.ts';
import type { Ground } from './check.ts';
import { rangeOfSubject } from './ranges.ts';
import { lotsAmong, type SiteLot, siteLot } from './siteLot.ts';
import { type Subject, subjectOf } from './subject.ts';

/** Besides the lots themselves. Streets determine which lot line is the front, setback lines the setbacks. */
const usesThatShapeLots: ReadonlySet<PermitUse> = new Set(['street', 'setbackLine']);

export class Site {
  /** Has no lots until all subjects have been added. */
  ground: Ground;
  private readonly byUse = new Map<PermitUse, BoxGrid<Subject>>();
  private readonly byId = new Map<string, Subject>();

  private constructor({ settings: { pack, units, north } }: Plan) {
    this.ground = { pack, units, north, lots: [], widest: 0 };
  }

  static of(plan: Plan): Site {
    return runAllSteps(Site.inSteps(plan));
  }

  static *inSteps(plan: Plan): Steps<Site> {
    const site = new Site(plan);
    for (const object of plan.objects.values()) {
      site.put(object);
      yield;
    }
    const objectsOf = (use: PermitUse): readonly PlanObject[] =>
      [...site.of(use)].map(({ object }) => object);
    const streets = objectsOf('street');
    const setbackLines = objectsOf('setbackLine');
    const lots: SiteLot[] = [];
    for (const lot of yield* lotsAmong([...site.of('lot')])) {
      lots.push(siteLot(lot, streets, setbackLines, site.ground.pack));
      yield;
    }
    site.ground = { ...site.ground, lots };
    return site;
  }

  get(id: string): Subject | undefined {
    return this.byId.get(id);
  }

  of(use: PermitUse): Iterable<Subject> {
    return this.byUse.get(use)?.all() ?? [];
  }

  /** The subjects of a use that may be within so many feet of a box. */
  near(use: PermitUse, box: Box, feet: number): Iterable<Subject> {
    return this.byUse.get(use)?.near(grow(box, feet)) ?? [];
  }

  all(): Iterable<Subject> {
    return this.byId.values();
  }

  /** Adds or replaces an object, or removes it if undefined. Returns its subject. */
  put(object: PlanObject | undefined, id = object?.id ?? ''): Subject | undefined {
    const old = this.byId.get(id);
    const subject = object && subjectOf(object);
    if (old) this.byUse.get(old.role.use)?.remove(old);
    if (!subject) {
      this.byId.delete(id);
      return undefined;
    }
    this.byId.set(id, subject);
    const { feet } = rangeOfSubject(subject);
    if (feet > this.ground.widest) this.ground = { ...this.ground, widest: feet };
    const alike = this.byUse.get(subject.role.use) ?? new BoxGrid<Subject>();
    this.byUse.set(subject.role.use, alike);
    alike.put(subject, subject.ground.box);
    return subject;
  }

  /** Whether the lots depend on a subject, so that an edit of it may change them. */
  affectsLots(subject: Subject | undefined): boolean {
    if (!subject) return false;
    const { object, role, ground } = subject;
    if (usesThatShapeLots.has(role.use)) return true;
    if (role.use !== 'lot') return false;
    const { lots } = this.ground;
    const isDeed = (lot: PlanObject): boolean => kindOf(lot).path?.edges !== undefined;
    if (isDeed(object) || lots.length === 0) return true;
    // The largest rectangle counts as the lot if no lot has edge data.
    return lots.some((lot) => !isDeed(lot.subject.object)) && areaOf(ground.path) >= (lots[0]?.area ?? 0);
  }
}
