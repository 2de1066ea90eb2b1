// The sheet that is printed of a plan without sheets: its scale is true, the plan fits, and the title block has its texts.
import { emptyBox } from '@homeplot/plan/box';
import { createPlan } from '@homeplot/plan/plan';
import { type Point, radians, rotate } from '@homeplot/plan/point';
import { capHeight, textWidth } from '@homeplot/plan/textMetrics';
import { readPlanFile } from '@homeplot/plan/planFile';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { orientedSize, type Orientation, orientations, type Paper, paperGroups } from '../paper/papers.ts';
import type { OfferedScale } from './view/planView.ts';
import { plainSheet } from './presets.ts';
import { bestOrientation } from './bestOrientation.ts';
import { SheetDrawing } from './sheetDrawing.ts';
import { PlanViews } from './view/planViews.ts';
import { sheetPicture } from '../svg/sheetPicture.ts';

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
function planOf(objects: readonly unknown[], settings: Record<string, unknown> = {}) {
  const reading = readPlanFile({ objects, settings: { scale: 2, ...settings } });
  if (!reading.ok) throw new Error(reading.problem);
  return createPlan(reading.contents);
}

/** The sheet of a plan, and its picture at any scale. */
function sheetOf(
  objects: readonly unknown[],
  paper: Paper,
  orientation: Orientation,
  settings: Record<string, unknown> = {},
) {
  const plan = planOf(objects, settings);
  const views = new PlanViews(plan);
  const at = (feetPerInch?: number): SheetDrawing =>
    new SheetDrawing(
      views,
      plainSheet({ paper: paper.name, orientation, ...(feetPerInch === undefined ? {} : { feetPerInch }) }),
      { date: 'Nov 22, 2026' },
    );
  const drawing = at();
  const [drawn] = drawing.viewports;
  if (!drawn) throw new Error('The sheet has no drawing.');
  return {
    drawing,
    scales: drawing.scales(drawn),
    svg: (feetPerInch?: number): string => sheetPicture(at(feetPerInch), plan),
  };
}
const names = (scales: readonly OfferedScale[], fits: boolean): string[] =>
  scales.filter((scale) => scale.fits === fits).map(({ name }) => name);
const letterPaper = paperNamed('Letter');

