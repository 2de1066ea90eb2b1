// Rate limits, on one server and on several with one database.
import { describe, expect, test } from 'vitest';
import {
  aText,
  newAddress,
  openAccountsIn,
  type TestAccounts,
  type TestResponse,
} from '../testing/accounts.ts';
import { newDatabase } from '../testing/databases.ts';
import { pseudonymWith } from '../kit/keys.ts';
import { RateLimiter } from './rateLimits.ts';

const password = 'correct horse';
const database = await newDatabase('file');

const limited = (rateLimitFactor: number, trustProxy = false) =>
  openAccountsIn(database, { settings: { rateLimitFactor }, trustProxy });

async function statuses(count: number, send: () => Promise<TestResponse>): Promise<readonly number[]> {
  const found = [];
  for (let sent = 0; sent < count; sent += 1) found.push((await send()).status);
  return found;
}

const repeat = <T>(count: number, value: T): readonly T[] => Array.from({ length: count }, () => value);

describe('by network', () => {
  const link = { type: 'signup', token_hash: 'x' };

  test.each([
    ['/recover', { email: 'nonsense@' }],
    ['/signup', { email: 'nonsense@', password }],
  ])('invalid requests to %s are not counted', async (path, body) => {
    const accounts = await limited(1);
    expect(await statuses(35, () => accounts.post(path, body))).toEqual(repeat(35, 400));
  });

  test('thirty links may be followed in five minutes; the error says how long to wait', async () => {
    const accounts = await limited(1);
    expect(await statuses(30, () => accounts.post('/verify', link))).toEqual(repeat(30, 403));
    const { status, body, headers } = await accounts.post('/verify', link);
    expect([status, body]).toEqual([
      429,
      { code: 'over_request_rate_limit', message: 'Request rate limit reached' },
    ]);
    const wait = Number(headers.get('retry-after'));
    expect(wait).toBeGreaterThan(0);
    expect(wait).toBeLessThanOrEqual(10);
    expect((await accounts.request('/auth/v1/verify?token=x&type=signup')).status).toBe(429);
  });

  test('X-Forwarded-For counts only behind a trusted proxy, and an IPv6 /64 is one network', async () => {
    const from = (accounts: TestAccounts, address: string) =>
      accounts.post('/verify', link, { 'x-forwarded-for': address });
    const direct = await limited(1 / 30);
    expect((await from(direct, '192.0.2.1')).status).toBe(403);
    expect((await from(direct, '192.0.2.2')).status).toBe(429);
    const proxied = await limited(1 / 30, true);
    for (const [address, status] of [
      ['192.0.2.1', 403],
      ['192.0.2.2', 403],
      ['192.0.2.1', 429],
      ['2001:db8::1', 403],
      ['2001:db8:0:0:ffff::2', 429],
      ['2001:db8:0:1::1', 403],
    ] as const)
      expect((await from(proxied, address)).status, address).toBe(status);
  });

  test('a factor of 0 disables the limits', async () => {
    const accounts = await openAccountsIn(database);
    expect(await statuses(40, () => accounts.post('/verify', link))).toEqual(repeat(40, 403));
  });
});

