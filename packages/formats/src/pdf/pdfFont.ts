// The font of PDF files: which characters it has, and in which order it sets them.
import bidiFactory from 'bidi-js';
import { create, type Font } from 'fontkit';

const bidi = bidiFactory();
/** Hebrew, Arabic and the other scripts that run from right to left, and marks that set a direction. */
const runsRight = /[\u0590-\u08ff\u200e\u200f\u202a-\u202e\u2066-\u2069\ufb1d-\ufdff\ufe70-\ufefc]/;
/** Characters without a glyph, so no font needs them: joiners, direction marks, variation selectors, byte order marks. */
const invisible = /\p{Default_Ignorable_Code_Point}/gu;

export class PdfFont {
  readonly font: Font;

  /** bytes: a TrueType font. */
  constructor(bytes: Uint8Array) {
    const font = create(bytes);
    // fontkit caches each glyph with the code points that it was first requested for, and the PDF says that the glyph means
    // these. An accented glyph requests the glyphs of its parts without any code points, so request every glyph by its own
    // code point first.
    for (const codePoint of font.characterSet) font.glyphForCodePoint(codePoint);
    // The text is in visual order already, so fontkit must not reverse right-to-left runs again.
    this.font = Object.assign(Object.create(font) as Font, {
      layout: (text: string, features?: unknown) => font.layout(text, features, undefined, undefined, 'ltr'),
    });
  }

  /** The characters that the font lacks, each once. Line ends and tabs are drawn as spaces. */
  missing(text: string): readonly string[] {
    return this.lacking(this.composed(text));
  }

  /** The text in visual order, from left to right, with composed accents and without invisible characters. */
  visual(text: string): string {
    const words = this.composed(text);
    const ordered = runsRight.test(words)
      ? bidi.getReorderedString(words, bidi.getEmbeddingLevels(words))
      : words;
    return ordered.replace(invisible, '');
  }

  /** Composes letters and separate accents into one character, unless the font has only the parts. */
  private composed(text: string): string {
    const composed = text.normalize('NFC');
    return composed === text || this.lacking(composed).length > this.lacking(text).length ? text : composed;
  }

  private lacking(text: string): readonly string[] {
    const characters = new Set(text.replace(invisible, '').replaceAll(/\s/g, ' '));
    return [...characters].filter((one) => !this.font.hasGlyphForCodePoint(one.codePointAt(0) ?? 0));
  }
}
