// How a closure is written: how far it misses, in which direction, and in what ratio to the perimeter.
import { formatDistance, formatFinely, withSeparators, type Units } from '../measure/units.ts';
import { formatAngle } from '../measure/angle.ts';
import { formatBearing } from './bearing.ts';
import type { Closure } from './closure.ts';

/** Degrees: half a second of arc, to which bearings are written. */
const minTurn = 0.5 / 3600;

export function closureText({ gap, azimuth, oneIn, lastLeg }: Closure, units: Units): string {
  if (azimuth === undefined || oneIn === undefined) {
    if (!lastLeg) return 'Closes exactly';
    const off = lastLeg.turn < minTurn ? '' : `, ${formatAngle(lastLeg.turn)} off its bearing`;
    return `Closed by the last edge${off}`;
  }
  return `${gapText(gap, units)} short, ${formatBearing(azimuth)}, ${ratioText(oneIn)}`;
}

/** A misclosure as `0.003' (1:133,333)`. */
export const misclosureText = (gap: number, oneIn: number, units: Units): string =>
  `${gapText(gap, units)} (${ratioText(oneIn)})`;

const ratioText = (oneIn: number): string => `1:${withSeparators(Math.round(oneIn))}`;

/** A gap below a tenth of a foot is written to a thousandth. */
export function gapText(feet: number, units: Units): string {
  if (feet >= 0.1) return formatDistance(feet, units);
  // Rounded to a thousandth, it would be 0.
  if (feet < 0.0005) return `less than ${gapText(0.001, units)}`;
  return formatFinely(feet, units);
}
