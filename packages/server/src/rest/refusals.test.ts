import { SignJWT } from 'jose';
import { randomUUID } from 'node:crypto';
import { afterEach, describe, expect, test } from 'vitest';
import { claimsOf } from '../testing/people.ts';
import { issuer, openRest, projects, publicKey, requestAs, secret } from '../testing/rest.ts';

const forbidden = { code: '42501', details: null, hint: null };
const notYours = {
  ...forbidden,
  message: 'new row violates row-level security policy for table "projects"',
};

const site = await openRest();
const [ann, bob] = [await site.person(), await site.person()];
const send = requestAs(site);
/** A project of Ann's, which no test may change. */
const id = randomUUID();
await ann.client.from('projects').insert({ id, user_id: ann.id, title: 'of Ann' }).throwOnError();
await ann.client
  .from('projects')
  .update({ settings: { scale: 3 } })
  .eq('id', id)
  .throwOnError();

afterEach(async () => {
  const { data } = await ann.client.from('projects').select('id,title,user_id').throwOnError();
  const isUnchanged = JSON.stringify(data) === JSON.stringify([{ id, title: 'of Ann', user_id: ann.id }]);
  if (!isUnchanged || site.log.length > 0)
    throw new Error(`Ann's projects are ${JSON.stringify(data)}. ${site.log.join()}`);
});

describe('another account', () => {
  test('sees nothing, even with a forged id', async () => {
    for (const query of [
      projects(bob).select('*'),
      projects(bob).select('*').eq('id', id),
      projects(bob).select('*').eq('user_id', ann.id),
      bob.client.from('project_versions').select('*').eq('project_id', id),
      projects(bob).select('*').not('id', 'is', null),
    ]) {
      expect(await query).toMatchObject({ data: [], error: null, status: 200 });
    }
    expect(await projects(bob).select('*', { count: 'exact', head: true })).toMatchObject({ count: 0 });
  });

  test('changes and deletes nothing, and does not learn that the project exists', async () => {
    expect(await projects(bob).update({ title: 'of Bob' }).eq('id', id).select()).toMatchObject({
      data: [],
    });
    expect(await projects(bob).delete().eq('id', id).eq('user_id', ann.id).select()).toMatchObject({
      data: [],
    });
  });

  test('creates nothing for another owner', async () => {
    const row = { user_id: ann.id, title: 'from Bob' };
    expect(await projects(bob).insert(row)).toMatchObject({ error: notYours, status: 403 });
    expect(await projects(bob).upsert(row).select()).toMatchObject({ error: notYours, status: 403 });
  });

  test('cannot take over a project by its id', async () => {
    const message = expect.stringMatching(
      /^new row violates row-level security policy .*for table "projects"$/,
    ) as string;
    const error = { ...forbidden, message };
    for (const user_id of [ann.id, bob.id]) {
      const row = { id, user_id, title: 'taken' };
      expect(await projects(bob).upsert(row)).toMatchObject({ error, status: 403 });
    }
    expect(await projects(bob).insert({ id, title: 'taken' })).toMatchObject({
      error: { code: '23505', message: 'duplicate key value violates unique constraint "projects_pkey"' },
      status: 409,
    });
    const ignoring = await projects(bob).upsert({ id, title: 'taken' }, { ignoreDuplicates: true }).select();
    expect(ignoring.data ?? []).toEqual([]);
  });

  test('cannot give a project away', async () => {
    const { data } = await projects(bob).insert({ title: 'of Bob' }).select('id').single<{ id: string }>();
    const given = await projects(bob)
      .update({ user_id: ann.id })
      .eq('id', data?.id ?? '');
    const message = 'A project keeps its owner until they hand it over.';
    expect(given).toMatchObject({ error: { ...forbidden, message }, status: 403 });
  });

  test('cannot write versions, not even their own', async () => {
    const versions = ann.client.from('project_versions');
    const error = { ...forbidden, message: 'permission denied for table project_versions' };
    const row = { project_id: id, user_id: ann.id, title: 'x', objects: [], settings: {}, object_count: 0 };
    expect(await versions.insert(row)).toMatchObject({ error, status: 403 });
    expect(await versions.update({ title: 'x' }).eq('project_id', id)).toMatchObject({
      error,
      status: 403,
    });
    expect(await versions.delete().eq('project_id', id)).toMatchObject({ error, status: 403 });
  });
});

