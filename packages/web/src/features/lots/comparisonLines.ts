// How far a county's lot and the deed's are apart, in sentences.
import type { LotComparison } from '@homeplot/plan/compareLots';
import { formatArea, formatDegrees, formatDistance, type Units } from '@homeplot/plan/units';

/** Degrees: a smaller rotation isn't mentioned. */
export const minTurn = 0.05;

export function comparisonLines(
  { greatest, mean, rotation, area, otherArea }: LotComparison,
  units: Units,
): readonly string[] {
  const turned =
    Math.abs(rotation) < minTurn
      ? ''
      : ` The county's lot is rotated by ${formatDegrees(Math.abs(rotation))}.`;
  return [
    `With the best fit, the corners are ${formatDistance(greatest, units)} apart at most and ${formatDistance(mean, units)} on average.${turned}`,
    `Area on the county map: ${formatArea(otherArea, units)}, ${differenceText(area, otherArea)} the plan's ${formatArea(area, units)}.`,
  ];
}

function differenceText(area: number, otherArea: number): string {
  const more = otherArea - area;
  const percent = Math.abs((100 * more) / area).toFixed(1);
  return percent === '0.0' ? 'within 0.1% of' : `${percent}% ${more < 0 ? 'less' : 'more'} than`;
}
