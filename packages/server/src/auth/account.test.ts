// The life of an account, each step by the real client.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { withDatabases } from '../testing/databases.ts';
import {
  aNumber,
  aText,
  aTime,
  aUuid,
  fragmentOf,
  issuer,
  TestAccounts,
  toldBy,
} from '../testing/accounts.ts';

const data = { full_name: 'Ada Lovelace', phone: '+1 555 0100', city: 'London', state: 'OR' };

withDatabases('an account', (open) => {
  let accounts: TestAccounts;
  beforeAll(async () => {
    accounts = await TestAccounts.open(await open());
  });
  afterAll(() => accounts.close());

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
    test('gives the user and no session, and mails a link to the server with the wanted address in it', async () => {
      const email = 'ada@example.org';
      const options = { emailRedirectTo: `${accounts.url}/`, data };
      const answer = await accounts
        .client()
        .auth.signUp({ email: 'Ada@Example.org', password: 'secret', options });
      expect(answer).toEqual({
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

    test('signing in before the link is followed says so, but only to whoever knows the password', async () => {
      const { auth } = accounts.client();
      const right = await auth.signInWithPassword({ email: 'ada@example.org', password: 'secret' });
      expect(right.data).toEqual({ user: null, session: null });
      expect(toldBy(right.error)).toEqual({
        name: 'AuthApiError',
        status: 400,
        code: 'email_not_confirmed',
        message: 'Email not confirmed',
      });
      const wrong = await auth.signInWithPassword({ email: 'ada@example.org', password: 'Secret' });
      expect(toldBy(wrong.error)).toMatchObject({ code: 'invalid_credentials' });
    });

    test('following the link leads on with a session in the fragment, keys sorted', async () => {
      const target = await accounts.follow(await accounts.linkTo('ada@example.org'));
      expect(`${target.origin}${target.pathname}${target.search}`).toBe(`${accounts.url}/`);
      const facts = fragmentOf(target);
      expect([...facts.keys()]).toEqual([
        'access_token',
        'expires_at',
        'expires_in',
        'refresh_token',
        'sb',
        'token_type',
        'type',
      ]);
      expect(facts.get('type')).toBe('signup');
      expect(facts.get('sb')).toBe('');
      const { auth } = accounts.client();
      const set = await auth.setSession({
        access_token: facts.get('access_token') ?? '',
        refresh_token: facts.get('refresh_token') ?? '',
      });
      expect(set.error).toBeNull();
      expect(set.data.user).toEqual(userOf('ada@example.org', { isConfirmed: true }));
      const claims = await accounts.tokens.verify(facts.get('access_token') ?? '', 0);
      expect(claims.amr).toEqual([{ method: 'otp', timestamp: aNumber }]);
    });

    test('an address that has an account is answered like a new one, but without identities, and gets no mail', async () => {
      const email = 'grace@example.org';
      await accounts.confirmed(email);
      const stored = () =>
        accounts.database.own((sql) => sql.query('select * from auth.users where email = $1', [email]));
      const before = await stored();
      const { data: told, error } = await accounts
        .client()
        .auth.signUp({ email, password: 'another', options: { data } });
      expect(error).toBeNull();
      expect(told.session).toBeNull();
      expect(told.user).toEqual({ ...userOf(email, { isConfirmed: false }), identities: [] });
      expect(told.user?.user_metadata['sub']).toBe(told.user?.id);
      expect(await stored()).toEqual(before);
      const due = await accounts.database.own((sql) =>
        sql.query(
          'select link.id from auth.links as link join auth.users as u on u.id = user_id where email = $1',
          [email],
        ),
      );
      expect(due).toEqual([]);
      expect((await accounts.signedIn(email)).auth).toBeDefined();
    });

    test('an address that was not confirmed gets another letter, and every link carries its own password', async () => {
      const email = 'victim@example.org';
      const { auth } = accounts.client();
      await auth.signUp({ email, password: 'of the attacker', options: { data: { city: 'Elsewhere' } } });
      const attackers = await accounts.linkTo(email);
      const second = await auth.signUp({ email, password: 'of the victim', options: { data } });
      expect(second).toEqual({
        data: { user: userOf(email, { isConfirmed: false }), session: null },
        error: null,
      });
      await accounts.follow(await accounts.linkTo(email, 2));
      const attack = await auth.signInWithPassword({ email, password: 'of the attacker' });
      expect(toldBy(attack.error)).toMatchObject({ code: 'invalid_credentials' });
      const { data: signedIn } = await auth.signInWithPassword({ email, password: 'of the victim' });
      expect(signedIn.user?.user_metadata).toMatchObject(data);
      const late = await accounts.follow(attackers);
      expect(fragmentOf(late).get('error_code')).toBe('otp_expired');
    });

    test('only the fields that the contract names count', async () => {
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
    test('gives a session whose token says who it is and for how long', async () => {
      const email = 'ida@example.org';
      await accounts.client().auth.signUp({ email, password: 'correct horse', options: { data } });
      await accounts.follow(await accounts.linkTo(email));
      const began = Math.floor(Date.now() / 1000);
      const answer = await accounts
        .client()
        .auth.signInWithPassword({ email: 'IDA@example.org', password: 'correct horse' });
      const user = userOf(email, { isConfirmed: true });
      expect(answer).toEqual({
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
      const { session } = answer.data;
      const claims = await accounts.tokens.verify(session?.access_token ?? '', 0);
      expect(claims).toEqual({
        iss: issuer,
        sub: answer.data.user?.id,
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
      expect(claims.iat).toBeGreaterThanOrEqual(began);
      expect(claims.iat).toBeLessThanOrEqual(Date.now() / 1000);
    });

    test('an unknown address and a wrong password are told in the same words', async () => {
      await accounts.confirmed('known@example.org');
      const told = [];
      for (const email of ['known@example.org', 'unknown@example.org', 'no address', "' or 1=1 --"]) {
        const { data: nothing, error } = await accounts
          .client()
          .auth.signInWithPassword({ email, password: 'wrong password' });
        expect(nothing).toEqual({ user: null, session: null });
        told.push(toldBy(error));
      }
      const refusal = {
        name: 'AuthApiError',
        status: 400,
        code: 'invalid_credentials',
        message: 'Invalid login credentials',
      };
      expect(told).toEqual([refusal, refusal, refusal, refusal]);
    });

    test('a password that is too weak by now still signs in, and the client is told', async () => {
      const email = 'weak@example.org';
      await accounts.confirmed(email);
      const { Passwords } = await import('./passwords.ts');
      const hash = await new Passwords().hash('short');
      await accounts.database.own((sql) =>
        sql.query('update auth.users set password_hash = $2 where email = $1', [email, hash]),
      );
      const { data: told } = await accounts.client().auth.signInWithPassword({ email, password: 'short' });
      expect(told.session).not.toBeNull();
      expect(told.weakPassword).toEqual({
        reasons: ['length'],
        message: 'Password should be at least 6 characters.',
      });
    });

    test.each([`now() + interval '1 hour'`, `'infinity'`])(
      'somebody who is banned until %s is refused everywhere',
      async (until) => {
        const email = `banned${until.length}@example.org`;
        await accounts.confirmed(email);
        const client = await accounts.signedIn(email);
        await accounts.database.own((sql) =>
          sql.query(`update auth.users set banned_until = ${until} where email = $1`, [email]),
        );
        const signIn = await accounts.client().auth.signInWithPassword({ email, password: 'correct horse' });
        expect(toldBy(signIn.error)).toMatchObject({ status: 400, code: 'user_banned' });
        const refresh = await client.auth.refreshSession();
        expect(toldBy(refresh.error)).toMatchObject({ status: 400, code: 'user_banned' });
        const user = await client.auth.getUser();
        expect(toldBy(user.error)).toMatchObject({ status: 403, code: 'user_banned' });
      },
    );
  });

  describe('signing out', () => {
    test('ends every session by default, the others, or this one alone', async () => {
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

    test('is answered with 204 and no body; the session is gone for its tokens', async () => {
      const email = 'leaver2@example.org';
      const facts = await accounts.confirmed(email);
      const headers = { authorization: `Bearer ${facts.get('access_token')}` };
      const scope = await accounts.post('/logout?scope=nowhere', undefined, headers);
      expect(scope.status).toBe(400);
      const out = await accounts.post('/logout', undefined, headers);
      expect([out.status, out.body]).toEqual([204, '']);
      expect(await accounts.ask('/auth/v1/user', { headers })).toMatchObject({
        status: 403,
        body: {
          code: 'session_not_found',
          message: 'Session from session_id claim in JWT does not exist',
        },
      });
      const again = await accounts.post('/token?grant_type=refresh_token', {
        refresh_token: facts.get('refresh_token'),
      });
      expect(again).toMatchObject({ status: 400, body: { code: 'refresh_token_not_found' } });
      expect((await accounts.post('/logout', undefined, headers)).status).toBe(403);
    });
  });
});
