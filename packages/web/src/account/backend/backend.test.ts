// Which answers of /config.json name a backend.
import { expect, test, vi } from 'vitest';
import { backendConfig, readConfig } from './backend.ts';

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

test('one that is built in is used, and the server is not asked', async () => {
  vi.stubEnv('VITE_SUPABASE_URL', 'https://db.example.com');
  vi.stubEnv('VITE_SUPABASE_KEY', 'public');
  vi.stubGlobal('fetch', () => {
    throw new Error('The server was asked.');
  });
  expect(await backendConfig()).toEqual({ url: 'https://db.example.com', key: 'public' });
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
});
