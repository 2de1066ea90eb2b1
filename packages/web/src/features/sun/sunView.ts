// The day and the time of the shadows on an editor's canvas, and whether they stay when the tool is left.
import type { Editor } from '@homeplot/editor/editor';
import type { Plan } from '@homeplot/plan/plan';
import { isDay, offsetByLongitude, type SunTime } from '@homeplot/plan/sunTime';
import { deviceZone, readTime, type TimeReading } from '../northFromSun/timeOfShadow.ts';

export interface SunChoice {
  /** As in a date field: 2026-06-21. */
  readonly date: string;
  /** Minutes since midnight. */
  readonly minutes: number;
  /** `deviceZone`, or the minutes by which the zone is ahead of UTC. */
  readonly zone: string;
  /** Whether the shadows stay when another tool is picked. */
  readonly stays: boolean;
}

const minutesPerHour = 60;

export class SunView {
  choice: SunChoice;
  private readonly listeners = new Set<() => void>();

  constructor(plan: Plan) {
    const now = new Date();
    this.choice = {
      date: `${now.getFullYear()}-${twoDigits(now.getMonth() + 1)}-${twoDigits(now.getDate())}`,
      minutes: 12 * minutesPerHour,
      zone: usualZone(plan),
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
  const made = new SunView(editor.plan);
  views.set(editor, made);
  return made;
}

const twoDigits = (number: number): string => String(number).padStart(2, '0');

/** The most minutes that a clock differs from the sun: in western China, or with daylight saving time. */
const maxClockOff = 3.5 * minutesPerHour;
const minutesPerDay = 24 * minutesPerHour;

/** The time that the sun takes for a degree of longitude. */
const minutesPerDegree = 4;

/** Whether a clock may be this many minutes ahead of UTC at a longitude. */
export function isPossibleOffset(offset: number, longitude: number): boolean {
  const off = Math.abs(offset - longitude * minutesPerDegree) % minutesPerDay;
  return Math.min(off, minutesPerDay - off) <= maxClockOff;
}

/** The zone of this device, unless the plan is somewhere else. */
export function usualZone({ settings: { ground } }: Plan): string {
  const own = -new Date().getTimezoneOffset();
  return !ground || isPossibleOffset(own, ground.longitude)
    ? deviceZone
    : String(offsetByLongitude(ground.longitude));
}

/** The chosen time, or the problem with it. */
export function timeOf({
  date,
  minutes,
  zone,
}: SunChoice): SunTime | Extract<TimeReading, { problem: string }> {
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

/** The minutes by which the zone's standard time is ahead of UTC. Sheets with shadows of several seasons use standard time. */
export function standardOffset({ date, zone }: SunChoice): number {
  if (zone !== deviceZone) return Number(zone);
  const year = Number(yearOf(date));
  return Math.min(...[0, 6].map((month) => -new Date(year, month, 1).getTimezoneOffset()));
}
