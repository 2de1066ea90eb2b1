// A description of the corpus: its name, its text, and the calls that a surveyor reads in it, in a short form.
import { formatBearing } from '../../src/survey/bearing.ts';

/** Short calls: "N45.30.15E 120.5", with ">" before those that lead to the beginning; others as callsIn writes them. */
export type Description = readonly [name: string, text: string, calls: readonly string[]];

/** A short call as callsIn writes it. */
export function longCall(short: string): string {
  const [, leads = '', from = '', angle = '', to = '', length = ''] =
    /^(>?)([NS])([\d.]+)([EW]) ([\d.]+)$/.exec(short) ?? [];
  if (!from) return short;
  const [degrees = 0, minutes = 0, seconds = 0] = angle.split('.').map(Number);
  const off = degrees + minutes / 60 + seconds / 3600;
  const clockwise = (from === 'N') === (to === 'E') ? off : -off;
  const bearing = formatBearing((from === 'N' ? 0 : 180) + clockwise);
  return `${leads ? 'to it: ' : ''}${bearing}, ${Number(length).toFixed(2)}`;
}
