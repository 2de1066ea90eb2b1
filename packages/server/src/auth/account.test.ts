// Accounts from sign-up to sign-out, mostly through supabase-js.
import { describe, expect, test } from 'vitest';
import {
  aNumber,
  aText,
  aTime,
  aUuid,
  errorFields,
  fragmentOf,
  issuer,
  openAccounts,
  sessionIn,
} from '../testing/accounts.ts';
import { Passwords } from './passwords.ts';

const data = { full_name: 'Ada Lovelace', phone: '+1 555 0100', city: 'London', state: 'OR' };

const accounts = await openAccounts();

function userOf(email: string, { isConfirmed }: { readonly isConfirmed: boolean }) {
  const metadata = { ...data, sub: aUuid, email, email_verified: isConfirmed, phone_verified: false };
  return {
    id: aUuid,
    aud: 'authenticated',
    role: 'authenticated',
    email,
    phone: '',
    confirmation_sent_at: aTime,
    app_metadata: { provider: 'email', providers: ['email'] },
    user_metadata: metadata,
    identities: [
      {
        identity_id: aUuid,
        id: aUuid,
        user_id: aUuid,
        identity_data: metadata,
        provider: 'email',
        last_sign_in_at: aTime,
        created_at: aTime,
        updated_at: aTime,
        email,
      },
    ],
    created_at: aTime,
    updated_at: aTime,
    is_anonymous: false,
    ...(isConfirmed ? { email_confirmed_at: aTime, confirmed_at: aTime, last_sign_in_at: aTime } : {}),
  };
}

