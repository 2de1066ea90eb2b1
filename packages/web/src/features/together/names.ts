// The names of people in an open plan, in the short forms in which the page shows them.
import { unmarked } from '../../account/backend/guestNamed.ts';
import { listText } from '../../kit/listText.ts';
import type { Person } from '../../store/live/presence.ts';

/** The first letters of the first and the last word of a name. */
export function initialsOf(name: string): string {
  const words = unmarked(name).trim().split(/\s+/);
  const letters = [words[0], words.length > 1 ? words.at(-1) : undefined].map(
    (word = '') => Array.from(word)[0] ?? '',
  );
  return letters.join('').toUpperCase();
}

/** The names, with a number after the second and each further one that is the same. */
export function namesOf(people: readonly Person[]): readonly string[] {
  const seen = new Map<string, number>();
  return people.map(({ name }) => {
    const count = (seen.get(name) ?? 0) + 1;
    seen.set(name, count);
    return count === 1 ? name : `${name} (${count})`;
  });
}

/** How many names a sentence lists at most; it counts the others. */
const maxNamed = 4;

export function whoIsHere(people: readonly Person[]): string {
  const names = namesOf(people);
  if (names.length === 1) return `${names[0]} is here`;
  const named =
    names.length > maxNamed ? [...names.slice(0, maxNamed), `${names.length - maxNamed} more`] : names;
  return `${listText(named)} are here`;
}
