// The page /outbox of a server with various settings.
import { createHash } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import type { Config } from '../config/config.ts';
import { newLocation } from '../testing/databases.ts';
import { startServer } from '../testing/server.ts';

async function start(settings: Partial<Config> = {}) {
  const { dataDir, ...location } = await newLocation('test');
  await writeFile(join(dataDir, '404.html'), 'Oops! Page not found');
  const server = await startServer({ dataDir, ...location }, { webRoot: dataDir, ...settings });
  onTestFinished(() => server.close());
  return server;
}

test('the printed address shows the page, is not logged, and has a strict content policy', async () => {
  const server = await start();
  expect((await fetch(`${server.url}/outbox`)).status).toBe(403);
  const address = /^Mail is shown at (\S+)$/m.exec(server.printed.join('\n'))?.[1] ?? '';
  expect(new URL(address).origin).toBe(server.url);
  const key = new URL(address).searchParams.get('key') ?? '';
  expect(key).toMatch(/^[\w-]{43}$/);
  await fetch(`${server.url}/nowhere?key=${key}`);
  expect(server.log.join('\n')).not.toContain(key);
  const response = await fetch(address);
  expect(response.status).toBe(200);
  expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8');
  expect(response.headers.get('cache-control')).toBe('no-store');
  expect(response.headers.get('referrer-policy')).toBe('no-referrer');
  const style = /<style>([^]*)<\/style>/.exec(await response.text())?.[1] ?? '';
  const digest = createHash('sha256').update(style).digest('base64');
  expect(response.headers.get('content-security-policy')).toBe(
    `default-src 'none';style-src 'sha256-${digest}';img-src 'self';base-uri 'none';form-action 'none';frame-ancestors 'none'`,
  );
});

test('without mail there is no outbox, and nobody can sign up', async () => {
  const server = await start({ mailTransport: { kind: 'none' } });
  const headers = { apikey: server.key, 'x-supabase-api-version': '2024-01-01' };
  const body = JSON.stringify({ email: 'ada@example.org', password: 'correct horse' });
  const response = await fetch(`${server.url}/auth/v1/signup`, { method: 'POST', headers, body });
  expect([response.status, await response.json()]).toEqual([
    422,
    { code: 'email_provider_disabled', message: 'Authentication backend is not configured' },
  ]);
  expect(server.printed).toEqual([]);
});

test('with a public address there is no page', async () => {
  const server = await start({ publicUrl: 'https://plan.example.org/' });
  const response = await fetch(`${server.url}/outbox`);
  expect(response.status).toBe(404);
  expect(server.printed).toEqual([]);
});
