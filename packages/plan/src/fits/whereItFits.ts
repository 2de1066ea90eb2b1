// Finds where an object may be by the rules of its plan: the places of its middle, at one turn (angle) or at many. Accurate to
// 1/64 inch at one turn and to 1/4 inch at many. Errors are on the safe side: no place that it returns has a finding.
import { findingsOf } from '../checks/near.ts';
import { isShown } from '../accuracy/range.ts';
import { turning } from '../geometry/motion.ts';
import { kindOf } from '../kinds/index.ts';
import type { PlanObject } from '../objects/kind.ts';
import { isConflict } from '../site/check.ts';
import type { Path } from '../geometry/pen.ts';
import { edgeLength } from '../geometry/outline.ts';
import { add, degrees, type Point, subtract } from '../geometry/point.ts';
import type { Site } from '../site/site.ts';
import type { SiteLot } from '../site/siteLot.ts';
import { type Subject, subjectOf } from '../site/subject.ts';
import { intersection, eroded, type Rings, united } from './erosion.ts';
import { type Footprint, footprintOf, turnedParts } from './footprint.ts';
import type { Precision } from './chords.ts';
import { freeGround } from './freeGround.ts';
import { type FitRule, rulesFor } from './rules.ts';

/** given: at one turn; lot: along the sides of the lot; any: at any turn. */
export const fitModes = ['given', 'lot', 'any'] as const;
export type FitMode = (typeof fitModes)[number];

/** Feet: between two of the turns that are sampled for `any`, the middle could get at most so much farther. 1/16 inch. */
const sampleTolerance = 1 / 192;
/** Radians between two sampled turns, at most. */
const maxStep = Math.PI / 24;
/** Sides of the lot that are considered for `lot`, longest first. */
const maxDirections = 24;
/** More turns than this are computed at coarse precision. */
const maxFine = 8;
/** Radians: closer turns count as the same. */
const minApart = 1e-5;

/** The feet that a trial requires for a rule; undefined if it drops the rule. */
export type FeetOf = (rule: FitRule) => number | undefined;
const asRequired: FeetOf = ({ feet }) => feet;

export class Fitting {
  readonly subject: Subject;
  readonly lot: SiteLot;
  readonly site: Site;
  readonly footprint: Footprint;
  readonly rules: readonly FitRule[];
  private readonly feetOf: FeetOf;
  private readonly precision: Precision;
  private coarser: Fitting | undefined;
  private readonly grounds = new Map<FitRule['part'], Rings>();
  private readonly atTurns = new Map<number, Rings>();

  private constructor(
    subject: Subject,
    lot: SiteLot,
    site: Site,
    footprint: Footprint,
    rules: readonly FitRule[],
    feetOf: FeetOf,
    precision: Precision,
  ) {
    this.subject = subject;
    this.lot = lot;
    this.site = site;
    this.footprint = footprint;
    this.rules = rules;
    this.feetOf = feetOf;
    this.precision = precision;
  }

  /** undefined if the subject covers no ground. */
  static of(subject: Subject, lot: SiteLot, site: Site): Fitting | undefined {
    const footprint = footprintOf(subject);
    if (!footprint) return undefined;
    return new Fitting(subject, lot, site, footprint, rulesFor(subject, lot, site), asRequired, 'fine');
  }

  /** This fitting with other distances or another footprint, at coarse precision, which is fast enough for many trials. */
  with(feetOf: FeetOf = this.feetOf, footprint = this.footprint): Fitting {
    const { subject, lot, site, rules } = this;
    const trial = new Fitting(subject, lot, site, footprint, rules, feetOf, 'coarse');
    if (feetOf === this.feetOf && this.precision === 'coarse')
      for (const [part, ground] of this.grounds) trial.grounds.set(part, ground);
    return trial;
  }

  /** This fitting with distances enlarged by their ranges, so that no inaccuracy breaks a rule; itself if all is exact. */
  get certain(): Fitting {
    const { subject, lot, site, footprint, rules } = this;
    if (!rules.some(({ range }) => isShown(range))) return this;
    const surely: FeetOf = ({ feet, range }) => feet + range.feet;
    return new Fitting(subject, lot, site, footprint, rules, surely, this.precision);
  }

  /** This fitting at coarse precision, for many turns. */
  get coarse(): Fitting {
    if (this.precision !== 'fine') return this;
    return (this.coarser ??= this.with());
  }

  /** The ground on which all points of the walls, or of the eave, have to be, relative to `origin`. */
  ground(part: FitRule['part']): Rings {
    const known = this.grounds.get(part);
    if (known) return known;
    const path: Path = this.lot.ground.path;
    const rules = this.rules.filter((rule) => rule.part === part);
    const ground = freeGround(path, rules, this.origin, this.feetOf, this.precision);
    this.grounds.set(part, ground);
    return ground;
  }

  /** The corner of the lot's box. */
  get origin(): Point {
    const { minX, minY } = this.lot.ground.box;
    return { x: minX, y: minY };
  }

