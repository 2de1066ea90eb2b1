// What other programs read in a PDF of ours: true scale, each label once, the font embedded, nothing that portals refuse.
import { readFileSync } from 'node:fs';
import { createPlan, type Plan } from '@homeplot/plan/plan';
import { readPlanFile } from '@homeplot/plan/planFile';
import type { Sheet } from '@homeplot/plan/sheet';
import { RecordingPen } from '@homeplot/plan/recordingPen';
import { beforeAll, describe, expect, test } from 'vitest';
import {
  hasPdfReaders,
  type Line,
  linesByMuPdf,
  linesByPoppler,
  read,
  readBytes,
} from '../../testing/pdfReaders.ts';
import { letter, type Orientation, type Paper, paperGroups } from '../paper/papers.ts';
import { smallestLetters } from '../paper/paperText.ts';
import { plainSheet } from '../sheets/presets.ts';
import { drawSheet, SheetDrawing } from '../sheets/sheetDrawing.ts';
import { PlanViews } from '../sheets/view/planViews.ts';
import { type PrintScale, printScales } from '../paper/printScales.ts';
import { type PdfSheet, sheetPages } from './sheetPages.ts';
import type { PaintWords } from './wordPictures.ts';
import { writePdf } from './writePdf.ts';

const file = (path: string) => readFileSync(new URL(path, import.meta.url));
const font = new Uint8Array(file('../../../web/font/HomeplotSans.ttf'));

function planOf(value: unknown): Plan {
  const reading = readPlanFile(value);
  if (!reading.ok) throw new Error(reading.problem);
  return createPlan(reading.contents);
}
const readmeFile = JSON.parse(file('../../../../docs/pictures/plan.json').toString()) as { settings: object };
const readmePlan = planOf(readmeFile);

const date = 'Nov 23, 2026';
const requestOf = ({ name: paper }: Paper, { feetPerInch }: PrintScale, orientation: Orientation): Sheet =>
  plainSheet({ paper, orientation, feetPerInch });
const sheetOf = (sheet: Sheet, number = 'A-1'): PdfSheet => ({
  number,
  title: 'Site plan',
  content: { kind: 'sheet', sheet, date },
});
const options = { title: 'Deck, pool and fence', author: '', date: new Date('2026-11-23T12:00:00Z'), font };
const pdfOf = (plan: Plan, sheets: readonly PdfSheet[]) => writePdf(sheetPages(plan, sheets), options);

/** Inches. Programs turn landscape pages. */
const lengths = (lines: readonly Line[]): readonly number[] =>
  lines.map(({ from, to }) => Math.hypot(to[0] - from[0], to[1] - from[1]) / 72);

/** How often each letter occurs, spaces left out. */
const letterCounts = (words: string): string => Array.from(words.replace(/\s/g, '')).toSorted().join('');

/** Feet to an inch of the smallest scale at which a hundred feet are more than a tenth of an inch. */
const smallest = 1000;

