import { createClient } from '@supabase/supabase-js';
import { afterAll, expect, onTestFinished, test } from 'vitest';
import { newLocation } from '../testing/databases.ts';
import { head, RawConnection } from '../testing/rawRequests.ts';
import { startServer } from '../testing/server.ts';
import { TestSite } from '../testing/site.ts';

const server = await startServer(await newLocation('file'));
afterAll(() => server.close());

const get = (path: string, init: RequestInit = {}) => fetch(`${server.url}${path}`, init);

test('/config.json has the URL that the visitor used, and the key', async () => {
  const response = await get('/config.json');
  expect(await response.json()).toMatchObject({ url: server.url, key: server.key });
  expect(response.headers.get('cache-control')).toBe('no-store');
  const url = server.url.replace('127.0.0.1', 'localhost');
  expect(await (await fetch(`${url}/config.json`)).json()).toMatchObject({ url });
});

test.each([
  'evil.example',
  'evil.example:80',
  '127.0.0.1.evil.example',
  'localhost@evil.example',
  'evil.example@localhost',
  'localhost/evil',
  'localhost:80#',
  'localhost:x',
  '127.0.0.1"><script>',
  '',
])('/config.json ignores the forged Host %j', async (host) => {
  const connection = new RawConnection(server.url).read().send(head('GET', '/config.json', { host }));
  const response = await connection.until(/\r\n\r\n\{.*\}/);
  connection.end();
  expect(response).toContain(JSON.stringify({ url: server.url, key: server.key }).slice(0, -1));
});

test('/config.json ignores forwarded headers without a trusted proxy', async () => {
  const headers = { 'x-forwarded-host': 'localhost:1', 'x-forwarded-proto': 'https' };
  expect(await (await get('/config.json', { headers })).json()).toMatchObject({ url: server.url });
});

test('the server is healthy, and ready while its database responds', async () => {
  expect((await get('/auth/v1/health')).status).toBe(200);
  const ready = await get('/ready');
  expect([ready.status, await ready.json()]).toEqual([200, { ready: true }]);
});

test.each(['/auth/v1/nothing', '/rest/v1/nothing/at/all', '/auth', '/rest'])(
  'the unknown backend path %s gets an error as JSON, with any method',
  async (path) => {
    for (const method of ['GET', 'POST', 'DELETE']) {
      const response = await get(path, { method, headers: { apikey: server.key } });
      expect(response.status).toBeGreaterThanOrEqual(400);
      expect(response.status).toBeLessThan(500);
      expect(response.headers.get('content-type')).toMatch(/^application\/json/);
      expect(await response.json()).toHaveProperty('message');
    }
  },
);

test('the backend sends the security headers too', async () => {
  const { headers } = await get('/rest/v1/projects');
  expect(headers.get('content-security-policy')).toContain("default-src 'self'");
  expect(headers.get('x-content-type-options')).toBe('nosniff');
});

test('a visitor can sign up, confirm, sign in, save and list, also on another server with the same Postgres', async () => {
  const location = await newLocation('test');
  const [one, two] = [await startServer(location), await startServer(location)];
  onTestFinished(async () => void (await Promise.all([one.close(), two.close()])));
  expect(one.key).toBe(two.key);
  const client = createClient(one.url, one.key, { auth: { persistSession: false } });
  const [email, password] = ['ann@example.org', 'a good password'];
  expect((await client.auth.signUp({ email, password })).error).toBeNull();
  const link = await one.mailbox.linkTo(email);
  expect(new URL(link).origin).toBe(one.url);
  expect((await fetch(link, { redirect: 'manual' })).status).toBe(303);
  const { data, error } = await client.auth.signInWithPassword({ email, password });
  expect(error).toBeNull();
  const saved = await client.from('projects').upsert({ user_id: data.user?.id, title: 'Lot', objects: [] });
  expect(saved.error).toBeNull();
  const headers = { apikey: two.key, authorization: `Bearer ${data.session?.access_token}` };
  const listed = await fetch(`${two.url}/rest/v1/projects?select=title,object_count`, { headers });
  expect(await listed.json()).toEqual([{ title: 'Lot', object_count: 0 }]);
  expect((await fetch(`${two.url}/auth/v1/user`, { headers })).status).toBe(200);
  const log = one.log.join('\n');
  expect(log).toContain('signed in');
  for (const secret of [password, email, one.key, 'token=', 'eyJ']) expect(log).not.toContain(secret);
});

test('a server with another backend has none of its own, and lets its pages connect to the other one', async () => {
  const backend = { url: 'https://abcdefgh.supabase.co', key: 'sb_publishable_abcdefgh' };
  const site = await TestSite.open({ backend });
  onTestFinished(() => site.close());
  expect(JSON.parse((await site.request('/config.json')).text)).toMatchObject(backend);
  expect((await site.request('/auth/v1/settings')).status).toBe(404);
  expect((await site.request('/ready')).status).toBe(200);
  const policy = (await site.request('/')).headers['content-security-policy'];
  expect(policy).toContain("connect-src 'self' https://abcdefgh.supabase.co ");
});
