import { expect, test } from 'vitest';
import { networkOf, wideNetworkOf } from './network.ts';

test.each([
  ['203.0.113.7', '203.0.113.7', '203.0.113'],
  ['::ffff:203.0.113.7', '203.0.113.7', '203.0.113'],
  ['2001:db8:0:1234:2:3:4:5', '20010db800001234', '20010db8000012'],
  ['2001:0DB8:0000:1234::9', '20010db800001234', '20010db8000012'],
  ['2001:db8::9', '20010db800000000', '20010db8000000'],
  ['::1', '0000000000000000', '00000000000000'],
  ['fe80::1%eth0', 'fe80000000000000', 'fe800000000000'],
])('%s belongs to the network %s and the neighborhood %s', (address, network, neighborhood) => {
  expect(networkOf(address)).toBe(network);
  expect(wideNetworkOf(address)).toBe(neighborhood);
});
