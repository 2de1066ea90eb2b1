// The date on printed sheets.

/** Today's date, in the browser's language. */
export const sheetDate = (): string => new Date().toLocaleDateString(undefined, { dateStyle: 'medium' });
