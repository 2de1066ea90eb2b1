// Decimal commas and groups of digits in numbers, as people type them in different countries.

/** Groups of three digits separated by spaces, which may be narrow or nonbreaking. */
const spacedGroups = /(?<![\d.,/])\d{1,3}(?:[ \u00a0\u2009\u202f]\d{3})+(?![\d/])/g;
const dottedGroups = /(?<![\d.,])(\d{1,3}(?:\.\d{3})+),(\d+)(?![\d.,])/g;

/** "12,5" becomes 12.5, "1.320,5" and "1 320,5" become 1320.5, and "1,320" remains, because it is 1320 in the US. */
export const withDecimalPoint = (typed: string): string =>
  typed
    .replaceAll(dottedGroups, (_, groups: string, part: string) => `${groups.replaceAll('.', '')}.${part}`)
    .replaceAll(spacedGroups, (groups) => groups.replaceAll(/\D/g, ''))
    .replaceAll(/(?<![\d.,])(\d*),(\d+)(?![\d.,])/g, (written, whole: string, part: string) =>
      /^[1-9]\d{0,2}$/.test(whole) && part.length === 3 ? written : `${whole}.${part}`,
    );

/** Like withDecimalPoint, for people who write a decimal comma: "3,800" becomes 3.8. */
export const withDecimalComma = (typed: string): string =>
  withDecimalPoint(typed.replaceAll(/(?<![\d.,])(\d+),(\d+)(?![\d.,])/g, '$1.$2'));
