// The file format: payload 1.0, in squares.
import { describe, expect, test } from 'vitest';
import type { House } from './kinds/house.ts';
import { createPlan, type Plan } from './plan.ts';
import { readPlanFile, readPlanText } from './planFile.ts';
import { fileVersion, objectToFile, settingsToFile, writePlanFile } from './writePlanFile.ts';
import { defaultSettings } from './settings.ts';

const now = '2025-06-01T12:00:00.000Z';

/** Objects of all the specified types. */
const objects: readonly Record<string, unknown>[] = [
  {
    id: '1717243200000',
    type: 'rectangle',
    x: 20,
    y: 40,
    width: 200,
    height: 160,
    color: '#e5e7eb',
    selected: true,
    name: 'Lot',
    fillColor: '#e5e7eb',
    borderColor: '#ef4444',
    dimensions: { width: 100, height: 80 },
    entrances: [{ id: 'g1', type: 'entrance', x: 50, width: 6 }],
  },
  {
    id: 'c',
    type: 'circle',
    x: 300,
    y: 40,
    radius: 50,
    color: '#ddd6fe',
    dimensions: { width: 50, height: 50 },
  },
  {
    id: 'h',
    type: 'house',
    x: 100,
    y: 100,
    width: 30,
    height: 30,
    color: '#fbbf24',
    dimensions: { width: 15, height: 15 },
  },
  {
    id: 't',
    type: 'tree',
    x: 150,
    y: 60,
    radius: 15,
    color: '#22c55e',
    dimensions: { width: 15, height: 15 },
  },
  { id: 'n', type: 'text', x: 30, y: 50, text: 'Patio', color: '#1f2937' },
  {
    id: 'r',
    type: 'road',
    startX: 0,
    startY: 300,
    endX: 200,
    endY: 300,
    curveRadius: 20,
    roadWidth: 24,
    color: '#374151',
    dimensions: { width: 100, height: 12 },
  },
  { id: 'k', type: 'corner', x: 400, y: 300, cornerRadius: 20, color: '#374151' },
];

function read(value: unknown): { plan: Plan; notes: readonly string[] } {
  const reading = readPlanFile(value);
  if (!reading.ok) throw new Error(reading.problem);
  return { plan: createPlan(reading.contents), notes: reading.notes };
}
const written = (value: unknown): ReturnType<typeof writePlanFile> => writePlanFile(read(value).plan, now);

