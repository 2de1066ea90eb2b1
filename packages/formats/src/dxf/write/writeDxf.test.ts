// What other programs and our own reader find in our DXF files.
import type { ImportedDrawing } from '@homeplot/plan/imports';
import { registerLateKinds } from '@homeplot/plan/lateKinds';
import { createPlan, type Plan } from '@homeplot/plan/plan';
import { readPlanFile } from '@homeplot/plan/planFile';
import type { Sheet } from '@homeplot/plan/sheet';
import { describe, expect, test } from 'vitest';
import { hasEzdxf, readWithEzdxf } from '../../../testing/ezdxf.ts';
import { writeDxf } from '../../../testing/writeDxf.ts';
import type { DxfMark } from '../records/mark.ts';
import { flatten } from '../read/flatten.ts';
import { readDxfInSteps } from '../read/readDxf.ts';
import { plainSheet } from '../../sheets/presets.ts';

registerLateKinds();

const date = '2026-11-23';

/** A plan of objects as in a file, at one square a foot. */
function planOf(objects: readonly object[], settings: object = {}): Plan {
  const reading = readPlanFile({
    objects: objects.map((object, i) => ({ id: `o${i}`, ...object })),
    settings: { scale: 1, ...settings },
  });
  if (!reading.ok) throw new Error(reading.problem);
  return createPlan(reading.contents);
}

const corner = 25 * Math.PI;
/** Corners 100 ft apart, one of them round with a radius of 50 ft. */
const lot = {
  type: 'lot',
  vertices: [
    { x: 0, y: 0 },
    { x: 50, y: 0, bulge: Math.SQRT2 - 1 },
    { x: 100, y: 50 },
    { x: 100, y: 100 },
    { x: 0, y: 100 },
  ],
};

function* marksOf(text: string): Generator<DxfMark> {
  const steps = readDxfInSteps(new TextEncoder().encode(text));
  for (;;) {
    const { done, value } = steps.next();
    if (!done) continue;
    if (!value.ok) throw new Error(value.problem);
    yield* flatten(value.drawing);
    return;
  }
}

const fillsOf = (text: string) => [...marksOf(text)].flatMap((mark) => (mark.kind === 'hatch' ? [mark] : []));

