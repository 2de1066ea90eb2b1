// When a comment was written: today only the time.
import { dateAndTime, timeOfDay } from '../../kit/formatted.ts';

export function whenSaid(time: string, now = new Date()): string {
  const at = new Date(time);
  return at.toDateString() === now.toDateString() ? timeOfDay(at) : dateAndTime(at);
}
