// Text widths without a DOM: the advance widths of Helvetica (Adobe font metrics, 1/1000 em), which Arial and
// Liberation Sans share. The widths of letters outside ASCII are loaded later, from pen/letterWidths.ts.

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
/** How far letters reach above the baseline and below it, in em. */
export const reachOf = (content: string): readonly [number, number] =>
  tall.test(content) ? [0.98, 0.3] : [capHeight, descent];

/** The width of a letter outside ASCII, in 1/1000 em: a full em until the widths are loaded. */
let widthOf: (letter: string) => number = () => 1000;

export function setLetterWidths(own: typeof widthOf): void {
  widthOf = own;
}

/** Width in feet of a line of text at a font size (em) in feet. */
export function textWidth(content: string, height: number): number {
  let width = 0;
  for (const letter of content) {
    width += ascii[letter.charCodeAt(0) - 32] ?? widthOf(letter);
  }
  return (width / 1000) * height;
}