describe('a file', () => {
  test('read again has the same lines and arcs in the same color', () => {
    const line = {
      type: 'lineWork',
      vertices: '1,2 30,0 0.25,40,0.5 -7,3',
      color: '#ffff00',
      closed: true,
    };
    const { text } = writeDxf(planOf([line, { type: 'linePoint', x: 4, y: 5 }]), { date });
    const [path, point] = marksOf(text);
    expect(path).toMatchObject({ kind: 'path', closed: true, color: '#ffff00' });
    if (path?.kind !== 'path') throw new Error('No path came back.');
    const back = path.vertices.map(({ x, y, bulge = 0 }) => [x, -y, -bulge || 0]);
    expect(back.flat().map((value) => Math.round(value * 1e9) / 1e9)).toEqual(
      [1, 2, 0, 31, 2, 0, 31.25, 42, 0.5, 24.25, 45, 0].map((value) => value),
    );
    expect(point).toMatchObject({ kind: 'point', at: { x: 4, y: -5 } });
  });

  test.each(['drainageArrow', 'swale'])('has the filled head of a %s at the end of its line', (type) => {
    const vertices = [
      { x: 0, y: 0 },
      { x: 150, y: 0 },
    ];
    for (const status of [undefined, 'existing', 'proposed']) {
      const { text } = writeDxf(planOf([{ type, vertices, ...(status && { status }) }]), { date });
      const [head, ...more] = fillsOf(text);
      expect(more).toEqual([]);
      expect(head?.loops[0]?.map(({ x }) => x < 150)).toEqual([false, true, true]);
      const [line] = marksOf(text);
      // What exists is gray, with paler fills.
      expect(head?.color === line?.color).toBe(status !== 'existing');
    }
  });

  test('has no fill of a road, whose outline only closes seams', () => {
    const road = { type: 'road', startX: 0, startY: 0, endX: 100, endY: 0, roadWidth: 24 };
    expect(fillsOf(writeDxf(planOf([road]), { date }).text)).toEqual([]);
  });

  test('has only ASCII, and no number with an exponent', () => {
    const { text } = writeDxf(planOf([{ type: 'text', x: 1e-7, y: 1, text: '東京 Größe 45°' }]), { date });
    expect(text).toMatch(/^[\x20-\x7e\n]*$/);
    expect(text).toContain('\n\\U+6771\\U+4EAC Gr\\U+00F6\\U+00DFe 45%%d\n');
    expect(text).not.toMatch(/^-?\d+(\.\d+)?e[+-]?\d+$/im);
  });

  test('says which pictures it leaves out', () => {
    const picture = {
      type: 'underlay',
      x: 0,
      y: 0,
      width: 10,
      height: 10,
      printed: true,
      file: { sha256: 'a'.repeat(64), type: 'image/png', bytes: 10, name: 'survey.png' },
    };
    expect(writeDxf(planOf([picture]), { date }).notes).toEqual([
      "One picture isn't in the DXF file, which can't hold pictures. Send the image files along with it.",
    ]);
    expect(writeDxf(planOf([lot]), { date }).notes).toEqual([]);
  });

  test('tells which elevations have no room at the scale of its letters', () => {
    const spots = Array.from({ length: 30 }, (_, i) => ({
      id: `spot${i}`,
      type: 'spotElevation',
      x: 20 + (i % 6) / 4,
      y: 20 + Math.floor(i / 6) / 4,
      width: 1,
      height: 1,
      elevation: 100 + i / 100,
    }));
    const { leftOut, scale, text } = writeDxf(planOf([lot, ...spots]), { date });
    expect(leftOut.length).toBeGreaterThan(0);
    for (const { words } of leftOut) expect(text).not.toContain(`\n${words}\n`);
    expect(scale).toMatch(/^1" = /);
    expect(writeDxf(planOf([lot, spots[0] as never]), { date }).leftOut).toEqual([]);
  });
});

if (!hasEzdxf()) console.log('The tests that read DXF files with ezdxf are skipped: it is not installed.');

describe.skipIf(!hasEzdxf())('ezdxf', () => {
  test('with further sheets numbers each title block by its place in the set that is written', () => {
    const plan = planOf([]);
    const sheets = ['one', 'two'].map((id) => ({
      ...plainSheet({ paper: 'Letter', orientation: 'landscape' }),
      id,
    }));
    const { text } = writeDxf(plan, { date, sheets });
    expect(text).toContain('A-1 of 2');
    expect(text).toContain('A-2 of 2');
  });

  test('measures lengths as they are on the plan, unbroken', () => {
    const pipe = {
      type: 'utility',
      service: 'sewer',
      vertices: [
        { x: 0, y: 10 },
        { x: 300, y: 410 },
      ],
    };
    const found = readWithEzdxf(
      writeDxf(planOf([lot, pipe, { type: 'circle', x: 20, y: 20, radius: 7.125 }]), { date }).text,
    );
    const lengthOn = (layer: string): unknown =>
      found.model.find((one) => one.layer === layer && one['length'] !== undefined)?.['length'];
    expect(lengthOn('C-PROP-LINE')).toBeCloseTo(300 + corner, 6);
    expect(lengthOn('C-SSWR-UNDR')).toBeCloseTo(500, 6);
    expect(lengthOn('C-SITE-OTLN')).toBeCloseTo(2 * Math.PI * 7.125, 6);
    const letters = found.model.filter(({ layer, type }) => layer === 'C-SSWR-UNDR' && type === 'TEXT');
    expect(letters[0]).toMatchObject({ text: 'S', halign: 1, valign: 2 });
    // Along a line that falls by 4 in 3 to the right of the sheet.
    expect(letters[0]?.['rotation']).toBeCloseTo((-Math.atan2(4, 3) * 180) / Math.PI, 6);
  });

  test('finds dimensions of every form with their measure', () => {
    const at = (...points: readonly (readonly [number, number])[]) => points.map(([x, y]) => ({ x, y }));
    const dimension = (form: string, points: object, more = {}) => ({
      type: 'dimension',
      form,
      points,
      offset: 10,
      ...more,
    });
    const plan = planOf([
      dimension('aligned', at([0, 0], [30, 40]), { before: 'about' }),
      dimension('horizontal', at([0, 0], [30, 40])),
      dimension('angular', at([0, 0], [10, 0], [0, 10])),
      dimension('radius', at([0, 0], [12, 5]), { ends: 'arrows' }),
    ]);
    const dimensions = readWithEzdxf(writeDxf(plan, { date }).text).model.filter(
      ({ type }) => type === 'DIMENSION',
    );
    expect(dimensions.map(({ dimtype, words, style }) => [dimtype, words, style])).toEqual([
      [1, 'about <>', 'SITE-TICKS'],
      [0, '', 'SITE-TICKS'],
      [5, '', 'SITE-TICKS'],
      [4, '', 'SITE-ARROWS'],
    ]);
    const measures = dimensions.map(({ measured }) => Math.round(Number(measured) * 1e6) / 1e6);
    expect(measures).toEqual([50, 30, 90, 13]);
  });

  test('finds what is drawn alike as one block', () => {
    const plan = planOf([
      { type: 'tree', x: 10, y: 10, radius: 10 },
      { type: 'tree', x: 50, y: 10, radius: 5 },
      { type: 'tree', x: 90, y: 10, radius: 10, caliper: 12 },
      { type: 'hydrant', x: 10, y: 60, rotation: 30 },
      { type: 'hydrant', x: 50, y: 60 },
    ]);
    const { model, blocks } = readWithEzdxf(writeDxf(plan, { date }).text);
    expect(blocks).toEqual(['HYDRANT', 'TREE', 'TREE-2']);
    expect(model.map(({ block, scale, rotation, at }) => [block, scale, rotation, at])).toEqual([
      ['TREE', 1, 0, [10, -10]],
      ['TREE', 0.5, 0, [50, -10]],
      ['TREE-2', 1, 0, [90, -10]],
      ['HYDRANT', 1, -30, [10, -60]],
      ['HYDRANT', 1, 0, [50, -60]],
    ]);
  });

  test('finds layers by status, and layers of the plan by their names', () => {
    const plan = planOf(
      [
        {
          type: 'fence',
          vertices: [
            { x: 0, y: 0 },
            { x: 40, y: 0 },
          ],
          status: 'proposed',
        },
        { type: 'house', x: 10, y: 10, width: 30, height: 30, eave: 2, status: 'existing' },
        { type: 'lineWork', vertices: '0,0 9,9', layer: 'walls' },
      ],
      { layers: [{ id: 'walls', title: 'Wälle: A|B' }] },
    );
    const { layers } = readWithEzdxf(writeDxf(plan, { date }).text);
    expect(layers).toEqual(
      expect.arrayContaining([
        'L-SITE-FENC-NEWW',
        'A-BLDG-OTLN-EXST',
        'A-BLDG-OVHD-EXST',
        'W\\U+00E4lle_ A_B',
      ]),
    );
  });

  test('finds a window for each drawing of a sheet, at its scale, without what the sheet hides', () => {
    const plan = planOf([
      lot,
      {
        type: 'fence',
        vertices: [
          { x: 10, y: 10 },
          { x: 40, y: 10 },
        ],
        status: 'proposed',
      },
    ]);
    const sheet: Sheet = {
      ...plainSheet({ paper: 'Letter', orientation: 'landscape', feetPerInch: 40 }),
      title: 'Existing conditions',
      blocks: [{ id: 'v', type: 'viewport', feetPerInch: 40, statuses: ['existing'] } as never],
    };
    const { sheets } = readWithEzdxf(writeDxf(plan, { date, sheets: [sheet] }).text);
    const windows = sheets['A-1 Existing conditions']?.filter(({ type }) => type === 'VIEWPORT');
    expect(windows).toHaveLength(2);
    // Paper is in inches, and 40 ft to an inch.
    expect(windows?.[1]?.['scale']).toBeCloseTo(40, 9);
    expect(windows?.[1]).toMatchObject({ frozen: ['L-SITE-FENC-NEWW'], twist: 0 });
  });

  test('finds an imported drawing where it was, in its units', () => {
    const origin: ImportedDrawing = {
      name: 'survey.dxf',
      units: 'meters',
      feetPerUnit: 1 / 0.3048,
      origin: { x: 600_000, y: 200_000 },
      at: { x: 0, y: 0 },
      turn: 90,
    };
    // 90 degrees clockwise: what was east in the drawing is down on the plan.
    const plan = planOf([{ type: 'lineWork', vertices: '0,0 0,100' }]);
    const { units, box } = readWithEzdxf(writeDxf(plan, { date, origin }).text);
    expect(units).toBe(6);
    expect(box?.map((value) => Math.round(value * 1e6) / 1e6)).toEqual([
      600_000, 200_000, 600_030.48, 200_000,
    ]);
  });
});
