// Dates, times and sizes for people.
import { clockText } from '@homeplot/plan/clock';

/** A date with its month in words, such as November 23, 2027. */
export const longDate = (date: Date): string => date.toLocaleDateString('en-US', { dateStyle: 'long' });

const minutesOf = (at: Date): number => at.getHours() * 60 + at.getMinutes();
/** Such as Nov 28, 2026. */
export const mediumDate = (at: Date): string => at.toLocaleDateString('en-US', { dateStyle: 'medium' });

/** Minutes since midnight as 3:30 PM, with a non-breaking space. */
export const timeText = (minutes: number, seconds?: number): string =>
  clockText(minutes, seconds).replace(' ', '\u00a0');

/** The time on the clock of this device, such as 3:30 PM. */
export const timeOfDay = (at: Date): string => timeText(minutesOf(at));

/** Such as Nov 28, 2026, 3:30 PM. */
export const dateAndTime = (at: Date): string => `${mediumDate(at)}, ${timeOfDay(at)}`;

/** A date and time to the second, such as Nov 28, 2026, 3:30:12 PM. */
export const exactTime = (at: Date): string =>
  `${mediumDate(at)}, ${timeText(minutesOf(at), at.getSeconds())}`;

/** A size in bytes, such as "12 MB" or "340 kB". */
export function megabytes(bytes: number): string {
  const kilo = bytes / 1024;
  if (kilo < 1000) return `${Math.max(1, Math.round(kilo))} kB`;
  const mega = kilo / 1024;
  return `${mega < 10 ? Math.round(mega * 10) / 10 : Math.round(mega)} MB`;
}
