// The day and the hour of the shadows on the canvas of one editor, and whether they stay there without the tool.
import type { Editor } from '@homeplot/editor/editor';
import type { Plan } from '@homeplot/plan/plan';
import { isDay, offsetByLongitude, type SunTime } from '@homeplot/plan/sunTime';
import { deviceZone, readTime, type TimeReading } from '../northFromSun/timeOfShadow.ts';

export interface SunChoice {
  /** As a field has it: 2026-06-21. */
  readonly date: string;
  readonly minutes: number;
  /** device, or minutes that its clocks are ahead of UTC. */
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
      date: `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`,
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

const two = (number: number): string => String(number).padStart(2, '0');

/** Hours that clocks are off the sun at most: those of western China, and daylight saving time. */
const maxOff = 3.5 * minutesPerHour;

/** Whether clocks of an offset may be those of a longitude. */
export function fits(offset: number, longitude: number): boolean {
  const off = Math.abs(offset - longitude * 4) % 1440;
  return Math.min(off, 1440 - off) <= maxOff;
}

/** The zone of this device, unless the plan is somewhere else. */
export function usualZone({ settings: { ground } }: Plan): string {
  const own = -new Date().getTimezoneOffset();
  return !ground || fits(own, ground.longitude) ? deviceZone : String(offsetByLongitude(ground.longitude));
}

/** The time that is chosen, in the middle of the minute; why it can't be, if it can't. */
export function timeOf({
  date,
  minutes,
  zone,
}: SunChoice): SunTime | Extract<TimeReading, { problem: string }> {
  const asked = Math.min(minutes, 1439);
  const time = `${two(Math.floor(asked / minutesPerHour))}:${two(asked % minutesPerHour)}`;
  const reading = readTime({ date, time, zone });
  if ('problem' in reading) return reading;
  const day = date.slice(5);
  return { day: isDay(day) ? day : '02-28', minutes: asked, offset: reading.offset };
}

/** Minutes ahead of UTC of the zone's standard time, which sheets of the whole year are drawn by. */
export function standardOffset({ date, zone }: SunChoice): number {
  if (zone !== deviceZone) return Number(zone);
  const year = Number(date.slice(0, 4)) || 2026;
  return Math.min(...[0, 6].map((month) => -new Date(year, month, 1).getTimezoneOffset()));
}
