// Joins class names or ids, leaving out what is false or missing.

export const cx = (...names: readonly (string | false | undefined)[]): string =>
  names.filter(Boolean).join(' ');
