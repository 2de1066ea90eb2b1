// The settings of a plan file, and the scale that a file without settings implies.
import { describe, expect, test } from 'vitest';
import { settingsToFile } from './writePlanFile.ts';
import { defaultSettings } from '../settings/settings.ts';
import { objects, read, written } from '../../testing/testFile.ts';

test('the portal is kept', () => {
  const { plan } = read({ objects: [], settings: { portal: 'honolulu' } });
  expect(plan.settings.portal).toBe('honolulu');
  expect(settingsToFile(plan.settings)).toMatchObject({ portal: 'honolulu' });
  expect(read({ objects: [], settings: { portal: 7 } }).plan.settings.portal).toBeUndefined();
});

test('what elevations are measured from is kept, without what is malformed, and an older file has nothing of it', () => {
  const elevations = {
    datum: 'NAVD88',
    benchmark: 'BM 7, 102.31',
    toNavd88: 0.5,
    contours: true,
    interval: 0.5,
  };
  const { plan, notes } = read({
    objects: [],
    settings: { elevations: { ...elevations, accuracy: -1, more: 7 } },
  });
  expect(plan.settings.elevations).toEqual({ ...elevations, more: 7 });
  expect(notes).toEqual(['The setting "elevations" was read without its accuracy: -1 isn\'t a valid value.']);
  expect(settingsToFile(plan.settings)).toMatchObject({ elevations });
  expect(read({ objects: [], settings: { elevations: 'NAVD88' } }).plan.settings.elevations).toBeUndefined();
  expect(settingsToFile(read({ objects: [] }).plan.settings)).not.toHaveProperty('elevations');
});

test('floors, drives and finished grades are kept, and a file without them has none', () => {
  const given = [
    { type: 'house', x: 9, y: 9, width: 60, height: 40, finishedFloor: 102.5, lowestFloor: 94, padBelow: 2 },
    {
      type: 'driveway',
      vertices: [
        { x: 0, y: 0 },
        { x: 40, y: 0 },
      ],
      streetElevation: 0,
      garageElevation: 102,
    },
    {
      type: 'spotElevation',
      x: 1,
      y: 1,
      elevation: 101,
      finished: 101.5,
      measuredBy: 'level',
      elevationAccuracy: 0.02,
    },
    {
      type: 'breakline',
      vertices: [
        { x: 0, y: 0 },
        { x: 40, y: 0 },
      ],
      line: 'ridge',
      start: -5,
    },
    {
      type: 'berm',
      vertices: [
        { x: 0, y: 0 },
        { x: 40, y: 0 },
      ],
      tall: 4,
    },
  ];
  expect(written({ objects: given }).objects).toMatchObject(given);
  const bare = written({ objects: [{ type: 'house', x: 9, y: 9, width: 60, height: 40 }] }).objects[0];
  expect(Object.keys(bare ?? {})).not.toContain('finishedFloor');
  expect(Object.keys(bare ?? {})).not.toContain('padBelow');
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

  test.each([1, 1.5, 2, 5, 10])('of a file without settings is what its dimensions imply: %d', (scale) => {
    expect(scaleOf(lot(100 * scale, { width: 100, height: 10 }))).toBe(scale);
  });

  test('follows from the longest object, whose whole feet are rounded the least', () => {
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

  test('follows from roads too', () => {
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

  test('is 2 where no object has dimensions that can be', () => {
    expect(scaleOf(lot(100, undefined))).toBe(2);
    expect(scaleOf(lot(100, { width: 0, height: 0 }), lot(100, 'wide'), lot(100, { width: null }))).toBe(2);
    expect(
      scaleOf({ type: 'moat', x: 0, dimensions: { width: 10, height: 10 } }, { type: 'tree', x: 0, y: 0 }),
    ).toBe(2);
  });

  test('of the settings wins over what dimensions imply', () => {
    expect(
      read({ objects: [lot(100, { width: 100, height: 10 })], settings: { scale: 4 } }).plan.settings.scale,
    ).toBe(4);
  });

  test('of settings that it cannot be is left out, said, and implied instead', () => {
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

  test('of a measured plan are kept, and left out of the file where they are the usual ones', () => {
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

  test('of an object say its layer, its group, its status, its source and that it is locked', () => {
    const object = {
      ...objects[3],
      layer: 'Trees',
      group: 'g1',
      status: 'removed',
      source: 'traced',
      sourceFile: 'survey.pdf',
      locked: true,
    };
    expect(written({ objects: [object] }).objects).toEqual([object]);
    const { plan } = read({
      objects: [{ ...object, status: 'perhaps', source: 'guessed', layer: 7, locked: 'yes' }],
    });
    expect(plan.objects.get('t')).not.toHaveProperty('status');
    expect(plan.objects.get('t')).not.toHaveProperty('layer');
    expect(plan.objects.get('t')).not.toHaveProperty('locked');
    expect(plan.objects.get('t')).not.toHaveProperty('source');
  });

  test('that are bad are left out one by one, and said', () => {
    const { plan, notes } = read({ objects, settings: { scale: 3, siteExtent: 77, title: 5 } });
    expect(plan.settings).toEqual({ ...defaultSettings, scale: 3 });
    expect(notes).toHaveLength(2);
  });

  test("that aren't settings at all don't keep the plan from opening", () => {
    for (const settings of ['large', 7, [1], true]) {
      const { plan, notes } = read({ objects, settings });
      expect(plan.objects.size).toBe(objects.length);
      expect(notes).toHaveLength(1);
    }
    expect(read({ objects, settings: null }).notes).toEqual([]);
  });
});
