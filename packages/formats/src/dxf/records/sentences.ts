// Lists of names within the notes of a reading.
import { withSeparators } from '@homeplot/plan/units';

const maxListed = 6;
const maxName = 40;

/** Names with their counts, such as "3 × LINE, 1 × ARC", the most frequent first, and how many more there are. */
export const listed = (counts: ReadonlyMap<string, number>): string =>
  first(counts, (name, count) => `${withSeparators(count)} × ${name}`);

/** Only the names, such as "LINE, ARC", in the same order. */
export const named = (counts: ReadonlyMap<string, number>): string => first(counts, (name) => name);

function first(counts: ReadonlyMap<string, number>, text: (name: string, count: number) => string): string {
  const sorted = [...counts].toSorted((a, b) => b[1] - a[1]);
  const shown = sorted.slice(0, maxListed).map(([name, count]) => text(name.slice(0, maxName), count));
  const more = sorted.length - maxListed;
  return more > 0 ? `${shown.join(', ')} and ${withSeparators(more)} more` : shown.join(', ');
}
