// A day of the year and a time by a clock with a known offset, as sheets state it, with the position of the sun and the times of
// sunrise and sunset. The year doesn't matter: from one to the next, the sun differs by less than a quarter of a degree.
import type { Place } from '../ground/ground.ts';
import { clockText } from '../measure/clock.ts';
import { type SunPosition, sunPosition } from './sunPosition.ts';

export interface SunTime {
  /** Month and day, such as 06-21. */
  readonly day: string;
  /** Minutes since midnight. */
  readonly minutes: number;
  /** Minutes that the clock is ahead of UTC. */
  readonly offset: number;
}

/** A time without an offset is in the standard time that the longitude of its place suggests. */
export type LocalTime = Omit<SunTime, 'offset'> & Partial<Pick<SunTime, 'offset'>>;

/** A non-leap year in which March 1 is about as far from the equinox as on average. */
const year = 2026;
const msPerMinute = 60_000;
export const minutesPerDay = 1440;

const dayForm = /^\d{2}-\d{2}$/;

/** Whether it is a day of a common year. */
export function isDay(day: string): boolean {
  const at = dayForm.test(day) ? new Date(`${year}-${day}T00:00Z`) : undefined;
  return at !== undefined && !Number.isNaN(at.getTime()) && at.toISOString().slice(5, 10) === day;
}

export const instantOf = ({ day, minutes, offset }: SunTime): number =>
  Date.parse(`${year}-${day}T00:00Z`) + (minutes - offset) * msPerMinute;

export const sunAt = (time: SunTime, place: Place): SunPosition => sunPosition(instantOf(time), place);

/** Why the sun can't be computed at a place, in a sentence; undefined if it can. */
export function problemOf({ latitude, longitude }: Place): string | undefined {
  if (!(Math.abs(latitude) <= 90))
    return `${latitude}° isn't a latitude. Type one from −90° (the South Pole) to 90°.`;
  if (!(Math.abs(longitude) <= 180))
    return `${longitude}° isn't a longitude. Type one from −180° to 180°, west of Greenwich below 0.`;
  return undefined;
}

/** Sunrise and sunset in minutes since midnight of the given clock, or whether the sun is up or down all day. */
export type Daylight = { readonly rise: number; readonly set: number } | { readonly allDay: 'up' | 'down' };

/** Minutes between samples. A shorter day or night would be missed. */
const sampleStep = 5;

/** When the middle of the sun crosses the horizon, with refraction. */
export function daylightOf({ day, offset }: Omit<SunTime, 'minutes'>, place: Place): Daylight {
  const heightAt = (minutes: number): number => sunAt({ day, minutes, offset }, place).height;
  let rise: number | undefined;
  let set: number | undefined;
  let before = heightAt(0);
  const first = before;
  for (let minutes = sampleStep; minutes <= minutesPerDay; minutes += sampleStep) {
    const now = heightAt(minutes);
    if (before <= 0 && now > 0) rise ??= crossing(heightAt, minutes - sampleStep, minutes);
    if (before > 0 && now <= 0) set = crossing(heightAt, minutes - sampleStep, minutes);
    before = now;
  }
  if (rise === undefined && set === undefined) return { allDay: first > 0 ? 'up' : 'down' };
  return { rise: rise ?? 0, set: set ?? minutesPerDay };
}

/** Steps of a binary search: five minutes become about a second. */
const halvings = 8;

function crossing(heightAt: (minutes: number) => number, from: number, to: number): number {
  const isUp = heightAt(from) > 0;
  let [low, high] = [from, to];
  for (let i = 0; i < halvings; i += 1) {
    const middle = (low + high) / 2;
    if (heightAt(middle) > 0 === isUp) low = middle;
    else high = middle;
  }
  return (low + high) / 2;
}

const dayIn = (day: string, month: 'long' | 'short'): string =>
  new Date(`${year}-${day}T00:00Z`).toLocaleDateString('en-US', { month, day: 'numeric', timeZone: 'UTC' });

/** Such as December 21. */
export const dayText = (day: string): string => dayIn(day, 'long');

/** An offset as UTC−5 or UTC+5:30. */
export function offsetName(minutes: number): string {
  const size = Math.abs(minutes);
  const rest = size % 60 === 0 ? '' : `:${String(size % 60).padStart(2, '0')}`;
  return `UTC${minutes < 0 ? '−' : '+'}${Math.floor(size / 60)}${rest}`;
}

/** Such as Dec 21, for where there is little room. */
export const shortDayText = (day: string): string => dayIn(day, 'short');

/** Such as Dec 21, 9:00 AM (UTC−5), or without the clock. Short, because it captions a third of a sheet. */
export const sunTimeText = ({ day, minutes, offset }: LocalTime): string =>
  `${shortDayText(day)}, ${clockText(minutes)}${offset === undefined ? '' : ` (${offsetName(offset)})`}`;
