// Changes the case of a text's first letter.
export const capitalized = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);

/** The words as in the middle of a sentence. Abbreviations, such as ADU, stay. */
export const lowered = (words: string): string =>
  /^.[A-Z]/.test(words) ? words : words.charAt(0).toLowerCase() + words.slice(1);
