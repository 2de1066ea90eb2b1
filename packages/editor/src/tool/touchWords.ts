// Words for a mouse as words for a finger. Only for sentences of the program: a user's own words may have a click in them.
export const touchWords = (words: string): string =>
  words.replaceAll('Click', 'Tap').replaceAll('click', 'tap').replaceAll('press Enter', 'press Finish');
