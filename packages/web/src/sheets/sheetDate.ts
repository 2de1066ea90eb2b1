// The date on a sheet that has none of its own, as the reader writes dates.

export const sheetDate = (): string => new Date().toLocaleDateString(undefined, { dateStyle: 'medium' });
