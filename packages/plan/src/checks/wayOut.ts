// The way straight out from a wall, along which the ground has to fall: how long it is, which parts of it are paved, and how
// much fall is missing.
import { boxBetween, overlaps } from '../geometry/box.ts';
import { crossings } from '../geometry/crossings.ts';
import { isInside } from '../geometry/hitPen.ts';
import type { Edge } from '../geometry/outline.ts';
import { boxGap, type Shape, shapeOf } from '../geometry/pathDistance.ts';
import { add, distance, type Point, scaleBy } from '../geometry/point.ts';
import { finishedAt, type GroundHeight } from '../grading/ground.ts';
import type { PermitUse } from '../objects/permitRole.ts';
import type { SurfaceName } from '../packs/pack.ts';
import { lotUnder, type SiteLot } from '../site/siteLot.ts';
import type { Subject } from '../site/subject.ts';
import { besideWall, type GradingContext, groundBeside, type WallPlace } from './gradingContext.ts';
import { type GradingRule, gradingRule } from './gradingRules.ts';

/** A part of the way, in feet from its beginning. */
interface Stretch {
  readonly from: number;
  readonly to: number;
  /** What covers it, if it is paved. */
  readonly paving?: Subject;
}

interface WayOut extends WallPlace {
  /** Its length in feet: as far as the rule asks for, or up to a nearer lot line. */
  readonly reach: number;
  readonly isToLine: boolean;
  /** Its parts in order, starting at the wall. */
  readonly stretches: readonly Stretch[];
}

/** A paved area. */
interface Paved {
  readonly paving: Subject;
  readonly shape: Shape;
}

const hardUses: ReadonlySet<PermitUse> = new Set(['paving', 'drive', 'street']);
/** Surfaces that rain seeps into, which count as unpaved. */
const pervious: ReadonlySet<SurfaceName> = new Set(['gravel', 'gravelWalk']);

export function isPaving({ role, object }: Subject): boolean {
  const surface = hardUses.has(role.use) ? role.surface?.(object) : undefined;
  return surface !== undefined && !pervious.has(surface);
}

/** The paved areas near a building. */
const pavedBeside = ({ ground }: Subject, within: number, subjects: readonly Subject[]): readonly Paved[] =>
  subjects
    .filter(isPaving)
    .flatMap((paving) => {
      const more = paving.role.moreGround?.(paving.object) ?? [];
      return [paving.ground, ...more.map(shapeOf)].map((shape) => ({ paving, shape }));
    })
    .filter(({ shape }) => boxGap(shape.box, ground.box) <= within + besideWall);

/** The way from a place, so many feet out or up to the line of its lot; undefined if the place isn't on the lot. */
function wayOut(
  place: WallPlace,
  within: number,
  paved: readonly Paved[],
  lot: SiteLot | undefined,
): WayOut | undefined {
  const { at, out } = place;
  if (lot && !isInside(lot.ground.path, at)) return undefined;
  const toLine = lot ? Math.min(...stopsOn(wayOf(place, within), lot.ground)) : Infinity;
  const reach = Math.min(within, toLine);
  const way = wayOf(place, reach);
  const box = boxBetween(way.from, way.to);
  const near = paved.filter(({ shape }) => overlaps(shape.box, box));
  const stops = [0, ...near.flatMap(({ shape }) => stopsOn(way, shape)), reach]
    .toSorted((a, b) => a - b)
    .filter((along, i, all) => i === 0 || along - (all[i - 1] ?? 0) > minStretch);
  const stretches = stops.slice(1).map((to, i): Stretch => {
    const from = stops[i] ?? 0;
    const middle = add(at, scaleBy(out, (from + to) / 2));
    const on = near.find(({ shape }) => isInside(shape.path, middle));
    return { from, to, ...(on ? { paving: on.paving } : {}) };
  });
  return { at, out, reach, isToLine: toLine < within, stretches };
}

/** Feet: shorter stretches are ignored. */
const minStretch = 1e-3;

const wayOf = ({ at, out }: WallPlace, feet: number): Edge => ({
  index: 0,
  from: at,
  to: add(at, scaleBy(out, feet)),
  bulge: 0,
});

/** The feet along a way at which it crosses an outline. */
function stopsOn(way: Edge, { edges }: Shape): readonly number[] {
  const box = boxBetween(way.from, way.to);
  return edges
    .filter((edge) => overlaps(edge.box, box))
    .flatMap((edge) => crossings(way, edge))
    .map((point) => distance(way.from, point));
}

