// Rewrites a message about a mouse for touch. Only for the program's own sentences: the user's words may contain "click".
export const touchWords = (words: string): string =>
  words.replaceAll('Click', 'Tap').replaceAll('click', 'tap').replaceAll('press Enter', 'press Finish');