/** The sheet of objects on Letter landscape, at the largest scale that fits. */
const drawn = (objects: readonly unknown[], settings: Record<string, unknown> = {}): string =>
  sheetOf(objects, letterPaper, 'landscape', settings).svg();
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
        const { drawing, scales, svg } = sheetOf([rectangle(width, height, x, y)], paper, way);
        const room = drawing.boxes.get('drawing') ?? emptyBox;
        const picture = svg();
        const corners = cornersOn(picture, 'property');
        expect(corners.length).toBeGreaterThan(0);
        for (const corner of [...corners, ...lettersOn(picture, 'dimensions')]) {
          expect(corner.x).toBeGreaterThan(room.minX - 0.01);
          expect(corner.x).toBeLessThan(room.maxX + 0.01);
          expect(corner.y).toBeGreaterThan(room.minY - 0.01);
          expect(corner.y).toBeLessThan(room.maxY + 0.01);
        }
        // At a rejected scale there is no room for a label on each side.
        const labels = 21;
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
        const { scales, svg } = sheetOf([rectangle(100, 40, 7, 9)], paper, way, { units });
        for (const { feetPerInch } of scales.filter(({ fits }) => fits)) {
          const across = cornersOn(svg(feetPerInch), 'property').map(({ x }) => x);
          expect(Math.max(...across) - Math.min(...across)).toBeCloseTo((100 / feetPerInch) * 25.4, 2);
        }
      }),
      { numRuns: 30 },
    );
  });

  test('is a standard one, and a few smaller ones are offered', () => {
    const { scales } = sheetOf([rectangle(100, 80)], letterPaper, 'landscape');
    expect(names(scales, false)).toEqual([`1/4" = 1'-0"`, `1/8" = 1'-0"`, `1" = 10'`]);
    const rounder = ['20', '30', '40', '50', '60', '100'].map((far) => `1" = ${far}'`);
    expect(names(scales, true)).toEqual([`1/16" = 1'-0"`, ...rounder]);
    const metric = sheetOf([rectangle(100, 80)], paperNamed('A4'), 'landscape', { units: 'metres' }).scales;
    expect(names(metric, false)).toEqual(['1:50', '1:75', '1:100', '1:150']);
    expect(names(metric, true)).toEqual([200, 250, 300, 500, 1000, 1250, 2000].map((ratio) => `1:${ratio}`));
  });

  test('exists for the largest possible plan, but not for text beyond it', () => {
    const farthest = [-4_999_999, 4_999_999].map((x) => rectangle(1, 1, x, x));
    expect(sheetOf(farthest, letterPaper, 'landscape').drawing.unfit).toEqual([]);
    const huge = { type: 'text', x: 0, y: 0, text: 'M'.repeat(200), height: 10_000_000 };
    const { drawing, svg } = sheetOf([huge], letterPaper, 'landscape');
    expect(drawing.unfit).toHaveLength(1);
    expect(words(svg())).toContain("This drawing doesn't fit at this scale.");
  });

  test('that was chosen gives way to the largest that fits once the plan has outgrown it', () => {
    const { drawing } = sheetOf([rectangle(100, 80)], letterPaper, 'landscape');
    expect(drawing.scale?.name).toBe(`1" = 20'`);
    const sheet = plainSheet({ paper: 'Letter', orientation: 'landscape', feetPerInch: 20 });
    const large = new PlanViews(planOf([rectangle(300, 80)]));
    expect(new SheetDrawing(large, sheet, { date: '' }).scale?.name).toBe(`1" = 40'`);
  });

  test('determines the orientation of the sheet; on a tie it is landscape', () => {
    const best = (width: number, height: number, paper: string): Orientation =>
      bestOrientation(
        new PlanViews(planOf([rectangle(width, height)])),
        plainSheet({ paper, orientation: 'landscape' }),
      );
    expect(best(160, 60, 'Letter')).toBe('landscape');
    expect(best(60, 160, 'Letter')).toBe('portrait');
    expect(best(10, 12, 'Arch D')).toBe('landscape');
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
        'A-1 of 1',
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
      const size = orientedSize(paper, 'portrait');
      const svg = sheetOf([rectangle(100, 80)], paper, 'portrait').svg();
      const [, width, height] = /width="([\d.]+)mm" height="([\d.]+)mm"/.exec(svg)?.map(Number) ?? [];
      for (const [is, wanted] of [
        [width ?? 0, size.width],
        [height ?? 0, size.height],
      ] as const) {
        expect(wanted - is).toBeGreaterThan(-0.001);
        expect(wanted - is).toBeLessThan(25.4 / 96);
        const pixels = (is * 96) / 25.4;
        expect(Math.abs(pixels - Math.round(pixels))).toBeLessThan(0.01);
      }
    }
  });

  test('has a legend of what is on it, with the statuses that occur', () => {
    const corners = [0, 40].flatMap((x) => (x === 0 ? [0, 60] : [60, 0]).map((y) => ({ x, y })));
    const deck = (status?: string) => ({ type: 'deck', vertices: corners, ...(status ? { status } : {}) });
    const fence = (material: string) => ({ type: 'fence', vertices: corners, material });
    const listed = (...objects: readonly object[]) => {
      const all = words(drawn(objects));
      return all.slice(all.indexOf('LEGEND') + 1).filter((word) => /^[A-Z][a-z]/.test(word));
    };
    expect(listed(deck('proposed'), deck('existing'), fence('wood'), fence('vinyl'), fence('wood'))).toEqual([
      'Deck',
      'Fence, vinyl',
      'Fence, wood',
      'Existing',
      'Proposed',
    ]);
    expect(listed(deck())).toEqual(['Deck']);
    const building = (use?: string) => ({ type: 'building', vertices: corners, ...(use ? { use } : {}) });
    expect(listed(building(), building('house'))).toEqual(['Building', 'House']);
    expect(words(drawn([rectangle(100, 80)]))).not.toContain('LEGEND');
  });

  test('has one north arrow, also if the plan has one', () => {
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
    const isEmpty = (...args: Parameters<typeof planOf>): boolean => new PlanViews(planOf(...args)).isEmpty;
    expect(isEmpty([far], { layers })).toBe(true);
    expect(isEmpty([far])).toBe(false);
    expect(isEmpty([])).toBe(true);
  });

  test('points its arrow to north', () => {
    const letter = (north: number): number =>
      Number(/<text x="([\d.]+)"[^>]*>N</.exec(drawn([rectangle(100, 80)], { north }))?.[1]);
    expect(letter(90) - letter(270)).toBeCloseTo(21, 1);
  });
});
