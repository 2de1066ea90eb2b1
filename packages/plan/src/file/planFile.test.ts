// The file format: payload 1.0, in squares.
import { describe, expect, test } from 'vitest';
import { house } from '../kinds/basic/house.ts';
import { createPlan } from '../plan/plan.ts';
import { readPlanFile, readPlanText } from './planFile.ts';
import { fileVersion, writePlanFile } from './writePlanFile.ts';
import { objectToFile } from './objectToFile.ts';
import { defaultSettings } from '../settings/settings.ts';
import { now, objects, read, written } from '../../testing/testFile.ts';

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
    const fields = house.create({
      from: { x: 0, y: 0 },
      to: { x: 12.5, y: 30.2 },
      scale: 2,
      siteExtent: 100,
    });
    const drawn = { id: 'h', type: 'house', order: 'a0', ...fields };
    const plan = createPlan({ objects: [drawn], settings: defaultSettings });
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

  test('keeps a text that was emptied, although new objects begin with another', () => {
    const vertices = [
      { x: 0, y: 0 },
      { x: 9, y: 0 },
    ];
    const file = written({ objects: [{ id: 'a', type: 'drainageArrow', slope: '', vertices }] });
    expect(file.objects[0]).toHaveProperty('slope', '');
    expect(read(file).plan.objects.get('a')).toHaveProperty('slope', '');
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
      settings: { scale: 2, theme: { paper: 'A3' }, seasons: ['fall'] },
    };
    const file = written(given);
    expect(file.objects[0]).toMatchObject({ planted: '1987', notes: [{ by: 'me' }] });
    expect(file.objects[0]?.['entrances']).toEqual(given.objects[0]?.['entrances']);
    expect(file.settings).toEqual({
      theme: { paper: 'A3' },
      seasons: ['fall'],
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

test('how well a place is known is kept in feet, whatever the scale, of objects and of the edges of lots', () => {
  const vertices = [
    { x: 0, y: 0 },
    { x: 90, y: 0 },
    { x: 90, y: 90 },
  ];
  const edges = [{ source: 'deed', accuracy: 0.25 }, { source: 'surveyed' }, {}];
  const lot = { id: 'l', type: 'lot', vertices, edges };
  const tree = { id: 't', type: 'tree', x: 10, y: 10, radius: 5, source: 'measured', accuracy: 0.4 };
  const { plan, notes } = read({ objects: [lot, tree], timestamp: now, version: '1.0' });
  expect(notes).toEqual([]);
  const again = writePlanFile(plan, now).objects;
  expect(again[0]).toMatchObject({ edges: [{ source: 'deed', accuracy: 0.25 }, { source: 'surveyed' }, {}] });
  expect(again[1]).toMatchObject({ source: 'measured', accuracy: 0.4 });
});
