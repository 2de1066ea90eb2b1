import { SignJWT } from 'jose';
import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { withDatabases } from '../testing/databases.ts';
import {
  askAs,
  type Asker,
  issuer,
  openRest,
  type Person,
  publicKey,
  type RestSite,
  secret,
} from '../testing/rest.ts';

const forbidden = { code: '42501', details: null, hint: null };
const notYours = {
  ...forbidden,
  message: 'new row violates row-level security policy for table "projects"',
};
const encoded = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url');

withDatabases('whoever asks for what is not theirs', (open) => {
  let site: RestSite;
  let ann: Person;
  let bob: Person;
  /** A project of Ann's, as it must still be in the end. */
  let id: string;
  let answer: Asker;
  beforeAll(async () => {
    site = await openRest(await open());
    [ann, bob] = [await site.person(), await site.person()];
    answer = askAs(site);
    id = randomUUID();
    const projectsOfAnn = ann.client.from('projects');
    await projectsOfAnn.insert({ id, user_id: ann.id, title: 'of Ann' }).throwOnError();
    await projectsOfAnn
      .update({ settings: { scale: 3 } })
      .eq('id', id)
      .throwOnError();
  });
  afterAll(() => site.close());
  afterEach(async () => {
    const { data } = await ann.client.from('projects').select('id,title,user_id').throwOnError();
    const isKept = JSON.stringify(data) === JSON.stringify([{ id, title: 'of Ann', user_id: ann.id }]);
    if (!isKept || site.log.length > 0)
      throw new Error(`Of Ann is left: ${JSON.stringify(data)}. ${site.log.join()}`);
  });

  const projects = (who: Person) => who.client.from('projects');

  describe('of another', () => {
    test('sees nothing, whichever id they forge', async () => {
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

    test('changes and deletes nothing, and is not told that it is there', async () => {
      expect(await projects(bob).update({ title: 'of Bob' }).eq('id', id).select()).toMatchObject({
        data: [],
      });
      expect(await projects(bob).delete().eq('id', id).eq('user_id', ann.id).select()).toMatchObject({
        data: [],
      });
    });

    test('makes nothing in the name of another', async () => {
      const row = { user_id: ann.id, title: 'from Bob' };
      expect(await projects(bob).insert(row)).toMatchObject({ error: notYours, status: 403 });
      expect(await projects(bob).upsert(row).select()).toMatchObject({ error: notYours, status: 403 });
    });

    test('does not take a project over by its id', async () => {
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
      const ignoring = await projects(bob)
        .upsert({ id, title: 'taken' }, { ignoreDuplicates: true })
        .select();
      expect(ignoring.data ?? []).toEqual([]);
    });

    test('gives no project of their own away', async () => {
      const { data } = await projects(bob).insert({ title: 'of Bob' }).select('id').single<{ id: string }>();
      const given = await projects(bob)
        .update({ user_id: ann.id })
        .eq('id', data?.id ?? '');
      expect(given).toMatchObject({ error: notYours, status: 403 });
    });

    test('writes no version of a project, not even of their own', async () => {
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

  describe('without an account', () => {
    test('is told to sign in', async () => {
      const body = { ...forbidden, message: 'permission denied for table projects' };
      for (const token of [undefined, publicKey]) {
        const asked = await answer('projects?select=*', token === undefined ? {} : { token });
        expect(asked).toMatchObject({ status: 401, body });
        expect(asked.headers.get('www-authenticate')).toBe('Bearer');
      }
      const body2 = JSON.stringify({ title: 'x' });
      expect(await answer('projects', { method: 'POST', body: body2 })).toMatchObject({
        status: 401,
        body,
      });
    });

    test('or without the public key, which no token replaces', async () => {
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

  describe('with a token', () => {
    const now = Math.floor(Date.now() / 1000);
    const claims = () => ({
      sub: ann.id,
      session_id: randomUUID(),
      email: 'ann@example.org',
      role: 'authenticated',
      aud: 'authenticated',
      iss: issuer,
      iat: now,
      exp: now + 3600,
    });
    const signed = (payload: Record<string, unknown>, key = secret, alg = 'HS256') =>
      new SignJWT(payload).setProtectedHeader({ alg, typ: 'JWT' }).sign(new TextEncoder().encode(key));

    async function refused(token: string) {
      const { status, body, headers } = await answer('projects?select=*', { token });
      expect(headers.get('www-authenticate')).toMatch(
        /^Bearer error="invalid_token", error_description=".+"$/,
      );
      return { status, ...(body as { code: string; message: string }) };
    }

    test('that is ours, they are let in', async () => {
      expect(await answer('projects?select=id', { token: await signed(claims()) })).toMatchObject({
        status: 200,
        body: [{ id }],
      });
    });

    test.each([
      ['x', 1],
      ['a.b', 2],
      ['a.b.c.d', 4],
    ])('%s, which is none', async (token, parts) => {
      expect(await refused(token)).toMatchObject({
        status: 401,
        code: 'PGRST301',
        message: `Expected 3 parts in JWT; got ${parts}`,
      });
    });

    test('of three parts that mean nothing', async () => {
      expect(await refused('a.b.c')).toMatchObject({ status: 401, code: 'PGRST301' });
    });

    test('signed by another key', async () => {
      expect(await refused(await signed(claims(), 'k'.repeat(64)))).toMatchObject({
        status: 401,
        code: 'PGRST301',
        message: 'JWT cryptographic operation failed',
      });
    });

    test('changed after it was signed', async () => {
      const [head, , signature] = ann.token.split('.');
      expect(await refused(`${head}.${encoded({ ...claims(), sub: bob.id })}.${signature}`)).toMatchObject({
        status: 401,
        code: 'PGRST301',
      });
    });

    test.each(['none', 'None', 'HS512', 'RS256', 'ES256'])('of algorithm %s', async (alg) => {
      const unsigned = `${encoded({ alg, typ: 'JWT' })}.${encoded(claims())}`;
      for (const token of [`${unsigned}.`, `${unsigned}.${ann.token.split('.')[2]}`]) {
        expect(await refused(token)).toMatchObject({
          status: 401,
          code: 'PGRST301',
          message: 'No suitable key or wrong key type',
        });
      }
    });

    test('signed with our key by another algorithm', async () => {
      expect(await refused(await signed(claims(), secret, 'HS512'))).toMatchObject({
        status: 401,
        code: 'PGRST301',
      });
    });

    test('whose time is over, or has not come', async () => {
      expect(await refused(await signed({ ...claims(), iat: now - 7200, exp: now - 60 }))).toEqual({
        status: 401,
        code: 'PGRST303',
        message: 'JWT expired',
        details: null,
        hint: null,
      });
      for (const later of [{ nbf: now + 600 }, { iat: now + 600, exp: now + 900 }]) {
        expect(await refused(await signed({ ...claims(), ...later }))).toMatchObject({
          status: 401,
          code: 'PGRST303',
        });
      }
    });

    test('that ended a moment ago, for clocks differ', async () => {
      const token = await signed({ ...claims(), exp: now - 2 });
      expect((await answer('projects?select=id', { token })).status).toBe(200);
    });

    test.each([
      ['another audience', { aud: 'others' }],
      ['another issuer', { iss: 'https://elsewhere.example.org' }],
      ['the role service_role', { role: 'service_role' }],
      ['the role postgres', { role: 'postgres' }],
      ['the role anon', { role: 'anon' }],
      ['a role that is no text', { role: ['authenticated'] }],
      ['no subject', { sub: undefined }],
      ['a subject that is no id', { sub: "x' or true --" }],
    ])('with %s', async (_name, other) => {
      expect(await refused(await signed({ ...claims(), ...other }))).toMatchObject({
        status: 401,
        code: 'PGRST303',
      });
    });

    test('that is empty or of no known kind', async () => {
      expect((await answer('projects', { headers: { authorization: 'Basic YTpi' } })).status).toBe(401);
      expect((await answer('projects', { headers: { authorization: 'Bearer ' } })).status).toBe(401);
    });
  });
});
