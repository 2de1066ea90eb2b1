// A text with a capital first letter.
export const capitalized = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);
