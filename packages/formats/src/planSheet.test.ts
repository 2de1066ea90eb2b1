// The printed sheet: its scale is true, the plan fits, and the title block has its texts.
import { createPlan } from '@homeplot/plan/plan';
import { type Point, radians, rotate } from '@homeplot/plan/point';
import { capHeight, textWidth } from '@homeplot/plan/textMetrics';
import { readPlanFile } from '@homeplot/plan/planFile';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { laid, orientations, type Paper, paperGroups } from './papers.ts';
import { type OfferedScale, PlanSheet } from './planSheet.ts';
import { sheetFrame } from './sheetFrame.ts';

const papers = paperGroups.flatMap((group) => group.papers);
const paperNamed = (name: string): Paper => {
  const found = papers.find((paper) => paper.name === name);
  if (!found) throw new Error(`There is no paper ${name}.`);
  return found;
};

/** Sizes in feet: two squares are a foot. */
const rectangle = (width: number, height: number, x = 0, y = 0, more = {}) => ({
  type: 'rectangle',
  x: x * 2,
  y: y * 2,
  width: width * 2,
  height: height * 2,
  ...more,
});
function sheetOf(objects: readonly unknown[], settings: Record<string, unknown> = {}): PlanSheet {
  const reading = readPlanFile({ objects, settings: { scale: 2, ...settings } });
  if (!reading.ok) throw new Error(reading.problem);
  return new PlanSheet(createPlan(reading.contents));
}
const fitting = (scales: readonly OfferedScale[]): OfferedScale => {
  const found = scales.find(({ fits }) => fits);
  if (!found) throw new Error('The plan fits at no scale.');
  return found;
};
const names = (scales: readonly OfferedScale[], fits: boolean): string[] =>
  scales.filter((scale) => scale.fits === fits).map(({ name }) => name);

/** The sheet of objects on Letter landscape, at the largest scale that fits. */
function drawn(objects: readonly unknown[], settings: Record<string, unknown> = {}): string {
  const sheet = sheetOf(objects, settings);
  const size = laid(paperNamed('Letter'), 'landscape');
  return sheet.svg({ ...size, scale: fitting(sheet.scales(size)), paper: 'Letter', date: 'Nov 22, 2026' });
}
const words = (svg: string): string[] =>
  [...svg.matchAll(/<text [^>]*>([^<]*)</g)].map(([, text = '']) => text);

/** Corners of the marks on a layer, in millimeters on paper. */
const cornersOn = (svg: string, layer: string): readonly Point[] =>
  [...svg.matchAll(/<g data-layer="([^"]*)">([^]*?)<\/g>/g)]
    .filter(([, name]) => name === layer)
    .flatMap(([, , marks = '']) => [...marks.matchAll(/[ML]([-\d.]+) ([-\d.]+)/g)])
    .map(([, x, y]) => ({ x: Number(x), y: Number(y) }));

/** Corners of the texts on a layer, in millimeters on paper. */
const lettersOn = (svg: string, layer: string): readonly Point[] =>
  [...svg.matchAll(/<g data-layer="([^"]*)">([^]*?)<\/g>/g)]
    .filter(([, name]) => name === layer)
    .flatMap(([, , marks = '']) => [
      ...marks.matchAll(
        /<text x="([-\d.]+)" y="([-\d.]+)" font-size="([\d.]+)"(?: text-anchor="(\w+)")?(?: transform="rotate\(([-\d.]+) ([-\d.]+) ([-\d.]+)\)")?[^>]*>([^<]*)</g,
      ),
    ])
    .flatMap(([, x, y, size, anchor, angle = 0, aboutX = 0, aboutY = 0, content = '']) => {
      const width = textWidth(content.replaceAll('&quot;', '"'), Number(size));
      const left = Number(x) - (anchor === 'middle' ? width / 2 : 0);
      const about = { x: Number(aboutX), y: Number(aboutY) };
      return [left, left + width].flatMap((across) =>
        [Number(y) - Number(size) * capHeight, Number(y)].map((down) =>
          rotate({ x: across, y: down }, radians(Number(angle)), about),
        ),
      );
    });

