// How a closure is written: how far it misses, in which direction, and in what ratio to the perimeter.
import { formatBearing } from '@homeplot/plan/bearing';
import type { Closure } from '@homeplot/plan/closure';
import { formatDistance, grouped, type Units } from '@homeplot/plan/units';

export function closureText({ gap, azimuth, oneIn }: Closure, units: Units): string {
  if (azimuth === undefined || oneIn === undefined) return 'Closes exactly';
  return `${gapText(gap, units)} short, ${formatBearing(azimuth)}, 1:${grouped(Math.round(oneIn))}`;
}

/** A gap is told to a thousandth where it is small. */
function gapText(feet: number, units: Units): string {
  if (units === 'metres' || feet >= 0.1) return formatDistance(feet, units);
  return `${feet.toFixed(3)}'`;
}
