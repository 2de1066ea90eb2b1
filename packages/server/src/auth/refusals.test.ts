// What the endpoints of /auth/v1 reject, always with 4xx and without revealing secrets.
import { describe, expect, test } from 'vitest';
import { aText, openAccounts } from '../testing/accounts.ts';

const password = 'correct horse';
const email = 'somebody@example.org';
const accounts = await openAccounts();
const { database } = accounts;
const token = (await accounts.confirmed(email, password)).get('access_token') ?? '';

describe('the public key', () => {
  test.each(['/settings', '/user'])('%s gets 401 without it', async (path) => {
    const without = await accounts.request(`/auth/v1${path}`, { headers: { apikey: '' } });
    expect([without.status, without.body]).toEqual([401, { message: 'No API key found in request' }]);
    const wrong = await accounts.request(`/auth/v1${path}`, { headers: { apikey: 'another' } });
    expect([wrong.status, wrong.body]).toEqual([401, { message: 'Invalid API key' }]);
  });

  test('is not needed for links, health and JWKS', async () => {
    const headers = { apikey: '' };
    const health = await accounts.request('/auth/v1/health', { headers });
    expect(health.body).toEqual({
      version: '1',
      name: 'Homeplot accounts',
      description: 'Sign-up, sign-in and sessions with e-mail address and password.',
    });
    const keys = await accounts.request('/auth/v1/.well-known/jwks.json', { headers });
    expect(keys.body).toEqual({ keys: [] });
    expect(keys.headers.get('cache-control')).toBe('public, max-age=600');
    expect((await accounts.request('/auth/v1/verify?token=x&type=signup', { headers })).status).toBe(303);
  });

  test('the settings list what is supported', async () => {
    expect((await accounts.request('/auth/v1/settings')).body).toEqual({
      external: { email: true, phone: false, anonymous_users: false },
      disable_signup: false,
      mailer_autoconfirm: false,
      phone_autoconfirm: false,
      sms_provider: '',
      saml_enabled: false,
    });
  });
});

describe('an error', () => {
  test('has a named code for current clients', async () => {
    const { status, headers, body } = await accounts.post('/recover', {});
    expect([status, body]).toEqual([
      400,
      { code: 'validation_failed', message: 'Password recovery requires an email' },
    ]);
    expect(headers.get('x-supabase-api-version')).toBe('2024-01-01');
    expect(headers.get('x-sb-error-code')).toBe('validation_failed');
    expect(headers.get('cache-control')).toBe('no-store');
  });

  test.each(['', '2023-12-31', 'latest'])(
    'has the status as code for the API version "%s"',
    async (version) => {
      const { headers, body } = await accounts.post('/recover', {}, { 'x-supabase-api-version': version });
      expect(body).toEqual({
        code: 400,
        error_code: 'validation_failed',
        msg: 'Password recovery requires an email',
      });
      expect(headers.get('x-supabase-api-version')).toBeNull();
      expect(headers.get('x-sb-error-code')).toBe('validation_failed');
    },
  );
});

describe('bodies', () => {
  const endpoints = [
    '/signup',
    '/token?grant_type=password',
    '/token?grant_type=refresh_token',
    '/resend',
    '/recover',
    '/verify',
  ];
  const bodies: readonly (readonly [string, unknown])[] = [
    ['nothing', undefined],
    ['no JSON', '{"email":'],
    ['a number', 5],
    ['null', 'null'],
    ['a list', []],
    ['a text', '"text"'],
    ['fields of other types', { email: 1, password: {}, refresh_token: [], type: true, token_hash: 2 }],
    ['fields of other types again', { email: { $gt: '' }, password: [], refresh_token: {}, type: 1 }],
    ['a list of lists, a hundred thousand deep', '['.repeat(100_000)],
    ['its own prototype', '{"__proto__":{"email":"a@example.org"},"constructor":1}'],
  ];
  for (const path of endpoints) {
    test.each(bodies)(`${path} rejects %s`, async (_name, body) => {
      const { status, body: response } = await accounts.post(path, body);
      expect(status).toBeGreaterThanOrEqual(400);
      expect(status).toBeLessThan(500);
      expect(response).toEqual({ code: aText, message: aText });
    });
  }

  test('invalid JSON and wrong types have their own messages', async () => {
    expect((await accounts.post('/signup', '{')).body).toEqual({
      code: 'bad_json',
      message: 'Could not parse request body as JSON',
    });
    expect((await accounts.post('/signup', { email: 5 })).body).toEqual({
      code: 'bad_json',
      message: 'Could not read the request body: "email" has the wrong type',
    });
  });

  test('of more than 16 KiB are rejected', async () => {
    const { status, body } = await accounts.post('/signup', { email, data: 'x'.repeat(16 * 1024) });
    expect([status, body]).toEqual([
      413,
      { code: 'request_entity_too_large', message: 'The request body is larger than 16 KiB' },
    ]);
  });

  test('may have any content type', async () => {
    for (const type of ['text/plain', 'application/json', 'application/x-www-form-urlencoded']) {
      const body = { email, password };
      const { status } = await accounts.post('/token?grant_type=password', body, { 'content-type': type });
      expect(status).toBe(200);
    }
  });

  test.each(['/token', '/token?grant_type=magic', '/token?grant_type='])(
    '%s is an unsupported grant type',
    async (path) => {
      expect(await accounts.post(path, { email, password })).toMatchObject({
        status: 400,
        body: { code: 'invalid_credentials', message: 'unsupported_grant_type' },
      });
    },
  );

  test('a query parameter may be given only once', async () => {
    const path = '/token?grant_type=password&grant_type=refresh_token';
    expect((await accounts.post(path, { email, password })).status).toBe(400);
  });
});

