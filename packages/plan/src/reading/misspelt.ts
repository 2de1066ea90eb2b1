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

/** Whether a word is another one with a letter wrong, missing, too many or swapped with its neighbour. */
export function oneApart(word: string, other: string): boolean {
  if (Math.abs(word.length - other.length) > 1 || word === other) return false;
  let at = 0;
  while (at < word.length && word[at] === other[at]) at += 1;
  const [rest, otherRest] = [word.slice(at), other.slice(at)];
  const isSwapped = rest[0] === otherRest[1] && rest[1] === otherRest[0];
  return (
    rest.slice(1) === otherRest.slice(1) ||
    rest.slice(1) === otherRest ||
    rest === otherRest.slice(1) ||
    (isSwapped && rest.slice(2) === otherRest.slice(2))
  );
}

const units = 'feet foot rods poles links chains perches varas yards metres meters inches'.split(' ');
/** Words as near to a unit that may stand behind a number. */
const afterNumbers = new Set(
  'road roads rows row root roots fort food feat lines line lot lots hole holes poses sinks pinks lanes porches rode mods cards meets ranches'.split(
    ' ',
  ),
);

/** Whether a word behind a number is most likely a unit of length with one letter wrong. */
export const isNearlyUnit = (word: string): boolean =>
  word.length > 2 &&
  !afterNumbers.has(word) &&
  /^\p{L}+$/u.test(word) &&
  units.some((unit) => oneApart(word, unit));

const parts = 'half third quarter fourth fifth sixth eighth tenth'.split(' ');

/** Whether a word is a part of a whole, or most likely one with one letter wrong. */
export const isNearlyPart = (word: string): boolean =>
  parts.some((part) => word === part || oneApart(word, part));

/** Whether a word is a point of the compass with one letter wrong, or with two and the first one right. */
export const isNearlyPoint = (word: string): boolean =>
  word.length > 2 &&
  !others.has(word) &&
  /^\p{L}+$/u.test(word) &&
  points.some((point) => {
    const most = word[0] === point[0] && word.length > 4 ? 2 : 1;
    return Math.abs(point.length - word.length) <= most && apart(word, point) <= most;
  });
