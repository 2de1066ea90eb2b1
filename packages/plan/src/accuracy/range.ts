// The range of a distance from the accuracies of what it is measured between, and how it is written.
import { formatLength, isMetric, metersPerFoot, sixteenthsPerFoot, type Units } from '../measure/units.ts';
import type { Accuracy } from './accuracyOf.ts';

export interface Range {
  /** At 95 %. */
  readonly feet: number;
  /** Whether it is at least so much, because a part of it isn't known. */
  readonly isLeast: boolean;
}

export const exact: Range = { feet: 0, isLeast: false };

/** Errors of different origin are independent, so their squares add up. */
export const rangeOf = (...parts: readonly (Pick<Accuracy, 'feet'> | undefined)[]): Range => ({
  feet: Math.hypot(...parts.map((part) => part?.feet ?? 0)),
  isLeast: parts.some((part) => part !== undefined && part.feet === undefined),
});

/** The steps in which ranges are written, up to so many feet; never finer than they are known. */
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

/** A short length without its 0 feet: `4 1/2"`. */
export const shortLength = (feet: number, units: Units): string =>
  formatLength(feet, units).replace(/^0' (?:0 )?(?=\d)/, '');

/** `± 5"`: rounded up, so that it never claims more than is known. */
export function formatRange({ feet, isLeast }: Range, units: Units): string {
  const [, step] = steps(units).find(([below]) => feet < below) ?? [0, 1];
  const rounded = Math.ceil(feet / step - 1e-6) * step;
  return `± ${isLeast ? 'at least ' : ''}${shortLength(rounded, units)}`;
}

/** Feet: 1/16 inch. */
const leastShown = 1 / sixteenthsPerFoot;

export const isShown = ({ feet }: Range): boolean => feet >= leastShown;

/** `8' ± 5"`, or the distance alone where the range is less than what is written. */
export const withRange = (length: string, range: Range, units: Units): string =>
  isShown(range) ? `${length} ${formatRange(range, units)}` : length;
