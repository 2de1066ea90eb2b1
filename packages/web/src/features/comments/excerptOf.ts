// The beginning of a comment, for the list.

/** Characters: enough for the three lines that a row shows. */
const excerptLength = 160;
/** A word that is longer than the rest of the excerpt is cut. */
const leastKept = excerptLength / 2;

/** The whole text, or its first words and an ellipsis. */
export function excerptOf(text: string): string {
  if (text.length <= excerptLength) return text;
  const end = text.slice(0, excerptLength + 1).search(/\s\S*$/);
  return `${text.slice(0, end >= leastKept ? end : excerptLength).trimEnd()}…`;
}
