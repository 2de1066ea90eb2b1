// Letters that the font of PDF files lacks are found and named, and right-to-left text is set in visual order.
import { readFileSync } from 'node:fs';
import { createPlan } from '@homeplot/plan/plan';
import { readPlanFile } from '@homeplot/plan/planFile';
import { textFrame } from '@homeplot/plan/textFrame';
import { textWidth } from '@homeplot/plan/textMetrics';
import { describe, expect, test } from 'vitest';
import { hasPdfReaders, read } from '../../testing/pdfReaders.ts';
import { missingLetters } from './missingLetters.ts';
import { PdfFont } from './pdfFont.ts';
import type { PaintWords } from './wordPictures.ts';
import { type PdfPage, writePdf } from './writePdf.ts';

const bytes = new Uint8Array(readFileSync(new URL('../../../web/font/HomeplotSans.ttf', import.meta.url)));
const font = new PdfFont(bytes);

/** The letters that are seen, in the order of their codes. */
const seen = (text: string): readonly string[] =>
  Array.from(text.replace(/[\s\p{Default_Ignorable_Code_Point}]/gu, '')).toSorted();
/** Each letter that the font has. */
const allLetters = font.font.characterSet
  .map((letter) => String.fromCodePoint(letter))
  .filter((letter) => letter !== '\uffff' && seen(letter).length > 0);

test('the font has the letters of Latin, Greek, Cyrillic and Hebrew, and the signs of drawings', () => {
  const words = `Zoë Łódź Σίσυφος Ёлка בית 12' 6 1/2" N 45°20′15″ E ⌀ ½ ⅜ × ± – — … • Δ π ² № € £ ≤ ≥ → −`;
  expect(font.missing(words)).toEqual([]);
});

test('the frame of a text is as wide as its letters in the font, and holds their accents', () => {
  const wrong = allLetters.filter((letter) => {
    const { advanceWidth, bbox } = font.font.glyphForCodePoint(letter.codePointAt(0) ?? 0);
    const ems = (units: number): number => units / font.font.unitsPerEm;
    const place = { at: { x: 0, y: 0 }, height: 1, angle: 0, align: 'start', baseline: 'baseline' } as const;
    const [, { x, y: top }, { y: bottom }] = textFrame({ ...place, content: letter });
    const isHigh = -top > ems(bbox.maxY) - 0.03 && bottom > -ems(bbox.minY) - 0.01;
    return Math.abs(x - ems(advanceWidth)) > 0.001 || (/[\p{L}\p{N}]/u.test(letter) && !isHigh);
  });
  expect(wrong).toEqual([]);
});

test('letters that the font lacks count as the widest that they may be, and marks as nothing', () => {
  expect(['東', 'ب', 'ก'].map((letter) => textWidth(letter, 1))).toEqual([1, 1, 1]);
  expect(textWidth('🌳', 1)).toBeGreaterThan(1.3);
  expect(textWidth('e\u0301\u200d', 1)).toBe(textWidth('e', 1));
});

test.each([
  ['東京 東', ['東', '京']],
  ['Big 🌳 tree', ['🌳']],
  ['بيت', ['ب', 'ي', 'ت']],
  // Joiners and direction marks have no picture.
  ['\u200ea\u200db\ufe0f', []],
  ['To the desk\n\n1.\tNorth', []],
])('of %s it lacks %o', (words, missing) => {
  expect(font.missing(words)).toEqual(missing);
});

test.each([
  ['12 Oak Lane', '12 Oak Lane'],
  ['בית 12', '12 תיב'],
  ['Lot (בית) 5', 'Lot (תיב) 5'],
])('%s is set as %s', (words, set) => {
  expect(font.visual(words)).toBe(set);
});

test('fields with letters that the font lacks are named, those of hidden layers are not', () => {
  const reading = readPlanFile({
    objects: [
      { type: 'text', x: 0, y: 0, text: 'Garden 庭' },
      { type: 'house', x: 0, y: 0, width: 20, height: 20, name: '家' },
      { type: 'text', x: 0, y: 0, text: '隠', layer: 'utilities' },
    ],
    settings: {
      title: '東京の家',
      parcel: '5-東',
      layers: [{ id: 'utilities', title: '設備', hidden: true }],
      pack: { id: 'own', name: '東京', date: '2026-11-01' },
    },
  });
  if (!reading.ok) throw new Error(reading.problem);
  expect(missingLetters(createPlan(reading.contents), font)).toEqual([
    { field: 'Title', letters: ['東', '京', 'の', '家'] },
    { field: 'Parcel number', letters: ['東'] },
    { field: 'Text "Garden 庭"', letters: ['庭'] },
    { field: 'House "家"', letters: ['家'] },
  ]);
});

