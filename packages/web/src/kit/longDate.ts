// A date with its month in words, such as November 23, 2027.

export const longDate = (date: Date): string => date.toLocaleDateString('en-US', { dateStyle: 'long' });
