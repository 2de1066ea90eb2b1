// Mailed links: they work once, redirect only to allowed origins, and confirm or recover an account.
import { describe, expect, test } from 'vitest';
import {
  errorFields,
  fragmentOf,
  fragmentParams,
  invalid,
  openAccounts,
  sessionIn,
} from '../testing/accounts.ts';

const password = 'correct horse';
const accounts = await openAccounts({ settings: { redirectAllow: ['https://plan.example.org'] } });
const { database } = accounts;

async function signUp(email: string, redirect?: string): Promise<string> {
  const options = redirect === undefined ? {} : { emailRedirectTo: redirect };
  const { error } = await accounts.client().auth.signUp({ email, password, options });
  expect(error).toBeNull();
  return accounts.linkTo(email);
}

describe('a link', () => {
  test('works once; afterwards it redirects with an error in the fragment', async () => {
    const link = await signUp('once@example.org');
    expect(fragmentParams(await accounts.follow(link))).toMatchObject({ type: 'signup' });
    const again = await accounts.follow(link);
    expect(again.hash).toBe(
      '#error=access_denied&error_code=otp_expired&error_description=Email+link+is+invalid+or+has+expired&sb=',
    );
  });

  test('works once even if it is opened ten times concurrently', async () => {
    const link = await signUp('hasty@example.org');
    const targets = await Promise.all(Array.from({ length: 10 }, () => accounts.follow(link)));
    expect(targets.filter((target) => fragmentParams(target)['access_token'] !== undefined)).toHaveLength(1);
  });

  test('is not cached, sends no referrer, and is not used up by HEAD', async () => {
    const link = await signUp('private@example.org');
    const head = await fetch(link, { method: 'HEAD', redirect: 'manual' });
    expect([head.status, head.headers.get('allow')]).toEqual([405, 'GET, POST']);
    const response = await fetch(link, { redirect: 'manual' });
    expect(response.status).toBe(303);
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(response.headers.get('referrer-policy')).toBe('no-referrer');
  });

  test('works only with its own type', async () => {
    const link = new URL(await signUp('kind@example.org'));
    link.searchParams.set('type', 'recovery');
    expect(fragmentParams(await accounts.follow(link.href))).toEqual(invalid);
    link.searchParams.set('type', 'constructor');
    expect(fragmentParams(await accounts.follow(link.href))).toEqual({
      error: 'invalid_request',
      error_code: 'validation_failed',
      error_description: 'Unsupported verification type',
      sb: '',
    });
    link.searchParams.set('type', 'signup');
    expect(fragmentParams(await accounts.follow(link.href))).toMatchObject({ type: 'signup' });
  });

  test('expires', async () => {
    const email = 'late@example.org';
    const link = await signUp(email);
    await database.query(
      `update auth.links set expires_at = now() - interval '1 second'
         where user_id = (select id from auth.users where email = $1)`,
      [email],
    );
    expect(fragmentParams(await accounts.follow(link))).toEqual(invalid);
  });

  test('is valid for a day after a sign-up and for an hour after a recovery', async () => {
    const email = 'lasting@example.org';
    await signUp(email);
    await accounts.client().auth.resetPasswordForEmail(email);
    await accounts.linkTo(email, 2);
    const rows = await database.query<{ kind: string; hours: number }>(
      `select kind, round(extract(epoch from expires_at - now()) / 3600)::int as hours from auth.links
         where user_id = (select id from auth.users where email = $1) order by kind`,
      [email],
    );
    expect(rows).toEqual([
      { kind: 'recovery', hours: 1 },
      { kind: 'signup', hours: 24 },
    ]);
  });

  test.each(['/verify', '/verify?token=x', '/verify?type=signup', '/verify?token=x&token=y&type=signup'])(
    '%s gets 400 without a redirect',
    async (path) => {
      const { status, headers, body } = await accounts.request(`/auth/v1${path}`);
      expect([status, headers.get('location')]).toEqual([400, null]);
      expect(body).toMatchObject({ code: 'validation_failed' });
    },
  );

  test('is stored only as a digest', async () => {
    const link = new URL(await signUp('digest@example.org'));
    const rows = JSON.stringify(await database.query('select * from auth.links'));
    expect(rows).not.toContain(link.searchParams.get('token'));
    expect(rows).not.toContain(password);
  });
});

describe('a redirect', () => {
  const site = (): string => `${accounts.url}/`;

  test.each([
    ['https://plan.example.org/app?x=1', 'https://plan.example.org/app?x=1'],
    ['https://plan.example.org/#old=fragment', 'https://plan.example.org/'],
    ['http://localhost:{port}/reset-password', 'http://localhost:{port}/reset-password'],
    ['http://[::1]:{port}/', 'http://[::1]:{port}/'],
  ])('to %s is allowed', async (redirect, target) => {
    const { port } = new URL(accounts.url);
    const requested = encodeURIComponent(redirect.replace('{port}', port));
    const url = await accounts.follow(
      `${accounts.url}/auth/v1/verify?token=x&type=signup&redirect_to=${requested}`,
    );
    url.hash = '';
    expect(url.href).toBe(target.replace('{port}', port));
  });

  test.each([
    'https://evil.example.com/',
    'http://plan.example.org/',
    'https://plan.example.org:8443/',
    'https://plan.example.org.evil.example.com/',
    'https://plan.example.org@evil.example.com/',
    'https://user:word@plan.example.org/',
    'https://plan.example.org\\@evil.example.com/',
    '//plan.example.org/',
    '/app',
    'javascript:alert(1)',
    'data:text/html,x',
    'https://0x7f000001.evil/',
    'http://3232235777/',
    'http://localhost.evil.example.com/',
    'http://localhost:5173/reset-password',
    'http://127.0.0.1:1/',
    'not an address',
    `https://plan.example.org/?${'x'.repeat(1000)}`,
    '',
  ])('to %.60s goes to the product instead', async (redirect) => {
    const query = `token=x&type=signup&redirect_to=${encodeURIComponent(redirect)}`;
    const url = await accounts.follow(`${accounts.url}/auth/v1/verify?${query}`);
    url.hash = '';
    expect(url.href).toBe(site());
  });

  test('in a mail is checked too, and the link ignores forged headers', async () => {
    const email = 'poison@example.org';
    await accounts.post(
      '/signup?redirect_to=https%3A%2F%2Fevil.example.com%2F',
      { email, password },
      {
        referer: 'https://evil.example.com/',
        'x-forwarded-host': 'evil.example.com',
      },
    );
    const link = new URL(await accounts.linkTo(email));
    expect(link.origin).toBe(accounts.url);
    expect(link.searchParams.get('redirect_to')).toBe(site());
  });
});

