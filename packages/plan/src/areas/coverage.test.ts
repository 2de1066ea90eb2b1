import { describe, expect, test } from 'vitest';
import { boxed, lot, packOf, planOf, rectangle, thing, traced } from '../../testing/testSite.ts';
import type { PlanObject } from '../objects/kind.ts';
import { lotOf } from '../../testing/testLots.ts';
import type { Pack } from '../packs/pack.ts';
import { type Coverage, coverage } from './coverage.ts';
import type { CoverageMeasure, CoverageRow } from './coverageRows.ts';

const tableOf = (objects: readonly PlanObject[], pack?: Partial<Pack>): Coverage =>
  coverage(planOf(objects), pack && packOf(pack));

function row(id: CoverageMeasure, objects: readonly PlanObject[], pack?: Partial<Pack>): CoverageRow {
  const found = tableOf(objects, pack).rows.find((one) => one.id === id);
  if (!found) throw new Error(`There is no row ${id}.`);
  return found;
}

const existing = { status: 'existing' };
const proposed = { status: 'proposed' };
const removed = { status: 'removed' };
const house = boxed('house', 'house', { x: 50, y: 60 }, 30, 20, { rotation: 0, ...existing });
const patio = (more: object = {}): PlanObject =>
  traced('patio', 'patio', rectangle(30, 65, 50, 85), { name: 'Patio', ...more });

