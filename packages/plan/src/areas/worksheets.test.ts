import { expect, test } from 'vitest';
import { boxed, lot, packOf, planOf, rectangle, traced } from '../../testing/testSite.ts';
import type { PlanObject } from '../objects/kind.ts';
import type { Pack } from '../packs/pack.ts';
import { coverage } from './coverage.ts';
import { type MeasuredLot, measuredLot } from './measuredLot.ts';
import { floorLines, plantedLines, surfaceLines } from './worksheets.ts';

function measuredIn(objects: readonly PlanObject[], pack: Partial<Pack> = {}): MeasuredLot {
  const found = measuredLot(planOf([lot, ...objects]), packOf(pack));
  if ('problem' in found) throw new Error(found.problem);
  return found;
}
const rounded = (areas: object): readonly number[] =>
  Object.values(areas).map((area) => Number((area as number).toFixed(1)));

const house = boxed('house', 'house', { x: 50, y: 60 }, 30, 20, {
  rotation: 0,
  storeys: 1,
  status: 'existing',
});

test('a building is counted floor by floor', () => {
  const tall = { ...house, storeys: 3, status: 'proposed' as const };
  const lines = floorLines(measuredIn([tall]));
  expect(lines.map(({ title, floor, areas }) => [title, floor, ...rounded(areas)])).toEqual([
    ['House', 1, 0, 600, 0],
    ['House', 2, 0, 600, 0],
    ['House', 3, 0, 600, 0],
  ]);
});

test('of a second floor that is added only the second floor is new', () => {
  const addition = boxed('house', 'addition', { x: 50, y: 60 }, 30, 20, {
    rotation: 0,
    storeys: 2,
    name: 'Addition',
    status: 'proposed',
  });
  const lines = floorLines(measuredIn([house, addition]));
  expect(lines.map(({ title, floor, areas }) => [title, floor, ...rounded(areas)])).toEqual([
    ['House', undefined, 600, 0, 0],
    ['Addition', 1, 0, 0, 0],
    ['Addition', 2, 0, 600, 0],
  ]);
});

const drive = (id: string, left: number, material: string, status: string): PlanObject =>
  traced('patio', id, rectangle(left, 100, left + 20, 130), { material, status });

test('surfaces count by their factors, and what is new in place of what goes is told', () => {
  const objects = [house, drive('old', 20, 'asphalt', 'removed'), drive('new', 30, 'gravel', 'proposed')];
  const lines = surfaceLines(measuredIn(objects, { surfaces: { gravel: 0.5, asphalt: 1 } }));
  expect(
    lines.map(({ surface, factor, areas, replaced }) => [
      surface,
      factor,
      ...rounded({ ...areas, replaced }),
    ]),
  ).toEqual([
    ['roof', 1, 600, 0, 0, 0],
    ['asphalt', 1, 0, 0, 600, 0],
    // Half of 20 by 30 ft counts, and half of that lies where the asphalt was.
    ['gravel', 0.5, 0, 300, 0, 150],
  ]);
  const rows = coverage(planOf([lot, ...objects]), packOf({ surfaces: { gravel: 0.5 } })).rows;
  expect(rows.map(({ id, replaced }) => [id, Number(replaced.toFixed(1))])).toEqual([
    ['buildingCoverage', 0],
    ['impervious', 150],
    ['floorArea', 0],
    ['openSpace', 0],
    ['parking', 0],
  ]);
});

test('nothing is replaced under what stays', () => {
  const objects = [drive('stays', 20, 'asphalt', 'existing'), drive('old', 20, 'asphalt', 'removed')];
  const over = drive('new', 30, 'asphalt', 'proposed');
  const row = coverage(planOf([lot, ...objects, over]), undefined).rows[1];
  expect(row).toMatchObject({ id: 'impervious', replaced: 0 });
});

test('planted ground leaves out what is built on it, and counts overlaps once', () => {
  const lawn = traced('lawn', 'lawn', rectangle(10, 50, 90, 90), { status: 'existing' });
  const bed = traced('bed', 'bed', rectangle(10, 50, 20, 60), { status: 'proposed' });
  const lines = plantedLines(measuredIn([house, lawn, bed]));
  expect(Object.fromEntries(lines.map(({ title, areas }) => [title, rounded(areas)]))).toEqual({
    'Planting bed': [0, 100, 0],
    Lawn: [80 * 40 - 600 - 100, 0, 0],
  });
});
