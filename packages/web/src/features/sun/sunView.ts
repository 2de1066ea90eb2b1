// The day and the time of the shadows on an editor's canvas, and whether they stay when the tool is left.
import type { Editor } from '@homeplot/editor/editor';
import type { Ground } from '@homeplot/plan/ground';
import type { SheetSun } from '@homeplot/plan/sheet';
import { clockOff, deviceOffset, offsetByLongitude, siteClock } from '@homeplot/plan/siteClock';
import { isDay, type SunTime } from '@homeplot/plan/sunTime';
import { deviceZone, readTime, type TimeReading } from '../northFromSun/timeOfShadow.ts';

export interface SunChoice {
  /** As in a date field: 2026-06-21. */
  readonly date: string;
  /** Minutes since midnight. */
  readonly minutes: number;
  /** `deviceZone`, or the minutes by which the zone is ahead of UTC; if absent, it follows from the site. */
  readonly zone?: string;
  /** Whether the shadows stay when another tool is picked. */
  readonly stays: boolean;
}

const minutesPerHour = 60;

export class SunView {
  choice: SunChoice;
  private readonly listeners = new Set<() => void>();

  constructor() {
    const now = new Date();
    this.choice = {
      date: `${now.getFullYear()}-${twoDigits(now.getMonth() + 1)}-${twoDigits(now.getDate())}`,
      minutes: 12 * minutesPerHour,
      stays: false,
    };
  }

  change(more: Partial<SunChoice>): void {
    this.choice = { ...this.choice, ...more };
    for (const listener of this.listeners) listener();
  }

  watch(listener: () => void): () => void {
    this.listeners.add(listener);
    return () => void this.listeners.delete(listener);
  }
}

const views = new WeakMap<Editor, SunView>();

export function sunViewOf(editor: Editor): SunView {
  const known = views.get(editor);
  if (known) return known;
  const made = new SunView();
  views.set(editor, made);
  return made;
}

const twoDigits = (number: number): string => String(number).padStart(2, '0');

/** The most minutes that a clock differs from the sun: in western China, or with daylight saving time. */
const maxClockOff = 3.5 * minutesPerHour;
const minutesPerDay = 24 * minutesPerHour;

/** Whether a clock may be this many minutes ahead of UTC at a longitude. */
export const isPossibleOffset = (offset: number, longitude: number): boolean =>
  clockOff(offset, longitude) <= maxClockOff;

export interface Clock {
  readonly zone: string;
  /** Whether it follows from the longitude alone. */
  readonly isAssumed: boolean;
}

/** The chosen clock, or that of the site: this device's unless the site is too far away for it. */
export function clockOf({ zone }: SunChoice, ground: Ground | undefined): Clock {
  if (zone !== undefined) return { zone, isAssumed: false };
  return ground && siteClock(ground).offset === undefined
    ? { zone: String(offsetByLongitude(ground.longitude)), isAssumed: true }
    : { zone: deviceZone, isAssumed: false };
}

/** The chosen time, or the problem with it. */
export function timeOf(
  choice: SunChoice,
  ground: Ground | undefined,
): SunTime | Extract<TimeReading, { problem: string }> {
  const { date, minutes } = choice;
  const { zone } = clockOf(choice, ground);
  const asked = Math.min(minutes, minutesPerDay - 1);
  const time = `${twoDigits(Math.floor(asked / minutesPerHour))}:${twoDigits(asked % minutesPerHour)}`;
  const reading = readTime({ date, time, zone });
  if ('problem' in reading) return reading;
  const day = date.slice(5);
  // Sheets have no leap day.
  return { day: isDay(day) ? day : '02-28', minutes: asked, offset: reading.offset };
}

/** The year of a date; this year while the date is being typed. */
export const yearOf = (date: string): string => date.slice(0, 4) || String(new Date().getFullYear());

/** The clock's standard time, for sheets with shadows of several seasons; without an offset if the longitude alone says it. */
export function standardClock(choice: SunChoice, ground: Ground | undefined): Pick<SheetSun, 'offset'> {
  const { zone, isAssumed } = clockOf(choice, ground);
  if (isAssumed) return {};
  return { offset: zone === deviceZone ? deviceOffset(Number(yearOf(choice.date))) : Number(zone) };
}
