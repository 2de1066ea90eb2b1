import type { Plan } from '@homeplot/plan/plan';
import { expect, test } from 'vitest';
import { planOf } from '../../../testing/testSheets.ts';
import { sheetPresets } from '../presets.ts';
import { areas } from './areas.ts';
import { coverage } from './coverage.ts';
import { worksheets } from './worksheets.ts';

/** Two squares are a foot: a lot of 100 by 150 ft. */
const corners = (x: number, y: number, width: number, height: number) => [
  { x, y },
  { x: x + width, y },
  { x: x + width, y: y + height },
  { x, y: y + height },
];
const area = (type: string, x: number, y: number, width: number, height: number, more: object) => ({
  id: `${type} ${x}`,
  type,
  vertices: corners(x, y, width, height),
  ...more,
});
const objects = [
  area('lot', 0, 0, 200, 300, {}),
  area('building', 40, 60, 60, 40, { use: 'Dwelling', storeys: 2, spaces: 1, status: 'existing' }),
  area('building', 120, 60, 20, 20, { use: 'Garage', storeys: 1, spaces: 1, status: 'proposed' }),
  area('patio', 40, 120, 40, 40, { material: 'concrete', status: 'removed' }),
  area('gravel', 60, 120, 40, 40, { status: 'proposed' }),
  area('lawn', 0, 200, 200, 100, { status: 'existing' }),
  { id: 'oak', type: 'tree', x: 20, y: 250, radius: 10, status: 'existing' },
];
const planUnder = (rules: object): Plan =>
  planOf(objects, {
    pack: { id: 'a', name: 'A', date: '2026-11-01', sources: [], items: [], ...rules },
  });

test('floor area is listed by floor, against the ratio that is allowed', () => {
  const { columns, rows } = worksheets.floorArea(planUnder({ limits: { floorArea: 0.1 } }));
  expect([columns.map(({ title }) => title), ...rows]).toEqual([
    ['sq ft', 'Exist.', 'Prop.', 'Total'],
    ['Dwelling, floor 1', '600', '0', '600'],
    ['Dwelling, floor 2', '600', '0', '600'],
    ['Garage', '0', '100', '100'],
    ['Total', '1,200', '100', '1,300'],
    ['Floor area ratio', '', '', '0.087'],
    ['Allowed, 0.1', '', '', '1,500'],
    ['Left', '', '', '200'],
  ]);
});

test('each line names the objects that it counts, so that they can be edited or deleted from it', () => {
  const rules = { limits: { floorArea: 0.1, impervious: 0.5, parking: 1, openSpace: 0.1 } };
  const plan = planUnder(rules);
  const countedBy = (content: keyof typeof worksheets) => worksheets[content](plan).counted;
  expect(countedBy('floorArea')).toEqual([['building 40'], ['building 40'], ['building 120']]);
  expect(countedBy('surfaces')).toEqual([['building 40', 'building 120'], ['patio 40'], ['gravel 60']]);
  expect(countedBy('parking')).toEqual([['building 40'], ['building 120']]);
  expect(countedBy('landscape')).toEqual([['lawn 0']]);
});

test('surfaces are listed with their factors, what they replace, and by how much they are over', () => {
  const pack = { limits: { impervious: 0.05 }, surfaces: { gravel: 0.5 } };
  const { columns, rows, notes } = worksheets.surfaces(planUnder(pack));
  expect([columns.map(({ title }) => title), ...rows]).toEqual([
    ['sq ft', 'Counts', 'Exist.', 'Prop.', 'Repl.', 'Rem.', 'Total'],
    ['Roofs', '100%', '600', '100', '0', '0', '700'],
    ['Concrete', '100%', '0', '0', '0', '400', '0'],
    ['Gravel', '50%', '0', '200', '100', '0', '200'],
    ['Total', '', '600', '300', '100', '400', '900'],
    ['Of the lot', '', '', '', '', '', '6.0%'],
    ['Allowed, 5%', '', '', '', '', '', '750'],
    ['Over by', '', '', '', '', '', '150'],
  ]);
  expect(notes?.slice(0, 2)).toEqual([
    'Lot area 15,000 sq ft. Overlaps count once.',
    'Exist.: what stays. Rem.: what goes, in no other column.',
  ]);
});

test('parking is listed by place, against the number that is required', () => {
  const { rows } = worksheets.parking(planUnder({ limits: { parking: 3 } }));
  expect(rows).toEqual([
    ['Dwelling', '1', '0', '1'],
    ['Garage', '0', '1', '1'],
    ['Total', '1', '1', '2'],
    ['Required', '', '', '3'],
    ['Short by', '', '', '1'],
  ]);
});

test('landscape lists what is planted beside what stays open, and counts the trees', () => {
  const { rows, notes } = worksheets.landscape(planUnder({ limits: { openSpace: 0.6 } }));
  expect(rows.map(([name, ...cells]) => [name, cells.at(-1)])).toEqual([
    ['Lawn', '5,000'],
    ['Planted', '5,000'],
    ['Open space', '13,900'],
    ['Of the lot', '92.7%'],
    ['Required, 60%', '9,000'],
    ['More than required', '4,900'],
  ]);
  expect(notes).toContain('1 tree: 1 stays, 0 new, 0 removed.');
});

test('landscape without planting says what its area is', () => {
  const lot = objects.slice(0, 1);
  expect(worksheets.landscape(planOf(lot)).rows[0]?.[0]).toBe('Open space');
});

test('without a lot each says what is missing', () => {
  for (const make of Object.values(worksheets))
    expect(make(planOf([])).notes).toEqual(['Draw the lot to calculate its coverage.']);
});

test('new sheets have the worksheets that the pack asks for or limits', () => {
  const contentsIn = (plan: Plan): readonly unknown[] =>
    (sheetPresets.find(({ id }) => id === 'tables')?.blocks(plan, false) ?? []).flatMap((block) =>
      'content' in block ? [block.content] : [],
    );
  expect(contentsIn(planUnder({}))).toEqual(['coverage', 'setbacks', 'courses']);
  const rules = { limits: { parking: 2 }, items: [{ id: 'landscape', need: 'required' }] };
  expect(contentsIn(planUnder(rules))).toEqual(['coverage', 'setbacks', 'parking', 'landscape', 'courses']);
});

test('the area of a lot that was traced from a picture is approximate in all tables', () => {
  const edge = { source: 'traced', recorded: {} };
  const lot = area('lot', 0, 0, 200, 300, { source: 'traced', edges: [edge, edge, edge, edge] });
  const plan = planOf([lot, ...objects.slice(1)]);
  const note = 'Lot area 15,000 sq ft±. Overlaps count once.';
  expect(worksheets.surfaces(plan).notes?.[0]).toBe(note);
  expect(coverage(plan).notes?.[0]).toBe(note);
  expect(areas(plan).rows[0]).toEqual(['Lot', '15,000 sq ft± (0.344 ac±)']);
});
