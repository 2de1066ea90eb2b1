import { builtInPacks } from '@homeplot/plan/builtInPacks';
import { readPackText, writePack } from '@homeplot/plan/packFile';
import { expect, test } from 'vitest';
import { unitsUnder, withFreeId } from './packList.ts';

test.each([
  ['uk-general', 'feet-inches', 'metres'],
  ['ca-general', 'decimal-feet', 'metres'],
  ['us-general', 'metres', 'feet-inches'],
  ['us-general', 'decimal-feet', 'decimal-feet'],
  ['own-1', 'metres', 'metres'],
  ['own-1', 'feet-inches', 'feet-inches'],
] as const)('under the rules %s a plan in %s is in %s', (id, units, expected) => {
  expect(unitsUnder({ id }, units)).toBe(expected);
});

test('under the rules of a city a plan is in the units of its country', () => {
  expect(unitsUnder({ id: 'own-1', country: 'AU' }, 'feet-inches')).toBe('metres');
  expect(unitsUnder({ id: 'own-1', country: 'US' }, 'metres')).toBe('feet-inches');
});

test('a received pack with the id of another one gets its own, so that it never passes for it', () => {
  const [general] = builtInPacks;
  const reading = general && readPackText(writePack(general));
  if (!reading?.ok) throw new Error('The general pack was not read.');
  const newId = (): string => 'new';
  expect(withFreeId(reading.pack, newId).id).toBe(general?.id);
  expect(withFreeId({ ...reading.pack, setbacks: { side: 1 } }, newId).id).toBe('own-new');
  expect(withFreeId({ ...reading.pack, id: 'springfield' }, newId).id).toBe('springfield');
});