describe('signing up', () => {
  test('returns the user without a session, and mails a link with the requested redirect', async () => {
    const email = 'ada@example.org';
    const options = { emailRedirectTo: `${accounts.url}/`, data };
    const response = await accounts
      .client()
      .auth.signUp({ email: 'Ada@Example.org', password: 'secret', options });
    expect(response).toEqual({
      data: { user: userOf(email, { isConfirmed: false }), session: null },
      error: null,
    });
    const link = new URL(await accounts.linkTo(email));
    expect(`${link.origin}${link.pathname}`).toBe(`${accounts.url}/auth/v1/verify`);
    expect([...link.searchParams.keys()]).toEqual(['token', 'type', 'redirect_to']);
    expect(link.searchParams.get('token')).toMatch(/^[\w-]{43}$/);
    expect(link.searchParams.get('type')).toBe('signup');
    expect(link.searchParams.get('redirect_to')).toBe(`${accounts.url}/`);
  });

  test('an unconfirmed address is reported only to who knows the password', async () => {
    const { auth } = accounts.client();
    const right = await auth.signInWithPassword({ email: 'ada@example.org', password: 'secret' });
    expect(right.data).toEqual({ user: null, session: null });
    expect(errorFields(right.error)).toEqual({
      name: 'AuthApiError',
      status: 400,
      code: 'email_not_confirmed',
      message: 'Email not confirmed',
    });
    const wrong = await auth.signInWithPassword({ email: 'ada@example.org', password: 'Secret' });
    expect(errorFields(wrong.error)).toMatchObject({ code: 'invalid_credentials' });
  });

  test('nobody can sign in before a mailed link is opened, whatever else is done', async () => {
    const email = 'unopened@example.org';
    const { auth } = accounts.client();
    const passwords = ['the first one', 'the second one'];
    const codes = async (): Promise<unknown[]> => {
      const attempts = passwords.map((password) => auth.signInWithPassword({ email, password }));
      return (await Promise.all(attempts)).map(({ data: { session }, error }) => session ?? error?.code);
    };
    const [first = '', second = ''] = passwords;
    for (const password of [first, first]) await auth.signUp({ email, password });
    expect(await codes()).toEqual(['email_not_confirmed', 'invalid_credentials']);
    await auth.signUp({ email, password: second });
    expect(await codes()).toEqual(['invalid_credentials', 'email_not_confirmed']);
    await auth.resend({ type: 'signup', email });
    await auth.resetPasswordForEmail(email);
    for (const mail of [1, 2, 3, 4, 5])
      await fetch(await accounts.linkTo(email, mail), { method: 'HEAD', redirect: 'manual' });
    expect((await codes()).toSorted()).toEqual(['email_not_confirmed', 'invalid_credentials']);
    expect(
      await accounts.database.query(
        'select from auth.sessions as s join auth.users as u on u.id = s.user_id where u.email = $1',
        [email],
      ),
    ).toEqual([]);
  });

  test('the link redirects with a session in the fragment, in sorted order', async () => {
    const target = await accounts.follow(await accounts.linkTo('ada@example.org'));
    expect(`${target.origin}${target.pathname}${target.search}`).toBe(`${accounts.url}/`);
    const fragment = fragmentOf(target);
    expect([...fragment.keys()]).toEqual([
      'access_token',
      'expires_at',
      'expires_in',
      'refresh_token',
      'sb',
      'token_type',
      'type',
    ]);
    expect(fragment.get('type')).toBe('signup');
    expect(fragment.get('sb')).toBe('');
    const { auth } = accounts.client();
    const set = await auth.setSession(sessionIn(fragment));
    expect(set.error).toBeNull();
    expect(set.data.user).toEqual(userOf('ada@example.org', { isConfirmed: true }));
    const claims = await accounts.tokens.verify(fragment.get('access_token') ?? '', 0);
    expect(claims.amr).toEqual([{ method: 'otp', timestamp: aNumber }]);
  });

  test('an address with an account gets the same response, but without identities, and no mail', async () => {
    const email = 'grace@example.org';
    await accounts.confirmed(email);
    const stored = () => accounts.database.query('select * from auth.users where email = $1', [email]);
    const before = await stored();
    const { data: signUp, error } = await accounts
      .client()
      .auth.signUp({ email, password: 'another', options: { data } });
    expect(error).toBeNull();
    expect(signUp.session).toBeNull();
    expect(signUp.user).toEqual({ ...userOf(email, { isConfirmed: false }), identities: [] });
    expect(signUp.user?.user_metadata['sub']).toBe(signUp.user?.id);
    expect(await stored()).toEqual(before);
    const due = await accounts.database.query(
      'select link.id from auth.links as link join auth.users as u on u.id = user_id where email = $1',
      [email],
    );
    expect(due).toEqual([]);
    expect((await accounts.signedIn(email)).auth).toBeDefined();
  });

  test('an unconfirmed address gets another mail, and each link activates the password of its sign-up', async () => {
    const email = 'victim@example.org';
    const { auth } = accounts.client();
    await auth.signUp({ email, password: 'of the attacker', options: { data: { city: 'Elsewhere' } } });
    const attackersLink = await accounts.linkTo(email);
    const second = await auth.signUp({ email, password: 'of the victim', options: { data } });
    expect(second).toEqual({
      data: { user: userOf(email, { isConfirmed: false }), session: null },
      error: null,
    });
    await accounts.follow(await accounts.linkTo(email, 2));
    const attack = await auth.signInWithPassword({ email, password: 'of the attacker' });
    expect(errorFields(attack.error)).toMatchObject({ code: 'invalid_credentials' });
    const { data: signedIn } = await auth.signInWithPassword({ email, password: 'of the victim' });
    expect(signedIn.user?.user_metadata).toMatchObject(data);
    const late = await accounts.follow(attackersLink);
    expect(fragmentOf(late).get('error_code')).toBe('otp_expired');
  });

  test('other fields of the body are ignored', async () => {
    const email = 'sly@example.org';
    const { body } = await accounts.post('/signup', {
      email,
      password: 'correct horse',
      role: 'service_role',
      aud: 'admin',
      id: '00000000-0000-0000-0000-000000000001',
      app_metadata: { role: 'admin' },
      email_confirmed_at: '2020-01-01T00:00:00Z',
      data: { ...data, sub: 'somebody', email: 'other@example.org', email_verified: true },
      code_challenge: null,
      gotrue_meta_security: {},
    });
    expect(body).toEqual(userOf(email, { isConfirmed: false }));
  });
});

