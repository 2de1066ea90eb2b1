// How often somebody may ask, on one server and on several with one database.
import { randomUUID } from 'node:crypto';
import { afterEach, beforeAll, describe, expect, test } from 'vitest';
import type { Database } from '../db/database.ts';
import { withDatabases } from '../testing/databases.ts';
import { Limits } from './limits.ts';
import { aText, TestAccounts, type Told, toldBy } from '../testing/accounts.ts';

const password = 'correct horse';

withDatabases('limits', (open) => {
  let database: Database;
  const opened: TestAccounts[] = [];
  /** Each with a secret of its own, so that it counts for itself although the database is one. */
  async function start(...settings: Parameters<typeof TestAccounts.open>[1][]): Promise<TestAccounts> {
    const accounts = await TestAccounts.open(database, settings[0]);
    opened.push(accounts);
    return accounts;
  }
  beforeAll(async () => {
    database = await open();
  });
  // At once: the postman of one that goes on would send the letters that the next one waits for.
  afterEach(async () => {
    for (const accounts of opened.splice(0)) await accounts.close();
  });

  async function statuses(count: number, ask: () => Promise<Told>): Promise<readonly number[]> {
    const told = [];
    for (let asked = 0; asked < count; asked += 1) told.push((await ask()).status);
    return told;
  }

  function times<T>(count: number, value: T): readonly T[] {
    return Array.from({ length: count }, () => value);
  }

  describe('by network address', () => {
    test.each([
      ['/recover', { email: 'nonsense@' }, 400],
      ['/signup', { email: 'nonsense@', password }, 400],
    ])('what is not well formed costs nothing at %s', async (path, body, status) => {
      const accounts = await start({ settings: { rateLimitFactor: 1 } });
      expect(await statuses(35, () => accounts.post(path, body))).toEqual(times(35, status));
    });

    test('thirty links may be followed in five minutes; then it says how long to wait', async () => {
      const accounts = await start({ settings: { rateLimitFactor: 1 } });
      const body = { type: 'signup', token_hash: 'x' };
      expect(await statuses(30, () => accounts.post('/verify', body))).toEqual(times(30, 403));
      const refused = await accounts.post('/verify', body);
      expect([refused.status, refused.body]).toEqual([
        429,
        { code: 'over_request_rate_limit', message: 'Request rate limit reached' },
      ]);
      const wait = Number(refused.headers.get('retry-after'));
      expect(wait).toBeGreaterThan(0);
      expect(wait).toBeLessThanOrEqual(10);
      expect((await accounts.ask('/auth/v1/verify?token=x&type=signup')).status).toBe(429);
    });

    test('a header names the sender only behind a trusted proxy', async () => {
      const body = { type: 'signup', token_hash: 'x' };
      const from = (address: string) => ({ 'x-forwarded-for': address });
      const plain = await start({ settings: { rateLimitFactor: 1 / 30 } });
      expect((await plain.post('/verify', body, from('192.0.2.1'))).status).toBe(403);
      expect((await plain.post('/verify', body, from('192.0.2.2'))).status).toBe(429);
      const proxied = await start({ settings: { rateLimitFactor: 1 / 30 }, trustProxy: true });
      expect((await proxied.post('/verify', body, from('192.0.2.1'))).status).toBe(403);
      expect((await proxied.post('/verify', body, from('192.0.2.2'))).status).toBe(403);
      expect((await proxied.post('/verify', body, from('192.0.2.1'))).status).toBe(429);
      // A customer of IPv6 has a whole network.
      expect((await proxied.post('/verify', body, from('2001:db8::1'))).status).toBe(403);
      expect((await proxied.post('/verify', body, from('2001:db8:0:0:ffff::2'))).status).toBe(429);
      expect((await proxied.post('/verify', body, from('2001:db8:0:1::1'))).status).toBe(403);
    });

    test('a factor of 0 switches them off', async () => {
      const accounts = await start();
      const body = { type: 'signup', token_hash: 'x' };
      expect(await statuses(40, () => accounts.post('/verify', body))).toEqual(times(40, 403));
    });
  });

  describe('signing in', () => {
    const signIn = (accounts: TestAccounts, email: string, more: object = {}, network = '192.0.2.1') =>
      accounts.post(
        '/token?grant_type=password',
        { email, password: 'wrong password', ...more },
        { 'x-forwarded-for': network },
      );

    test('after ten wrong passwords in a quarter of an hour an address needs a proof, known or not', async () => {
      const unlimited = await start();
      const email = `${randomUUID()}@example.org`;
      await unlimited.confirmed(email);
      const accounts = await start({ settings: { rateLimitFactor: 1 } });
      for (const address of [email, `${randomUUID()}@example.org`]) {
        expect(await statuses(10, () => signIn(accounts, address))).toEqual(times(10, 400));
        const refused = await signIn(accounts, address.toUpperCase());
        expect(refused).toMatchObject({ status: 400, body: { code: 'captcha_failed' } });
        expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
      }
    });

    test('with proofs one network gets twice as many more tries, and then none', async () => {
      const accounts = await start({ settings: { rateLimitFactor: 0.1 }, trustProxy: true });
      const email = `${randomUUID()}@example.org`;
      const codes = [];
      for (const _ of [1, 2, 3, 4]) {
        const { body } = await signIn(accounts, email, await accounts.proof());
        codes.push((body as { readonly code: string }).code);
      }
      const wrong = 'invalid_credentials';
      expect(codes).toEqual([wrong, wrong, wrong, 'over_request_rate_limit']);
      // Nor is anybody asked for a proof that would not help.
      expect((await signIn(accounts, email)).status).toBe(429);
    });

    test('however often strangers fail, the owner signs in with a proof', async () => {
      const email = `${randomUUID()}@example.org`;
      await (await start()).confirmed(email);
      const accounts = await start({ settings: { rateLimitFactor: 1 }, trustProxy: true });
      for (const last of Array.from({ length: 20 }).keys()) {
        await signIn(accounts, email, {}, `198.51.100.${last}`);
      }
      expect((await signIn(accounts, email, { password })).body).toMatchObject({ code: 'captcha_failed' });
      const proven = await signIn(accounts, email, { password, ...(await accounts.proof()) });
      expect(proven.status).toBe(200);
    });

    test('on a crowded network it goes on with proofs', async () => {
      const accounts = await start({ settings: { rateLimitFactor: 1 / 30 } });
      expect((await signIn(accounts, 'one@example.org')).body).toMatchObject({ code: 'invalid_credentials' });
      expect((await signIn(accounts, 'two@example.org')).body).toMatchObject({ code: 'captcha_failed' });
      const proven = await signIn(accounts, 'two@example.org', await accounts.proof());
      expect(proven.body).toMatchObject({ code: 'invalid_credentials' });
    });

    test('the right password resets the count of an address', async () => {
      const unlimited = await start();
      const email = `${randomUUID()}@example.org`;
      await unlimited.confirmed(email);
      const accounts = await start({ settings: { rateLimitFactor: 1 } });
      for (const wanted of [400, 200, 400]) {
        const body = { email, password: wanted === 200 ? password : 'wrong password' };
        const count = wanted === 200 ? 1 : 9;
        const told = await statuses(count, () => accounts.post('/token?grant_type=password', body));
        expect(told).toEqual(times(count, wanted));
      }
    });
  });

  describe('refreshing', () => {
    test('too often is 503 and not 429, so that the client keeps its session', async () => {
      const accounts = await start({ settings: { rateLimitFactor: 1 / 150 } });
      const facts = await accounts.confirmed(`${randomUUID()}@example.org`);
      const { auth } = accounts.client();
      const refresh_token = facts.get('refresh_token') ?? '';
      expect((await auth.refreshSession({ refresh_token })).error).toBeNull();
      const told = await accounts.post('/token?grant_type=refresh_token', { refresh_token });
      expect(told).toMatchObject({
        status: 503,
        body: { code: 'over_request_rate_limit', error_id: aText },
      });
      expect(Number(told.headers.get('retry-after'))).toBeGreaterThan(0);
    });
  });

  describe('letters', () => {
    test('one of a kind a minute to an address, known or not, however it is written', async () => {
      const accounts = await start({ settings: { mailInterval: 60 } });
      const known = `${randomUUID()}@example.org`;
      await accounts.confirmed(known);
      for (const email of [known, `${randomUUID()}@example.org`]) {
        const { auth } = accounts.client();
        expect((await auth.resetPasswordForEmail(email)).error).toBeNull();
        const { data, error } = await auth.resetPasswordForEmail(email.toUpperCase());
        expect(data).toBeNull();
        expect(toldBy(error)).toEqual({
          name: 'AuthApiError',
          status: 429,
          code: 'over_email_send_rate_limit',
          message: expect.stringMatching(
            /^For security purposes, you can only request this after (60|5\d) seconds\.$/,
          ) as string,
        });
      }
    });

    test('signing up and resending share one interval', async () => {
      const accounts = await start({ settings: { mailInterval: 60 } });
      const email = `${randomUUID()}@example.org`;
      expect((await accounts.post('/signup', { email, password })).status).toBe(200);
      const again = await accounts.post('/signup', { email, password });
      const resent = await accounts.post('/resend', { email, type: 'signup' });
      expect([again.status, resent.status]).toEqual([429, 429]);
      expect(Number(resent.headers.get('retry-after'))).toBeGreaterThan(50);
      expect((await accounts.post('/recover', { email })).status).toBe(200);
    });

    const recover = (accounts: TestAccounts, network: string, more: object = {}) =>
      accounts.post(
        '/recover',
        { email: `${randomUUID()}@example.org`, ...more },
        { 'x-forwarded-for': network },
      );

    test.each([
      ['192.0.2', ['192.0.2.1', '192.0.2.200'], '192.0.3.1'],
      ['2001:db8:0:100::/56', ['2001:db8:0:100::1', '2001:db8:0:1ff::1'], '2001:db8:0:200::1'],
    ])('a tenth of all at most from %s, the second half of them with proofs', async (_, within, outside) => {
      const accounts = await start({ settings: { rateLimitFactor: 1 }, trustProxy: true });
      const from = (count: number) => within[count % 2] ?? '';
      for (const count of [1, 2, 3, 4, 5]) {
        expect((await recover(accounts, from(count))).status).toBe(200);
      }
      expect((await recover(accounts, from(6))).body).toMatchObject({ code: 'captcha_failed' });
      for (const count of [6, 7, 8, 9, 10]) {
        expect((await recover(accounts, from(count), await accounts.proof())).status).toBe(200);
      }
      const refused = await recover(accounts, from(11), await accounts.proof());
      expect([refused.status, refused.body]).toEqual([
        429,
        { code: 'over_email_send_rate_limit', message: 'email rate limit exceeded' },
      ]);
      expect((await recover(accounts, from(11))).status).toBe(429);
      expect((await recover(accounts, outside)).status).toBe(200);
    });

    test('are limited in all, the second half needs proofs, and then nobody gets one', async () => {
      const accounts = await start({ settings: { rateLimitFactor: 0.04 }, trustProxy: true });
      const networks = ['192.0.2.1', '198.51.100.1', '203.0.113.1', '2001:db8::1', '10.0.0.1'];
      const [one = '', two = '', three = '', four = '', five = ''] = networks;
      expect((await recover(accounts, one)).status).toBe(200);
      expect((await recover(accounts, two)).status).toBe(200);
      expect((await recover(accounts, three)).body).toMatchObject({ code: 'captcha_failed' });
      expect((await recover(accounts, three, await accounts.proof())).status).toBe(200);
      expect((await recover(accounts, four, await accounts.proof())).status).toBe(200);
      expect(await recover(accounts, five, await accounts.proof())).toMatchObject({
        status: 429,
        body: { message: 'email rate limit exceeded' },
      });
    });

    test('five an hour to an address without proofs, from wherever and known or not', async () => {
      const known = `${randomUUID()}@example.org`;
      await (await start()).confirmed(known);
      const accounts = await start({ settings: { rateLimitFactor: 1 }, trustProxy: true });
      for (const email of [known, `${randomUUID()}@example.org`]) {
        for (const count of [1, 2, 3, 4, 5]) {
          expect((await recover(accounts, `10.0.${count}.1`, { email })).status).toBe(200);
        }
        expect((await recover(accounts, '10.0.6.1', { email })).body).toMatchObject({
          code: 'captcha_failed',
        });
        const proven = await recover(accounts, '10.0.6.1', { email, ...(await accounts.proof()) });
        expect(proven.status).toBe(200);
      }
    });
  });

  describe('a bucket', () => {
    const limit = { name: 'bucket', times: 5, seconds: 100, proven: 0 };

    test('holds for all servers that share a database and a secret', async () => {
      const servers = [new Limits((subject) => subject), new Limits((subject) => subject)];
      const waits = await Promise.all(
        Array.from({ length: 12 }, (_, index) =>
          database.own((sql) => (servers[index % 2] ?? new Limits(String)).take(sql, limit, 'shared')),
        ),
      );
      expect(waits.filter((wait) => wait === 0)).toHaveLength(5);
      for (const wait of waits.filter((seconds) => seconds > 0)) expect(wait).toBeLessThanOrEqual(20);
    });

    test('drains, so that one more passes after a part of the time', async () => {
      const limits = new Limits(String);
      const take = () => database.own((sql) => limits.take(sql, limit, 'draining'));
      for (const _ of [1, 2, 3, 4, 5]) expect(await take()).toBe(0);
      expect(await take()).toBe(20);
      await database.own((sql) =>
        sql.query(
          `update auth.limits set drained_at = drained_at - interval '20 seconds' where key = 'bucket draining'`,
        ),
      );
      expect(await take()).toBe(0);
      expect(await take()).toBeGreaterThan(0);
    });
  });
});
