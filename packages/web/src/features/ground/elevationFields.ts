// Formats and reads the fields for the interval of contours, the shift to NAVD88, and the factors of earthwork.
import { elevationLimits } from '@homeplot/plan/elevationSettings';
import { volumeUnit } from '@homeplot/plan/earthworkWords';
import { quoted } from '@homeplot/plan/quoted';
import { parseNumber } from '@homeplot/plan/typedLength';
import { grouped, isMetric, metersPerFoot, tidy, type Units } from '@homeplot/plan/units';

export type ReadFeet = { readonly feet: number | undefined } | { readonly problem: string };

interface Unit {
  /** How many of the unit are in the stored one: in a foot, a cubic foot or a share of 1. */
  readonly perFoot: number;
  readonly name: string;
}
type UnitOf = (units: Units) => Unit;

const lengths: UnitOf = (units) =>
  isMetric(units) ? { perFoot: metersPerFoot, name: 'm' } : { perFoot: 1, name: 'ft' };
const volumes: UnitOf = (units) => {
  const { perCubicFoot, name } = volumeUnit(units);
  return { perFoot: perCubicFoot, name };
};
const percents: UnitOf = () => ({ perFoot: 100, name: '%' });

const withUnit = (number: number | string, name: string): string =>
  `${number}${name === '%' ? '' : ' '}${name}`;

const formatterIn =
  (unitOf: UnitOf) =>
  (value: number | undefined, units: Units): string => {
    const { perFoot, name } = unitOf(units);
    return value === undefined ? '' : withUnit(Math.round(value * perFoot * 1e4) / 1e4, name);
  };

export const intervalText = formatterIn(lengths);
export const shiftText = formatterIn(lengths);
export const stepText = formatterIn(lengths);
export const depthText = formatterIn(lengths);
export const volumeText = formatterIn(volumes);
export const percentText = formatterIn(percents);

const reader =
  (what: string, { min, max }: { readonly min: number; readonly max: number }, unitOf = lengths) =>
  (typed: string, units: Units): ReadFeet => {
    const text = typed.trim();
    if (text === '') return { feet: undefined };
    const { perFoot, name } = unitOf(units);
    const limit = (value: number): string => grouped(Math.round(value * perFoot * 1e4) / 1e4);
    const read = parseNumber(
      text.replace(/\s*(?:ft|feet|m³?|meters?|cu(?:\.|bic)? ?(?:yds?|yards?)|yd³?|'|%)$/i, ''),
    );
    const feet = read === undefined ? undefined : tidy(read / perFoot);
    if (feet !== undefined && feet >= min && feet <= max) return { feet };
    return {
      problem: `${quoted(text)} isn't ${what}. Type a number from ${limit(min)} to ${withUnit(limit(max), name)}.`,
    };
  };

export const readInterval = reader('an interval', elevationLimits.interval);
export const readStep = reader('a distance', { min: 1, max: 1000 });
export const readShift = reader('a shift', elevationLimits.toNavd88);
export const readFactor = {
  shrink: reader('a shrink', elevationLimits.shrink, percents),
  swell: reader('a swell', elevationLimits.swell, percents),
  truck: reader('a truck load', elevationLimits.truck, volumes),
  stripping: reader('a depth', elevationLimits.stripping),
} as const;
