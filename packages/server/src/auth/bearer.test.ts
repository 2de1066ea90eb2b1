// Tokens of others and of no one: what the endpoints that want a token make of them.
import { SignJWT } from 'jose';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { withDatabases } from '../testing/databases.ts';
import { TestAccounts, toldBy } from '../testing/accounts.ts';

withDatabases('the token of a request', (open) => {
  let accounts: TestAccounts;
  let token: string;
  beforeAll(async () => {
    accounts = await TestAccounts.open(await open());
    token = (await accounts.confirmed('somebody@example.org')).get('access_token') ?? '';
  });
  afterAll(() => accounts.close());

  const bearer = (value: string) => ({ authorization: `Bearer ${value}` });
  const now = Math.floor(Date.now() / 1000);
  const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');

  async function claims(): Promise<Record<string, unknown>> {
    return { ...(await accounts.tokens.verify(token, 0)) };
  }

  async function signed(changes: Record<string, unknown>, secret = accounts.secret): Promise<string> {
    return new SignJWT({ ...(await claims()), ...changes })
      .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
      .sign(new TextEncoder().encode(secret));
  }

  const refusal = [403, { code: 'bad_jwt', message: expect.stringMatching(/^invalid JWT: /) as string }];
  const refused = [refusal, refusal, refusal];

  /** What every endpoint that wants a token answers to one. */
  async function toldTo(value: string): Promise<unknown> {
    const told = [];
    for (const [method, path] of [
      ['GET', '/user'],
      ['PUT', '/user'],
      ['POST', '/logout'],
    ] as const) {
      const body = method === 'PUT' ? { data: {} } : undefined;
      const answer = await accounts.ask(`/auth/v1${path}`, { method, body, headers: bearer(value) });
      told.push([answer.status, answer.body]);
    }
    return told;
  }

  test('none at all is a 401', async () => {
    for (const headers of [{}, { authorization: 'Basic abc' }, { authorization: 'Bearer' }]) {
      expect(await accounts.ask('/auth/v1/user', { headers })).toMatchObject({
        status: 401,
        body: { code: 'no_authorization', message: 'This endpoint requires a valid Bearer token' },
      });
    }
    expect((await accounts.post('/logout', undefined)).status).toBe(401);
  });

  test('ours is taken, and as we sign it', async () => {
    expect((await accounts.ask('/auth/v1/user', { headers: bearer(token) })).status).toBe(200);
    expect((await accounts.ask('/auth/v1/user', { headers: bearer(await signed({})) })).status).toBe(200);
  });

  test('the public key is none', async () => {
    expect(await toldTo(accounts.key)).toEqual(refused);
  });
  test.each(['x', 'a.b', 'a.b.c', 'a.b.c.d', '..', 'x'.repeat(8000)])('%.10s is none', async (value) => {
    expect(await toldTo(value)).toEqual(refused);
  });

  test('"alg": "none" is refused, with and without a signature', async () => {
    const [, payload = '', signature = ''] = token.split('.');
    for (const alg of ['none', 'None', 'NONE']) {
      const header = encode({ alg, typ: 'JWT' });
      expect(await toldTo(`${header}.${payload}.`)).toEqual(refused);
      expect(await toldTo(`${header}.${payload}.${signature}`)).toEqual(refused);
    }
  });

  test('another algorithm is refused, even with our key', async () => {
    const key = new TextEncoder().encode(accounts.secret);
    expect(
      await toldTo(await new SignJWT(await claims()).setProtectedHeader({ alg: 'HS512' }).sign(key)),
    ).toEqual(refused);
  });

  test('another key is refused', async () => {
    expect(await toldTo(await signed({}, 'a secret of another server, long enough'))).toEqual(refused);
  });

  test('changed claims are refused', async () => {
    const [header = '', , signature = ''] = token.split('.');
    expect(
      await toldTo(`${header}.${encode({ ...(await claims()), sub: randomUUID() })}.${signature}`),
    ).toEqual(refused);
  });

  test.each([
    ['expired a second ago', { exp: now - 1 }],
    ['of tomorrow', { iat: now + 86_400, exp: now + 90_000 }],
    ['not valid yet', { nbf: now + 60 }],
    ['without an end', { exp: undefined }],
    ['for the role service_role', { role: 'service_role' }],
    ['for the role anon', { role: 'anon' }],
    ['for another audience', { aud: 'somebody' }],
    ['by another issuer', { iss: 'https://evil.example.com/auth/v1' }],
    ['for no user', { sub: undefined }],
    ['for a user that is no id', { sub: "1' or '1'='1" }],
    ['without a session', { session_id: undefined }],
  ])('one %s is refused, though it is signed', async (_name, changes) => {
    expect(await toldTo(await signed(changes))).toEqual(refused);
  });

  test('one of a user who is gone', async () => {
    const told = await accounts.ask('/auth/v1/user', {
      headers: bearer(await signed({ sub: randomUUID() })),
    });
    expect(told).toMatchObject({ status: 403, body: { code: 'user_not_found' } });
  });

  test("one that names another user's session does not reach that session", async () => {
    const other = (await accounts.confirmed('other@example.org')).get('access_token') ?? '';
    const { session_id } = await accounts.tokens.verify(other, 0);
    const mixed = await signed({ session_id });
    expect((await accounts.post('/logout', undefined, bearer(mixed))).status).toBe(403);
    expect((await accounts.ask('/auth/v1/user', { headers: bearer(other) })).status).toBe(200);
  });

  test('the client throws a stored session away when its user is refused', async () => {
    const { auth } = accounts.client();
    const { error } = await auth.setSession({
      access_token: await signed({ exp: now - 60 }),
      refresh_token: 'x',
    });
    expect(toldBy(error)).toMatchObject({ status: 400, code: 'validation_failed' });
  });
});
