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
    // A glyph keeps the letters for which it was first made, and the file says that it means those. So each is made for
    // its letter here, before an accented letter makes it as its part, which would have none.
    for (const letter of font.characterSet) font.glyphForCodePoint(letter);
    // Text comes in visual order, so no run of it is to be reversed again.
    this.font = Object.assign(Object.create(font) as Font, {
      layout: (text: string, features?: unknown) => font.layout(text, features, undefined, undefined, 'ltr'),
    });
  }

  /** The letters that the font lacks, each once. Line ends and tabs are drawn as spaces. */
  missing(text: string): readonly string[] {
    return this.lacking(this.joined(text));
  }

  /** The letters from left to right as they are read, accents joined, without those that have no picture. */
  visual(text: string): string {
    const words = this.joined(text);
    const ordered = runsRight.test(words)
      ? bidi.getReorderedString(words, bidi.getEmbeddingLevels(words))
      : words;
    return ordered.replace(invisible, '');
  }

  /** An accent typed apart becomes part of its letter, unless the font has only the parts. */
  private joined(text: string): string {
    const joined = text.normalize('NFC');
    return joined === text || this.lacking(joined).length > this.lacking(text).length ? text : joined;
  }

  private lacking(text: string): readonly string[] {
    const letters = new Set(text.replace(invisible, '').replaceAll(/\s/g, ' '));
    return [...letters].filter((letter) => !this.font.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0));
  }
}