describe('recovering', () => {
  test('mails a link that signs in; the new password then ends all other sessions and links', async () => {
    const email = 'forgetful@example.org';
    await accounts.confirmed(email);
    const elsewhere = await accounts.signedIn(email);
    const redirectTo = 'https://plan.example.org/reset-password';
    const response = await accounts.client().auth.resetPasswordForEmail(email, { redirectTo });
    expect(response).toEqual({ data: {}, error: null });
    const target = await accounts.follow(await accounts.linkTo(email, 2));
    expect(`${target.origin}${target.pathname}`).toBe(redirectTo);
    const fragment = fragmentOf(target);
    expect(fragment.get('type')).toBe('recovery');

    await accounts.client().auth.resetPasswordForEmail(email);
    const another = await accounts.linkTo(email, 3);
    const { auth } = accounts.client();
    await auth.setSession(sessionIn(fragment));
    const updated = await auth.updateUser({ password: 'battery staple' });
    expect(updated.error).toBeNull();
    expect(updated.data.user).toMatchObject({ email, identities: [{ email }] });

    expect((await auth.getUser()).error).toBeNull();
    expect((await auth.refreshSession()).error).toBeNull();
    const { error } = await elsewhere.auth.getUser();
    expect(errorFields(error)).toMatchObject({ name: 'AuthSessionMissingError', status: 400 });
    expect(fragmentParams(await accounts.follow(another))).toEqual(invalid);
    const old = await accounts.client().auth.signInWithPassword({ email, password });
    expect(errorFields(old.error)).toMatchObject({ code: 'invalid_credentials' });
    await accounts.signedIn(email, 'battery staple');
  });

  test('gives the same response for an unknown address', async () => {
    const known = await accounts.post('/recover', { email: 'forgetful@example.org', code_challenge: null });
    const unknown = await accounts.post('/recover', { email: 'nobody@example.org', code_challenge: null });
    expect([known.status, known.body]).toEqual([200, {}]);
    expect([unknown.status, unknown.body]).toEqual([200, {}]);
    const names = (headers: Headers) => [...headers.keys()];
    expect(names(known.headers)).toEqual(names(unknown.headers));
  });

  test('confirms the address, but does not activate the password of the sign-up', async () => {
    const email = 'unconfirmed@example.org';
    await signUp(email);
    await accounts.client().auth.resetPasswordForEmail(email);
    const session = fragmentParams(await accounts.follow(await accounts.linkTo(email, 2)));
    const { data } = await accounts.client().auth.getUser(session['access_token']);
    expect(data.user?.email_confirmed_at).toBeDefined();
    const signIn = await accounts.client().auth.signInWithPassword({ email, password });
    expect(errorFields(signIn.error)).toMatchObject({ code: 'invalid_credentials' });
  });

  test('makes the previous link invalid', async () => {
    const email = 'twice@example.org';
    await accounts.confirmed(email);
    await accounts.client().auth.resetPasswordForEmail(email);
    const first = await accounts.linkTo(email, 2);
    await accounts.client().auth.resetPasswordForEmail(email);
    const second = await accounts.linkTo(email, 3);
    expect(fragmentParams(await accounts.follow(first))).toEqual(invalid);
    expect(fragmentParams(await accounts.follow(second))).toMatchObject({ type: 'recovery' });
  });
});

describe('verifyOtp', () => {
  test('opens a session with a token hash, once', async () => {
    const link = new URL(await signUp('hash@example.org'));
    const token_hash = link.searchParams.get('token') ?? '';
    const { auth } = accounts.client();
    const { data, error } = await auth.verifyOtp({ type: 'signup', token_hash });
    expect(error).toBeNull();
    expect(data.session?.user.email).toBe('hash@example.org');
    const again = await auth.verifyOtp({ type: 'signup', token_hash });
    expect(again.data).toEqual({ user: null, session: null });
    expect(errorFields(again.error)).toEqual({
      name: 'AuthApiError',
      status: 403,
      code: 'otp_expired',
      message: 'Email link is invalid or has expired',
    });
  });

  test('accepts no numeric code', async () => {
    const { auth } = accounts.client();
    const { error } = await auth.verifyOtp({ type: 'signup', email: 'hash@example.org', token: '123456' });
    expect(errorFields(error)).toMatchObject({
      status: 403,
      code: 'otp_expired',
      message: 'Token has expired or is invalid',
    });
  });

  test.each([{}, { type: 'signup' }, { token_hash: 'x' }, { type: 'magic', token_hash: 'x' }])(
    'rejects %j',
    async (body) => {
      expect(await accounts.post('/verify', body)).toMatchObject({
        status: 400,
        body: { code: 'validation_failed' },
      });
    },
  );
});
