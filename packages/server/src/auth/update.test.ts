// PUT /user.
import { describe, expect, test } from 'vitest';
import { errorFields, fragmentOf, openAccounts, sessionIn, TestAccounts } from '../testing/accounts.ts';

const password = 'correct horse';
const accounts = await openAccounts();
const { database } = accounts;

/** Makes the sign-in of a user older than a day. */
const age = (email: string) =>
  database.query(
    `update auth.sessions set created_at = now() - interval '25 hours'
     where user_id = (select id from auth.users where email = $1)`,
    [email],
  );

let people = 0;
async function somebody() {
  people += 1;
  const email = `updater${people}@example.org`;
  await accounts.confirmed(email);
  return { email, client: await accounts.signedIn(email) };
}

describe('the password', () => {
  test('is changed, and ends all other sessions', async () => {
    const { email, client } = await somebody();
    const other = await accounts.signedIn(email);
    const { data, error } = await client.auth.updateUser({ password: 'battery staple' });
    expect(error).toBeNull();
    expect(data.user).toMatchObject({ email, aud: 'authenticated' });
    expect((await client.auth.refreshSession()).error).toBeNull();
    const { data: stored } = await other.auth.getSession();
    expect(errorFields((await other.auth.getUser()).error)).toMatchObject({
      name: 'AuthSessionMissingError',
    });
    const again = await other.auth.refreshSession({ refresh_token: stored.session?.refresh_token ?? '' });
    expect(errorFields(again.error)).toMatchObject({ code: 'refresh_token_not_found' });
    await accounts.signedIn(email, 'battery staple');
  });

  test.each([
    ['12345', 422, 'weak_password', 'Password should be at least 6 characters.'],
    ['', 400, 'validation_failed', 'Signup requires a valid password'],
    ['x'.repeat(73), 400, 'validation_failed', 'Password cannot be longer than 72 characters'],
    [password, 422, 'same_password', 'New password should be different from the old password.'],
  ])('cannot become "%.20s"', async (wanted, status, code, message) => {
    const { email, client } = await somebody();
    const { data, error } = await client.auth.updateUser({ password: wanted });
    expect(data).toEqual({ user: null });
    expect(errorFields(error)).toMatchObject({ status, code, message });
    await accounts.signedIn(email, password);
  });

  test('needs the old one a day after the sign-in', async () => {
    const { email, client } = await somebody();
    await age(email);
    const wanted = 'battery staple';
    const without = await client.auth.updateUser({ password: wanted });
    expect(errorFields(without.error)).toMatchObject({ status: 400, code: 'reauthentication_needed' });
    const wrong = await client.auth.updateUser({ password: wanted, current_password: 'wrong' });
    expect(errorFields(wrong.error)).toMatchObject({ status: 400, code: 'current_password_invalid' });
    const right = await client.auth.updateUser({ password: wanted, current_password: password });
    expect(right.error).toBeNull();
  });

  test('needs the old one a day after a recovery too', async () => {
    const { email } = await somebody();
    const { auth } = accounts.client();
    await auth.resetPasswordForEmail(email);
    const fragment = fragmentOf(await accounts.follow(await accounts.linkTo(email, 2)));
    await auth.setSession(sessionIn(fragment));
    await database.query(
      `update auth.sessions set created_at = now() - interval '25 hours' where method = 'recovery'`,
    );
    const { error } = await auth.updateUser({ password: 'battery staple' });
    expect(errorFields(error)).toMatchObject({ status: 400, code: 'reauthentication_needed' });
  });

  test('can be guessed only a few times with one session, and the owner still signs in elsewhere', async () => {
    const limited = await TestAccounts.open(database, { settings: { rateLimitFactor: 0.1 } });
    const email = 'guessed@example.org';
    const session = await limited.confirmed(email);
    await age(email);
    const headers = { authorization: `Bearer ${session.get('access_token')}` };
    const body = { password: 'battery staple', current_password: 'wrong' };
    const codes = [];
    for (const _ of [1, 2]) {
      codes.push((await limited.request('/auth/v1/user', { method: 'PUT', body, headers })).body);
    }
    expect(codes).toMatchObject([{ code: 'current_password_invalid' }, { code: 'over_request_rate_limit' }]);
    const signIn = await limited.post('/token?grant_type=password', { email, password });
    expect(signIn.status).toBe(200);
    await limited.close();
  });

  test('is changed by only one of two concurrent requests', async () => {
    const { email, client } = await somebody();
    const words = ['battery staple', 'purple monkey'];
    const answers = await Promise.all(words.map((wanted) => client.auth.updateUser({ password: wanted })));
    const statuses = answers.map(({ error }) => (error === null ? 200 : error.status));
    expect(statuses).toEqual(expect.arrayContaining([200, 409]));
    await accounts.signedIn(email, words[statuses.indexOf(200)]);
  });
});

describe('metadata', () => {
  test('is merged, and null deletes a key', async () => {
    const { email, client } = await somebody();
    await client.auth.updateUser({ data: { city: 'London', state: 'OR', full_name: 'Ada' } });
    const { data } = await client.auth.updateUser({ data: { city: 'Paris', state: null } });
    const { id } = data.user ?? {};
    const facts = { sub: id, email, email_verified: true, phone_verified: false };
    expect(data.user?.user_metadata).toEqual({ city: 'Paris', full_name: 'Ada', ...facts });
    expect((await accounts.signedIn(email)).auth).toBeDefined();
  });

  test('does not override the account', async () => {
    const { email, client } = await somebody();
    const { data } = await client.auth.updateUser({
      data: { sub: 'x', email: 'x@example.org', email_verified: false, role: 'service_role' },
    });
    expect(data.user).toMatchObject({
      role: 'authenticated',
      user_metadata: { email, email_verified: true },
    });
  });

  test('has a maximum size, also when it is merged', async () => {
    const { client } = await somebody();
    const half = 'x'.repeat(2500);
    expect((await client.auth.updateUser({ data: { one: half } })).error).toBeNull();
    const { error } = await client.auth.updateUser({ data: { two: half } });
    expect(errorFields(error)).toMatchObject({ status: 400, code: 'validation_failed' });
  });
});

test.each([
  [{ phone: '+15550100' }, 422, 'phone_provider_disabled'],
  [{ app_metadata: { role: 'admin' } }, 403, 'not_admin'],
  [{ password: 5 }, 400, 'bad_json'],
  [{ data: 'text' }, 400, 'validation_failed'],
  [[], 400, 'bad_json'],
])('rejects %j', async (body, status, code) => {
  const { client } = await somebody();
  const { data } = await client.auth.getSession();
  const headers = { authorization: `Bearer ${data.session?.access_token}` };
  const response = await accounts.request('/auth/v1/user', { method: 'PUT', body, headers });
  expect(response).toMatchObject({ status, body: { code } });
});