describe('coverage', () => {
  test('counts overlaps once, and says so', () => {
    // The patio of 400 sq ft lies under 15 x 5 ft of the house.
    const {
      total,
      existing: stays,
      proposed: comes,
      items,
    } = row('impervious', [lot, house, patio(proposed)]);
    expect([stays, comes, total].map((area) => area.toFixed(2))).toEqual(['600.00', '325.00', '925.00']);
    expect(items.map(({ name, counted, words }) => [name, Number(counted.toFixed(2)), words])).toEqual([
      ['House', 600, `30' x 20' = 600.0 sq ft.`],
      ['Patio', 325, `20' x 20' = 400.0 sq ft, less 75.0 sq ft that is counted already.`],
    ]);
  });

  test('leaves out what is removed, and lists it separately', () => {
    const shed = boxed('shed', 'shed', { x: 20, y: 20 }, 10, 8, removed);
    expect(row('buildingCoverage', [lot, house, shed])).toMatchObject({
      existing: 600,
      removed: 80,
      total: 600,
    });
  });

  test('leaves out what lies beyond the lot', () => {
    const half = boxed('house', 'house', { x: 0, y: 60 }, 30, 20, { rotation: 0 });
    const { total, items } = row('buildingCoverage', [lot, half]);
    expect(total).toBeCloseTo(300, 2);
    expect(items[0]?.words).toBe('300.0 sq ft on the lot. It has no status, so it counts as existing.');
    const off = boxed('house', 'house', { x: 200, y: 60 }, 30, 20, { rotation: 0 });
    expect(row('buildingCoverage', [lot, off]).total).toBe(0);
  });

  test('weighs each surface by its factor, and where two lie on each other by the greater one', () => {
    const pack = { surfaces: { gravel: 0.5, pool: 0.25 } };
    const gravel = traced('gravel', 'gravel', rectangle(30, 65, 50, 85), { ...existing, name: 'Gravel' });
    expect(row('impervious', [lot, gravel], pack).total).toBeCloseTo(200, 6);
    // 325 sq ft of it are beside the house.
    expect(row('impervious', [lot, gravel, house], pack).total).toBeCloseTo(600 + 325 / 2, 3);
    const over = row('impervious', [lot, gravel, patio(proposed)], pack);
    expect([over.existing, over.proposed]).toEqual([expect.closeTo(200, 3), expect.closeTo(200, 3)]);
    expect(row('impervious', [lot, gravel]).total).toBeCloseTo(400, 6);
  });

  test('adds up: the items make the columns, whatever overlaps', () => {
    const objects = [
      lot,
      house,
      patio(existing),
      traced('gravel', 'gravel', rectangle(20, 50, 45, 90), proposed),
      traced('deck', 'deck', rectangle(55, 55, 80, 75), proposed),
      traced(
        'walk',
        'walk',
        [
          { x: 50, y: 40 },
          { x: 50, y: 150 },
        ],
        { width: 4, ...existing },
      ),
    ];
    const { items, ...sums } = row('impervious', objects, { surfaces: { gravel: 0.4, deck: 0.7 } });
    const sumOf = (status: string): number =>
      items.filter((item) => item.status === status).reduce((sum, { counted }) => sum + counted, 0);
    expect(sumOf('existing')).toBeCloseTo(sums.existing, 2);
    expect(sumOf('proposed')).toBeCloseTo(sums.proposed, 2);
  });

  test('counts each story of a building as floor, and says where they are not known', () => {
    const tall = boxed('house', 'house', { x: 50, y: 60 }, 30, 20, { rotation: 0, storeys: 2, ...proposed });
    expect(row('floorArea', [lot, tall]).total).toBe(1200);
    expect(row('floorArea', [lot, house]).items[0]?.words).toBe(
      `30' x 20' = 600.0 sq ft, stories not given, counted as 1.`,
    );
  });

  test('compares with the limits of the pack; without one nothing is allowed or exceeded', () => {
    const limits = { buildingCoverage: 0.03, openSpace: 0.97, parking: 1 };
    expect(row('buildingCoverage', [lot, house], { limits })).toMatchObject({
      ratio: 0.04,
      allowed: 450,
      allowedRatio: 0.03,
      over: 150,
    });
    const open = row('openSpace', [lot, house], { limits });
    expect(open).toMatchObject({ total: 14_400, isLeast: true, allowedRatio: 0.97 });
    expect(open.over).toBeCloseTo(150, 6);
    const car = boxed('car', 'car', { x: 20, y: 20 }, 6, 15.5);
    expect(row('parking', [lot, car], { limits })).toMatchObject({ total: 1, allowed: 1, over: 0 });
    expect(row('buildingCoverage', [lot, house])).not.toHaveProperty('allowed');
  });

  test('counts the parking spaces that buildings and drives have, and parked cars that stand elsewhere', () => {
    const garage = { ...house, spaces: 2 };
    const inside = boxed('car', 'car in the garage', { x: 50, y: 60 }, 6, 15.5);
    const outside = boxed('car', 'car', { x: 20, y: 20 }, 6, 15.5, proposed);
    const found = row('parking', [lot, garage, inside, outside]);
    expect(found).toMatchObject({ existing: 2, proposed: 1, total: 3 });
    expect(found.items.map(({ object, counted }) => [object, counted])).toEqual([
      ['house', 2],
      ['car', 1],
    ]);
    expect(row('parking', [lot, inside]).total).toBe(1);
    const demolished = { ...garage, status: 'removed' as const };
    expect(row('parking', [lot, demolished, inside])).toMatchObject({ existing: 1, removed: 2, total: 1 });
    const off = boxed('house', 'off', { x: 400, y: 60 }, 30, 20, { spaces: 2 });
    expect(row('parking', [lot, off]).total).toBe(0);
  });

  test('is exact for round ground: a circle closed by two arcs, and the flare of a drive', () => {
    const round = traced('pool', 'pool', [
      { x: 40, y: 50, bulge: 1 },
      { x: 60, y: 50, bulge: 1 },
    ]);
    expect(row('impervious', [lot, round]).total).toBeCloseTo(100 * Math.PI, 2);
    const drive = traced(
      'driveway',
      'drive',
      [
        { x: 50, y: 150 },
        { x: 50, y: 100 },
      ],
      { width: 12, apron: 4 },
    );
    // On each side a square of the flare less a quarter circle.
    const flare = 2 * (16 - 4 * Math.PI);
    expect(row('impervious', [lot, drive]).total).toBeCloseTo(600 + flare, 2);
  });

  test('is that of the lot with the proposed work, of several', () => {
    const other = { ...lotOf(rectangle(200, 0, 400, 300)), id: 'other' };
    expect(tableOf([lot, other, { ...house, status: 'proposed' }]).lot).toBe('lot');
    expect(tableOf([lot, other]).lot).toBe('other');
  });

  test('is measured in cells, whatever lies across their borders', () => {
    const strips = Array.from({ length: 12 }, (_, i) =>
      traced('patio', `strip ${i}`, rectangle(5, 10 + 11 * i, 95, 20 + 11 * i), { status: 'proposed' }),
    );
    const across = traced(
      'walk',
      'across',
      [
        { x: 20, y: 5 },
        { x: 80, y: 148 },
      ],
      { width: 5 },
    );
    const slant = Math.hypot(60, 143);
    // Each strip covers 10 ft of its height of the walk.
    const under = (12 * 10 * 5 * slant) / 143;
    const { total, items } = row('impervious', [lot, ...strips, across]);
    expect(total).toBeCloseTo(12 * 900 + 5 * slant - under, 1);
    expect(items.reduce((sum, { counted }) => sum + counted, 0)).toBeCloseTo(total, 3);
  });

  test('has a reason where there is none', () => {
    expect(tableOf([house])).toEqual({
      lotArea: 0,
      problem: 'Draw the lot to calculate its coverage.',
      rows: [],
    });
    const crowd = Array.from({ length: 101 }, (_, i) => boxed('shed', `shed ${i}`, { x: 20, y: 20 }, 10, 8));
    expect(tableOf([lot, ...crowd])).toMatchObject({
      problem: 'Too many objects overlap to calculate what they cover.',
      rows: [],
    });
    const crossing = lotOf([
      { x: 0, y: 0 },
      { x: 100, y: 0 },
      { x: 0, y: 100 },
      { x: 100, y: 100 },
    ]);
    expect(tableOf([crossing, thing('tree', 'tree')])).toMatchObject({
      rows: [],
    });
    expect(tableOf([crossing]).problem).toMatch(/^The lot has no area that can be measured\. Edge 2 and/);
  });
});
