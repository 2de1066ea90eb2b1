// Searches a list for a few words, best matches first.

/** How well a text matches a word: higher is better, 0 is no match. */
function score(text: string, word: string): number {
  const at = text.indexOf(word);
  if (at < 0) return 0;
  if (at === 0) return 3;
  return /[\s(&-]/.test(text[at - 1] ?? '') ? 2 : 1;
}

/** The weight of matches in the title. */
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
    const [inTitle, around] = [title.toLowerCase(), more.toLowerCase()];
    const scores = words.map((word) => score(inTitle, word) * titleFactor + score(around, word));
    if (scores.includes(0)) return [];
    const sum = scores.reduce((total, one) => total + one, 0);
    const isCalled = inTitle === words.join(' ');
    return { entry, sum, isCalled, isTitle: scores.every((one) => one >= titleFactor), isNow: !later };
  });
  const first = (a: boolean, b: boolean): number => Number(b) - Number(a);
  return scored
    .toSorted(
      (a, b) =>
        first(a.isCalled, b.isCalled) ||
        first(a.isTitle, b.isTitle) ||
        first(a.isNow, b.isNow) ||
        b.sum - a.sum,
    )
    .map(({ entry }) => entry);
}
