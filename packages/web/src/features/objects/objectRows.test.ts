import { createPlan } from '@homeplot/plan/plan';
import { readPlanFile } from '@homeplot/plan/planFile';
import { defaultSettings } from '@homeplot/plan/settings';
import { describe, expect, test } from 'vitest';
import { byLayer, objectRows, rowLimit } from './objectRows.ts';

const house = {
  id: 'h',
  type: 'house',
  order: 'a1',
  x: 0,
  y: 0,
  width: 30,
  height: 12.5,
  rotation: 0,
  color: '#fbbf24',
  entrances: [],
};
const note = {
  id: 'n',
  type: 'text',
  order: 'a2',
  x: 0,
  y: 0,
  text: 'Garden',
  height: 1,
  rotation: 0,
  color: '#000000',
};
const plan = createPlan({
  objects: [house, { ...house, id: 'g', order: 'a3', name: 'Garage' }, note],
  settings: defaultSettings,
});

describe('the object list', () => {
  test('lists the topmost first, each with its name, kind and size', () => {
    expect(objectRows(plan, '').rows).toMatchObject([
      { id: 'g', title: 'Garage', detail: `House, 30' × 12' 6"` },
      { id: 'n', title: 'Garden' },
      { id: 'h', title: 'House', detail: `30' × 12' 6"` },
    ]);
  });

  test('shows only the length of objects without a width', () => {
    const fence = {
      id: 'f',
      type: 'fence',
      order: 'a4',
      closed: false,
      entrances: [],
      vertices: [
        { x: 0, y: 0 },
        { x: 26, y: 0 },
      ],
    };
    const fenced = createPlan({ objects: [fence], settings: defaultSettings });
    expect(objectRows(fenced, '').rows).toMatchObject([{ title: 'Fence', detail: "26'" }]);
  });

  test('tells spot elevations apart by their elevations and points, by which they are found', () => {
    const spot = { type: 'spotElevation', x: 0, y: 0, elevation: 101.12 };
    const objects = [
      { ...spot, id: 'a', point: 'EP left' },
      { ...spot, id: 'b', finished: 102 },
      { ...spot, id: 'c', level: 'FF' },
      { ...spot, id: 'd', type: 'benchmark', mark: 'BM 7' },
    ];
    const reading = readPlanFile({ objects, settings: { scale: 1 } });
    if (!reading.ok) throw new Error(reading.problem);
    const leveled = createPlan(reading.contents);
    expect(objectRows(leveled, '').rows.map(({ title, detail }) => `${title}: ${detail}`)).toEqual([
      'Benchmark: BM 7 101.12',
      'Spot elevation: FF 101.12',
      'Spot elevation: EG 101.12, FG 102.00',
      'Spot elevation: 101.12, point EP left',
    ]);
    expect(objectRows(leveled, 'ep left').rows.map(({ id }) => id)).toEqual(['a']);
  });

  test('shows the sides of a building however it is rotated', () => {
    const vertices = [
      { x: 0, y: 0 },
      { x: 32, y: 24 },
      { x: 14, y: 48 },
      { x: -18, y: 24 },
    ];
    const turned = { id: 'b', type: 'building', order: 'a6', closed: true, entrances: [], vertices };
    const built = createPlan({ objects: [turned], settings: defaultSettings });
    expect(objectRows(built, '').rows).toMatchObject([{ title: 'Building', detail: "40' × 30'" }]);
  });

  test('shows the sides of rectangles, and area and perimeter of other areas', () => {
    const corners = (...at: readonly (readonly [number, number])[]) => at.map(([x, y]) => ({ x, y }));
    const patio = { id: 'p', type: 'patio', order: 'a6', closed: true, entrances: [] };
    const ell = corners([0, 0], [20, 0], [20, 10], [10, 10], [10, 20], [0, 20]);
    const lot = {
      id: 'l',
      type: 'lot',
      order: 'a7',
      entrances: [],
      fillColor: 'transparent',
      borderColor: '#000000',
    };
    const triangle = corners([0, 0], [40, 0], [0, 30]);
    const square = corners([0, 0], [40, 0], [40, 30], [0, 30]);
    const objects = [
      { ...patio, vertices: ell },
      { ...lot, vertices: triangle, edges: [{}, {}, {}] },
      { ...lot, id: 's', order: 'a8', vertices: square, edges: [{}, {}, {}, {}] },
    ];
    const shaped = createPlan({ objects, settings: defaultSettings });
    expect(objectRows(shaped, '').rows.map(({ detail }) => detail)).toEqual([
      "40' × 30'",
      "600 sq ft (0.014 ac), perimeter 120'",
      "300 sq ft (0.007 ac), perimeter 80'",
    ]);
  });

  test.each(['feet-inches', 'decimal-feet', 'metres'] as const)(
    'describes an area that is not a rectangle like its label, in %s',
    (units) => {
      const vertices = [
        { x: 0, y: 0 },
        { x: 40, y: 0 },
        { x: 3, y: 31 },
      ];
      const patio = { id: 'p', type: 'patio', vertices };
      const label = { id: 'l', type: 'areaLabel', x: 0, y: 0, of: 'p' };
      const reading = readPlanFile({ objects: [patio, label], settings: { scale: 2, units } });
      if (!reading.ok) throw new Error(reading.problem);
      const [written, labeled] = objectRows(createPlan(reading.contents), '').rows;
      expect(written?.detail.toLowerCase()).toBe(labeled?.detail.toLowerCase());
      expect(labeled?.detail).toMatch(/, perimeter \d/);
    },
  );

  test('can be searched by name, text and kind', () => {
    expect(objectRows(plan, 'gar').rows.map(({ id }) => id)).toEqual(['g', 'n']);
    expect(objectRows(plan, ' HOUSE').rows.map(({ id }) => id)).toEqual(['g', 'h']);
  });

  test('can be searched by the beginning of other names of a kind', () => {
    const shed = { ...house, id: 's', order: 'a5', type: 'shed' };
    const site = createPlan({ objects: [house, note, shed], settings: defaultSettings });
    const found = (typed: string): string[] => objectRows(site, typed).rows.map(({ id }) => id);
    expect(found('dwell')).toEqual(['h']);
    expect(found('outbuilding')).toEqual(['s']);
    expect(found('well')).toEqual([]);
  });

  test('lists the gates of a rectangle below it', () => {
    const entrances = [{ id: 'e', edge: 'left', offset: 3, width: 3.5 }];
    const lot = { ...house, id: 'l', type: 'rectangle', fillColor: '#fff', borderColor: '#000', entrances };
    const { rows } = objectRows(createPlan({ objects: [lot], settings: defaultSettings }), '');
    expect(rows).toMatchObject([
      { id: 'l', title: 'Rectangle' },
      { id: 'l', part: 'e', title: 'Gate', detail: `3' 6", left edge` },
    ]);
  });

  test('is limited for a large plan, and says how many more there are', () => {
    const objects = Array.from({ length: rowLimit + 50 }, (_, i) => ({ ...house, id: `h${i}` }));
    const { rows, more } = objectRows(createPlan({ objects, settings: defaultSettings }), '');
    expect(rows).toHaveLength(rowLimit);
    expect(more).toBe(50);
  });

  test('is grouped by layer, in the order of the layers, unlisted layers last', () => {
    const lost = { ...house, id: 'x', order: 'a0', layer: 'nowhere', status: 'removed' } as const;
    const { rows } = objectRows(createPlan({ objects: [lost, house, note], settings: defaultSettings }), '');
    const groups = byLayer(rows, [
      { id: 'notes', title: 'Words' },
      { id: 'paving', title: 'Paving' },
      { id: 'buildings', title: 'Buildings', locked: true },
    ]);
    expect(groups).toMatchObject([
      { layer: { title: 'Words' }, rows: [{ id: 'n' }] },
      { layer: { title: 'Buildings', locked: true }, rows: [{ id: 'h' }] },
      { layer: { id: 'nowhere', title: 'nowhere' }, rows: [{ id: 'x', status: 'to be removed' }] },
    ]);
  });
});