/** A page with each text at a place of its own. */
const say = (...contents: readonly string[]): PdfPage => ({
  width: 600,
  height: 600,
  bookmark: 'A-1',
  draw(penAt) {
    const pen = penAt({ x: 0, y: 0 }, 1, 'feet-inches', 0);
    for (const [i, content] of contents.entries()) {
      const at = { x: 10 + 13 * (i % 45), y: 20 + 13 * Math.floor(i / 45) };
      const text = { at, content, height: 5, angle: 0, align: 'start', baseline: 'baseline' } as const;
      pen.text(text, { layer: 'a', fill: '#112233', stroke: '#ffffff', weight: 1 });
    }
  },
});

const pdfOf = (contents: readonly string[], paintWords?: PaintWords) =>
  writePdf([say(...contents)], { title: '', author: '', date: new Date(0), font: bytes, paintWords });

/** All words of a file, read by programs of others. */
const readers = {
  Poppler: (pdf: Uint8Array) => read(pdf, 'pdftotext', '-raw', '$', '-'),
  MuPDF: (pdf: Uint8Array) => read(pdf, 'mutool', 'draw', '-q', '-F', 'txt', '$'),
  pdfminer: (pdf: Uint8Array) => unescaped(read(pdf, 'pdf2txt', '-t', 'tag', '$').replace(/<[^>]*>/g, '')),
};
const unescaped = (text: string): string =>
  text
    .replace(/&#x([0-9a-f]+);/gi, (_, code: string) => String.fromCodePoint(Number.parseInt(code, 16)))
    .replace('&quot;', '"')
    .replace('&lt;', '<')
    .replace('&gt;', '>')
    .replace('&amp;', '&');

/** What is in the first list and not in the second. */
function without(letters: readonly string[], others: readonly string[]): readonly string[] {
  const left = [...others];
  return letters.filter((letter) => {
    const at = left.indexOf(letter);
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
}

const composed = allLetters.filter((letter) => letter.normalize('NFC') === letter);
describe.skipIf(!hasPdfReaders())('text on a page', () => {
  test('is found in its logical order, without its halo', async () => {
    const pdf = await pdfOf(['Lot בית']);
    expect(read(pdf, 'pdftotext', '$', '-').replace(/[\u200e\u200f\u202a-\u202e\f\n]/g, '')).toBe('Lot בית');
  });

  test.each([
    ['accents before plain letters', allLetters.toReversed(), undefined],
    ['accents apart from their letters', composed, 'NFD'],
    ['of a sheet', ['Åström', 'COVERAGE', 'A-1', 'Łódź', 'Zoë', 'No. 5'], undefined],
  ])('has each letter, read by three programs: %s', async (_, letters, form) => {
    const pdf = await pdfOf(form ? letters.map((words) => words.normalize(form)) : letters);
    const said = seen(letters.join('').normalize('NFC'));
    for (const [program, wordsOf] of Object.entries(readers)) {
      const found = seen(wordsOf(pdf).normalize('NFC'));
      expect({ program, lost: without(said, found), wrong: without(found, said) }).toEqual({
        program,
        lost: [],
        wrong: [],
      });
    }
  });

  test('with letters that the font lacks is a picture at its place and size', async () => {
    const asked: unknown[] = [];
    // A black square of one em on the baseline.
    const paint: PaintWords = (content, em, ink) => {
      asked.push({ content, ink });
      const pixels = new Uint8ClampedArray(em * em * 4).map((_, i) => (i % 4 === 3 ? 255 : 0));
      return { width: em, height: em, pixels, baseline: em, left: 0, advance: em };
    };
    const pdf = await pdfOf(['家'], paint);
    expect(asked).toEqual([{ content: '家', ink: { fill: '#112233', halo: '#ffffff', weight: 12 } }]);
    const [, transform = ''] =
      /<fill_image [^>]*transform="([^"]*)"/.exec(read(pdf, 'mutool', 'trace', '$', '1')) ?? [];
    const points = 72 / 25.4;
    // From 10, 15 to 15, 20 mm.
    const [width, , , height, x, y] = transform.split(' ').map((part) => Number(part) / points);
    expect([width, height, x, y].map((part) => Math.round((part ?? 0) * 100) / 100)).toEqual([5, 5, 10, 15]);
  });
});
