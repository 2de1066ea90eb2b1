// Changing the address of an account with supabase-js: both links must be followed.
import { describe, expect, test } from 'vitest';
import {
  errorFields,
  fragmentParams,
  invalid,
  openAccounts,
  openAccountsIn,
  TestAccounts,
} from '../testing/accounts.ts';
import { openCleaner } from './cleaner.ts';

const password = 'correct horse';
const accounts = await openAccounts();
const { database } = accounts;

let people = 0;
async function somebody() {
  people += 1;
  const email = `mover${people}@example.org`;
  await accounts.confirmed(email);
  return { email, fresh: `moved${people}@example.org`, client: await accounts.signedIn(email) };
}

/** Follows the first link of a change to each address, in this order. */
async function followBoth(first: string, second: string, counts: readonly [number, number] = [1, 1]) {
  const half = await accounts.follow(await accounts.linkTo(first, counts[0]));
  const whole = await accounts.follow(await accounts.linkTo(second, counts[1]));
  return { half: fragmentParams(half), whole: fragmentParams(whole) };
}

const halfway = {
  message: 'Confirmation link accepted. Please proceed to confirm link sent to the other email',
};

test('the user waits for the links, and signs in with the old address until both are followed', async () => {
  const { email, fresh, client } = await somebody();
  const emailRedirectTo = `${accounts.url}/app`;
  const { data, error } = await client.auth.updateUser({ email: fresh.toUpperCase() }, { emailRedirectTo });
  expect(error).toBeNull();
  expect(data.user).toMatchObject({ email, new_email: fresh });
  expect((await client.auth.getUser()).data.user).toMatchObject({ email, new_email: fresh });
  // The second mail to the old address: the first one confirmed it.
  const link = new URL(await accounts.linkTo(email, 2));
  expect(link.searchParams.get('type')).toBe('email_change');
  expect(link.searchParams.get('redirect_to')).toBe(emailRedirectTo);
  const half = await accounts.follow(link.href);
  expect(half.pathname).toBe('/app');
  expect(fragmentParams(half)).toMatchObject(halfway);
  await accounts.signedIn(email);
  const refused = await accounts.client().auth.signInWithPassword({ email: fresh, password });
  expect(errorFields(refused.error)).toMatchObject({ code: 'invalid_credentials' });

  const whole = await accounts.follow(await accounts.linkTo(fresh));
  expect(fragmentParams(whole)).toMatchObject({ type: 'email_change', token_type: 'bearer' });
  await accounts.signedIn(fresh);
  const old = await accounts.client().auth.signInWithPassword({ email, password });
  expect(errorFields(old.error)).toMatchObject({ code: 'invalid_credentials' });
  // The session that asked goes on, with the new address.
  expect((await client.auth.refreshSession()).data.user).toMatchObject({ email: fresh });
  expect((await client.auth.getUser()).data.user?.new_email).toBeUndefined();
});

test('verifyOtp follows the links, in any order', async () => {
  const { email, fresh, client } = await somebody();
  await client.auth.updateUser({ email: fresh });
  const follow = async (to: string, count: number) => {
    const token_hash = new URL(await accounts.linkTo(to, count)).searchParams.get('token') ?? '';
    return accounts.client().auth.verifyOtp({ token_hash, type: 'email_change' });
  };
  const first = await follow(fresh, 1);
  expect([first.error, first.data.session]).toEqual([null, null]);
  const second = await follow(email, 2);
  expect(second.error).toBeNull();
  expect(second.data.session?.user.email).toBe(fresh);
});

describe('a link to change an address', () => {
  test('works once, and not a second time in place of the other', async () => {
    const { fresh, client } = await somebody();
    await client.auth.updateUser({ email: fresh });
    const link = await accounts.linkTo(fresh);
    await accounts.follow(link);
    expect(fragmentParams(await accounts.follow(link))).toEqual(invalid);
    expect((await client.auth.getUser()).data.user?.email).not.toBe(fresh);
  });

  test('ends when the change is requested again, is taken back, or the password is changed', async () => {
    const { email, fresh, client } = await somebody();
    const later = `later.${fresh}`;
    const update = (change: { email?: string; password?: string }) => client.auth.updateUser(change);
    await update({ email: fresh });
    const links = [await accounts.linkTo(fresh)];
    await update({ email: later });
    links.push(await accounts.linkTo(later));
    expect((await update({ email })).data.user?.new_email).toBeUndefined();
    await update({ email: later });
    links.push(await accounts.linkTo(later, 2));
    expect((await update({ password: 'battery staple' })).data.user?.new_email).toBeUndefined();
    for (const link of links) expect(fragmentParams(await accounts.follow(link))).toEqual(invalid);
    await accounts.signedIn(email, 'battery staple');
  });

  test('expires after a day, and its like is mailed again', async () => {
    const { email, fresh, client } = await somebody();
    await client.auth.updateUser({ email: fresh });
    const [old, link] = [await accounts.linkTo(email, 2), await accounts.linkTo(fresh)];
    await database.query(
      `update auth.links set expires_at = now() where user_id = (select id from auth.users where email = $1)`,
      [email],
    );
    for (const expired of [old, link])
      expect(fragmentParams(await accounts.follow(expired))).toEqual(invalid);
    await openCleaner(database, accounts.logger).clean();
    expect((await client.auth.resend({ type: 'email_change', email })).error).toBeNull();
    const { half, whole } = await followBoth(email, fresh, [3, 2]);
    expect([half, whole]).toMatchObject([halfway, { type: 'email_change' }]);
  });

  test('to the old address that resets the password ends with the change', async () => {
    const { email, fresh, client } = await somebody();
    await accounts.client().auth.resetPasswordForEmail(email);
    const recovery = await accounts.linkTo(email, 2);
    await client.auth.updateUser({ email: fresh });
    await followBoth(email, fresh, [3, 1]);
    expect(fragmentParams(await accounts.follow(recovery))).toEqual(invalid);
  });
});