const anyPaper = fc.constantFrom(...papers);
const anyWay = fc.constantFrom(...orientations);
const feet = fc.double({ min: 1, max: 3000, noNaN: true });
const place = fc.double({ min: -5000, max: 5000, noNaN: true });

describe('the scale', () => {
  test('is the largest that fits the plan', () => {
    fc.assert(
      fc.property(anyPaper, anyWay, feet, feet, place, place, (paper, way, width, height, x, y) => {
        const size = laid(paper, way);
        const sheet = sheetOf([rectangle(width, height, x, y)]);
        const scales = sheet.scales(size);
        const scale = fitting(scales);
        const room = sheetFrame(size, { legend: false, north: true }).plan;
        const svg = sheet.svg({ ...size, scale, paper: paper.name, date: '' });
        const corners = cornersOn(svg, 'property');
        expect(corners.length).toBeGreaterThan(0);
        for (const corner of [...corners, ...lettersOn(svg, 'dimensions')]) {
          expect(corner.x).toBeGreaterThan(room.minX - 0.01);
          expect(corner.x).toBeLessThan(room.maxX + 0.01);
          expect(corner.y).toBeGreaterThan(room.minY - 0.01);
          expect(corner.y).toBeLessThan(room.maxY + 0.01);
        }
        // At a rejected scale there is no room for a label on each side.
        const labels = 16;
        for (const { feetPerInch, fits } of scales) {
          const across = (width / feetPerInch) * 25.4 + labels > room.maxX - room.minX;
          const down = (height / feetPerInch) * 25.4 + labels > room.maxY - room.minY;
          expect(fits || across || down).toBe(true);
        }
      }),
      { numRuns: 60 },
    );
  });

  test('is true: an edge has the right length on any paper at any scale', () => {
    fc.assert(
      fc.property(anyPaper, anyWay, fc.constantFrom('metres', 'feet-inches'), (paper, way, units) => {
        const size = laid(paper, way);
        const sheet = sheetOf([rectangle(100, 40, 7, 9)], { units });
        for (const scale of sheet.scales(size).filter(({ fits }) => fits)) {
          const svg = sheet.svg({ ...size, scale, paper: paper.name, date: '' });
          const across = cornersOn(svg, 'property').map(({ x }) => x);
          expect(Math.max(...across) - Math.min(...across)).toBeCloseTo((100 / scale.feetPerInch) * 25.4, 2);
        }
      }),
      { numRuns: 30 },
    );
  });

  test('is a standard one, and a few smaller ones are offered', () => {
    const letter = laid(paperNamed('Letter'), 'landscape');
    const scales = sheetOf([rectangle(100, 80)]).scales(letter);
    expect(names(scales, false)).toEqual([`1/4" = 1'-0"`, `1/8" = 1'-0"`, `1" = 10'`]);
    expect(names(scales, true)).toEqual(['20', '30', '40', '50', '60', '100'].map((far) => `1" = ${far}'`));
    const metric = sheetOf([rectangle(100, 80)], { units: 'metres' }).scales(
      laid(paperNamed('A4'), 'landscape'),
    );
    expect(names(metric, false)).toEqual(['1:50', '1:100']);
    expect(names(metric, true)).toEqual(['1:200', '1:250', '1:500', '1:1000', '1:1250', '1:2000']);
  });

  test('exists for the largest possible plan, but not for text beyond it', () => {
    const farthest = [-4_999_999, 4_999_999].map((x) => rectangle(1, 1, x, x));
    expect(names(sheetOf(farthest).scales(laid(paperNamed('Letter'), 'landscape')), true)).not.toEqual([]);
    const scales = sheetOf([{ type: 'text', x: 0, y: 0, text: 'M'.repeat(200), height: 10_000_000 }]).scales(
      laid(paperNamed('Letter'), 'landscape'),
    );
    expect(names(scales, true)).toEqual([]);
  });

  test('determines the orientation of the sheet; on a tie the shape of the plan does', () => {
    expect(sheetOf([rectangle(160, 60)]).orientation(paperNamed('Letter'))).toBe('landscape');
    expect(sheetOf([rectangle(60, 160)]).orientation(paperNamed('Letter'))).toBe('portrait');
    expect(sheetOf([rectangle(12, 10)]).orientation(paperNamed('Arch D'))).toBe('landscape');
    expect(sheetOf([rectangle(10, 12)]).orientation(paperNamed('Arch D'))).toBe('portrait');
  });
});

