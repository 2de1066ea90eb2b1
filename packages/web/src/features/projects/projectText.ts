// How saved projects, their versions and drafts are described.
import { countText } from '@homeplot/plan/units';
import { dateAndTime, exactTime } from '../../kit/formatted.ts';
import { listText } from '../../kit/listText.ts';

/** A time in ISO 8601, on the clock of this device. */
export const whenSaved = (time: string): string => dateAndTime(new Date(time));

/** A time in ISO 8601 to the second, for versions of a project, which follow each other closely. */
export const exactlyWhen = (time: string): string => exactTime(new Date(time));

export const countObjects = (count: number): string => countText(count, 'object');

/** Whether a title has all the words of a search, whatever their case. */
export function matches(title: string, search: string): boolean {
  const sought = title.toLocaleLowerCase();
  return search
    .toLocaleLowerCase()
    .split(/\s+/)
    .every((word) => sought.includes(word));
}

/**
 * all: how many files the server has lost. here: how many of these files this browser has. titles: the titles of the projects
 * that use them.
 */
export function lostText(all: number, here: number, titles: readonly string[]): string {
  const listed = listText(titles.map((title) => `“${title}”`));
  const lost = `The server has lost ${countText(all, 'file')} of ${listed}.`;
  const it = all === 1 ? 'it' : 'them';
  if (here === all) return `${lost} This browser still has ${it}.`;
  const again = `add ${it} to the plan again`;
  if (here === 0) return `${lost} Open this list in the browser in which you added ${it}, or ${again}.`;
  return `${lost} This browser still has ${here} of them. Open this list in the browser in which you added the others, or ${again}.`;
}
