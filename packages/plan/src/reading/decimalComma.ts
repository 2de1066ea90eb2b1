// Commas and groups of digits in numbers, as people type them in any country.

/** What stands between groups of three digits: a space, also a narrow one or one that doesn't break. */
const spacedGroups = /(?<![\d.,/])\d{1,3}(?:[ \u00a0\u2009\u202f]\d{3})+(?![\d/])/g;
const dottedGroups = /(?<![\d.,])(\d{1,3}(?:\.\d{3})+),(\d+)(?![\d.,])/g;

/** "12,5" is 12.5, "1.320,5" and "1 320,5" are 1320.5, and "1,320" is a thousand and more. */
export const withDecimalPoint = (typed: string): string =>
  typed
    .replaceAll(dottedGroups, (_, groups: string, part: string) => `${groups.replaceAll('.', '')}.${part}`)
    .replaceAll(spacedGroups, (groups) => groups.replaceAll(/\D/g, ''))
    .replaceAll(/(?<![\d.,])(\d*),(\d+)(?![\d.,])/g, (written, whole: string, part: string) =>
      /^[1-9]\d{0,2}$/.test(whole) && part.length === 3 ? written : `${whole}.${part}`,
    );

/** "3,800" is 3.8 for those who write a decimal comma. */
export const withDecimalComma = (typed: string): string =>
  withDecimalPoint(typed.replaceAll(/(?<![\d.,])(\d+),(\d+)(?![\d.,])/g, '$1.$2'));
