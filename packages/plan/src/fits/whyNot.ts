// Why an object fits nowhere: the rule that stops it, and the smallest changes with which it would fit.
import { areaOf } from '../geometry/outline.ts';
import { degrees, radians, rotate } from '../geometry/point.ts';
import { capitalized } from '../measure/letterCase.ts';
import { say } from '../site/check.ts';
import { convexOf } from './erosion.ts';
import { exceededLimits } from './fitLimits.ts';
import { type Footprint, slack } from './footprint.ts';
import type { FitRule } from './rules.ts';
import type { FeetOf, FitMode, Fitting } from './whereItFits.ts';

export interface NoPlace {
  /** What stops it. */
  readonly sentence: string;
  /** Sentences, each a change with which it fits, the smallest one first. */
  readonly changes: readonly string[];
}

/** Steps of a binary search for a number: from 100 ft they leave less than half an inch. */
const halvings = 12;
/** Feet: suggested numbers are multiples of an inch. */
const step = 1 / 12;
/** Radians between the turns that are tried to find out whether another turn helps. */
const turnStep = Math.PI / 24;

/** Why an object fits nowhere in a mode; undefined if it fits somewhere. given: the turn that the user asks for. */
export function whyNot(fitting: Fitting, mode: FitMode, given: number): NoPlace | undefined {
  const { subject, lot, site } = fitting;
  const { the } = subject;
  const limit = exceededLimits(fitting).find(({ isEverywhere }) => isEverywhere);
  const all = fitting.turns(mode, given);
  if (!limit && all.some((turn) => fitting.precisionFor(all).at(turn).length > 0)) return undefined;
  const turns = mode === 'any' ? triedTurns(fitting, given) : all;
  const fits = (trial: Fitting): boolean => turns.some((turn) => trial.at(turn).length > 0);
  const smaller = sizeThatFits(fitting, fits);
  if (limit) {
    const share = Math.sqrt(limit.left / limit.takes);
    const size = limit.left > 0 ? [sizeSentence(fitting, share, smaller)] : [];
    return { sentence: limit.sentence, changes: size };
  }
  if (areaOf(subject.ground.path) > lot.area)
    return {
      sentence: `${capitalized(the)} is larger than the lot.`,
      changes: smaller === undefined ? [] : [sizeSentence(fitting, smaller)],
    };
  const turned = mode === 'any' ? [] : turnSentence(fitting, given);
  const size = smaller === undefined ? [] : [sizeSentence(fitting, smaller)];
  const without = (removed: (rule: FitRule) => boolean): Fitting =>
    fitting.with((rule) => (removed(rule) ? undefined : rule.feet));
  if (!fits(without(() => true)))
    return {
      sentence: `${capitalized(the)} doesn't fit between the lot lines${atAngle(mode)}.`,
      changes: [...turned, ...size],
    };
  const isEmptied = fitting.ground('walls').length === 0;
  const names = [...new Set(fitting.rules.map(({ name }) => name))];
  const single = names.flatMap((name) => {
    const rule = fitting.rules.find((one) => one.name === name);
    if (!rule || !fits(without((one) => one.name === name))) return [];
    const feet = rule.isNumber ? numberThatFits(fitting, name, rule.feet, fits) : undefined;
    return [{ rule, feet }];
  });
  if (single.length === 0) {
    const sentence = isEmptied
      ? `The rules contradict each other on this lot: together they leave no ground for ${the}.`
      : `${capitalized(the)} doesn't fit${atAngle(mode)}: several rules together stop it.`;
    return { sentence, changes: [...turned, ...size] };
  }
  // The smallest change takes the least away from a number. Rules without a number come last.
  const [smallestChange] = single.toSorted((a, b) => cost(a) - cost(b));
  const changes = single
    .toSorted((a, b) => cost(a) - cost(b))
    .map(({ rule, feet }) =>
      feet === undefined
        ? `It fits without ${rule.what}.`
        : `It fits with ${say(feet, site.ground)} instead of ${rule.what}.`,
    );
  return {
    sentence: `${capitalized(the)} doesn't fit${atAngle(mode)}: ${smallestChange?.rule.what ?? 'a rule'} stops it.`,
    changes: [...changes.slice(0, 1), ...turned, ...size, ...changes.slice(1, 3)],
  };
}

