// Searches a list for a few words, best matches first.

/** How well a text matches a word: higher is better, 0 is no match. */
function score(text: string, word: string): number {
  const at = text.indexOf(word);
  if (at < 0) return 0;
  if (at === 0) return 3;
  return /[\s(&-]/.test(text[at - 1] ?? '') ? 2 : 1;
}

/** How many times as much a match in the title counts as one in other text. */
const titleFactor = 10;

interface Text {
  readonly title: string;
  readonly more: string;
  /** Whether it comes after other entries that match equally well. */
  readonly later?: boolean;
}

/** The entries that have every word in their title or description; all of them, in order, if there is no word. */
export function matching<E>(entries: readonly E[], typed: string, textOf: (entry: E) => Text): readonly E[] {
  const words = typed.toLowerCase().split(/\s+/).filter(Boolean);
  if (words.length === 0) return entries;
  const scored = entries.flatMap((entry) => {
    const { title, more, later = false } = textOf(entry);
    const [titleText, moreText] = [title.toLowerCase(), more.toLowerCase()];
    const scores = words.map((word) => score(titleText, word) * titleFactor + score(moreText, word));
    if (scores.includes(0)) return [];
    const sum = scores.reduce((total, one) => total + one, 0);
    const isWholeTitle = titleText === words.join(' ');
    return {
      entry,
      sum,
      isWholeTitle,
      isTitle: scores.every((one) => one >= titleFactor),
      isPreferred: !later,
    };
  });
  const trueFirst = (a: boolean, b: boolean): number => Number(b) - Number(a);
  return scored
    .toSorted(
      (a, b) =>
        trueFirst(a.isWholeTitle, b.isWholeTitle) ||
        trueFirst(a.isTitle, b.isTitle) ||
        trueFirst(a.isPreferred, b.isPreferred) ||
        b.sum - a.sum,
    )
    .map(({ entry }) => entry);
}
