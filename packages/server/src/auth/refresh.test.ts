// Refresh tokens: rotation, lost responses, concurrent tabs, and reuse of a stolen token.
import { afterAll, describe, expect, test } from 'vitest';
import { errorFields, openAccounts, TestAccounts, type TestResponse } from '../testing/accounts.ts';

type Session = { readonly access_token: string; readonly refresh_token: string };

const accounts = await openAccounts();
const { database } = accounts;
/** Without a reuse interval. */
const strict = await TestAccounts.open(database, { settings: { refreshReuseInterval: 0 } });
afterAll(() => strict.close());

let people = 0;
async function start(server: TestAccounts): Promise<string> {
  people += 1;
  const session = await server.confirmed(`refresher${people}@example.org`);
  return session.get('refresh_token') ?? '';
}

function refresh(server: TestAccounts, token: unknown): Promise<TestResponse> {
  return server.post('/token?grant_type=refresh_token', { refresh_token: token });
}

async function refreshed(server: TestAccounts, token: string): Promise<Session> {
  const { status, body } = await refresh(server, token);
  if (status !== 200) throw new Error(`The refresh got status ${status} ${JSON.stringify(body)}.`);
  return body as Session;
}

test('the client gets new tokens of the same session', async () => {
  const email = 'rose@example.org';
  await accounts.confirmed(email);
  const client = await accounts.signedIn(email);
  const before = (await client.auth.getSession()).data.session;
  const { data, error } = await client.auth.refreshSession();
  expect(error).toBeNull();
  expect(data.session?.refresh_token).not.toBe(before?.refresh_token);
  const [old, young] = await Promise.all(
    [before, data.session].map((session) => accounts.tokens.verify(session?.access_token ?? '', 0)),
  );
  expect(young?.session_id).toBe(old?.session_id);
  expect(young?.amr).toEqual(old?.amr);
  expect(data.user).toEqual(data.session?.user);
  expect((await client.auth.getUser()).error).toBeNull();
});

test('the token before the live one returns the live one, at any age and any number of times', async () => {
  const first = await start(strict);
  const second = await refreshed(strict, first);
  for (const _ of [1, 2, 3]) {
    expect((await refreshed(strict, first)).refresh_token).toBe(second.refresh_token);
  }
  await refreshed(strict, second.refresh_token);
});

test('an older token within the reuse interval returns the live one', async () => {
  const first = await start(accounts);
  const second = await refreshed(accounts, first);
  const third = await refreshed(accounts, second.refresh_token);
  const fourth = await refreshed(accounts, third.refresh_token);
  expect((await refreshed(accounts, first)).refresh_token).toBe(fourth.refresh_token);
});

test('the reuse interval of a token begins with its own use', async () => {
  const first = await start(accounts);
  let live = await refreshed(accounts, first);
  await database.query(`update auth.sessions set rotated_at = array[now() - interval '11 seconds']
               where cardinality(rotated_at) = 1 and id = (select id from auth.sessions order by created_at desc limit 1)`);
  const second = live.refresh_token;
  live = await refreshed(accounts, second);
  live = await refreshed(accounts, live.refresh_token);
  expect((await refreshed(accounts, second)).refresh_token).toBe(live.refresh_token);
  expect((await refresh(accounts, first)).body).toMatchObject({ code: 'refresh_token_already_used' });
});

test('an older token after the reuse interval is rejected, and ends the session', async () => {
  const first = await start(strict);
  const second = await refreshed(strict, first);
  const third = await refreshed(strict, second.refresh_token);
  expect(strict.log).not.toContain('refresh token reused');
  expect(await refresh(strict, first)).toMatchObject({
    status: 400,
    body: { code: 'refresh_token_already_used', message: 'Invalid Refresh Token: Already Used' },
  });
  expect(strict.log).toContain('refresh token reused');
  expect(await refresh(strict, third.refresh_token)).toMatchObject({
    status: 400,
    body: { code: 'refresh_token_not_found', message: 'Invalid Refresh Token: Refresh Token Not Found' },
  });
  const headers = { authorization: `Bearer ${third.access_token}` };
  expect(await strict.request('/auth/v1/user', { headers })).toMatchObject({
    status: 403,
    body: { code: 'session_not_found' },
  });
});

test('works after any number of rotations', async () => {
  const first = await start(accounts);
  let live = first;
  const all = [];
  for (let count = 0; count < 25; count += 1) {
    live = (await refreshed(accounts, live)).refresh_token;
    all.push(live);
  }
  expect(new Set(all).size).toBe(25);
  expect((await refreshed(accounts, all[10] ?? '')).refresh_token).toBe(live);
  expect((await refresh(accounts, first)).body).toMatchObject({ code: 'refresh_token_already_used' });
});

test('twelve concurrent refreshes all succeed with the same live token', async () => {
  const first = await start(strict);
  const answers = await Promise.all(Array.from({ length: 12 }, () => refreshed(strict, first)));
  const tokens = new Set(answers.map((answer) => answer.refresh_token));
  expect(tokens.size).toBe(1);
  await refreshed(strict, [...tokens][0] ?? '');
});

test('a token works after the database was restored to an older state', async () => {
  const first = await start(strict);
  const second = await refreshed(strict, first);
  const third = await refreshed(strict, second.refresh_token);
  const { session_id: id } = await strict.tokens.verify(third.access_token, 0);
  await database.query(`update auth.sessions set counter = 0, rotated_at = '{}' where id = $1`, [id]);
  const fourth = await refreshed(strict, third.refresh_token);
  expect((await refreshed(strict, third.refresh_token)).refresh_token).toBe(fourth.refresh_token);
});

test('refresh tokens are not stored in the database', async () => {
  const first = await start(accounts);
  const { refresh_token: second } = await refreshed(accounts, first);
  const rows = await database.query('select * from auth.sessions');
  for (const token of [first, second]) {
    const hmac = Buffer.from(token, 'base64url').subarray(20);
    expect(JSON.stringify(rows)).not.toContain(hmac.toString('hex'));
    expect(JSON.stringify(rows)).not.toContain(token.slice(30));
  }
});

describe('rejects', () => {
  test.each(['', 'nonsense', 'x'.repeat(59), `${'x'.repeat(59)}!`, 'x'.repeat(8_000)])(
    'a malformed token: %.20s',
    async (token) => {
      expect(await refresh(accounts, token)).toMatchObject({
        status: 400,
        body: { code: 'validation_failed', message: 'Refresh token is not valid' },
      });
    },
  );

  test('a token that was changed, or is from another server', async () => {
    const token = await start(accounts);
    const bytes = Buffer.from(token, 'base64url');
    for (const place of [0, 17, 19, 20, 44]) {
      const forged = Buffer.from(bytes);
      forged[place] = (forged[place] ?? 0) ^ 1;
      expect(await refresh(accounts, forged.toString('base64url'))).toMatchObject({
        status: 400,
        body: { code: 'refresh_token_not_found' },
      });
    }
    expect((await refresh(strict, token)).status).toBe(400);
    expect((await refresh(accounts, token)).status).toBe(200);
  });

  test('with an error that supabase-js understands', async () => {
    const { error } = await accounts.client().auth.refreshSession({ refresh_token: 'nonsense' });
    expect(errorFields(error)).toEqual({
      name: 'AuthApiError',
      status: 400,
      code: 'validation_failed',
      message: 'Refresh token is not valid',
    });
  });
});
