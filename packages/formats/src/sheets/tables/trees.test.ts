import { expect, test } from 'vitest';
import { planOf } from '../../../testing/testSheets.ts';
import { trees } from './trees.ts';

const tree = (number: string, fields: object) => ({
  type: 'tree',
  x: 0,
  y: 0,
  radius: 20,
  number,
  ...fields,
});

test('the table lists the trees by number, with what becomes of each and how many replace them', () => {
  const plan = planOf(
    [
      tree('10', { species: 'Elm', status: 'proposed' }),
      tree('2', { species: 'Bur oak', caliper: 14, status: 'existing', protection: 28 }),
      tree('3', { species: 'Ash', caliper: 8, status: 'removed' }),
      tree('4', { species: 'Plum', caliper: 3, status: 'removed' }),
      tree('5', { caliper: 9 }),
    ],
    {
      scale: 2,
      units: 'feet-inches',
      pack: {
        id: 'p',
        name: 'P',
        date: '2026-11-01',
        sources: [],
        items: [],
        trees: { smallest: 6, replacement: 2 },
      },
    },
  );
  expect(trees(plan)).toMatchObject({
    rows: [
      ['2', 'Bur oak', '14"', "20'", "14'", 'Stays'],
      ['3', 'Ash', '8"', "20'", '', 'Removed'],
      ['5', '', '9"', "20'", '', 'Not given'],
      ['10', 'Elm', '', "20'", '', 'New'],
    ],
    notes: [
      'Zone: radius of the protection zone.',
      `Trunks under 6" aren't listed.`,
      'Trees removed: 1. To be planted: 2. Proposed: 1.',
    ],
  });
  const metric = { ...plan, settings: { ...plan.settings, units: 'metres' as const } };
  expect(trees(metric).rows[0]).toEqual(['2', 'Bur oak', '36 cm', '6.10 m', '4.27 m', 'Stays']);
});

test('the health of trees is a column where it is known, and a tree that goes has no protection zone', () => {
  const plan = planOf([
    tree('1', { species: 'Oak', health: 'good', status: 'existing', protection: 28 }),
    tree('2', { species: 'Ash', status: 'removed', protection: 28 }),
  ]);
  const { columns, rows } = trees(plan);
  expect(columns.map(({ title }) => title)).toEqual([
    'No.',
    'Species',
    'Trunk',
    'Canopy',
    'Zone',
    'Health',
    'Status',
  ]);
  expect(rows.map((row) => row.slice(-3))).toEqual([
    [expect.stringMatching(/^14/), 'good', 'Stays'],
    ['', '', 'Removed'],
  ]);
});
