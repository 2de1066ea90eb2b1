// How an underlay was scaled, and how well its scale agrees with another distance, in words.
import type { Toast } from '@homeplot/editor/tool';
import { type KnownDistance, type CheckResult, checkOf } from '@homeplot/plan/calibration';
import type { Underlay } from '@homeplot/plan/underlay';
import { formatDistance, formatLength, type Units } from '@homeplot/plan/units';

/** A drawing that is off by more percent has been stretched, or its distances were misread. */
const doubtfulPercent = 1;
/** Percent that are shown as 0.00. */
const roundedToZero = 0.005;

export function checkText({ measured, off, percent }: CheckResult, units: Units): string {
  const found = `The picture measures ${formatDistance(measured, units)} there`;
  if (Math.abs(percent) < roundedToZero) return `${found}, which agrees.`;
  const size = Math.abs(percent).toFixed(2);
  const by = `${size}% (${formatDistance(Math.abs(off), units)}) ${off < 0 ? 'short' : 'long'}`;
  const advice =
    Math.abs(percent) > doubtfulPercent
      ? ' Check the points and the distances; the picture may be distorted.'
      : '';
  return `${found}: ${by}.${advice}`;
}

const typedText = ({ feet }: KnownDistance, units: Units): string => formatLength(feet, units);

/** One sentence for each thing that is known of an underlay's scale. */
export function scaleLines(underlay: Underlay, units: Units): readonly string[] {
  const { calibration, statedScale } = underlay;
  if (statedScale !== undefined) return [`Scaled as the page states: ${statedScale}.`];
  if (!calibration) return ['Not to scale yet.'];
  const { check } = calibration;
  return [
    `Scaled by two points ${typedText(calibration, units)} apart.`,
    check
      ? `Checked by ${typedText(check, units)}. ${checkText(checkOf(underlay, check), units)}`
      : 'Not checked by another distance.',
  ];
}

export const isScaled = ({ calibration, statedScale }: Underlay): boolean =>
  calibration !== undefined || statedScale !== undefined;

/** What is said after a step that has ended the scale of an underlay. */
export const scaleEnded = (step: string): Toast => ({
  text: `${step} Set its scale again: the earlier one no longer fits.`,
  tone: 'info',
  offer: { command: 'scaleUnderlay', label: 'Set scale' },
});
