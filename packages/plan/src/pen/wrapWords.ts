// Breaks a text into lines.

/** The words in as few lines as fit, each broken only between words. */
export function wrapWords(words: readonly string[], fits: (line: string) => boolean): readonly string[] {
  const lines: string[] = [];
  for (const word of words) {
    const longer = `${lines.at(-1)} ${word}`;
    if (lines.length > 0 && fits(longer)) lines.splice(-1, 1, longer);
    else lines.push(word);
  }
  return lines;
}
