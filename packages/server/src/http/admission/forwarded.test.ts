import fastify from 'fastify';
import { expect, test } from 'vitest';
import { normalizeForwardedFor } from './forwarded.ts';

/** The client's address for the server, behind a proxy on this machine. */
async function addressFor(
  forwarded: string,
  trustProxy: boolean | string[] = ['127.0.0.1'],
): Promise<string> {
  const app = fastify({ trustProxy });
  normalizeForwardedFor(app);
  app.get('/', (request) => request.ip);
  const answer = await app.inject({ url: '/', headers: { 'x-forwarded-for': forwarded } });
  return answer.payload;
}

test.each([
  ['203.0.113.7', '203.0.113.7'],
  ['203.0.113.7:51234', '203.0.113.7'],
  ['"203.0.113.7"', '203.0.113.7'],
  ['"203.0.113.7:51234"', '203.0.113.7'],
  ['2001:db8::1', '2001:db8::1'],
  ['[2001:db8::1]', '2001:db8::1'],
  ['[2001:db8::1]:443', '2001:db8::1'],
  ['"[2001:db8::1]:443"', '2001:db8::1'],
  ['198.51.100.1, 203.0.113.7:51234', '203.0.113.7'],
  ['nonsense, 203.0.113.7:51234', '203.0.113.7'],
])('%s is the address %s', async (forwarded, address) => {
  expect(await addressFor(forwarded)).toBe(address);
});

test.each([
  '',
  'unknown',
  '_hidden',
  '203.0.113.7:',
  '203.0.113.7:x',
  '203.0.113.256',
  '203.0.113.7:51234:1',
  '[203.0.113.7',
  '198.51.100.1, unknown',
  '198.51.100.1,',
])('%j does not end with an address, so the proxy counts', async (forwarded) => {
  expect(await addressFor(forwarded)).toBe('127.0.0.1');
});

test('behind several proxies, the first untrusted address counts', async () => {
  const proxies = ['127.0.0.1', '10.0.0.0/8'];
  expect(await addressFor('198.51.100.1, 203.0.113.7:1, 10.0.0.2:80', proxies)).toBe('203.0.113.7');
});

test('the header is ignored unless it is from a trusted proxy', async () => {
  expect(await addressFor('203.0.113.7:51234', ['10.0.0.1'])).toBe('127.0.0.1');
  expect(await addressFor('203.0.113.7:51234', false)).toBe('127.0.0.1');
});