describe('signing in', () => {
  test('returns a session with an access token', async () => {
    const email = 'ida@example.org';
    await accounts.client().auth.signUp({ email, password: 'correct horse', options: { data } });
    await accounts.follow(await accounts.linkTo(email));
    const response = await accounts
      .client()
      .auth.signInWithPassword({ email: 'IDA@example.org', password: 'correct horse' });
    const user = userOf(email, { isConfirmed: true });
    expect(response).toEqual({
      data: {
        user,
        session: {
          access_token: aText,
          token_type: 'bearer',
          expires_in: 3600,
          expires_at: aNumber,
          refresh_token: expect.stringMatching(/^[\w-]{60}$/) as string,
          user,
        },
        weakPassword: undefined,
      },
      error: null,
    });
    const { session } = response.data;
    const claims = await accounts.tokens.verify(session?.access_token ?? '', 0);
    expect(claims).toEqual({
      iss: issuer,
      sub: response.data.user?.id,
      aud: 'authenticated',
      exp: session?.expires_at,
      iat: claims.exp - 3600,
      email,
      phone: '',
      app_metadata: { provider: 'email', providers: ['email'] },
      user_metadata: user.user_metadata,
      role: 'authenticated',
      aal: 'aal1',
      amr: [{ method: 'password', timestamp: aNumber }],
      session_id: aUuid,
      is_anonymous: false,
    });
    expect(Math.abs(claims.iat - Date.now() / 1000)).toBeLessThan(10);
  });

  test('an unknown address and a wrong password get the same response', async () => {
    await accounts.confirmed('known@example.org');
    const errors = [];
    for (const email of ['known@example.org', 'unknown@example.org', 'no address', "' or 1=1 --"]) {
      const { data: nothing, error } = await accounts
        .client()
        .auth.signInWithPassword({ email, password: 'wrong password' });
      expect(nothing).toEqual({ user: null, session: null });
      errors.push(errorFields(error));
    }
    const refusal = {
      name: 'AuthApiError',
      status: 400,
      code: 'invalid_credentials',
      message: 'Invalid login credentials',
    };
    expect(errors).toEqual([refusal, refusal, refusal, refusal]);
  });

  test('a password that has become too weak still signs in, with a warning', async () => {
    const email = 'weak@example.org';
    await accounts.confirmed(email);
    const hash = await new Passwords().hash('short');
    await accounts.database.query('update auth.users set password_hash = $2 where email = $1', [email, hash]);
    const { data: signedIn } = await accounts.client().auth.signInWithPassword({ email, password: 'short' });
    expect(signedIn.session).not.toBeNull();
    expect(signedIn.weakPassword).toEqual({
      reasons: ['length'],
      message: 'Password should be at least 6 characters.',
    });
  });

  test.each([`now() + interval '1 hour'`, `'infinity'`])(
    'a user who is banned until %s is rejected everywhere',
    async (until) => {
      const email = `banned${until.length}@example.org`;
      await accounts.confirmed(email);
      const client = await accounts.signedIn(email);
      await accounts.database.query(`update auth.users set banned_until = ${until} where email = $1`, [
        email,
      ]);
      const signIn = await accounts.client().auth.signInWithPassword({ email, password: 'correct horse' });
      expect(errorFields(signIn.error)).toMatchObject({ status: 400, code: 'user_banned' });
      const refresh = await client.auth.refreshSession();
      expect(errorFields(refresh.error)).toMatchObject({ status: 400, code: 'user_banned' });
      const user = await client.auth.getUser();
      expect(errorFields(user.error)).toMatchObject({ status: 403, code: 'user_banned' });
    },
  );
});

describe('signing out', () => {
  test('ends all sessions by default, the others, or only this one', async () => {
    const email = 'leaver@example.org';
    await accounts.confirmed(email);
    const one = await accounts.signedIn(email);
    const two = await accounts.signedIn(email);
    const isIn = async (client: typeof one) => (await client.auth.getUser()).error === null;

    expect(await one.auth.signOut({ scope: 'others' })).toEqual({ error: null });
    expect([await isIn(one), await isIn(two)]).toEqual([true, false]);

    const three = await accounts.signedIn(email);
    expect(await one.auth.signOut({ scope: 'local' })).toEqual({ error: null });
    expect([await isIn(one), await isIn(three)]).toEqual([false, true]);

    const four = await accounts.signedIn(email);
    expect(await four.auth.signOut()).toEqual({ error: null });
    expect([await isIn(three), await isIn(four)]).toEqual([false, false]);
  });

  test('returns 204 without a body, and ends the session for both tokens', async () => {
    const session = await accounts.confirmed('leaver2@example.org');
    const headers = { authorization: `Bearer ${session.get('access_token')}` };
    const logOut = (query = '') => accounts.post(`/logout${query}`, undefined, headers);
    expect(await logOut('?scope=nowhere')).toMatchObject({ status: 400 });
    expect(await logOut()).toMatchObject({ status: 204, body: '' });
    expect(await accounts.request('/auth/v1/user', { headers })).toMatchObject({
      status: 403,
      body: { code: 'session_not_found', message: 'Session from session_id claim in JWT does not exist' },
    });
    const token = { refresh_token: session.get('refresh_token') };
    expect(await accounts.post('/token?grant_type=refresh_token', token)).toMatchObject({
      status: 400,
      body: { code: 'refresh_token_not_found' },
    });
    expect(await logOut()).toMatchObject({ status: 403 });
  });
});
