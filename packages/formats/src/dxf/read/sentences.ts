// Counts and lists within the notes of a reading.

/** "1 line", "1,234 lines". */
export const countText = (count: number, noun: string): string =>
  `${count.toLocaleString('en-US')} ${noun}${count === 1 ? '' : 's'}`;

const maxListed = 6;
const maxName = 40;

/** "3 LINE, 1 ARC": names with their counts, the most frequent first, and how many more there are. */
export function listed(counts: ReadonlyMap<string, number>): string {
  const sorted = [...counts].toSorted((a, b) => b[1] - a[1]);
  const first = sorted
    .slice(0, maxListed)
    .map(([name, count]) => `${count.toLocaleString('en-US')} × ${name.slice(0, maxName)}`);
  const more = sorted.length - maxListed;
  return more > 0 ? `${first.join(', ')} and ${more.toLocaleString('en-US')} more` : first.join(', ');
}
