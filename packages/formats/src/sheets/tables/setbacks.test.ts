import { readFileSync } from 'node:fs';
import { builtInPacks } from '@homeplot/plan/builtInPacks';
import { readPlanText } from '@homeplot/plan/planFile';
import { setback } from '@homeplot/plan/setback';
import { lotFromOutline } from '@homeplot/plan/lot';
import { createPlan, type Plan } from '@homeplot/plan/plan';
import type { PlanObject } from '@homeplot/plan/kind';
import { kindOf } from '@homeplot/plan/kinds';
import type { Pack } from '@homeplot/plan/pack';
import { defaultSettings } from '@homeplot/plan/settings';
import { expect, test } from 'vitest';
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
    ['Top', "10'", "80'", 'House'],
    ['Right', "5'", "77'", 'House'],
    ['Bottom', "25'", "50'", 'House'],
    ['Left', "5'", "3'", 'House'],
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
  expect(setbacks(planOf(lot)).rows[0]).toEqual(['Top', "10'", '', '']);
});

test('accessory buildings with setbacks of their own have rows of their own', () => {
  const shed = house('Garden shed', 12, 30);
  const rows = setbacks(planUnder({ accessory: { side: 3 } }, lot, house('House', 15, 90), shed)).rows;
  expect(rows.filter(([name]) => name?.startsWith('Left'))).toEqual([
    ['Left', "5'", "5'", 'House'],
    ['Left, accessory', "3'", "2'", 'Garden shed'],
  ]);
  expect(rows.filter(([name]) => name === 'Top')).toEqual([['Top', "10'", "20'", 'Garden shed']]);
});

test('the required setbacks are the greater of the line and the rule, by the role of each edge', () => {
  const template = new URL('../../../../web/src/templates/town-lot.json', import.meta.url);
  const reading = readPlanText(readFileSync(template, 'utf8'));
  const [general] = builtInPacks;
  if (!reading.ok || !general) throw new Error('no plan');
  const { objects, settings } = reading.contents;
  const town = objects.find((object) => kindOf(object).path?.edges !== undefined);
  const made = setback.create({ from: { x: 0, y: 0 }, scale: 2, siteExtent: 100 });
  const distances = [
    { edges: 'front', feet: 30 },
    { edges: 'side', feet: 0 },
    { edges: 'rear', feet: 8 },
  ];
  const line = { ...made, id: 'line', type: 'setback', order: 'z', of: town?.id, distances };
  const required = (rules: object): readonly (string | undefined)[] =>
    setbacks(
      createPlan({
        objects: [...objects, line],
        settings: { ...settings, pack: { ...general, setbacks: rules } },
      }),
    )
      .rows.map(([name, feet]) => `${name} ${feet}`)
      .toSorted();
  expect(required({ front: 25, side: 5, rear: 10 })).toEqual([
    `Front 30'`,
    `Left side 5'`,
    `Rear 10'`,
    `Right side 5'`,
  ]);
  expect(required({})).toEqual([`Front 30'`, 'Left side ', `Rear 8'`, 'Right side ']);
});
