import { createClient } from '@supabase/supabase-js';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Place, postgresPlace, withPlaces } from './testing/databases.ts';
import { head, RawConnection } from './testing/rawRequests.ts';
import { startServer, type TestServer } from './testing/server.ts';
import { TestSite } from './testing/site.ts';

withPlaces('the whole server', (make) => {
  let place: Place;
  let server: TestServer;
  beforeAll(async () => {
    place = await make();
    server = await startServer(place);
  });
  afterAll(() => server.close());

  const ask = (path: string, init: RequestInit = {}) => fetch(`${server.url}${path}`, init);

  test('the web app is told the address by which the visitor came, and the key', async () => {
    const answer = await ask('/config.json');
    expect(await answer.json()).toEqual({ url: server.url, key: server.key });
    expect(answer.headers.get('cache-control')).toBe('no-store');
    const byName = await fetch(`${server.url.replace('127.0.0.1', 'localhost')}/config.json`);
    expect(await byName.json()).toMatchObject({ url: server.url.replace('127.0.0.1', 'localhost') });
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
  ])('it is not told the Host %j, which is not of this machine', async (host) => {
    const connection = new RawConnection(server.url).read().send(head('GET', '/config.json', { host }));
    const answer = await connection.until(/\r\n\r\n\{.*\}/);
    connection.end();
    expect(answer).toContain(JSON.stringify({ url: server.url, key: server.key }));
  });

  test('it is not told what only proxies may say', async () => {
    const headers = { 'x-forwarded-host': 'localhost:1', 'x-forwarded-proto': 'https' };
    expect(await (await ask('/config.json', { headers })).json()).toMatchObject({ url: server.url });
  });

  test('it is healthy, and ready while its database answers', async () => {
    expect((await ask('/auth/v1/health')).status).toBe(200);
    const ready = await ask('/ready');
    expect(ready.status).toBe(200);
    expect(await ready.json()).toEqual({ ready: true });
  });

  test('a visitor registers, confirms by the mailed link, signs in, saves and lists', async () => {
    const client = createClient(server.url, server.key, { auth: { persistSession: false } });
    const email = 'ann@example.org';
    const password = 'a good password';
    expect((await client.auth.signUp({ email, password })).error).toBeNull();
    const letter = await server.postbox.take(email);
    const link = /http\S+\/auth\/v1\/verify\S+/.exec(letter.text)?.[0] ?? '';
    expect(new URL(link).origin).toBe(server.url);
    expect((await fetch(link, { redirect: 'manual' })).status).toBe(303);
    const { data, error } = await client.auth.signInWithPassword({ email, password });
    expect(error).toBeNull();
    const saved = await client.from('projects').upsert({ user_id: data.user?.id, title: 'Lot', objects: [] });
    expect(saved.error).toBeNull();
    const listed = await client.from('projects').select('title,object_count');
    expect(listed.data).toEqual([{ title: 'Lot', object_count: 0 }]);
  });

  test.each(['/auth/v1/nothing', '/rest/v1/nothing/at/all', '/auth', '/rest'])(
    '%s is nothing, and says so in JSON, also to POST',
    async (path) => {
      for (const method of ['GET', 'POST', 'DELETE']) {
        const answer = await ask(path, { method, headers: { apikey: server.key } });
        expect(answer.status).toBeGreaterThanOrEqual(400);
        expect(answer.status).toBeLessThan(500);
        expect(answer.headers.get('content-type')).toMatch(/^application\/json/);
        expect(await answer.json()).toHaveProperty('message');
      }
    },
  );

  test('the backend carries the security headers too', async () => {
    const { headers } = await ask('/rest/v1/projects');
    expect(headers.get('content-security-policy')).toContain("default-src 'self'");
    expect(headers.get('x-content-type-options')).toBe('nosniff');
  });

  test('what is secret is not in the log', () => {
    const log = server.log.join('\n');
    expect(log).toContain('signed in');
    for (const secret of ['a good password', 'ann@example.org', server.key, 'token=', 'eyJ']) {
      expect(log).not.toContain(secret);
    }
  });
});

describe('two servers on one Postgres', () => {
  test('whoever has signed in at one is known to the other', async () => {
    const place = await postgresPlace();
    const [one, two] = [await startServer(place), await startServer(place)];
    expect(one.key).toBe(two.key);
    const client = createClient(one.url, one.key, { auth: { persistSession: false } });
    const [email, password] = ['bob@example.org', 'a good password'];
    await client.auth.signUp({ email, password });
    const { text } = await one.postbox.take(email);
    await fetch(/http\S+\/auth\/v1\/verify\S+/.exec(text)?.[0] ?? '', { redirect: 'manual' });
    const { data } = await client.auth.signInWithPassword({ email, password });
    const headers = { apikey: two.key, authorization: `Bearer ${data.session?.access_token}` };
    expect((await fetch(`${two.url}/rest/v1/projects?select=title`, { headers })).status).toBe(200);
    expect((await fetch(`${two.url}/auth/v1/user`, { headers })).status).toBe(200);
    await one.close();
    await two.close();
    await place.remove();
  });
});

describe('a server that names another backend', () => {
  test('has none itself, and lets its pages speak to that one', async () => {
    const backend = { url: 'https://abcdefgh.supabase.co', key: 'sb_publishable_abcdefgh' };
    const site = await TestSite.open({ backend });
    expect(JSON.parse((await site.ask('/config.json')).text)).toEqual(backend);
    expect((await site.ask('/auth/v1/settings')).status).toBe(404);
    expect((await site.ask('/ready')).status).toBe(200);
    const policy = (await site.ask('/')).headers['content-security-policy'];
    expect(policy).toContain("connect-src 'self' https://abcdefgh.supabase.co;");
    await site.close();
  });
});
