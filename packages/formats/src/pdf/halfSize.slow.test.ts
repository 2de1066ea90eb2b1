// A set at half size, and the line that checks a print, as other programs read them.
import { readFileSync } from 'node:fs';
import type { Sheet } from '@homeplot/plan/sheet';
import { describe, expect, test } from 'vitest';
import { hasPdfReaders, type Line, linesByMuPdf, read } from '../../testing/pdfReaders.ts';
import { planOf } from '../../testing/testSheets.ts';
import { plainSheet } from '../sheets/presets.ts';
import { sheetPages } from './sheetPages.ts';
import { writePdf } from './writePdf.ts';

const font = new Uint8Array(readFileSync(new URL('../../../web/font/HomeplotSans.ttf', import.meta.url)));
const lot = { id: 'lot', type: 'rectangle', x: 0, y: 0, width: 200, height: 160, name: 'Lot' };

const sheet: Sheet = {
  ...plainSheet({ paper: 'Arch D', orientation: 'landscape', feetPerInch: 10 }),
  testBar: true,
};
const pdfOf = (more: object = {}, units = 'feet-inches', of = sheet): Promise<Uint8Array> => {
  const content = { kind: 'sheet', sheet: of, date: '', ...more } as const;
  const pages = sheetPages(planOf([lot], { units }), [{ number: 'A-1', title: 'Site plan', content }]);
  return writePdf(pages, { title: '', author: '', date: new Date(0), font });
};
const has = (lines: readonly Line[] | undefined, points: number): boolean =>
  (lines ?? []).some(
    ({ from, to }) => Math.abs(Math.hypot(to[0] - from[0], to[1] - from[1]) - points) < 0.02,
  );

/** Points: the heights of letters, and the weights of lines. */
function sizesIn(pdf: Uint8Array): {
  readonly letters: readonly number[];
  readonly weights: readonly number[];
} {
  const trace = read(pdf, 'mutool', 'trace', '$');
  const numbers = (pattern: RegExp): readonly number[] =>
    [...trace.matchAll(pattern)].map(([, one]) => Number(one));
  // White ones are halos of letters.
  const lines = [
    ...trace.matchAll(/<stroke_path linewidth="([.\d]+)"[^>]*color="([^"]*)"[^>]*transform="([-.\d]+)/g),
  ];
  return {
    letters: numbers(/<span[^>]*trm="(?:[-.\d]+ ){3}([-.\d]+)"/g).map((size) => (Math.abs(size) * 72) / 25.4),
    weights: lines.flatMap(([, weight, color, scale]) =>
      /^1( 1 1)?$/.test(color ?? '') ? [] : Math.abs(Number(weight) * Number(scale)),
    ),
  };
}

describe.skipIf(!hasPdfReaders())('read by other programs', () => {
  test('a set at half size has everything at half its place, and says so with both scales', async () => {
    const [full, halved] = [await pdfOf(), await pdfOf({ isHalfSize: true })];
    expect(read(halved, 'pdfinfo', '$')).toMatch(/Page size: +1296 x 864 pts/);
    for (const feet of [100, 80]) {
      expect(has(linesByMuPdf(full)[0], (feet / 10) * 72)).toBe(true);
      expect(has(linesByMuPdf(halved)[0], (feet / 20) * 72)).toBe(true);
    }
    const words = read(halved, 'mutool', 'draw', '-q', '-F', 'text', '$');
    expect(words).toContain(`HALF SIZE: 1" = 20'`);
    expect(words).toContain(`Full size: 1" = 10' on Arch D`);
    expect(read(full, 'mutool', 'draw', '-q', '-F', 'text', '$')).not.toContain('HALF SIZE');
  });

  test('its letters are at least 1/16 inch high, and its lines are no hairlines', async () => {
    const [full, halved] = [sizesIn(await pdfOf()), sizesIn(await pdfOf({ isHalfSize: true }))];
    // The capitals of the font are 0.72 of its size.
    expect(Math.min(...full.letters) * 0.72).toBeGreaterThan((72 * 3) / 32 - 0.1);
    expect(Math.min(...halved.letters) * 0.72).toBeGreaterThan(72 / 16 - 0.1);
    const millimeters = (points: number): number => (points * 25.4) / 72;
    expect(millimeters(Math.min(...halved.weights))).toBeGreaterThan(0.125);
    expect(Math.max(...halved.weights) / Math.max(...full.weights)).toBeCloseTo(Math.SQRT1_2, 2);
  });

  test.each([
    ['feet-inches', '4 in', 4 * 72],
    ['metres', '100 mm', (100 * 72) / 25.4],
  ] as const)('the line in %s is exactly %s, at full and at half size', async (units, name, points) => {
    for (const pdf of [await pdfOf({}, units), await pdfOf({ isHalfSize: true }, units)]) {
      expect(has(linesByMuPdf(pdf)[0], points)).toBe(true);
      expect(read(pdf, 'mutool', 'draw', '-q', '-F', 'text', '$')).toContain(
        `it is exactly ${name} when printed at 100 %`,
      );
    }
    const { testBar: _, ...without } = sheet;
    expect(has(linesByMuPdf(await pdfOf({}, units, without))[0], points)).toBe(false);
  });
});
