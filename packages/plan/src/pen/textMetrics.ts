// Text widths without a DOM: the advance widths of Helvetica (Adobe font metrics, 1/1000 em), which Arial and
// Liberation Sans share. Those outside ASCII come later. Other letters, which each machine draws with a font of its
// own, count as the widest that they may be, so that no picture cuts them off.

const ascii = [
  278, 278, 355, 556, 556, 889, 667, 191, 333, 333, 389, 584, 278, 333, 278, 278, 556, 556, 556, 556, 556,
  556, 556, 556, 556, 556, 278, 278, 584, 584, 584, 556, 1015, 667, 667, 722, 722, 667, 611, 778, 722, 278,
  500, 667, 556, 833, 722, 778, 667, 778, 722, 667, 611, 722, 667, 944, 667, 667, 611, 278, 278, 278, 469,
  556, 333, 556, 556, 500, 556, 556, 278, 556, 556, 222, 222, 500, 222, 833, 556, 556, 556, 556, 333, 500,
  278, 556, 500, 722, 500, 500, 500, 334, 260, 334, 584,
];

/** The fonts that have these metrics. */
export const textFont = 'Helvetica, Arial, "Liberation Sans", sans-serif';
/** Cap height, in em. */
export const capHeight = 0.718;
/** Depth of descenders below the baseline, in em. */
export const descent = 0.207;

/** Letters that may have accents or be deeper than those of ASCII; not the signs of numbers and sentences. */
const tall = /[^\0-\u00bf\u2000-\u2bff]/u;
/** How far these letters reach above the baseline and below it, in em. */
export const ascentOf = (content: string): number => (tall.test(content) ? 0.98 : capHeight);
export const descentOf = (content: string): number => (tall.test(content) ? 0.3 : descent);

let others: ReadonlyMap<number, number> = new Map();

/** widths: of letters outside ASCII, in 1/1000 em, by their codes. */
export function addWidths(widths: ReadonlyMap<number, number>): void {
  others = widths;
}

/** Marks over other letters, joiners and directions. */
const widthless = /[\p{M}\p{Default_Ignorable_Code_Point}]/u;
const picture = /\p{Extended_Pictographic}/u;

function otherWidth(letter: string, code: number): number {
  if (widthless.test(letter)) return 0;
  return others.get(code) ?? (picture.test(letter) ? 1400 : 1000);
}

/** Width in feet of a line of text at a font size (em) in feet. */
export function textWidth(content: string, height: number): number {
  let width = 0;
  for (const letter of content) {
    const code = letter.codePointAt(0) ?? 0;
    width += ascii[code - 32] ?? otherWidth(letter, code);
  }
  return (width / 1000) * height;
}
