// Dates and sizes for people.

/** A date with its month in words, such as November 23, 2027. */
export const longDate = (date: Date): string => date.toLocaleDateString('en-US', { dateStyle: 'long' });

/** A size in bytes, such as "12 MB" or "340 kB". */
export function megabytes(bytes: number): string {
  const kilo = bytes / 1024;
  if (kilo < 1000) return `${Math.max(1, Math.round(kilo))} kB`;
  const mega = kilo / 1024;
  return `${mega < 10 ? Math.round(mega * 10) / 10 : Math.round(mega)} MB`;
}
