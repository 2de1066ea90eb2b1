// What the endpoints that need a token answer to missing, invalid and foreign ones.
import { SignJWT } from 'jose';
import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { errorFields, openAccounts } from '../testing/accounts.ts';

const accounts = await openAccounts();
const token = (await accounts.confirmed('somebody@example.org')).get('access_token') ?? '';

const bearer = (value: string) => ({ authorization: `Bearer ${value}` });
const requestUser = (value: string) => accounts.request('/auth/v1/user', { headers: bearer(value) });

async function signed(changes: Record<string, unknown>, secret = accounts.secret): Promise<string> {
  return new SignJWT({ ...(await accounts.tokens.verify(token, 0)), ...changes })
    .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
    .sign(new TextEncoder().encode(secret));
}

test('a missing token gets 401', async () => {
  for (const headers of [{}, { authorization: 'Basic abc' }, { authorization: 'Bearer' }]) {
    expect(await accounts.request('/auth/v1/user', { headers })).toMatchObject({
      status: 401,
      body: { code: 'no_authorization', message: 'This endpoint requires a valid Bearer token' },
    });
  }
  expect((await accounts.post('/logout', undefined)).status).toBe(401);
});

test('a token that is signed as we sign it is accepted', async () => {
  expect((await requestUser(await signed({}))).status).toBe(200);
});

test('an invalid token gets 403 from every endpoint', async () => {
  const now = Math.floor(Date.now() / 1000);
  const invalid = [
    accounts.key,
    'a.b.c',
    await signed({}, 'a secret of another server, long enough'),
    await signed({ exp: now - 1 }),
    await signed({ nbf: now + 60 }),
    await signed({ aud: 'somebody' }),
    await signed({ role: 'service_role' }),
  ];
  const requests = [
    ['/user', { method: 'GET' }],
    ['/user', { method: 'PUT', body: {} }],
    ['/logout', { method: 'POST' }],
  ] as const;
  for (const value of invalid) {
    for (const [path, request] of requests) {
      const { status, body } = await accounts.request(`/auth/v1${path}`, {
        ...request,
        headers: bearer(value),
      });
      expect({ status, body }).toMatchObject({
        status: 403,
        body: { code: 'bad_jwt', message: expect.stringMatching(/^invalid JWT: /) as string },
      });
    }
  }
});

test('the token of a deleted user gets 403', async () => {
  const response = await requestUser(await signed({ sub: randomUUID() }));
  expect(response).toMatchObject({ status: 403, body: { code: 'user_not_found' } });
});

test("a token with another user's session doesn't reach that session", async () => {
  const other = (await accounts.confirmed('other@example.org')).get('access_token') ?? '';
  const { session_id } = await accounts.tokens.verify(other, 0);
  const mixed = await signed({ session_id });
  expect((await accounts.post('/logout', undefined, bearer(mixed))).status).toBe(403);
  expect((await requestUser(other)).status).toBe(200);
});

test('supabase-js discards a stored session that cannot be refreshed', async () => {
  const { auth } = accounts.client();
  const access_token = await signed({ exp: Math.floor(Date.now() / 1000) - 60 });
  const { error } = await auth.setSession({ access_token, refresh_token: 'x' });
  expect(errorFields(error)).toMatchObject({ status: 400, code: 'validation_failed' });
});
