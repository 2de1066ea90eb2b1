// Answers "Where can it go?" for an object of a plan or one that is to be added: the ground on which its middle may be, or
// why there is none.
import { grouped } from '../measure/units.ts';
import { mainLot } from '../areas/mainLot.ts';
import { selfMeetings } from '../geometry/selfMeeting.ts';
import type { Point } from '../geometry/point.ts';
import { capitalized } from '../measure/letterCase.ts';
import { once } from '../measure/once.ts';
import type { PlanObject } from '../objects/kind.ts';
import type { Plan } from '../plan/plan.ts';
import { Site } from '../site/site.ts';
import { lotUnder } from '../site/siteLot.ts';
import { subjectOf } from '../site/subject.ts';
import { type NamedEdge, namedEdges } from './edgeNames.ts';
import { beyond, ringArea, type Rings } from './erosion.ts';
import { exceededLimits } from './fitLimits.ts';
import { placeableUses } from './rules.ts';
import { type FitMode, Fitting } from './whereItFits.ts';
import { type NoPlace, whyNot } from './whyNot.ts';

export interface FitAnswer {
  readonly fitting: Fitting;
  /** The turns in radians, in order of preference. */
  readonly turns: readonly number[];
  /** Where its middle may be, on the plan; empty if nowhere. */
  readonly places: Rings;
  /** The square feet of these places. */
  readonly area: number;
  /** The places that certainly meet the rules, and those that are too close to a limit to be sure. */
  readonly parts: () => { readonly certain: Rings; readonly close: Rings };
  readonly edges: () => readonly NamedEdge[];
  /** Why it fits nowhere. */
  readonly none: NoPlace | undefined;
  /** Limits that it exceeds unless it is placed with care. */
  readonly notes: readonly string[];
}

/** The square feet within rings. */
export const areaOfRings = (rings: Rings): number => rings.reduce((sum, ring) => sum + ringArea(ring), 0);

/** Whether the rules determine where an object may be. */
export function canBeAsked(object: PlanObject): boolean {
  const use = subjectOf(object)?.role.use;
  return use !== undefined && placeableUses.includes(use);
}

/** A lot with more corners would block the page. */
const maxCorners = 1000;

/** The answer for an object, or a problem to show. turn: radians clockwise by which the object is turned. */
export function fitAnswer(
  plan: Plan,
  object: PlanObject,
  mode: FitMode,
  turn: number,
): FitAnswer | { readonly problem: string } {
  const subject = subjectOf(object);
  if (!subject || !canBeAsked(object))
    return { problem: 'Choose a building, a pool, equipment or a part of a septic system that is kept.' };
  const site = Site.of(plan);
  const { lots } = site.ground;
  if (lots.length === 0)
    return { problem: 'Draw the lot first: its lines and setbacks say where things fit.' };
  const lot = lotUnder(subject, lots) ?? mainLot(lots, site.of('building'));
  const [fault] = lot?.faults ?? [];
  if (!lot || fault !== undefined)
    return { problem: `Can't work out where things fit on this lot. ${fault ?? ''}`.trim() };
  if (lot.lines.length > maxCorners)
    return {
      problem: `The lot has ${grouped(lot.lines.length)} corners; at most ${grouped(maxCorners)} can be searched.`,
    };
  const { found } = selfMeetings(subject.ground.path, 1);
  const fitting = found.length === 0 ? Fitting.of(subject, lot, site) : undefined;
  if (!fitting) return { problem: `The outline of ${subject.the} crosses itself, so it covers no ground.` };
  const turns = fitting.turns(mode, turn);
  const none = whyNot(fitting, mode, turn);
  const places = none ? [] : fitting.places(turns);
  return {
    fitting,
    turns,
    places,
    area: areaOfRings(places),
    parts: once(() => {
      if (fitting.certain === fitting) return { certain: places, close: [] };
      const certain = none ? [] : fitting.certain.places(turns);
      return { certain, close: beyond(places, certain) };
    }),
    edges: once(() => namedEdges(fitting, places, turns)),
    none,
    notes: exceededLimits(fitting)
      .filter(({ isEverywhere }) => !isEverywhere)
      .map(({ sentence }) => capitalized(sentence)),
  };
}

/** The point on the border of the places that is nearest to a point, within so many feet. */
export function nearestPlace(places: Rings, at: Point, within: number): Point | undefined {
  let best: Point | undefined;
  let smallestDistance = within;
  for (const ring of places)
    for (const [i, to] of ring.entries()) {
      const from = ring.at(i - 1) ?? to;
      const [dx, dy] = [to.x - from.x, to.y - from.y];
      const square = dx * dx + dy * dy;
      const along = (at.x - from.x) * dx + (at.y - from.y) * dy;
      const share = square === 0 ? 0 : Math.min(1, Math.max(0, along / square));
      const there = { x: from.x + share * dx, y: from.y + share * dy };
      const off = Math.hypot(at.x - there.x, at.y - there.y);
      if (off > smallestDistance) continue;
      smallestDistance = off;
      best = there;
    }
  return best;
}
