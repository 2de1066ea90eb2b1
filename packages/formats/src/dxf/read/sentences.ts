// Counts and lists within the notes of a reading.

/** "1 line", "1,234 lines", "2 entities". */
export function countText(count: number, noun: string): string {
  const plural = noun.endsWith('y') ? `${noun.slice(0, -1)}ies` : `${noun}s`;
  return `${count.toLocaleString('en-US')} ${count === 1 ? noun : plural}`;
}

const maxListed = 6;
const maxName = 40;

/** "3 LINE, 1 ARC": names with their counts, the most frequent first, and how many more there are. */
export const listed = (counts: ReadonlyMap<string, number>): string =>
  first(counts, (name, count) => `${count.toLocaleString('en-US')} × ${name}`);

/** "LINE, ARC": the names alone, in the same order. */
export const named = (counts: ReadonlyMap<string, number>): string => first(counts, (name) => name);

function first(counts: ReadonlyMap<string, number>, text: (name: string, count: number) => string): string {
  const sorted = [...counts].toSorted((a, b) => b[1] - a[1]);
  const shown = sorted.slice(0, maxListed).map(([name, count]) => text(name.slice(0, maxName), count));
  const more = sorted.length - maxListed;
  return more > 0 ? `${shown.join(', ')} and ${more.toLocaleString('en-US')} more` : shown.join(', ');
}
