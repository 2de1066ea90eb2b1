// The date on printed sheets.

/** Today, in words of the reader's language. */
export const sheetDate = (): string => new Date().toLocaleDateString(undefined, { dateStyle: 'medium' });
