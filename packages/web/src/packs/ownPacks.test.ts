import { expect, test } from 'vitest';
import { unitsUnder } from './ownPacks.ts';

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
