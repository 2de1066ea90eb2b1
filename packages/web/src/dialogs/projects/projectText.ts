// How saved projects, their versions and drafts are described.
import { countText } from '@homeplot/plan/units';

/** A time in ISO 8601, in the user's locale. */
export const whenSaved = (time: string): string =>
  new Date(time).toLocaleString(undefined, { dateStyle: 'medium', timeStyle: 'short' });

/** The same to the second: versions of a project follow each other closely. */
export const exactlyWhen = (time: string): string =>
  new Date(time).toLocaleString(undefined, { dateStyle: 'medium', timeStyle: 'medium' });

export const countObjects = (count: number): string => countText(count, 'object');

/** Whether a title has all the words of a search, whatever their case. */
export function matches(title: string, search: string): boolean {
  const sought = title.toLocaleLowerCase();
  return search
    .toLocaleLowerCase()
    .split(/\s+/)
    .every((word) => sought.includes(word));
}
