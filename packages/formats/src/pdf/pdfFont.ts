// The font of PDF files: which letters it has, and the order in which it sets them.
import bidiFactory from 'bidi-js';
import { create, type Font } from 'fontkit';

const bidi = bidiFactory();
/** Hebrew, Arabic and the other scripts that run from right to left, and marks that set a direction. */
const runsRight = /[\u0590-\u08ff\u200e\u200f\u202a-\u202e\u2066-\u2069\ufb1d-\ufdff\ufe70-\ufefc]/;
/** Letters without a picture, so no font needs them: joiners, directions, variants, byte order. */
const invisible = /\p{Default_Ignorable_Code_Point}/gu;

export class PdfFont {
  readonly font: Font;

  /** bytes: a TrueType font. */
  constructor(bytes: Uint8Array) {
    const font = create(bytes);
    // Text comes in visual order, so no run of it is to be reversed again.
    this.font = Object.assign(Object.create(font) as Font, {
      layout: (text: string, features?: unknown) => font.layout(text, features, undefined, undefined, 'ltr'),
    });
  }

  /** The letters that the font lacks, each once. Line ends and tabs are drawn as spaces. */
  missing(text: string): readonly string[] {
    const letters = new Set(text.replace(invisible, '').replaceAll(/\s/g, ' '));
    return [...letters].filter((letter) => !this.font.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0));
  }

  /** The letters from left to right as they are read, without those that have no picture. */
  visual(text: string): string {
    const ordered = runsRight.test(text)
      ? bidi.getReorderedString(text, bidi.getEmbeddingLevels(text))
      : text;
    return ordered.replace(invisible, '');
  }
}
