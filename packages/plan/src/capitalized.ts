// Words that begin with a capital letter, as sentences and labels do.

export const capitalized = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);