describe.skipIf(!hasPdfReaders())('read by other programs', () => {
  test.each(['feet-inches', 'metres'] as const)(
    'a hundred feet are right to 0.002 in on every paper at every scale of %s',
    { timeout: 60_000 },
    async (units) => {
      const plan = planOf({
        objects: [{ id: 'lot', type: 'rectangle', x: 0, y: 0, width: 200, height: 20 }],
        settings: { scale: 2, units },
      });
      const views = new PlanViews(plan);
      const scales = printScales(units).filter(({ feetPerInch }) => feetPerInch <= smallest);
      const requests = paperGroups
        .flatMap(({ papers }) => papers)
        .flatMap((paper) => {
          const sheet = plainSheet({ paper: paper.name, orientation: 'landscape' });
          const largest = new SheetDrawing(views, sheet, { date }).scale?.feetPerInch ?? 0;
          return scales.flatMap((scale) =>
            scale.feetPerInch >= largest ? { scale, sheet: requestOf(paper, scale, 'landscape') } : [],
          );
        });
      expect(new Set(requests.map(({ sheet }) => sheet.paper)).size).toBe(17);
      const pdf = await pdfOf(
        plan,
        requests.map(({ sheet }) => sheetOf(sheet)),
      ); // prettier-ignore
      for (const pages of [linesByPoppler(pdf), linesByMuPdf(pdf)]) {
        expect(pages).toHaveLength(requests.length);
        const off = pages.map((lines, i) => {
          const wanted = 100 / (requests[i]?.scale.feetPerInch ?? 1);
          return Math.min(...lengths(lines).map((length) => Math.abs(length - wanted)));
        });
        expect(Math.max(...off)).toBeLessThan(0.002);
      }
      expect(new Set(requests.map(({ scale }) => scale.name)).size).toBe(scales.length);
    },
  );

  describe('the plan of the README', () => {
    const scale = { feetPerInch: 20, name: `1" = 20'` };
    const request = requestOf(letter, scale, 'portrait');
    let pdf: Uint8Array = new Uint8Array();
    beforeAll(async () => {
      pdf = await pdfOf(readmePlan, [sheetOf(request), sheetOf(request, 'A-2')]);
    });

    test.each([
      ['Poppler', ['pdftotext', '-l', '1', '$', '-']],
      ['MuPDF', ['mutool', 'draw', '-q', '-F', 'text', '$', '1']],
    ])('has each letter of each label once, as %s reads it', (_, [program = '', ...args]) => {
      const pen = new RecordingPen(smallestLetters, 0, readmePlan.settings.units, readmePlan.settings.north);
      drawSheet(readmePlan, request, pen, { date });
      const drawn = pen.marks.flatMap((mark) => (mark.mark === 'text' ? mark.text.content : []));
      expect(drawn.length).toBeGreaterThan(40);
      expect(letterCounts(read(pdf, program, ...args))).toBe(letterCounts(drawn.join('')));
    });

    test('is a PDF 1.7 with the font embedded and subset, and nothing that portals refuse', () => {
      expect(read(pdf, 'qpdf', '--check', '$')).toContain('No syntax or stream encoding errors');
      const info = read(pdf, 'pdfinfo', '$');
      expect(info).toMatch(/^Title: +Deck, pool and fence$/m);
      expect(info).not.toMatch(/^Author:/m);
      expect(info).toMatch(/^Encrypted: +no$/m);
      expect(info).toMatch(/^JavaScript: +no$/m);
      expect(info).toMatch(/^PDF version: +1\.7$/m);
      expect(info).toMatch(/^Pages: +2$/m);
      expect(info).toMatch(/^Page size: +612 x 792 pts \(letter\)$/m);
      const fonts = read(pdf, 'pdffonts', '$').trim().split('\n').slice(2);
      expect(fonts).toHaveLength(1);
      expect(fonts[0]).toMatch(/^\w{6}\+HomeplotSans +CID TrueType +Identity-H +yes yes yes/);
      const objects = read(pdf, 'qpdf', '--qdf', '--object-streams=disable', '$', '-');
      for (const refused of ['/OCProperties', '/OCG', '/Annots', '/Encrypt', '/EmbeddedFile', '/JavaScript'])
        expect(objects).not.toContain(refused);
    });

    test('in black and white has no color anywhere, also in words drawn as pictures', async () => {
      const plan = planOf({ ...readmeFile, settings: { ...readmeFile.settings, title: 'Pool 🏊' } });
      const sheet: Sheet = { ...request, style: 'blackAndWhite' };
      const red: PaintWords = (_content, em) => {
        const pixels = new Uint8ClampedArray(em * em * 4).map((_, i) =>
          i % 4 === 0 || i % 4 === 3 ? 255 : 0,
        );
        return { width: em, height: em, pixels, baseline: em, left: 0, advance: em };
      };
      for (const [of, isGray] of [
        [sheet, true],
        [request, false],
      ] as const) {
        const drawn = await writePdf(sheetPages(plan, [sheetOf(of)]), { ...options, paintWords: red });
        const picture = readBytes(
          drawn,
          'mutool',
          'draw',
          '-q',
          '-c',
          'rgb',
          '-r',
          '72',
          '-F',
          'ppm',
          '-o',
          '-',
          '$',
          '1',
        );
        const pixels = picture.subarray(picture.length - 612 * 792 * 3);
        expect(pixels).toHaveLength(612 * 792 * 3);
        const colored = pixels.reduce(
          (count, part, i) => (i % 3 !== 0 && part !== pixels[i - 1] ? count + 1 : count),
          0,
        );
        expect(colored === 0).toBe(isGray);
      }
    });

    test('has a bookmark for each sheet, by its number', () => {
      const outline = read(pdf, 'mutool', 'show', '$', 'outline');
      expect(outline).toMatch(/"A-1 Site plan"\s+#page=1.*\n.*"A-2 Site plan"\s+#page=2/);
    });
  });
});
