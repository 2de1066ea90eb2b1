// What the endpoints of /auth/v1 refuse, and how they say so: always 4xx, never an account's secret.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Database } from '../db/database.ts';
import { DiskFullError } from '../db/scripts.ts';
import { withDatabases } from '../testing/databases.ts';
import { authErrorOf } from './authError.ts';
import { aText, TestAccounts } from '../testing/accounts.ts';

const password = 'correct horse';

withDatabases('refusals', (open) => {
  let database: Database;
  let accounts: TestAccounts;
  let email: string;
  let token: string;
  beforeAll(async () => {
    database = await open();
    accounts = await TestAccounts.open(database);
    email = 'somebody@example.org';
    token = (await accounts.confirmed(email, password)).get('access_token') ?? '';
  });
  afterAll(() => accounts.close());

  test('a full disk is told as what it is', () => {
    const { status, message } = authErrorOf(new DiskFullError());
    expect([status, message]).toEqual([503, 'The disk of the database is full. Please try again later.']);
  });

  describe('the public key', () => {
    test.each(['/settings', '/user'])('%s without it is a 401 of the gateway', async (path) => {
      const without = await accounts.ask(`/auth/v1${path}`, { headers: { apikey: '' } });
      expect([without.status, without.body]).toEqual([401, { message: 'No API key found in request' }]);
      const wrong = await accounts.ask(`/auth/v1${path}`, { headers: { apikey: 'another' } });
      expect([wrong.status, wrong.body]).toEqual([401, { message: 'Invalid API key' }]);
    });

    test('links, health and keys need none', async () => {
      const headers = { apikey: '' };
      const health = await accounts.ask('/auth/v1/health', { headers });
      expect(health.body).toEqual({
        version: '1',
        name: 'Homeplot accounts',
        description: 'Sign-up, sign-in and sessions with e-mail address and password.',
      });
      const keys = await accounts.ask('/auth/v1/.well-known/jwks.json', { headers });
      expect(keys.body).toEqual({ keys: [] });
      expect(keys.headers.get('cache-control')).toBe('public, max-age=600');
      expect((await accounts.ask('/auth/v1/verify?token=x&type=signup', { headers })).status).toBe(303);
    });

    test('the settings say what there is', async () => {
      expect((await accounts.ask('/auth/v1/settings')).body).toEqual({
        external: { email: true, phone: false, anonymous_users: false },
        disable_signup: false,
        mailer_autoconfirm: false,
        phone_autoconfirm: false,
        sms_provider: '',
        saml_enabled: false,
      });
    });
  });

  describe('the shape of an error', () => {
    test('names the code for a client of today', async () => {
      const { status, headers, body } = await accounts.post('/recover', {});
      expect([status, body]).toEqual([
        400,
        { code: 'validation_failed', message: 'Password recovery requires an email' },
      ]);
      expect(headers.get('x-supabase-api-version')).toBe('2024-01-01');
      expect(headers.get('x-sb-error-code')).toBe('validation_failed');
      expect(headers.get('cache-control')).toBe('no-store');
    });

    test.each(['', '2023-12-31', 'latest'])('has the number as code for version "%s"', async (version) => {
      const { headers, body } = await accounts.post('/recover', {}, { 'x-supabase-api-version': version });
      expect(body).toEqual({
        code: 400,
        error_code: 'validation_failed',
        msg: 'Password recovery requires an email',
      });
      expect(headers.get('x-supabase-api-version')).toBeNull();
      expect(headers.get('x-sb-error-code')).toBe('validation_failed');
    });
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
      test.each(bodies)(`${path} refuses %s`, async (_name, body) => {
        const { status, body: told } = await accounts.post(path, body);
        expect(status).toBeGreaterThanOrEqual(400);
        expect(status).toBeLessThan(500);
        expect(told).toEqual({ code: aText, message: aText });
      });
    }

    test('JSON that is none is told as such', async () => {
      expect((await accounts.post('/signup', '{')).body).toEqual({
        code: 'bad_json',
        message: 'Could not parse request body as JSON',
      });
      expect((await accounts.post('/signup', { email: 5 })).body).toEqual({
        code: 'bad_json',
        message: 'Could not read the request body: "email" has the wrong type',
      });
    });

    test('one of more than a mebibyte is refused', async () => {
      const { status, body } = await accounts.post('/signup', { email, data: 'x'.repeat(1024 * 1024) });
      expect([status, body]).toEqual([
        413,
        { code: 'request_entity_too_large', message: 'The request body is larger than 1 MiB' },
      ]);
    });

    test('the type that a header names does not matter', async () => {
      for (const type of ['text/plain', 'application/json', 'application/x-www-form-urlencoded']) {
        const body = { email, password };
        const { status } = await accounts.post('/token?grant_type=password', body, { 'content-type': type });
        expect(status).toBe(200);
      }
    });

    test.each(['/token', '/token?grant_type=magic', '/token?grant_type='])('%s is no grant', async (path) => {
      expect(await accounts.post(path, { email, password })).toMatchObject({
        status: 400,
        body: { code: 'invalid_credentials', message: 'unsupported_grant_type' },
      });
    });

    test('a parameter that is given twice is refused', async () => {
      const path = '/token?grant_type=password&grant_type=refresh_token';
      expect((await accounts.post(path, { email, password })).status).toBe(400);
    });
  });

  describe('signing up', () => {
    const signUp = { email: 'fresh@example.org', password };
    test.each([
      [{ ...signUp, password: '' }, 400, 'validation_failed', 'Signup requires a valid password'],
      [{ ...signUp, password: undefined }, 400, 'validation_failed', 'Signup requires a valid password'],
      [
        { ...signUp, password: 'x'.repeat(73) },
        400,
        'validation_failed',
        'Password cannot be longer than 72 characters',
      ],
      [
        { ...signUp, password: 'é'.repeat(37) },
        400,
        'validation_failed',
        'Password cannot be longer than 72 characters',
      ],
      [
        { ...signUp, email: 'nonsense' },
        400,
        'validation_failed',
        'Unable to validate email address: invalid format',
      ],
      [
        { ...signUp, email: 'a@b\r\nBcc: c@d' },
        400,
        'validation_failed',
        'Unable to validate email address: invalid format',
      ],
      [
        { ...signUp, email: 'a@example.org\u0000' },
        400,
        'validation_failed',
        'Unable to validate email address: invalid format',
      ],
      [
        { ...signUp, email: `${'a'.repeat(250)}@b.org` },
        400,
        'validation_failed',
        'An email address is too long: it may have 255 characters',
      ],
      [{ password }, 422, 'anonymous_provider_disabled', 'Anonymous sign-ins are disabled'],
      [{ phone: '+15550100', password }, 400, 'phone_provider_disabled', 'Phone signups are disabled'],
      [
        { ...signUp, data: 'text' },
        400,
        'validation_failed',
        'The user metadata in "data" must be an object',
      ],
      [
        { ...signUp, data: ['list'] },
        400,
        'validation_failed',
        'The user metadata in "data" must be an object',
      ],
      [
        { ...signUp, data: { long: 'x'.repeat(4096) } },
        400,
        'validation_failed',
        'The user metadata in "data" may have 4096 bytes as JSON',
      ],
      [
        { ...signUp, data: { nul: '\u0000' } },
        400,
        'validation_failed',
        'The user metadata in "data" has a character that cannot be stored',
      ],
      [
        { ...signUp, data: { half: '\ud800' } },
        400,
        'validation_failed',
        'The user metadata in "data" has a character that cannot be stored',
      ],
      [
        { ...signUp, data: { '\u0000': 1 } },
        400,
        'validation_failed',
        'The user metadata in "data" has a character that cannot be stored',
      ],
    ])('%j', async (body, status, code, message) => {
      const told = await accounts.post('/signup', body);
      expect([told.status, told.body]).toEqual([status, { code, message }]);
    });

    test.each(['12345', 'ééééé', '🏡🏡🏡🏡🏡', ' '])(
      'a weak password, %s, is told with its reason',
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

    test('what looks like an escape and is none is kept as it was written', async () => {
      const data = { path: 'C:\\u0000\\new', mark: "'; drop table auth.users; --" };
      const told = await accounts.post('/signup', { email: 'escape@example.org', password, data });
      expect(told).toMatchObject({ status: 200, body: { user_metadata: data } });
    });

    test('metadata nested a thousand deep is refused', async () => {
      const deep = `{"email":"deep@example.org","password":"${password}","data":${'{"a":'.repeat(1e3)}1${'}'.repeat(1e3)}}`;
      expect((await accounts.post('/signup', deep)).status).toBe(400);
    });

    test('nobody was made by any of it', async () => {
      const made = await database.own((sql) =>
        sql.query(`select email from auth.users where email like 'fresh%' or email like 'deep%'`),
      );
      expect(made).toEqual([]);
    });
  });

  test('what is not there is no 500', async () => {
    for (const [method, path] of [
      ['GET', '/signup'],
      ['DELETE', '/user'],
      ['POST', '/admin/users'],
      ['GET', '/authorize'],
      ['PATCH', '/token'],
    ] as const) {
      expect((await accounts.ask(`/auth/v1${path}`, { method })).status).toBe(404);
    }
  });

  test('neither passwords nor tokens nor addresses are in the log, and events are', () => {
    const { log } = accounts;
    expect(log).toContain('"msg":"signed up"');
    expect(log).toContain('"msg":"address confirmed"');
    expect(log).toContain('"msg":"signed in"');
    for (const secret of [password, token, email, 'example.org', accounts.secret, '127.0.0.1']) {
      expect(log).not.toContain(secret);
    }
    for (const link of accounts.links) {
      expect(log).not.toContain(new URL(link).searchParams.get('token'));
    }
  });
});
