// Words that are most likely a point of the compass, and misspelt: they are told of and never read.

const points = ['north', 'east', 'south', 'west', 'northeast', 'southeast', 'southwest', 'northwest'];

/** Words and names that are as near to a point of the compass, and mean what they say. */
const others = new Set(
  'worth forth mouth ninth sixth smith norton past last least cast fast rest best test went waste easter easton weston'.split(
    ' ',
  ),
);

/** Letters that are wrong, missing, too many or swapped with their neighbour, between two words. */
function apart(one: string, other: string): number {
  const rows: number[][] = [Array.from({ length: other.length + 1 }, (_, j) => j)];
  const at = (i: number, j: number): number => rows[i]?.[j] ?? Infinity;
  for (let i = 1; i <= one.length; i += 1) {
    const row = [i];
    rows.push(row);
    for (let j = 1; j <= other.length; j += 1) {
      const same = one[i - 1] === other[j - 1] ? 0 : 1;
      const isSwapped = one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1];
      row.push(
        Math.min(
          at(i - 1, j) + 1,
          at(i, j - 1) + 1,
          at(i - 1, j - 1) + same,
          isSwapped ? at(i - 2, j - 2) + 1 : Infinity,
        ),
      );
    }
  }
  return at(one.length, other.length);
}

/** Whether a word is a point of the compass with one letter wrong, or with two and the first one right. */
export const isNearlyPoint = (word: string): boolean =>
  word.length > 2 &&
  !others.has(word) &&
  /^\p{L}+$/u.test(word) &&
  points.some((point) => {
    const most = word[0] === point[0] && word.length > 4 ? 2 : 1;
    return Math.abs(point.length - word.length) <= most && apart(word, point) <= most;
  });