describe('signing up', () => {
  const signUp = { email: 'fresh@example.org', password };
  const noPassword = 'Signup requires a valid password';
  const longPassword = 'Password cannot be longer than 72 characters';
  const badAddress = 'Unable to validate email address: invalid format';
  test.each([
    [{ password: '' }, noPassword],
    [{ password: undefined }, noPassword],
    [{ password: 'x'.repeat(73) }, longPassword],
    [{ password: 'é'.repeat(37) }, longPassword],
    [{ email: 'nonsense' }, badAddress],
    [{ email: 'a@b\r\nBcc: c@d' }, badAddress],
    [{ email: `${'a'.repeat(250)}@b.org` }, 'The email address is too long: it may have 255 characters'],
    [{ data: 'text' }, 'The user metadata in "data" must be an object'],
    [{ data: ['list'] }, 'The user metadata in "data" must be an object'],
    [{ data: { long: 'x'.repeat(4096) } }, 'The user metadata in "data" may have 4096 bytes as JSON'],
  ])('rejects %j', async (fields, message) => {
    const { status, body } = await accounts.post('/signup', { ...signUp, ...fields });
    expect([status, body]).toEqual([400, { code: 'validation_failed', message }]);
  });

  test.each([
    { email: 'a@example.org\u0000' },
    { data: { nul: '\u0000' } },
    { data: { half: '\ud800' } },
    { data: { '\u0000': 1 } },
  ])('rejects %j, which the database cannot store', async (fields) => {
    const { status, body } = await accounts.post('/signup', { ...signUp, ...fields });
    expect([status, body]).toMatchObject([400, { code: 'bad_json' }]);
  });

  test('needs an email address', async () => {
    const anonymous = await accounts.post('/signup', { password });
    expect([anonymous.status, anonymous.body]).toEqual([
      422,
      { code: 'anonymous_provider_disabled', message: 'Anonymous sign-ins are disabled' },
    ]);
    const byPhone = await accounts.post('/signup', { phone: '+15550100', password });
    expect([byPhone.status, byPhone.body]).toEqual([
      400,
      { code: 'phone_provider_disabled', message: 'Phone signups are disabled' },
    ]);
  });

  test.each(['12345', 'ééééé', '🏡🏡🏡🏡🏡', ' '])(
    'rejects the weak password %s with a reason',
    async (weak) => {
      const { data, error } = await accounts.client().auth.signUp({ ...signUp, password: weak });
      expect(data).toEqual({ user: null, session: null });
      expect(error).toMatchObject({
        name: 'AuthWeakPasswordError',
        status: 422,
        code: 'weak_password',
        message: 'Password should be at least 6 characters.',
        reasons: ['length'],
      });
    },
  );

  test('stores what only looks like an escape sequence', async () => {
    const data = { path: 'C:\\u0000\\new', mark: "'; drop table auth.users; --" };
    const response = await accounts.post('/signup', { email: 'escape@example.org', password, data });
    expect(response).toMatchObject({ status: 200, body: { user_metadata: data } });
  });

  test('rejects metadata nested a thousand levels deep', async () => {
    const deep = `{"email":"deep@example.org","password":"${password}","data":${'{"a":'.repeat(1e3)}1${'}'.repeat(1e3)}}`;
    expect((await accounts.post('/signup', deep)).status).toBe(400);
  });

  test('creates no account for rejected requests', async () => {
    const made = await database.query(
      `select email from auth.users where email like 'fresh%' or email like 'deep%'`,
    );
    expect(made).toEqual([]);
  });
});

test('unknown routes get 404', async () => {
  for (const [method, path] of [
    ['GET', '/signup'],
    ['DELETE', '/user'],
    ['POST', '/admin/users'],
    ['GET', '/authorize'],
    ['PATCH', '/token'],
  ] as const) {
    expect((await accounts.request(`/auth/v1${path}`, { method })).status).toBe(404);
  }
});

test('the log has the events, but no passwords, tokens or addresses', () => {
  const { log } = accounts;
  expect(log).toContain('"msg":"signed up"');
  expect(log).toContain('"msg":"address confirmed"');
  expect(log).toContain('"msg":"signed in"');
  for (const secret of [password, token, email, 'example.org', accounts.secret, '127.0.0.1']) {
    expect(log).not.toContain(secret);
  }
  for (const link of accounts.mailbox.links) {
    expect(log).not.toContain(new URL(link).searchParams.get('token'));
  }
});
