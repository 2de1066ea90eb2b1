// Names of people, as short as they are shown.
import { listText } from '../../kit/listText.ts';
import type { Person } from '../../store/live/presence.ts';

/** Of the first and the last word. */
export function initialsOf(name: string): string {
  const words = name.trim().split(/\s+/);
  const letters = [words[0], words.length > 1 ? words.at(-1) : undefined].map(
    (word = '') => Array.from(word)[0] ?? '',
  );
  return letters.join('').toUpperCase();
}

/** The names, with a number at those that several have. */
export function namesOf(people: readonly Person[]): readonly string[] {
  const seen = new Map<string, number>();
  return people.map(({ name }) => {
    const count = (seen.get(name) ?? 0) + 1;
    seen.set(name, count);
    return count === 1 ? name : `${name} (${count})`;
  });
}

/** Names in a sentence; more are a number. */
const maxNamed = 4;

export function whoIsHere(people: readonly Person[]): string {
  const names = namesOf(people);
  if (names.length === 1) return `${names[0]} is here`;
  const named =
    names.length > maxNamed ? [...names.slice(0, maxNamed), `${names.length - maxNamed} more`] : names;
  return `${listText(named)} are here`;
}