describe('an anonymous client', () => {
  test('gets 401', async () => {
    const body = { ...forbidden, message: 'permission denied for table projects' };
    for (const token of [undefined, publicKey]) {
      const response = await send('projects?select=*', token === undefined ? {} : { token });
      expect(response).toMatchObject({ status: 401, body });
      expect(response.headers.get('www-authenticate')).toBe('Bearer');
    }
    const body2 = JSON.stringify({ title: 'x' });
    expect(await send('projects', { method: 'POST', body: body2 })).toMatchObject({
      status: 401,
      body,
    });
  });

  test('needs the public key, which no token replaces', async () => {
    const bare = (headers: Record<string, string>, search = '') =>
      fetch(`${site.url}/rest/v1/projects${search}`, { headers });
    const missing = { message: 'No API key found in request' };
    const wrong = { message: 'Invalid API key' };
    const bearer = { authorization: `Bearer ${ann.token}` };
    for (const [headers, body] of [
      [{}, missing],
      [{ apikey: '' }, missing],
      [{ authorization: `Bearer ${publicKey}` }, missing],
      [bearer, missing],
      [{ ...bearer, apikey: `${publicKey}x` }, wrong],
      [{ ...bearer, apikey: ann.token }, wrong],
    ] as const) {
      const response = await bare({ ...headers });
      expect([response.status, await response.json()]).toEqual([401, body]);
    }
    expect((await bare({ ...bearer }, `?apikey=${publicKey}`)).status).toBe(200);
    expect((await bare({ ...bearer }, '?apikey=nonsense')).status).toBe(401);
  });
});

describe('a token', async () => {
  const now = Math.floor(Date.now() / 1000);
  const claims = { ...claimsOf(ann.id), role: 'authenticated', aud: 'authenticated', iss: issuer };
  const signed = (changes: Record<string, unknown> = {}, key = secret, alg = 'HS256') =>
    new SignJWT({ ...claims, ...changes }).setProtectedHeader({ alg }).sign(new TextEncoder().encode(key));

  test.each([
    ['malformed', 'a.b', 'PGRST301', 'Expected 3 parts in JWT; got 2'],
    ['meaningless', 'a.b.c', 'PGRST301', /./],
    [
      'signed with another key',
      await signed({}, 'k'.repeat(64)),
      'PGRST301',
      'JWT cryptographic operation failed',
    ],
    [
      'signed with another algorithm',
      await signed({}, secret, 'HS512'),
      'PGRST301',
      'No suitable key or wrong key type',
    ],
    ['expired', await signed({ iat: now - 7200, exp: now - 60 }), 'PGRST303', 'JWT expired'],
    ['not valid yet', await signed({ nbf: now + 600 }), 'PGRST303', 'JWT not yet valid'],
    ['for another audience', await signed({ aud: 'others' }), 'PGRST303', /./],
    ['for the role service_role', await signed({ role: 'service_role' }), 'PGRST303', /./],
  ])('that is %s gets 401', async (_name, token, code, message) => {
    const { status, body, headers } = await send('projects?select=*', { token });
    expect({ status, body }).toEqual({
      status: 401,
      body: { code, message: expect.stringMatching(message) as string, details: null, hint: null },
    });
    expect(headers.get('www-authenticate')).toMatch(/^Bearer error="invalid_token", error_description=".+"$/);
  });

  test('is accepted, even if it expired a moment ago, because clocks differ', async () => {
    for (const token of [await signed(), await signed({ exp: now - 2 })])
      expect(await send('projects?select=id', { token })).toMatchObject({ status: 200, body: [{ id }] });
  });

  test('that is empty or of another scheme counts as none', async () => {
    for (const authorization of ['Basic YTpi', 'Bearer '])
      expect((await send('projects', { headers: { authorization } })).status).toBe(401);
  });
});
