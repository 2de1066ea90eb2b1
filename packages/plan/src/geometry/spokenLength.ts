// Lengths and positions in words, for screen readers: units are spelled out, and a direction takes the place of a minus
// sign, which most of them don't read.
import type { Point } from './point.ts';
import { formatFeet, isMetric, metersPerFoot, type Units } from '../measure/units.ts';

const counted = (amount: string, one: string, many: string): string =>
  `${amount} ${amount === '1' ? one : many}`;

/** The size of a length in feet: `18 feet 6 1/2 inches`, `12.5 feet` or `3.81 meters`; its sign is left out. */
export function spokenLength(feet: number, units: Units): string {
  const size = Math.abs(feet);
  if (isMetric(units)) return counted(String(Number((size * metersPerFoot).toFixed(2))), 'meter', 'meters');
  if (units === 'decimal-feet') return counted(String(Number(size.toFixed(2))), 'foot', 'feet');
  const [whole = '', inches = ''] = formatFeet(size).replace('"', '').split("' ");
  const spoken = counted(whole.replace("'", ''), 'foot', 'feet');
  if (!inches) return spoken;
  const rest = counted(inches.replace(/^0 /, ''), 'inch', 'inches');
  return spoken.startsWith('0 ') ? rest : `${spoken} ${rest}`;
}

/** A position in feet: `18 feet 6 inches left of the origin, 4 feet below it`. */
export function spokenPosition({ x, y }: Point, units: Units): string {
  const across = x < 0 ? 'left of' : 'right of';
  const down = y < 0 ? 'above' : 'below';
  return `${spokenLength(x, units)} ${across} the origin, ${spokenLength(y, units)} ${down} it`;
}
