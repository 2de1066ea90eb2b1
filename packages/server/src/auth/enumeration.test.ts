// Nobody learns from an answer, or from how long it takes, whether an address has an account.
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import type { Database, Sql } from '../db/database.ts';
import { withDatabases } from '../testing/databases.ts';
import { Passwords } from './passwords.ts';
import { TestAccounts } from '../testing/accounts.ts';

const password = 'correct horse';

withDatabases('known and unknown addresses', (open) => {
  let statements: string[] = [];
  let accounts: TestAccounts;
  beforeAll(async () => {
    const database = await open();
    accounts = await TestAccounts.open(noting(database), {
      settings: { rateLimitFactor: 100, mailInterval: 60 },
    });
  });
  afterAll(() => accounts.close());

  /** The database, with a note of every statement that a request asks for before it is answered. */
  function noting(database: Database): Database {
    const own: Database['own'] = (work) =>
      database.own((sql) => {
        const transaction: string[] = [];
        const noted: Sql = {
          query(text, values) {
            // Letters are looked for after the answer, and old rows are deleted beside it.
            const isAfter = /skip locked|distinct on \(sender\)|where token_digest/.test(
              transaction[0] ?? text,
            );
            if (!isAfter) statements.push(text);
            transaction.push(text);
            return sql.query(text, values);
          },
        };
        return work(noted);
      });
    return Object.assign(Object.create(database) as Database, { own });
  }

  async function someone(state: 'confirmed' | 'unconfirmed' | 'unknown'): Promise<string> {
    const email = `${randomUUID()}@example.org`;
    if (state === 'confirmed') await accounts.confirmed(email, password);
    if (state === 'unconfirmed') {
      await accounts.post('/signup', { email, password });
      await accounts.linkTo(email);
    }
    await accounts.database.own((sql) => sql.query('delete from auth.limits'));
    return email;
  }

  /** What a request costs and what is told, but for what names the address. */
  async function costOf(path: string, email: string, body: object) {
    const hash = vi.spyOn(Passwords.prototype, 'hash');
    const matches = vi.spyOn(Passwords.prototype, 'matches');
    statements = [];
    const { status, headers, body: told } = await accounts.post(path, { ...body, email });
    const cost = {
      hashes: hash.mock.calls.length,
      comparisons: matches.mock.calls.length,
      statements: [...statements],
    };
    hash.mockRestore();
    matches.mockRestore();
    return { cost, status, headers: [...headers.keys()], keys: Object.keys(told as object), told };
  }

  describe.each([
    ['/recover', {}],
    ['/resend', { type: 'signup' }],
    ['/token?grant_type=password', { password: 'wrong password' }],
  ])('%s', (path, body) => {
    test('is answered in the same words for the same work', async () => {
      const unknown = await costOf(path, await someone('unknown'), body);
      expect(unknown.cost.statements.length).toBeGreaterThan(2);
      for (const state of ['confirmed', 'unconfirmed'] as const) {
        expect(await costOf(path, await someone(state), body)).toEqual(unknown);
      }
    });
  });

  test('a sign-up costs the same work: one comparison and one hash', async () => {
    const cost = async (state: Parameters<typeof someone>[0]) =>
      (await costOf('/signup', await someone(state), { password })).cost;
    const unknown = await cost('unknown');
    expect([unknown.hashes, unknown.comparisons]).toEqual([1, 1]);
    expect(await cost('confirmed')).toEqual(unknown);
    expect(await cost('unconfirmed')).toEqual(unknown);
  });

  test('a sign-in costs one comparison', async () => {
    const email = await someone('unknown');
    const { cost } = await costOf('/token?grant_type=password', email, { password });
    expect([cost.hashes, cost.comparisons]).toEqual([0, 1]);
  });
});
