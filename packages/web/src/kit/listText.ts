// A list in a sentence: A, B, and C.
export const listText = (items: readonly string[]): string => new Intl.ListFormat('en-US').format(items);
