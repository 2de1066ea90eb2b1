// The ruler of a PDF viewer, as other programs read it: what they compute for a known edge is its length.
import { readFileSync } from 'node:fs';
import type { Plan } from '@homeplot/plan/plan';
import type { Sheet, ViewportBlock } from '@homeplot/plan/sheet';
import { describe, expect, test } from 'vitest';
import { hasPdfReaders, type Line, linesByMuPdf, read } from '../../testing/pdfReaders.ts';
import { planOf } from '../../testing/testSheets.ts';
import { plainSheet } from '../sheets/presets.ts';
import { sheetPages } from './sheetPages.ts';
import { writePdf } from './writePdf.ts';

const font = new Uint8Array(readFileSync(new URL('../../../web/font/HomeplotSans.ttf', import.meta.url)));

/** Feet. */
const sides = { width: 100, height: 80 };
const shed = { width: 13.5, height: 9.25 };
const planIn = (units: string): Plan =>
  planOf(
    [
      { id: 'lot', type: 'rectangle', x: 0, y: 0, width: 2 * sides.width, height: 2 * sides.height },
      { id: 's', type: 'shed', x: 100, y: 80, width: 2 * shed.width, height: 2 * shed.height },
    ],
    { units },
  );
const detail: ViewportBlock = {
  id: 'detail',
  type: 'viewport',
  crop: { minX: 35, minY: 30, maxX: 65, maxY: 50 },
};

async function readBack(
  plan: Plan,
  sheet: Sheet,
): Promise<{ viewports: readonly Viewport[]; lines: readonly Line[] }> {
  const content = { kind: 'sheet', sheet, date: '' } as const;
  const pages = sheetPages(plan, [{ number: 'A-1', title: 'Site plan', content }]);
  const pdf = await writePdf(pages, { title: '', author: '', date: new Date(0), font });
  const file = JSON.parse(read(pdf, 'qpdf', '--json=2', '--json-key=qpdf', '$')) as {
    readonly qpdf: readonly Readonly<
      Record<string, { readonly value?: Readonly<Record<string, unknown>> }>
    >[];
  };
  const objects = file.qpdf.flatMap((part) => Object.values(part));
  const page = objects.find(({ value }) => value?.['/Type'] === '/Page')?.value;
  return { viewports: (page?.['/VP'] ?? []) as readonly Viewport[], lines: linesByMuPdf(pdf)[0] ?? [] };
}

interface NumberFormat {
  readonly '/U': string;
  readonly '/C': number;
}
interface Viewport {
  readonly '/Type': string;
  readonly '/BBox': readonly [number, number, number, number];
  readonly '/Measure': {
    readonly '/Subtype': string;
    readonly '/R': string;
    readonly '/X': readonly NumberFormat[];
    readonly '/D': readonly NumberFormat[];
    readonly '/A': readonly NumberFormat[];
  };
}

/** What a viewer shows for a length in points, in the largest unit. */
const ruled = (viewport: Viewport | undefined, points: number): number =>
  points *
  (viewport?.['/Measure']['/X'][0]?.['/C'] ?? NaN) *
  (viewport?.['/Measure']['/D'][0]?.['/C'] ?? NaN);

/** Points of the lines within a viewport. MuPDF counts from the top of the page. */
const within = (
  lines: readonly Line[],
  viewport: Viewport | undefined,
  height: number,
): readonly number[] => {
  const [x1, y1, x2, y2] = viewport?.['/BBox'] ?? [0, 0, 0, 0];
  const isIn = ([x, y]: readonly [number, number]): boolean =>
    x > x1 && x < x2 && height - y > y1 && height - y < y2;
  return lines
    .filter(({ from, to }) => isIn(from) && isIn(to))
    .map(({ from, to }) => Math.hypot(to[0] - from[0], to[1] - from[1]));
};

const isNear = (lengths: readonly number[], length: number): boolean =>
  lengths.some((one) => Math.abs(one / length - 1) < 1e-3);

describe.skipIf(!hasPdfReaders())('a viewer measures', () => {
  test.each([
    ['feet-inches', 1, ['u:ft', 'u:in']],
    ['decimal-feet', 1, ['u:ft']],
    ['metres', 0.3048, ['u:m']],
  ] as const)(
    'each drawing of a plan in %s at its own scale, within 0.1 %',
    async (units, perFoot, names) => {
      const plain = plainSheet({ paper: 'Tabloid (ANSI B)', orientation: 'landscape' });
      const sheet = { ...plain, blocks: [...plain.blocks, detail] };
      const { viewports, lines } = await readBack(planIn(units), sheet);
      expect(viewports.map((one) => [one['/Type'], one['/Measure']['/Subtype']])).toEqual([
        ['/Viewport', '/RL'],
        ['/Viewport', '/RL'],
      ]);
      const [whole, part] = viewports;
      expect(whole?.['/Measure']['/R']).not.toBe(part?.['/Measure']['/R']);
      expect(whole?.['/Measure']['/X'].map((one) => one['/U'])).toEqual(names);
      const height = 11 * 72;
      const onWhole = within(lines, whole, height).map((points) => ruled(whole, points));
      const onPart = within(lines, part, height).map((points) => ruled(part, points));
      for (const side of Object.values(sides)) expect(isNear(onWhole, side * perFoot)).toBe(true);
      for (const side of Object.values(shed)) {
        expect(isNear(onWhole, side * perFoot)).toBe(true);
        expect(isNear(onPart, side * perFoot)).toBe(true);
      }
      expect(isNear(onPart, sides.width * perFoot)).toBe(false);
    },
  );
});
