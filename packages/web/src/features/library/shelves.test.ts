import { registerLateTools } from '@homeplot/editor/lateTools';
import { allTools } from '@homeplot/editor/tools';
import { expect, test } from 'vitest';
import { factsOf } from '../../steps/purposes.ts';
import { shelvesOf } from './shelves.ts';

registerLateTools();

test('what the purpose of the plan needs comes first, from the toolbar too, and all else after it', () => {
  const [first, second, ...others] = shelvesOf(allTools(), '', ['car'], factsOf('pool'));
  expect(first).toMatchObject({
    title: 'For your pool',
    tools: [{ name: 'pool' }, { name: 'fence' }, {}, {}, {}, { name: 'dimension' }, {}, {}],
  });
  expect(second).toMatchObject({ title: 'Recently used', tools: [{ name: 'car' }] });
  expect(others.flatMap(({ tools }) => tools.map(({ name }) => name))).toContain('pool');
});

test('a search finds among all, whatever the purpose', () => {
  expect(shelvesOf(allTools(), 'hydrant', [], factsOf('pool'))).toMatchObject([
    { title: 'Found', tools: [{ name: 'hydrant' }] },
  ]);
});

test.each([
  ['street tree', 'Tree'],
  ['rock wall', 'Retaining wall'],
  ['silt fence', 'Silt fence'],
  ['curb cut', 'Driveway'],
  ['downspout', 'Storm drain'],
  ['reserve field', 'Reserve field'],
  ['leach field', 'Septic field'],
  ['perc test', 'Test hole'],
  ['floodplain', 'Flood line'],
  ['wetland buffer', 'Wetland edge'],
  ['handicap parking', 'Accessible parking space'],
  ['neighbor', 'Building'],
  ['stairs', 'Deck'],
  ['parking', 'Parking space'],
])('a search for %s finds %s', (typed, title) => {
  registerLateTools();
  const [found] = shelvesOf(allTools(), typed, []);
  expect(found?.tools.map((tool) => tool.title)).toContain(title);
});

test('the shelves begin with buildings, though their tools are fetched later than others', () => {
  const titles = shelvesOf(allTools(), '', []).map(({ title }) => title);
  expect(titles.slice(0, 3)).toEqual(['Buildings', 'Fences and walls', 'Paving']);
});