describe('signing in', () => {
  const signIn = (accounts: TestAccounts, email: string, more: object = {}, network = '192.0.2.1') =>
    accounts.post(
      '/token?grant_type=password',
      { email, password: 'wrong password', ...more },
      { 'x-forwarded-for': network },
    );

  async function newAccount(): Promise<string> {
    const email = newAddress();
    await (await openAccountsIn(database)).confirmed(email);
    return email;
  }

  test('after ten wrong passwords in 15 minutes an address needs a proof, known or not', async () => {
    const email = await newAccount();
    const accounts = await limited(1);
    for (const address of [email, newAddress()]) {
      expect(await statuses(10, () => signIn(accounts, address))).toEqual(repeat(10, 400));
      const response = await signIn(accounts, address.toUpperCase());
      expect(response).toMatchObject({ status: 400, body: { code: 'captcha_failed' } });
      expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0);
    }
  });

  test('with proofs a network gets twice as many more tries, and then none', async () => {
    const accounts = await limited(0.1, true);
    const email = newAddress();
    const codes = [];
    for (const _ of [1, 2, 3, 4]) {
      const { body } = await signIn(accounts, email, await accounts.proof());
      codes.push((body as { readonly code: string }).code);
    }
    expect(codes).toEqual([...repeat(3, 'invalid_credentials'), 'over_request_rate_limit']);
    // A proof that wouldn't help is not requested.
    expect((await signIn(accounts, email)).status).toBe(429);
  });

  test('however often others fail, the owner signs in with a proof', async () => {
    const email = await newAccount();
    const accounts = await limited(1, true);
    for (const last of Array.from({ length: 20 }).keys())
      await signIn(accounts, email, {}, `198.51.100.${last}`);
    expect((await signIn(accounts, email, { password })).body).toMatchObject({ code: 'captcha_failed' });
    const proven = await signIn(accounts, email, { password, ...(await accounts.proof()) });
    expect(proven.status).toBe(200);
  });

  test('wrong passwords for many addresses from one network are slowed to a few a minute', async () => {
    const accounts = await limited(0.25, true);
    const email = await newAccount();
    const tried = async (index: number) => {
      const network = `2001:db8:0:${(index % 4).toString(16)}::${index}`;
      const more = await accounts.proof();
      return (await signIn(accounts, newAddress(), more, network)).status;
    };
    const found = [];
    for (let index = 0; index < 75; index += 1) found.push(await tried(index));
    // Four /64 of one /56 have twice the share of one, which is a quarter of 90 here.
    expect(found.indexOf(429)).toBeGreaterThanOrEqual(22);
    expect(found.filter((status) => status !== 429).length).toBeLessThan(50);
    // Others aren't, and neither is who knows the password.
    const owner = await signIn(accounts, email, { password }, '2001:db8:1::1');
    expect(owner.status).toBe(200);
  });

  test('whoever signs in with the right password, however often, is not slowed', async () => {
    const email = await newAccount();
    const accounts = await limited(1, true);
    for (let index = 0; index < 40; index += 1) {
      const proof = await accounts.proof();
      const { status } = await signIn(accounts, email, { password, ...proof }, '192.0.2.9');
      expect(status).toBe(200);
    }
    const [bucket] = await database.query<{ level: number }>(
      `select count(*)::int as level from auth.limits
       where key like 'wrong password %' and drained_at > now() + interval '30 seconds'
         and key = $1`,
      [`wrong password ${pseudonymWith(accounts.secret)('192.0.2.9')}`],
    );
    expect(bucket).toEqual({ level: 0 });
  });

  test('a busy network continues with proofs', async () => {
    const accounts = await limited(1 / 30);
    expect((await signIn(accounts, 'one@example.org')).body).toMatchObject({ code: 'invalid_credentials' });
    expect((await signIn(accounts, 'two@example.org')).body).toMatchObject({ code: 'captcha_failed' });
    const proven = await signIn(accounts, 'two@example.org', await accounts.proof());
    expect(proven.body).toMatchObject({ code: 'invalid_credentials' });
  });

  test('the right password resets the count of an address', async () => {
    const email = await newAccount();
    const accounts = await limited(1);
    expect(await statuses(9, () => signIn(accounts, email))).toEqual(repeat(9, 400));
    expect((await signIn(accounts, email, { password })).status).toBe(200);
    expect(await statuses(9, () => signIn(accounts, email))).toEqual(repeat(9, 400));
  });
});

test('too many refreshes get 503 and not 429, so that the client keeps its session', async () => {
  const accounts = await limited(1 / 150);
  const session = await accounts.confirmed(newAddress());
  const { auth } = accounts.client();
  const refresh_token = session.get('refresh_token') ?? '';
  expect((await auth.refreshSession({ refresh_token })).error).toBeNull();
  const response = await accounts.post('/token?grant_type=refresh_token', { refresh_token });
  expect(response).toMatchObject({
    status: 503,
    body: { code: 'over_request_rate_limit', error_id: aText },
  });
  expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0);
});

describe('a bucket', () => {
  const limit = { name: 'bucket', times: 5, seconds: 100 };

  test('is shared by all servers with one database and secret', async () => {
    // None drains while the test runs, however slow the machine is.
    const slow = { ...limit, seconds: 100_000 };
    const waits = await Promise.all(
      Array.from({ length: 12 }, () =>
        database.transaction((sql) => new RateLimiter(String).take(sql, slow, 'shared')),
      ),
    );
    expect(waits.filter((wait) => wait === 0)).toHaveLength(5);
    for (const wait of waits.filter((seconds) => seconds > 0)) expect(wait).toBeLessThanOrEqual(20_000);
  });

  test('never lets through what it does not count, such as a request that began before the first one', async () => {
    const limiter = new RateLimiter(String);
    const slow = { ...limit, seconds: 100_000 };
    const take = () => database.transaction((sql) => limiter.take(sql, slow, 'early'));
    const early = await database.transaction(async (sql) => {
      await sql.query('select now()', []);
      for (const _ of [1, 2, 3, 4]) expect(await take()).toBe(0);
      return limiter.take(sql, slow, 'early');
    });
    expect(early).toBeGreaterThan(0);
    expect(await take()).toBe(0);
    expect(await take()).toBeGreaterThan(0);
  });

  test('drains over time', async () => {
    const limiter = new RateLimiter(String);
    const take = () => database.transaction((sql) => limiter.take(sql, limit, 'draining'));
    for (const _ of [1, 2, 3, 4, 5]) expect(await take()).toBe(0);
    expect(await take()).toBe(20);
    await database.query(
      `update auth.limits set drained_at = drained_at - interval '20 seconds' where key = 'bucket draining'`,
    );
    expect(await take()).toBe(0);
    expect(await take()).toBeGreaterThan(0);
  });
});
