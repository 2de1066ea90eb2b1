// The font of PDF files, and its letters.
import { readFileSync } from 'node:fs';
import { PdfFont } from '../src/pdf/pdfFont.ts';

export const fontBytes = new Uint8Array(
  readFileSync(new URL('../../web/font/HomeplotSans.ttf', import.meta.url)),
);
export const font = new PdfFont(fontBytes);

/** The letters that are seen, in the order of their codes. */
export const seen = (text: string): readonly string[] =>
  Array.from(text.replace(/[\s\p{Default_Ignorable_Code_Point}]/gu, '')).toSorted();

/** Each letter that the font has. */
export const allLetters = font.font.characterSet
  .map((letter) => String.fromCodePoint(letter))
  .filter((letter) => letter !== '\uffff' && seen(letter).length > 0);
