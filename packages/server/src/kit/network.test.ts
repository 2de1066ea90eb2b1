import { expect, test } from 'vitest';
import { networkOf, networksOf, siteOf } from './network.ts';

const prefixesOf = (address: string) => networksOf(address).map(({ prefix }) => prefix);

test.each([
  ['203.0.113.7', ['203.0.113.7', '203.0.113', '203.0']],
  ['::ffff:203.0.113.7', ['203.0.113.7', '203.0.113', '203.0']],
  ['2001:db8:0:1234:2:3:4:5', ['20010db800001234', '20010db8000012', '20010db80000', '20010db8']],
  ['2001:0DB8:0000:1234::9', ['20010db800001234', '20010db8000012', '20010db80000', '20010db8']],
  ['::1', ['0000000000000000', '00000000000000', '000000000000', '00000000']],
  ['fe80::1%eth0', ['fe80000000000000', 'fe800000000000', 'fe8000000000', 'fe800000']],
])('%s belongs to the networks %s', (address, prefixes) => {
  expect(prefixesOf(address)).toEqual(prefixes);
  expect(networkOf(address)).toBe(prefixes[0]);
  expect(siteOf(address)).toBe(prefixes.at(-2));
});