const atAngle = (mode: FitMode): string =>
  mode === 'given' ? ' at this angle' : mode === 'lot' ? ' along the lot lines' : ' at any angle';

const cost = ({ rule, feet }: { readonly rule: FitRule; readonly feet: number | undefined }): number =>
  feet === undefined ? Infinity : rule.feet - feet;

/** The greatest distance of a rule with which the object fits, in whole inches. */
function numberThatFits(
  fitting: Fitting,
  name: string,
  feet: number,
  fits: (trial: Fitting) => boolean,
): number | undefined {
  const at =
    (number: number): FeetOf =>
    (rule) =>
      rule.name === name ? Math.min(number, rule.feet) : rule.feet;
  const found = greatest(0, feet, (number) => fits(fitting.with(at(number))));
  return found === undefined ? undefined : Math.floor(found / step + 1e-3) * step;
}

/** The greatest number from min to max that passes a test, which all lower ones must pass too; undefined if min fails. */
function greatest(min: number, max: number, holds: (number: number) => boolean): number | undefined {
  if (!holds(min)) return undefined;
  let [low, high] = [min, max];
  for (let i = 0; i < halvings; i += 1) {
    const middle = (low + high) / 2;
    if (holds(middle)) low = middle;
    else high = middle;
  }
  return low;
}

/** The smallest share of an object's size that is tried. */
const minShare = 0.05;

/** The greatest share of its size at which the object fits. */
const sizeThatFits = (fitting: Fitting, fits: (trial: Fitting) => boolean): number | undefined =>
  greatest(minShare, 1, (share) => fits(fitting.coarse.with(undefined, scaled(fitting.footprint, share))));

function scaled(footprint: Footprint, share: number): Footprint {
  const smaller = (parts: Footprint['walls']): Footprint['walls'] =>
    parts.map(({ points }) => convexOf(points.map(({ x, y }) => ({ x: x * share, y: y * share }))));
  return {
    ...footprint,
    walls: smaller(footprint.walls),
    eave: footprint.eave && smaller(footprint.eave),
  };
}

function sizeSentence(fitting: Fitting, share: number, other = share): string {
  const { walls, side } = fitting.footprint;
  // Measured along its own sides, so that its width isn't confused with its depth.
  const slant = side - Math.round(side / (Math.PI / 2)) * (Math.PI / 2);
  const points = walls.flatMap((part) => part.points).map((at) => rotate(at, -slant, { x: 0, y: 0 }));
  const extent = (values: readonly number[]): number => Math.max(...values) - Math.min(...values) + 2 * slack;
  const smallerShare = Math.min(share, other);
  const [width, depth] = [extent(points.map(({ x }) => x)), extent(points.map(({ y }) => y))].map(
    (feet) => Math.floor((feet * smallerShare) / step + 1e-3) * step,
  );
  const { ground } = fitting.site;
  return `It fits if it is ${say(width ?? 0, ground)} by ${say(depth ?? 0, ground)}.`;
}

function triedTurns(fitting: Fitting, given: number): readonly number[] {
  const { period } = fitting.footprint;
  const count = Math.round(period / turnStep);
  return [
    given,
    ...fitting.turns('lot', given),
    ...Array.from({ length: count }, (_, i) => given + i * turnStep),
  ];
}

/** A sentence with the smallest turn after which the object fits, to half a degree. */
function turnSentence(fitting: Fitting, given: number): readonly string[] {
  const { period } = fitting.footprint;
  const fits = (by: number): boolean => fitting.coarse.at(given + by).length > 0;
  const by = (turn: number): number => {
    const off = (((turn - given) % period) + period) % period;
    return off > period / 2 + 1e-9 ? off - period : off;
  };
  const [best] = triedTurns(fitting, given)
    .map(by)
    .filter(fits)
    .toSorted((a, b) => Math.abs(a) - Math.abs(b));
  if (best === undefined) return [];
  const sign = Math.sign(best);
  const reduction = greatest(0, Math.min(turnStep, Math.abs(best)), (less) => fits(best - sign * less)) ?? 0;
  const halves = Math.ceil(2 * degrees(Math.abs(best) - reduction) - 1e-6) / 2;
  const shown = fits(radians(sign * halves)) ? halves : Math.round(100 * Math.abs(degrees(best))) / 100;
  return [`It fits if it is turned by ${shown}° ${best < 0 ? 'counterclockwise' : 'clockwise'}.`];
}