describe('the sheet', () => {
  const settings = { title: 'Smith residence', address: '12 Oak Lane', parcel: '044-120' };

  test('shows title, address, parcel, scale, paper and date', () => {
    const svg = drawn([rectangle(100, 80)], settings);
    expect(words(svg)).toEqual(
      expect.arrayContaining([
        'Smith residence',
        '12 Oak Lane',
        'Parcel 044-120',
        `Scale 1&quot; = 20' on Letter`,
        "40'",
        'Nov 22, 2026',
        'N',
      ]),
    );
    expect(svg).toContain('<title>Smith residence</title>');
  });

  test('of a plan without a title is called Site plan', () => {
    expect(words(drawn([rectangle(100, 80)]))).toContain('Site plan');
  });

  test('is as large as its paper, rounded down to a pixel', () => {
    for (const paper of papers) {
      const sheet = sheetOf([rectangle(100, 80)]);
      const size = laid(paper, 'portrait');
      const svg = sheet.svg({ ...size, scale: fitting(sheet.scales(size)), paper: paper.name, date: '' });
      const [, width, height] = /width="([\d.]+)mm" height="([\d.]+)mm"/.exec(svg)?.map(Number) ?? [];
      for (const [is, wanted] of [
        [width ?? 0, size.width],
        [height ?? 0, size.height],
      ] as const) {
        expect(wanted - is).toBeGreaterThan(-0.001);
        expect(wanted - is).toBeLessThan(25.4 / 96);
        expect(((is * 96) / 25.4) % 1).toBeLessThan(0.01);
      }
    }
  });

  test('has a legend only if objects have a status', () => {
    const corners = [0, 40].flatMap((x) => (x === 0 ? [0, 60] : [60, 0]).map((y) => ({ x, y })));
    const deck = (status?: string) => ({ type: 'deck', vertices: corners, ...(status ? { status } : {}) });
    const all = ['existing', 'proposed', 'removed'].map((status) => deck(status));
    const { legend: cell, scale } = sheetFrame(laid(paperNamed('Letter'), 'landscape'), {
      legend: true,
      north: true,
    });
    const samples = cornersOn(drawn(all), 'title').filter(
      ({ x, y }) => y > scale.minY && x < (cell?.maxX ?? 0),
    );
    expect(samples.length).toBeGreaterThan(12);
    for (const { y } of samples) expect(y).toBeLessThan(scale.maxY + 0.01);
    const legend = /^(Existing|Proposed|To be removed)$/;
    expect(words(drawn([deck('proposed'), deck('existing')])).filter((word) => legend.test(word))).toEqual([
      'Existing',
      'Proposed',
    ]);
    expect(words(drawn([deck()])).filter((word) => legend.test(word))).toEqual([]);
  });

  test('has one north arrow, its own unless the plan has one that is printed', () => {
    const arrow = { type: 'northArrow', x: 10, y: 10, size: 12 };
    const plan = rectangle(100, 80);
    const arrows = (objects: readonly object[]) =>
      words(drawn(objects)).filter((word) => word === 'N').length;
    expect([arrows([plan]), arrows([plan, arrow])]).toEqual([1, 1]);
  });

  test('ignores layers that are not printed', () => {
    const layers = [{ id: 'notes', title: 'Notes', unprinted: true }];
    const far = rectangle(10, 10, 4000, 4000, { layer: 'notes', name: 'Far' });
    const svg = drawn([rectangle(100, 80), far], { layers });
    expect(words(svg)).toContain(`Scale 1&quot; = 20' on Letter`);
    expect(svg).not.toContain('Far');
    expect(sheetOf([far], { layers }).isEmpty).toBe(true);
    expect(sheetOf([far]).isEmpty).toBe(false);
    expect(sheetOf([]).isEmpty).toBe(true);
  });

  test('points its arrow to north', () => {
    const letter = (north: number): number =>
      Number(/<text x="([\d.]+)"[^>]*>N</.exec(drawn([rectangle(100, 80)], { north }))?.[1]);
    expect(letter(90) - letter(270)).toBeCloseTo(21, 1);
  });
});