/** Feet: sentences round smaller differences to 0. */
const negligible = 0.005;

/** The rules for the fall of the ground beside a building. */
export interface Asked {
  readonly fall: GradingRule;
  /** Feet from the walls within which the ground has to fall by `fall`. */
  readonly within: number;
  /** The slope required of paved ground, if it differs. */
  readonly paved: GradingRule | undefined;
}

export function askedBy({ pack }: GradingContext): Asked | undefined {
  const fall = gradingRule(pack, 'awayFall');
  const within = gradingRule(pack, 'awayWithin')?.value;
  if (!fall || !within) return undefined;
  const paved = gradingRule(pack, 'pavedFall');
  // A common value that isn't the pack's counts only if it requires less of paved ground than the rule for all ground.
  const counts = paved?.isOfPack || (paved && paved.value < fall.value / within);
  return { fall, within, paved: counts ? paved : undefined };
}

interface Reading extends GroundHeight {
  readonly at: Point;
  /** Feet along the way. */
  readonly along: number;
  /** Feet below the ground at the wall. */
  readonly drop: number;
}

/** A fall compared with what is required, over the whole way or over a paved stretch of it. */
export interface Shortfall {
  readonly way: WayOut;
  readonly from: Reading;
  readonly to: Reading;
  /** Feet of fall. */
  readonly required: number;
  /** Feet of fall that are missing; 0 or less if there is enough. */
  readonly short: number;
}

interface Fall {
  /** The fall over the whole way; undefined if the ground isn't known or a swale drains it. */
  readonly ground: Shortfall | undefined;
  readonly paved: readonly (Shortfall & { readonly paving: Subject })[];
}

/** A function that reads the fall of the ground out from a place along the walls. */
export function fallReader(subject: Subject, context: GradingContext, asked: Asked) {
  const { fall, within, paved } = asked;
  const all = paved ? pavedBeside(subject, within, context.subjects) : [];
  const lot = lotUnder(subject, context.lots);
  const beside = groundBeside(subject, context);
  const rateOf = (stretch: Stretch): number => (stretch.paving && paved ? paved.value : fall.value / within);
  return (place: WallPlace): Fall | undefined => {
    const start = beside(place);
    const way = start && wayOut(place, within, all, lot);
    if (!way) return undefined;
    const { at, out, reach, stretches } = way;
    const requiredTo = (along: number): number =>
      stretches.reduce((sum, one) => sum + Math.max(0, Math.min(one.to, along) - one.from) * rateOf(one), 0);
    const read = (along: number): Reading[] => {
      const there = add(at, scaleBy(out, along));
      const height = along === 0 ? start : finishedAt(context.ground, there);
      return height ? [{ ...height, at: there, along, drop: start.elevation - height.elevation }] : [];
    };
    const shortfall = (from: Reading, to: Reading, required: number): Shortfall => ({
      way,
      from,
      to,
      required,
      short: required - (to.drop - from.drop),
    });
    const stops = new Set([
      ...[0.25, 0.5, 0.75].map((share) => reach * share),
      ...stretches.map(({ to }) => to),
    ]);
    const readings = [...stops].toSorted((a, b) => a - b).flatMap(read);
    // A swale on the way, beyond which the ground rises, is enough if the ground falls as required up to it.
    const swale = readings.find(
      ({ along, drop }, i) =>
        drop >= requiredTo(along) && (readings[i + 1]?.drop ?? drop) < drop - negligible,
    );
    const falls = stretches.flatMap((stretch): Fall['paved'][number][] => {
      const { from, to, paving } = stretch;
      const end = Math.min(to, swale?.along ?? reach);
      if (!paving || from >= end) return [];
      const [[first], [last]] = [read(from), read(end)];
      return first && last ? [{ ...shortfall(first, last, (end - from) * rateOf(stretch)), paving }] : [];
    });
    const [[first], [far]] = [read(0), read(reach)];
    const whole = first && far && !swale ? shortfall(first, far, requiredTo(reach)) : undefined;
    // What paved stretches lack is reported for them.
    const ofPaved = falls.reduce((sum, { short }) => sum + Math.max(0, short), 0);
    return { ground: whole && { ...whole, short: whole.short - ofPaved }, paved: falls };
  };
}

export const isShort = ({ short }: Shortfall): boolean => short >= negligible;

/** Feet from the wall at so many feet along the way, which begins just outside the wall. */
export const fromWall = (along: number, { reach, isToLine }: WayOut): number =>
  along === 0 ? 0 : isToLine ? along + besideWall : Math.min(along + besideWall, reach);
