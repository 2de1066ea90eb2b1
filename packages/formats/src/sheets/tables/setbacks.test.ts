import { lotFromOutline } from '@homeplot/plan/lot';
import { createPlan, type Plan } from '@homeplot/plan/plan';
import type { PlanObject } from '@homeplot/plan/kind';
import { kindOf } from '@homeplot/plan/kinds';
import type { Pack } from '@homeplot/plan/pack';
import { defaultSettings } from '@homeplot/plan/settings';
import { expect, test } from 'vitest';
import { marksOf, wordsIn } from '../../../testing/testSheets.ts';
import { plainSheet } from '../presets.ts';
import { setbacks } from './setbacks.ts';

function thing(type: string, id: string, fields: object): PlanObject {
  const kind = kindOf({ type, id, order: 'a0' });
  const created = kind.create({ from: { x: 0, y: 0 }, to: { x: 20, y: 20 }, scale: 2, siteExtent: 100 });
  return { id, type, order: 'a0', ...created, ...fields };
}

/** 100 by 150 ft from 0, 0; its lowest edge is the front. */
const lot = thing(
  'lot',
  'lot',
  lotFromOutline(
    [
      { x: 0, y: 0 },
      { x: 100, y: 0 },
      { x: 100, y: 150 },
      { x: 0, y: 150 },
    ],
    [],
  ),
);
const house = (id: string, x: number, y: number): PlanObject =>
  thing('house', id, { name: id, x, y, width: 20, height: 20, rotation: 0 });

const pack: Pack = {
  id: 'test',
  name: 'Test City',
  date: '2026-11-01',
  sources: [],
  items: [],
  setbacks: { front: 25, side: 5, rear: 10 },
};
const planOf = (...objects: readonly PlanObject[]): Plan => planUnder({}, ...objects);
const planUnder = (rules: Partial<Pack>, ...objects: readonly PlanObject[]): Plan =>
  createPlan({ objects, settings: { ...defaultSettings, pack: { ...pack, ...rules } } });

test('each lot line has the setback that the checks require, whether or not it has a name', () => {
  expect(setbacks(planOf(lot, house('House', 13, 90))).rows).toEqual([
    ['Edge 1', "10'", "80'", 'House'],
    ['Edge 2', "5'", "77'", 'House'],
    ['Edge 3', "25'", "50'", 'House'],
    ['Edge 4', "5'", "3'", 'House'],
  ]);
});

test('a building over a line says so, and one of a neighbor is not listed', () => {
  const rows = setbacks(planOf(lot, house('House', 8, 90), house('Neighbor', 140, 90))).rows;
  expect(rows.map(([, , provided, building]) => [provided, building])).toEqual([
    ["80'", 'House'],
    ["82'", 'House'],
    ["50'", 'House'],
    ["2' over", 'House'],
  ]);
});

test('lines without a building show what is required', () => {
  expect(setbacks(planOf(lot)).rows[0]).toEqual(['Edge 1', "10'", '', '']);
});

test('accessory buildings with setbacks of their own have rows of their own', () => {
  const shed = house('Garden shed', 12, 30);
  const rows = setbacks(planUnder({ accessory: { side: 3 } }, lot, house('House', 15, 90), shed)).rows;
  expect(rows.filter(([name]) => name?.startsWith('Edge 4'))).toEqual([
    ['Edge 4', "5'", "5'", 'House'],
    ['Edge 4, accessory', "3'", "2'", 'Garden shed'],
  ]);
  expect(rows.filter(([name]) => name === 'Edge 1')).toEqual([['Edge 1', "10'", "20'", 'Garden shed']]);
});

test('the greater of the setback line and the rule is required', () => {
  const line = thing('setback', 'line', { of: 'lot', distances: [{ edges: '', feet: 8 }] });
  expect(setbacks(planOf(lot, line)).rows.map(([, required]) => required)).toEqual([
    "10'",
    "8'",
    "25'",
    "8'",
  ]);
});

test('proposed decks and pools have rows with the distances that their own rules require', () => {
  const square = (x: number, y: number) => ({
    vertices: [
      { x, y },
      { x: x + 10, y },
      { x: x + 10, y: y + 10 },
      { x, y: y + 10 },
    ],
  });
  const deck = thing('deck', 'deck', { ...square(40, 100), status: 'proposed' });
  const pool = thing('pool', 'pool', { ...square(40, 20), status: 'proposed' });
  const old = thing('deck', 'old', { ...square(60, 120), status: 'existing' });
  const rules = { projections: { deck: 6 }, separations: { poolToLine: 8 } };
  const { rows } = setbacks(planUnder(rules, lot, house('House', 40, 80), deck, pool, old));
  expect(rows.filter(([name]) => /^Edge [13]/.test(name ?? ''))).toEqual([
    ['Edge 1', "10'", "70'", 'House'],
    ['Edge 1, deck', "4'", "100'", 'Deck'],
    ['Edge 1, pool', "8'", "20'", 'Pool'],
    ['Edge 3', "25'", "60'", 'House'],
    ['Edge 3, deck', "19'", "40'", 'Deck'],
    ['Edge 3, pool', "8'", "120'", 'Pool'],
  ]);
});

test('the drawing and both tables call the lines of a lot by the same names', () => {
  const named = { ...lot, edges: [{ name: 'rear' }, {}, { name: 'NE front' }, {}] };
  const plan = planOf(named, house('House', 40, 80));
  const shown = (content?: string): readonly string[] => {
    const tables = content === undefined ? [] : [{ id: 'table', type: 'table', content }];
    const blocks = [{ id: 'drawing', type: 'viewport' }, ...tables];
    const sheet = { ...plainSheet({ paper: 'Arch D', orientation: 'landscape' }), blocks };
    return wordsIn(marksOf(plan, sheet).marks).filter((word) =>
      /^(?:Edge )?\d(?: \D|$)|^(?:Rear|NE front)$/.test(word),
    );
  };
  expect(shown('setbacks').toSorted()).toEqual(
    ['1 Rear', 'Edge 2', '3 NE front', 'Edge 4', '1 Rear', 'Edge 2', '3 NE front', 'Edge 4'].toSorted(),
  );
  expect(shown('courses').toSorted()).toEqual(shown('setbacks').toSorted());
  expect(shown()).toEqual(['Rear', 'NE front']);
});

test('the lines of a lot that is drawn as a rectangle are called by their sides, as nothing numbers them', () => {
  const rectangle = thing('rectangle', 'lot', { width: 100, height: 150 });
  expect(setbacks(planOf(rectangle)).rows.map(([name]) => name)).toEqual([
    'Top edge',
    'Right edge',
    'Bottom edge',
    'Left edge',
  ]);
});

test('distances of what was measured carry their range, which a note explains', () => {
  const taped = { ...house('House', 13, 90), status: 'existing', source: 'measured', accuracy: 0.4 } as const;
  const table = setbacks(planOf(lot, taped));
  expect(table.rows[3]).toEqual(['Edge 4', "5'", `3' ± at least 5"`, 'House']);
  expect(table.notes).toContain('± at 95%: 19 of 20 true distances lie within.');
  expect(setbacks(planOf(lot, house('House', 13, 90))).notes).toHaveLength(1);
});
