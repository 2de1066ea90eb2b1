// Proofs of work: when one is asked for, what counts as one, and that each is good for one request.
import { solveChallenge, type Challenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { withDatabases } from '../testing/databases.ts';
import type { Database } from '../db/database.ts';
import { TestAccounts, toldBy } from '../testing/accounts.ts';

const password = 'correct horse';

const hour = 3_600_000;

withDatabases('proofs of work', (open) => {
  let database: Database;
  let accounts: TestAccounts;
  beforeAll(async () => {
    database = await open();
    // One sign-in passes without a proof, and five letters.
    accounts = await TestAccounts.open(database, { settings: { rateLimitFactor: 1 / 30 } });
  });
  afterAll(() => accounts.close());

  /** Sets the limits back, and uses up what passes without a proof. */
  async function usedUp(): Promise<void> {
    await database.own((sql) => sql.query('delete from auth.limits'));
    expect(await codeOf({})).toBe('invalid_credentials');
    expect(await codeOf({})).toBe('captcha_failed');
  }

  async function codeOf(more: object): Promise<string> {
    const email = `${randomUUID()}@example.org`;
    const { body } = await accounts.post('/token?grant_type=password', { email, password, ...more });
    return (body as { readonly code: string }).code;
  }

  const withToken = (token: string) => ({ gotrue_meta_security: { captcha_token: token } });

  test('one is good for one request', async () => {
    await usedUp();
    const proof = await accounts.proof();
    expect(await codeOf(proof)).toBe('invalid_credentials');
    expect(await codeOf(proof)).toBe('captcha_failed');
  });

  test('one is good for all limits that its request has reached', async () => {
    await database.own((sql) => sql.query('delete from auth.limits'));
    const signUp = async (more: object) => {
      const told = await accounts.post('/signup', {
        email: `${randomUUID()}@example.org`,
        password,
        ...more,
      });
      return told.status;
    };
    expect([await signUp({}), await signUp({}), await signUp(await accounts.proof())]).toEqual([
      200, 400, 200,
    ]);
  });

  test('below the limits none is needed, and one that is sent is ignored', async () => {
    await database.own((sql) => sql.query('delete from auth.limits'));
    expect(await codeOf(withToken('nonsense'))).toBe('invalid_credentials');
  });

  test('the refusal says what to do, and how long to wait without a proof', async () => {
    await usedUp();
    const told = await accounts.post('/token?grant_type=password', { email: 'x@example.org', password });
    expect(told).toMatchObject({
      status: 400,
      body: {
        code: 'captcha_failed',
        message: expect.stringMatching(
          /^Too many attempts\. Try again in \d+ seconds, or send a captcha_token that solves \/auth\/v1\/challenge\.$/,
        ) as string,
      },
    });
    expect(Number(told.headers.get('retry-after'))).toBeGreaterThan(0);
  });

  test('supabase-js passes one on as its captcha token', async () => {
    await usedUp();
    const { captcha_token: captchaToken } = (await accounts.proof()).gotrue_meta_security;
    const credentials = { email: 'x@example.org', password };
    const { auth } = accounts.client();
    const without = await auth.signInWithPassword(credentials);
    expect(toldBy(without.error)).toMatchObject({ status: 400, code: 'captcha_failed' });
    const proven = await auth.signInWithPassword({ ...credentials, options: { captchaToken } });
    expect(toldBy(proven.error)).toMatchObject({ status: 400, code: 'invalid_credentials' });
  });

  describe('what is no proof', () => {
    async function solved(change: (challenge: Challenge) => Challenge = (same) => same): Promise<string> {
      const challenge = change((await accounts.ask('/auth/v1/challenge')).body as Challenge);
      const solution = await solveChallenge({ challenge, deriveKey });
      return Buffer.from(JSON.stringify({ challenge, solution })).toString('base64');
    }

    test('a challenge that somebody made easier', async () => {
      await usedUp();
      const easier = await solved(({ parameters, signature = '' }) => ({
        parameters: { ...parameters, keyPrefix: '00' },
        signature,
      }));
      expect(await codeOf(withToken(easier))).toBe('captcha_failed');
    });

    test('a challenge of another server', async () => {
      await usedUp();
      const other = await TestAccounts.open(database);
      const foreign = await other.proof();
      await other.close();
      expect(await codeOf(foreign)).toBe('captcha_failed');
    });

    test('a challenge that is too old', async () => {
      await usedUp();
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
    ])('%.60s', async (token) => {
      await usedUp();
      expect(await codeOf(withToken(token))).toBe('captcha_failed');
    });

    test('another type, which is refused as such', async () => {
      expect(await codeOf({ gotrue_meta_security: { captcha_token: 1 } })).toBe('bad_json');
    });
  });

  describe('a challenge', () => {
    test('needs the public key, and is never kept', async () => {
      expect((await accounts.ask('/auth/v1/challenge', { headers: { apikey: '' } })).status).toBe(401);
      const { status, headers } = await accounts.ask('/auth/v1/challenge');
      expect([status, headers.get('cache-control')]).toEqual([200, 'no-store']);
    });

    test('gets harder as more are requested', async () => {
      const pressed = await TestAccounts.open(database, { settings: { rateLimitFactor: 0.1 } });
      const attempts = async (): Promise<number> => {
        const challenge = (await pressed.ask('/auth/v1/challenge')).body as Challenge;
        return (await solveChallenge({ challenge, deriveKey }))?.counter ?? 0;
      };
      const first = await attempts();
      await pressed.ask('/auth/v1/challenge');
      expect(first).toBeLessThan(1_600);
      expect(await attempts()).toBeGreaterThan(1_800);
      await pressed.close();
    });
  });
});