describe('an address', () => {
  test('of another account is refused', async () => {
    const [one, other] = [await somebody(), await somebody()];
    const { error } = await one.client.auth.updateUser({ email: other.email });
    expect(errorFields(error)).toMatchObject({ status: 422, code: 'email_exists' });
  });

  test('that somebody else confirms meanwhile stays theirs', async () => {
    const { email, fresh, client } = await somebody();
    await client.auth.updateUser({ email: fresh });
    await accounts.follow(await accounts.linkTo(email, 2));
    const link = await accounts.linkTo(fresh);
    await accounts.client().auth.signUp({ email: fresh, password: 'another one' });
    await accounts.follow(await accounts.linkTo(fresh, 2));
    expect(fragmentParams(await accounts.follow(link))).toEqual(invalid);
    await accounts.signedIn(fresh, 'another one');
    await accounts.signedIn(email);
  });

  test('with which somebody has only signed up can be taken by its owner', async () => {
    const { email, fresh, client } = await somebody();
    await accounts.client().auth.signUp({ email: fresh, password: 'a squatter' });
    await client.auth.updateUser({ email: fresh });
    await followBoth(email, fresh, [2, 2]);
    const moved = await accounts.signedIn(fresh);
    expect((await moved.auth.getUser()).data.user?.email).toBe(fresh);
  });

  test.each(['nonsense', 'a@b\r\nBcc: c@d', `${'a'.repeat(250)}@b.org`])('%j is refused', async (email) => {
    const { client } = await somebody();
    const { error } = await client.auth.updateUser({ email });
    expect(errorFields(error)).toMatchObject({ status: 400, code: 'validation_failed' });
  });
});

test.each(['nonsense', 'taken'])(
  'with an address that is %s, nothing else is changed either',
  async (what) => {
    const [{ email, client }, other] = [await somebody(), await somebody()];
    const elsewhere = await accounts.signedIn(email);
    const wanted = what === 'taken' ? other.email : what;
    const change = { password: 'battery staple', data: { city: 'Paris' }, email: wanted };
    expect((await client.auth.updateUser(change)).error).not.toBeNull();
    const { data } = await elsewhere.auth.getUser();
    expect(data.user).toMatchObject({ email });
    expect(data.user?.user_metadata).not.toHaveProperty('city');
    await accounts.signedIn(email);
  },
);

test('without a mailer, the own address still ends a change and goes with other changes', async () => {
  const { email, fresh, client } = await somebody();
  await client.auth.updateUser({ email: fresh });
  const silent = await openAccountsIn(database, { mailer: null });
  const own = await (await silent.signedIn(email)).auth.updateUser({ email, data: { city: 'Paris' } });
  expect(own.error).toBeNull();
  expect(own.data.user).toMatchObject({ email, user_metadata: { city: 'Paris' } });
  expect(own.data.user?.new_email).toBeUndefined();
});

test('mails about new addresses are limited, and without a mailer there is none', async () => {
  const { email, fresh } = await somebody();
  const change = async (options: Parameters<typeof TestAccounts.open>[1]) => {
    const other = await TestAccounts.open(database, options);
    const client = await other.signedIn(email);
    const results = [
      await client.auth.updateUser({ email: fresh }),
      await client.auth.updateUser({ email: fresh }),
    ];
    await other.close();
    return results.map(({ error }) => errorFields(error));
  };
  expect(await change({ settings: { mailInterval: 60 } })).toMatchObject([
    null,
    { status: 429, code: 'over_email_send_rate_limit' },
  ]);
  expect(await change({ mailer: null })).toMatchObject([
    { status: 422, code: 'email_provider_disabled' },
    { status: 422, code: 'email_provider_disabled' },
  ]);
});
