// Neither a response nor the work for it reveals whether an address has an account.
import { afterAll, describe, expect, test, vi } from 'vitest';
import type { Database, Sql } from '../db/database.ts';
import { newAddress, TestAccounts } from '../testing/accounts.ts';
import { newDatabase } from '../testing/databases.ts';
import { Passwords } from './passwords.ts';

const password = 'correct horse';

let statements: string[] = [];
const settings = { rateLimitFactor: 100, mailInterval: 60 };
const accounts = await TestAccounts.open(recording(await newDatabase('file')), { settings });
afterAll(() => accounts.close());

/** Records the statements of a request before its response. */
function recording(database: Database): Database {
  const transaction: Database['transaction'] = (work) =>
    database.transaction((sql) => {
      const texts: string[] = [];
      const recorded: Sql = {
        ...sql,
        query(text, values) {
          // The mail queue and the cleaner run in the background.
          const isBackground =
            /skip locked|delete_due_account|distinct on \(sender\)|where token_digest/.test(texts[0] ?? text);
          if (!isBackground) statements.push(text);
          texts.push(text);
          return sql.query(text, values);
        },
      };
      return work(recorded);
    });
  return Object.assign(Object.create(database) as Database, { transaction });
}

async function someone(state: 'confirmed' | 'unconfirmed' | 'unknown'): Promise<string> {
  const email = newAddress();
  if (state === 'confirmed') await accounts.confirmed(email, password);
  if (state === 'unconfirmed') {
    await accounts.post('/signup', { email, password });
    await accounts.linkTo(email);
  }
  await accounts.database.query('delete from auth.limits');
  return email;
}

/** The work for a request and its response, without what depends on the address itself. */
async function costOf(path: string, email: string, body: object) {
  const hash = vi.spyOn(Passwords.prototype, 'hash');
  const matches = vi.spyOn(Passwords.prototype, 'matches');
  statements = [];
  const { status, headers, body: response } = await accounts.post(path, { ...body, email });
  const cost = {
    hashes: hash.mock.calls.length,
    comparisons: matches.mock.calls.length,
    statements: [...statements],
  };
  hash.mockRestore();
  matches.mockRestore();
  return { cost, status, headers: [...headers.keys()], keys: Object.keys(response as object), response };
}

describe.each([
  ['/recover', {}],
  ['/resend', { type: 'signup' }],
  ['/token?grant_type=password', { password: 'wrong password' }],
])('%s', (path, body) => {
  test('gives the same response after the same work', async () => {
    const unknown = await costOf(path, await someone('unknown'), body);
    expect(unknown.cost.statements.length).toBeGreaterThan(2);
    for (const state of ['confirmed', 'unconfirmed'] as const) {
      expect(await costOf(path, await someone(state), body)).toEqual(unknown);
    }
  });
});

test('a sign-up takes the same work: one comparison and one hash', async () => {
  const cost = async (state: Parameters<typeof someone>[0]) =>
    (await costOf('/signup', await someone(state), { password })).cost;
  const unknown = await cost('unknown');
  expect([unknown.hashes, unknown.comparisons]).toEqual([1, 1]);
  expect(await cost('confirmed')).toEqual(unknown);
  expect(await cost('unconfirmed')).toEqual(unknown);
});

test('a sign-in takes one comparison', async () => {
  const email = await someone('unknown');
  const { cost } = await costOf('/token?grant_type=password', email, { password });
  expect([cost.hashes, cost.comparisons]).toEqual([0, 1]);
});
