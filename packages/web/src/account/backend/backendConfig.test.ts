// Which answers of /config.json name a backend.
import { expect, test } from 'vitest';
import { readConfig } from './backendConfig.ts';

test('an address and a key name a backend', () => {
  const config = { url: 'https://db.example.com', key: 'public' };
  expect(readConfig({ ...config, more: 1 })).toEqual(config);
});

test.each([
  null,
  undefined,
  'text',
  7,
  [],
  {},
  { url: null, key: null },
  { url: '', key: 'k' },
  { url: 'u' },
])('%j names none', (answer) => {
  expect(readConfig(answer)).toBeUndefined();
});
