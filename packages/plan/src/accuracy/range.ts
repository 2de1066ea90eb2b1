// The range of a distance (± feet), computed from the accuracies of the two things that it is measured between, and in words.
import { formatLength, isMetric, metersPerFoot, sixteenthsPerFoot, type Units } from '../measure/units.ts';
import type { Accuracy } from './accuracyOf.ts';

export interface Range {
  /** At 95 %. */
  readonly feet: number;
  /** Whether the range is only a minimum, because the accuracy of one of the things isn't known. */
  readonly isLeast: boolean;
}

export const exact: Range = { feet: 0, isLeast: false };

/** The range of several errors together. They are independent, so their squares add up. */
export const rangeOf = (...parts: readonly (Pick<Accuracy, 'feet'> | undefined)[]): Range => ({
  feet: Math.hypot(...parts.map((part) => part?.feet ?? 0)),
  isLeast: parts.some((part) => part !== undefined && part.feet === undefined),
});

/** Ranges below so many feet are rounded to a step, which suits how well a range can be known. */
const steps = (units: Units): readonly (readonly [below: number, step: number])[] => {
  const meter = 1 / metersPerFoot;
  if (isMetric(units))
    return [
      [0.2 * meter, 0.01 * meter],
      [meter, 0.05 * meter],
      [Infinity, 0.1 * meter],
    ];
  if (units === 'decimal-feet')
    return [
      [0.2, 0.01],
      [1, 0.05],
      [Infinity, 0.5],
    ];
  return [
    [1 / 4, 1 / 96],
    [3, 1 / 12],
    [Infinity, 1 / 2],
  ];
};

/** A length without `0'` before its inches: `4 1/2"`. */
export const shortLength = (feet: number, units: Units): string =>
  formatLength(feet, units).replace(/^0' (?:0 )?(?=\d)/, '');

/** `± 5"`: rounded up, so that it never claims more accuracy than there is. */
export function formatRange({ feet, isLeast }: Range, units: Units): string {
  const [, step] = steps(units).find(([below]) => feet < below) ?? [0, 1];
  const rounded = Math.ceil(feet / step - 1e-6) * step;
  return `± ${isLeast ? 'at least ' : ''}${shortLength(rounded, units)}`;
}

/** Feet: 1/16 inch. */
const minShown = 1 / sixteenthsPerFoot;

export const isShown = ({ feet }: Range): boolean => feet >= minShown;

/** `8' ± 5"`, or the length alone if the range is smaller than what lengths are rounded to. */
export const withRange = (length: string, range: Range, units: Units): string =>
  isShown(range) ? `${length} ${formatRange(range, units)}` : length;
