// Proofs of work: when they are needed, which are valid, and that each works for one request.
import { type Challenge, solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { errorFields, newAddress, openAccounts, TestAccounts } from '../testing/accounts.ts';

const password = 'correct horse';
const hour = 3_600_000;
// One sign-in and five mails need no proof.
const accounts = await openAccounts({ settings: { rateLimitFactor: 1 / 30 } });
const { database } = accounts;

/** Resets the limits, then reaches them. */
async function reachLimit(): Promise<void> {
  await database.query('delete from auth.limits');
  expect(await codeOf({})).toBe('invalid_credentials');
  expect(await codeOf({})).toBe('captcha_failed');
}

async function codeOf(more: object): Promise<string> {
  const email = newAddress();
  const { body } = await accounts.post('/token?grant_type=password', { email, password, ...more });
  return (body as { readonly code: string }).code;
}

/** Solves a challenge of the server, as a browser does. */
async function solved(change: (challenge: Challenge) => Challenge = (same) => same): Promise<string> {
  const challenge = change((await accounts.request('/auth/v1/challenge')).body as Challenge);
  const solution = await solveChallenge({ challenge, deriveKey });
  return Buffer.from(JSON.stringify({ challenge, solution })).toString('base64');
}

const withToken = (token: string) => ({ gotrue_meta_security: { captcha_token: token } });

test('a proof works for one request', async () => {
  await reachLimit();
  const proof = withToken(await solved());
  expect(await codeOf(proof)).toBe('invalid_credentials');
  expect(await codeOf(proof)).toBe('captcha_failed');
});

test('a proof works for all limits that its request has reached', async () => {
  await database.query('delete from auth.limits');
  const signUp = async (more: object) => {
    const response = await accounts.post('/signup', {
      email: newAddress(),
      password,
      ...more,
    });
    return response.status;
  };
  expect([await signUp({}), await signUp({}), await signUp(await accounts.proof())]).toEqual([200, 400, 200]);
});

test('below the limits a proof is ignored', async () => {
  await database.query('delete from auth.limits');
  expect(await codeOf(withToken('nonsense'))).toBe('invalid_credentials');
});

test('the error says what to do, and how long to wait without a proof', async () => {
  await reachLimit();
  const response = await accounts.post('/token?grant_type=password', { email: 'x@example.org', password });
  expect(response).toMatchObject({
    status: 400,
    body: {
      code: 'captcha_failed',
      message: expect.stringMatching(/^Too many attempts\. Try again in \d+ seconds\.$/) as string,
    },
  });
  expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0);
});

test('supabase-js sends a proof as its captcha token', async () => {
  await reachLimit();
  const { captcha_token: captchaToken } = (await accounts.proof()).gotrue_meta_security;
  const credentials = { email: 'x@example.org', password };
  const { auth } = accounts.client();
  const without = await auth.signInWithPassword(credentials);
  expect(errorFields(without.error)).toMatchObject({ status: 400, code: 'captcha_failed' });
  const proven = await auth.signInWithPassword({ ...credentials, options: { captchaToken } });
  expect(errorFields(proven.error)).toMatchObject({ status: 400, code: 'invalid_credentials' });
});

describe('a proof is rejected', () => {
  test('if its challenge was made easier', async () => {
    await reachLimit();
    const easier = await solved(({ parameters, signature = '' }) => ({
      parameters: { ...parameters, keyPrefix: '00' },
      signature,
    }));
    expect(await codeOf(withToken(easier))).toBe('captcha_failed');
  });

  test('if its challenge is from another server', async () => {
    await reachLimit();
    const other = await TestAccounts.open(database);
    const foreign = await other.proof();
    await other.close();
    expect(await codeOf(foreign)).toBe('captcha_failed');
  });

  test('if its challenge has expired', async () => {
    await reachLimit();
    vi.spyOn(Date, 'now').mockReturnValue(Date.now() - hour);
    const old = await solved();
    vi.restoreAllMocks();
    expect(await codeOf(withToken(old))).toBe('captcha_failed');
  });

  test.each([
    'nonsense',
    Buffer.from('{}').toString('base64'),
    Buffer.from('null').toString('base64'),
    Buffer.from('{"challenge":{"parameters":{"expiresAt":9e99},"signature":"x"},"solution":{}}').toString(
      'base64',
    ),
    'x'.repeat(4_000),
  ])('if it is %.60s', async (token) => {
    await reachLimit();
    expect(await codeOf(withToken(token))).toBe('captcha_failed');
  });

  test('if it has another type', async () => {
    expect(await codeOf({ gotrue_meta_security: { captcha_token: 1 } })).toBe('bad_json');
  });
});

describe('a challenge', () => {
  test('needs the public key, and is not cached', async () => {
    expect((await accounts.request('/auth/v1/challenge', { headers: { apikey: '' } })).status).toBe(401);
    const { status, headers } = await accounts.request('/auth/v1/challenge');
    expect([status, headers.get('cache-control')]).toEqual([200, 'no-store']);
  });

  async function open(rateLimitFactor: number) {
    const pressed = await TestAccounts.open(database, { settings: { rateLimitFactor }, trustProxy: true });
    onTestFinished(() => pressed.close());
    const from = async (network: string): Promise<Challenge> => {
      const headers = { 'x-forwarded-for': network };
      return (await pressed.request('/auth/v1/challenge', { headers })).body as Challenge;
    };
    const attempts = async (network: string): Promise<number> => {
      const challenge = await from(network);
      return (await solveChallenge({ challenge, deriveKey }))?.counter ?? 0;
    };
    return { from, attempts };
  }

  /** Without pressure it takes 600 to 1,200 attempts, and up to 2,400 if it is the third of a minute here. */
  const easy = 2_500;

  test('gets harder as its network requests more', async () => {
    const { from, attempts } = await open(0.2);
    const first = await attempts('192.0.2.1');
    await from('192.0.2.1');
    expect(first).toBeLessThan(1_600);
    expect(await attempts('192.0.2.1')).toBeGreaterThan(1_800);
  });

  test('however many one network requests, or one /48, none gets harder elsewhere', async () => {
    // A tenth of the limits, and of the requests.
    const { from, attempts } = await open(0.1);
    for (let index = 0; index < 70; index += 1) await from(`2001:db8:0:${(index % 30).toString(16)}00::1`);
    for (let index = 0; index < 70; index += 1) await from('192.0.2.1');
    expect(await attempts('2001:db8:0:100::1')).toBeGreaterThan(easy);
    for (const elsewhere of ['2001:db8:1::1', '2001:db9::1', '192.0.3.1', '10.0.0.1'])
      expect(await attempts(elsewhere), elsewhere).toBeLessThan(easy);
  });

  test('is as easy as before a minute later', async () => {
    const { from, attempts } = await open(0.3);
    for (let index = 0; index < 30; index += 1) await from('192.0.2.1');
    // As if a minute had passed.
    await database.query(`update auth.limits set drained_at = drained_at - interval '60 seconds'`);
    expect(await attempts('192.0.2.1')).toBeLessThan(easy);
  });
});
