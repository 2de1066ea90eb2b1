// The interval of contours and the shift to NAVD88, as they are shown and typed.
import { elevationLimits } from '@homeplot/plan/elevationSettings';
import { parseNumber } from '@homeplot/plan/typedLength';
import { isMetric, metersPerFoot, tidy, type Units } from '@homeplot/plan/units';

export type ReadFeet = { readonly feet: number | undefined } | { readonly problem: string };

const unitOf = (units: Units): { readonly perFoot: number; readonly name: string } =>
  isMetric(units) ? { perFoot: metersPerFoot, name: 'm' } : { perFoot: 1, name: 'ft' };

function shown(feet: number | undefined, units: Units): string {
  const { perFoot, name } = unitOf(units);
  return feet === undefined ? '' : `${Math.round(feet * perFoot * 1e4) / 1e4} ${name}`;
}

export const intervalText = shown;
export const shiftText = shown;
export const stepText = shown;

const reader =
  (what: string, { min, max }: { readonly min: number; readonly max: number }) =>
  (typed: string, units: Units): ReadFeet => {
    const text = typed.trim();
    if (text === '') return { feet: undefined };
    const { perFoot, name } = unitOf(units);
    const read = parseNumber(text.replace(/\s*(?:ft|feet|m|meters?|')$/i, ''));
    const feet = read === undefined ? undefined : tidy(read / perFoot);
    if (feet !== undefined && feet >= min && feet <= max) return { feet };
    return {
      problem: `“${text.slice(0, 20)}” isn't ${what}. Type a number from ${shown(min, units).replace(` ${name}`, '')} to ${shown(max, units)}.`,
    };
  };

export const readInterval = reader('an interval', elevationLimits.interval);
export const readStep = reader('a distance', { min: 1, max: 1000 });
export const readShift = reader('a shift', elevationLimits.toNavd88);