describe('the payload', () => {
  test('has objects, an ISO timestamp, version 1.0, and settings', () => {
    const file = written({ objects });
    expect(Object.keys(file)).toEqual(['objects', 'timestamp', 'version', 'settings']);
    expect(file.timestamp).toBe(now);
    expect(file.version).toBe('1.0');
    expect(fileVersion).toBe('1.0');
    expect(file.settings).toEqual({ scale: 2, siteExtent: 100, title: '' });
  });

  test('of version 1.0 without settings is read without notes', () => {
    const { plan, notes } = read({ objects, timestamp: now, version: '1.0' });
    expect(notes).toEqual([]);
    expect([...plan.objects.keys()]).toEqual(['1717243200000', 'c', 'h', 't', 'n', 'r', 'k']);
  });

  test('carries sizes in squares and dimensions in whole feet', () => {
    const house: House = {
      id: 'h',
      type: 'house',
      order: 'a0',
      x: 0,
      y: 0,
      width: 12.5,
      height: 30.2,
      rotation: 0,
      color: '#fbbf24',
    };
    const plan = createPlan({ objects: [house], settings: defaultSettings });
    expect(writePlanFile(plan, now).objects[0]).toMatchObject({
      width: 25,
      height: 60.4,
      dimensions: { width: 13, height: 30 },
    });
  });

  test('is byte for byte the same after being read and written again', () => {
    const first = JSON.stringify(written({ objects }));
    const second = JSON.stringify(written(JSON.parse(first)));
    expect(second).toBe(first);
    expect(JSON.stringify(written(JSON.parse(second)))).toBe(first);
  });

  test('keeps the specified fields, except `selected`', () => {
    const file = written({ objects, settings: { scale: 2 } });
    objects.forEach(({ selected: _selected, entrances: _entrances, ...given }, i) => {
      expect(file.objects[i]).toMatchObject(given);
    });
    expect(file.objects[0]).not.toHaveProperty('selected');
  });

  test('lists objects in drawing order', () => {
    const { plan } = read({ objects });
    const orders = [...plan.objects.values()].map(({ order }) => order);
    expect(orders).toEqual(orders.toSorted((a, b) => (a < b ? -1 : 1)));
    expect(written({ objects }).objects.map(({ id }) => id)).toEqual(objects.map(({ id }) => id));
  });

  test('of an empty plan is an empty plan', () => {
    expect(read({ objects: [] })).toMatchObject({ notes: [] });
    expect(read({ objects: [] }).plan.objects.size).toBe(0);
  });

  test('carries a road with its start, end, curve radius, width and dimensions', () => {
    expect(written({ objects }).objects[5]).toMatchObject({
      startX: 0,
      startY: 300,
      endX: 200,
      endY: 300,
      curveRadius: 20,
      roadWidth: 24,
      dimensions: { width: 100, height: 12 },
    });
  });

  test('keeps unknown fields of objects, of entrances and of settings', () => {
    const given = {
      objects: [
        {
          ...objects[0],
          planted: '1987',
          notes: [{ by: 'me' }],
          entrances: [{ id: 'g', type: 'entrance', x: 50, y: 40, width: 6, edge: 'top', motor: true }],
        },
      ],
      settings: { scale: 2, theme: { paper: 'A3' }, sheets: ['lot'] },
    };
    const file = written(given);
    expect(file.objects[0]).toMatchObject({ planted: '1987', notes: [{ by: 'me' }] });
    expect(file.objects[0]?.['entrances']).toEqual(given.objects[0]?.['entrances']);
    expect(file.settings).toEqual({
      theme: { paper: 'A3' },
      sheets: ['lot'],
      scale: 2,
      siteExtent: 100,
      title: '',
    });
  });

  test('uses defaults for missing fields', () => {
    const bare = ['rectangle', 'circle', 'house', 'tree', 'corner'].map((type) => ({ type, x: 10, y: 10 }));
    const road = { type: 'road', startX: 0, startY: 0, endX: 50, endY: 0 };
    const file = written({ objects: [...bare, road], settings: { scale: 4 } });
    expect(file.objects).toMatchObject([
      { width: 100, height: 100, fillColor: '#e5e7eb', entrances: [] },
      { radius: 50, color: '#ddd6fe' },
      { width: 30, height: 30, color: '#fbbf24' },
      { radius: 15, color: '#22c55e' },
      { cornerRadius: 20, color: '#374151' },
      { roadWidth: 48, curveRadius: 20, color: '#374151' },
    ]);
  });

  test("uses a rectangle's color as its fill if it has none", () => {
    const [object] = read({
      objects: [{ type: 'rectangle', x: 0, y: 0, color: '#abcdef' }],
    }).plan.objects.values();
    expect(object).toMatchObject({ type: 'rectangle', fillColor: '#abcdef' });
  });

  test('generates missing ids and accepts numbers as ids', () => {
    const file = written({
      objects: [
        { type: 'tree', x: 0, y: 0 },
        { id: 1717243200000, type: 'tree', x: 0, y: 0 },
      ],
    });
    expect(file.objects.map(({ id }) => id)).toEqual(['object-1', '1717243200000']);
  });
});

