// The ground in words: what sheets and panels say of it.
import { expect, test } from 'vitest';
import { falling, spot } from '../../testing/testGrades.ts';
import { planOf } from '../../testing/testSite.ts';
import { groundOf } from './ground.ts';
import { groundLines, groundNotes } from './groundWords.ts';

test('sheets say what elevations are measured from, and what the contours rest on', () => {
  const plan = planOf(falling(0.02).map((object) => ({ ...object, measuredBy: 'level' })));
  expect(groundNotes(plan)).toEqual([]);
  plan.settings = {
    ...plan.settings,
    elevations: { datum: 'NAVD88', benchmark: 'top of hydrant, 102.31', contours: true },
  };
  expect(groundNotes(plan)).toEqual([
    'Elevations: NAVD88. Benchmark: top of hydrant, 102.31.',
    'Contours follow 4 points by level or laser, ± 0.05 ft.',
  ]);
});

test('sheets name the datum once, though a fact of the project names it too', () => {
  const plan = planOf([]);
  const notesWith = (datum: string) => {
    plan.settings = {
      ...plan.settings,
      project: { datum },
      elevations: { datum: 'NAVD88', benchmark: 'top of hydrant, 102.31' },
    };
    return groundNotes(plan);
  };
  expect(notesWith('NAVD 88 (feet)')).toEqual(['Benchmark: top of hydrant, 102.31.']);
  expect(notesWith('NGVD29')).toEqual(['Elevations: NAVD88. Benchmark: top of hydrant, 102.31.']);
});

test('the ground between places is read no finer than these are known', () => {
  const read = (measuredBy: string) =>
    groundLines(
      groundOf(planOf(falling(0.02).map((object) => ({ ...object, measuredBy })))),
      { x: 50, y: 75 },
      {
        units: 'feet-inches',
        north: 0,
      },
    );
  expect([read('level'), read('tape')]).toEqual([
    ['Elevation 99.00, 2.0% down to E'],
    ['Elevation 99.0, 2.0% down to E'],
  ]);
});

test('where the proposed ground is the existing one, its elevation is said once', () => {
  const at = { x: 50, y: 75 };
  const read = (elevation: number) =>
    groundLines(
      groundOf(planOf([...falling(0.02), spot('finished', 50, 75, elevation, { level: 'FG' })])),
      at,
      { units: 'feet-inches', north: 0 },
    );
  expect(read(99)).toEqual(['Existing and proposed 99.00, 2.0% down to E']);
  expect(read(99.5)).toHaveLength(2);
});