  /** The places of its middle, relative to `origin`, if it is turned clockwise by so many radians from how it is now. */
  at(turn: number): Rings {
    const key = Math.round(turn / 1e-9);
    const known = this.atTurns.get(key);
    if (known) return known;
    const { walls, eave } = this.footprint;
    const wallPlaces = turnedParts(walls, turn).map((part) => eroded(this.ground('walls'), part));
    const eavePlaces = eave ? turnedParts(eave, turn).map((part) => eroded(this.ground('eave'), part)) : [];
    const rings = intersection([...wallPlaces, ...eavePlaces]);
    this.atTurns.set(key, rings);
    return rings;
  }

  /** The turns to try in a mode. given: the turn that the user asks for. */
  turns(mode: FitMode, given: number): readonly number[] {
    if (mode === 'given') return [given];
    if (mode === 'lot') return this.lotTurns(0);
    const { period, reach } = this.footprint;
    // Between two turns, a point at `reach` moves on an arc whose height above its chord is within the tolerance.
    const count = Math.ceil(period / Math.min(maxStep, Math.sqrt((8 * sampleTolerance) / reach)));
    const steps = Array.from({ length: count }, (_, i) => (i * period) / count);
    // A side that is shorter than the footprint doesn't guide it.
    return distinct([given, ...this.lotTurns(reach), ...steps], period);
  }

  /** The turns at which its longest side is parallel or square to a side of the lot that is longer than `minLength`. */
  private lotTurns(minLength: number): readonly number[] {
    const { side, period } = this.footprint;
    const directions = this.lot.lines
      .filter(({ edge }) => edge.bulge === 0 && edgeLength(edge) > minLength)
      .toSorted((a, b) => edgeLength(b.edge) - edgeLength(a.edge))
      .slice(0, maxDirections)
      .map(({ edge: { from, to } }) => Math.atan2(to.y - from.y, to.x - from.x) - side);
    const quarters = directions.flatMap((turn) => [0, 1, 2, 3].map((i) => turn + (i * Math.PI) / 2));
    return distinct(quarters, period);
  }

  /** The fitting, fine or coarse, that computes the places at some turns. */
  precisionFor(turns: readonly number[]): Fitting {
    return turns.length > maxFine ? this.coarse : this;
  }

  /** The places of its middle on the plan at any of some turns. Many turns are computed at coarse precision. */
  places(turns: readonly number[]): Rings {
    const one = this.precisionFor(turns);
    const all = turns.map((turn) => one.at(turn)).filter((rings) => rings.length > 0);
    const places = all.length > 1 ? united(all) : (all[0] ?? []);
    return places.map((ring) => ring.map((at) => add(at, this.origin)));
  }

  /** The first of some turns at which it fits with its middle at a point of the plan and has no conflict in the checks. */
  turnAt(place: Point, turns: readonly number[]): number | undefined {
    const at = subtract(place, this.origin);
    const one = this.precisionFor(turns);
    return turns.find((turn) => isWithin(one.at(turn), at) && this.isFree(place, turn));
  }

  /** The object with its middle at a place of the plan; undefined if its kind can't be turned. */
  objectAt(place: Point, turn: number): PlanObject | undefined {
    const { object } = this.subject;
    const { middle } = this.footprint;
    const kind = kindOf(object);
    const turned = turn === 0 ? object : kind.transform?.(object, turning(middle, degrees(turn)));
    return turned && kind.move(turned, subtract(place, middle));
  }

  private isFree(place: Point, turn: number): boolean {
    const object = this.objectAt(place, turn);
    const subject = object && subjectOf({ ...object, status: 'proposed' });
    return subject !== undefined && !findingsOf(subject, this.site).some(isConflict);
  }
}

/** The turns without repeated ones. A footprint looks the same after each period. */
function distinct(turns: readonly number[], period: number): readonly number[] {
  const all: number[] = [];
  for (const turn of turns) {
    const within = ((turn % period) + period) % period;
    const isKnown = all.some((other) => {
      const apart = Math.abs(other - within);
      return Math.min(apart, period - apart) < minApart;
    });
    if (!isKnown) all.push(within);
  }
  return all;
}

/** Feet outside a border within which a point still counts as inside. */
const onBorder = 3e-4;

/** Whether a point is about on the border of some ground: ten times as far off as for `isWithin`. */
export function isOnBorder(rings: Rings, at: Point): boolean {
  return rings.some((ring) => ring.some((to, i) => isNearSide(at, ring.at(i - 1) ?? to, to, 10 * onBorder)));
}

export function isWithin(rings: Rings, { x, y }: Point): boolean {
  let inside = false;
  for (const ring of rings) {
    let before = ring.at(-1);
    for (const at of ring) {
      if (before) {
        if (
          at.y > y !== before.y > y &&
          x < before.x + ((y - before.y) / (at.y - before.y)) * (at.x - before.x)
        )
          inside = !inside;
        if (isNearSide({ x, y }, before, at)) return true;
      }
      before = at;
    }
  }
  return inside;
}

function isNearSide({ x, y }: Point, from: Point, to: Point, within = onBorder): boolean {
  // Most sides are far away.
  if ((x < from.x - within && x < to.x - within) || (x > from.x + within && x > to.x + within)) return false;
  if ((y < from.y - within && y < to.y - within) || (y > from.y + within && y > to.y + within)) return false;
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const square = dx * dx + dy * dy;
  const share = square === 0 ? 0 : Math.min(1, Math.max(0, ((x - from.x) * dx + (y - from.y) * dy) / square));
  return Math.hypot(x - from.x - share * dx, y - from.y - share * dy) <= within;
}
