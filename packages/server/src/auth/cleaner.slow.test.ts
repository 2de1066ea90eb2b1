// Deletes expired rows, and nothing else.
import { describe, expect, test } from 'vitest';
import { openAccounts, TestAccounts } from '../testing/accounts.ts';
import { openCleaner } from './cleaner.ts';

const password = 'correct horse';
const accounts = await openAccounts();
const { database } = accounts;
const cleaner = openCleaner(database, accounts.logger);

const write = (text: string, ...values: readonly unknown[]) => database.query(text, values);

const count = async (text: string, ...values: readonly unknown[]): Promise<number> =>
  (await write(text, ...values)).length;

const sessionsOf = (email: string): Promise<number> =>
  count('select from auth.sessions as s join auth.users as u on u.id = s.user_id where u.email = $1', email);

const age = (email: string, interval: string): Promise<readonly object[]> =>
  write(
    `update auth.sessions set
       created_at = created_at - $2::text::interval,
       rotated_at = array(select at - $2::text::interval from unnest(rotated_at) with ordinality as r (at, n) order by n)
     where user_id = (select id from auth.users where email = $1)`,
    email,
    interval,
  );

describe('sessions', () => {
  test('are deleted after a year without a refresh', async () => {
    const email = 'away@example.org';
    await accounts.confirmed(email, password);
    const client = await accounts.signedIn(email, password);
    await age(email, '364 days');
    await cleaner.clean();
    expect(await sessionsOf(email)).toBe(2);
    // One of the two is used again.
    const { data, error } = await client.auth.refreshSession();
    expect(error).toBeNull();
    await age(email, '2 days');
    await cleaner.clean();
    expect(await sessionsOf(email)).toBe(1);
    expect((await client.auth.refreshSession()).error).toBeNull();
    expect(data.user?.email).toBe(email);
  });

  test('still end when an old refresh token is reused', async () => {
    const email = 'robbed@example.org';
    await accounts.confirmed(email, password);
    const client = await accounts.signedIn(email, password);
    const { data } = await client.auth.getSession();
    const old = data.session?.refresh_token;
    for (const _ of [1, 2]) expect((await client.auth.refreshSession()).error).toBeNull();
    await age(email, '300 days');
    await cleaner.clean();
    const reused = await accounts.post('/token?grant_type=refresh_token', { refresh_token: old });
    expect(reused.body).toMatchObject({ code: 'refresh_token_already_used' });
    expect((await client.auth.getUser()).error).not.toBeNull();
  });

  test('are deleted by several servers at once', async () => {
    const email = 'many@example.org';
    await accounts.confirmed(email, password);
    await write(
      `insert into auth.sessions (user_id, method, created_at)
       select id, 'password', now() - interval '2 years' from auth.users, generate_series(1, 1700) where email = $1`,
      email,
    );
    await Promise.all([cleaner.clean(), openCleaner(database, accounts.logger).clean()]);
    expect(await sessionsOf(email)).toBe(1);
  });

  test('are skipped without waiting while a request locks them', async () => {
    const email = 'held@example.org';
    await accounts.confirmed(email, password);
    await age(email, '2 years');
    await database.transaction(async (sql) => {
      await sql.query(
        'select from auth.sessions where user_id = (select id from auth.users where email = $1) for update',
        [email],
      );
      await cleaner.clean();
    });
    expect(await sessionsOf(email)).toBe(1);
    await cleaner.clean();
    expect(await sessionsOf(email)).toBe(0);
  });
});

test('an expired recovery link is deleted, and another can be requested', async () => {
  const email = 'forgot@example.org';
  await accounts.confirmed(email, password);
  const links = `select from auth.links as l join auth.users as u on u.id = l.user_id where u.email = $1`;
  await write(
    `insert into auth.links (user_id, kind, token_digest, redirect_to, expires_at, letter_due_at)
     select id, 'recovery', 'a digest', '', now() - interval '1 second', null from auth.users where email = $1`,
    email,
  );
  await cleaner.clean();
  expect(await count(links, email)).toBe(0);
  await accounts.client().auth.resetPasswordForEmail(email);
  await cleaner.clean();
  expect((await accounts.follow(await accounts.linkTo(email, 2))).hash).toContain('type=recovery');
});

test('an account that was not confirmed for a month is deleted unless mail was requested since, and can sign up again', async () => {
  const known = (email: string) => count('select from auth.users where email = $1', email);
  const [forgotten, active, banned, confirmed] = ['forgotten', 'active', 'banned', 'confirmed'].map(
    (name) => `${name}@example.org`,
  ) as [string, string, string, string];
  for (const email of [forgotten, active, banned]) await accounts.client().auth.signUp({ email, password });
  await accounts.confirmed(confirmed, password);
  await accounts.linkTo(forgotten);
  await write(
    `update auth.users set created_at = created_at - interval '31 days',
       confirmation_sent_at = confirmation_sent_at - interval '31 days'`,
  );
  await write(`update auth.users set banned_until = 'infinity' where email = $1`, banned);
  await accounts.client().auth.resend({ type: 'signup', email: active });
  await accounts.linkTo(active, 2);
  await cleaner.clean();
  expect(await Promise.all([forgotten, active, banned, confirmed].map(known))).toEqual([0, 1, 1, 1]);

  expect((await accounts.client().auth.signUp({ email: forgotten, password })).error).toBeNull();
  await accounts.follow(await accounts.linkTo(forgotten, 2));
  await accounts.signedIn(forgotten, password);
});

test('a rate limit bucket is deleted once it is empty, when a server starts', async () => {
  await write(
    `insert into auth.limits (key, drained_at)
     values ('bucket old', now() - interval '1 second'), ('bucket new', now() + interval '1 hour')`,
  );
  const started = await TestAccounts.open(database);
  await started.logged('deleted expired rows');
  await started.close();
  const left = await write(`select key from auth.limits where key in ('bucket old', 'bucket new')`);
  expect(left).toEqual([{ key: 'bucket new' }]);
});