describe('the scale', () => {
  const lot = (squares: number, feet: unknown) => ({
    type: 'rectangle',
    x: 0,
    y: 0,
    width: squares,
    height: 10,
    dimensions: feet,
  });
  const scaleOf = (...records: unknown[]): number => read({ objects: records }).plan.settings.scale;

  test.each([1, 1.5, 2, 5, 10])('of a file without settings is derived from dimensions: %d', (scale) => {
    expect(scaleOf(lot(100 * scale, { width: 100, height: 10 }))).toBe(scale);
  });

  test('is derived from the longest object, which has the least rounding error', () => {
    expect(
      scaleOf(
        lot(7, { width: 2, height: 1 }),
        lot(303, { width: 101, height: 1 }),
        lot(1.2, { width: 1, height: 1 }),
      ),
    ).toBe(3);
    expect(
      scaleOf({ type: 'house', x: 0, y: 0, width: 4.8, height: 240, dimensions: { width: 2, height: 100 } }),
    ).toBe(2.5);
  });

  test('is derived from roads too', () => {
    const road = {
      type: 'road',
      startX: 0,
      startY: 0,
      endX: 60,
      endY: 80,
      dimensions: { width: 20, height: 12 },
    };
    expect(scaleOf(road)).toBe(5);
  });

  test('is 2 if no object has valid dimensions', () => {
    expect(scaleOf(lot(100, undefined))).toBe(2);
    expect(scaleOf(lot(100, { width: 0, height: 0 }), lot(100, 'wide'), lot(100, { width: null }))).toBe(2);
    expect(
      scaleOf({ type: 'moat', x: 0, dimensions: { width: 10, height: 10 } }, { type: 'tree', x: 0, y: 0 }),
    ).toBe(2);
  });

  test('in settings overrides dimensions', () => {
    expect(
      read({ objects: [lot(100, { width: 100, height: 10 })], settings: { scale: 4 } }).plan.settings.scale,
    ).toBe(4);
  });

  test('in settings is ignored with a note if it is invalid', () => {
    for (const scale of [0, 0.5, 1.7, 10.5, 11, -2, '2', null, Number.NaN]) {
      const { plan, notes } = read({ objects: [lot(300, { width: 100, height: 10 })], settings: { scale } });
      expect(plan.settings.scale).toBe(3);
      expect(notes.join()).toContain('"scale"');
    }
  });
});

describe('settings', () => {
  test('are kept', () => {
    const settings = { scale: 4.5, siteExtent: 500, title: 'The Smiths <3' };
    expect(written({ objects, settings }).settings).toEqual(settings);
    expect(settingsToFile({ ...defaultSettings, extra: { paper: 'A3' } })).toEqual({
      paper: 'A3',
      scale: 2,
      siteExtent: 100,
      title: '',
    });
  });

  test('of a survey are kept', () => {
    const settings = {
      scale: 2,
      siteExtent: 100,
      title: '',
      units: 'metres',
      address: '12 Elm St',
      north: 30,
    };
    expect(written({ objects, settings }).settings).toEqual(settings);
  });

  test('of an object include its layer, group and status, unless invalid', () => {
    const object = { ...objects[3], layer: 'Trees', group: 'g1', status: 'removed' };
    expect(written({ objects: [object] }).objects).toEqual([object]);
    const { plan } = read({ objects: [{ ...object, status: 'perhaps', layer: 7 }] });
    expect(plan.objects.get('t')).not.toHaveProperty('status');
    expect(plan.objects.get('t')).not.toHaveProperty('layer');
  });

  test('are left out one by one if invalid, with notes', () => {
    const { plan, notes } = read({ objects, settings: { scale: 3, siteExtent: 77, title: 5 } });
    expect(plan.settings).toEqual({ ...defaultSettings, scale: 3 });
    expect(notes).toHaveLength(2);
  });

  test('of the wrong type do not prevent the plan from opening', () => {
    for (const settings of ['large', 7, [1], true]) {
      const { plan, notes } = read({ objects, settings });
      expect(plan.objects.size).toBe(objects.length);
      expect(notes).toHaveLength(1);
    }
    expect(read({ objects, settings: null }).notes).toEqual([]);
  });
});

test('objectToFile writes one object as in a file', () => {
  const { plan } = read({ objects });
  const tree = plan.objects.get('t');
  expect(tree && objectToFile(tree, 2)).toEqual(objects[3]);
});

test('readPlanText parses JSON, with surrounding whitespace', () => {
  expect(readPlanText(JSON.stringify({ objects }))).toEqual(readPlanFile({ objects }));
  expect(readPlanText(`\n  ${JSON.stringify({ objects }, null, 2)}\n`)).toMatchObject({
    ok: true,
    notes: [],
  });
});
