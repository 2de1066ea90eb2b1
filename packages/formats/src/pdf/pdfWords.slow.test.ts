// Words of a PDF file are read by programs of others as they were written.
import { describe, expect, test } from 'vitest';
import { allLetters, fontBytes, seen } from '../../testing/pdfFont.ts';
import { hasPdfReaders, read } from '../../testing/pdfReaders.ts';
import type { PaintWords } from './wordPictures.ts';
import { type PdfPage, writePdf } from './writePdf.ts';

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
  writePdf([say(...contents)], { title: '', author: '', date: new Date(0), font: fontBytes, paintWords });

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
