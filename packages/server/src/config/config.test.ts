import { resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { type Environment, readConfig } from './config.ts';

const secret = 'a secret of more than thirty-two bytes';

/** The settings, or what is wrong. */
function read(environment: Environment): object {
  const config = readConfig(environment);
  return 'value' in config ? config.value : config;
}

describe('settings', () => {
  test('the default is port 3000, for this machine only', () => {
    expect(read({})).toMatchObject({
      port: 3000,
      host: '127.0.0.1',
      publicUrl: null,
      trustProxy: false,
    });
  });

  test('by default the data is in .data and the mail in its outbox', () => {
    expect(read({})).toMatchObject({
      dataDir: resolve('.data'),
      databaseUrl: null,
      jwtSecret: null,
      publicKey: null,
      mailTransport: { kind: 'folder', folder: resolve('.data/outbox') },
      mailInterval: 60,
      refreshReuseInterval: 10,
      otpExpiry: null,
      redirectAllow: [],
      rateLimitFactor: 1,
      backend: null,
    });
  });

  test('every setting is read, and trimmed', () => {
    const environment = {
      PORT: ' 8080 ',
      HOST: '0.0.0.0',
      PUBLIC_URL: 'https://plan.example.org',
      TRUST_PROXY: '10.0.0.0/8, ::1',
      DATA_DIR: '/var/lib/homeplot',
      DATABASE_URL: 'postgres://homeplot:word@db:5432/homeplot',
      JWT_SECRET: secret,
      PUBLIC_KEY: 'sb_publishable_for-this-site',
      MAIL_TRANSPORT: 'smtp://user:word@mail.example.org:587',
      MAIL_FROM: 'Plans <plans@example.org>',
      MAIL_INTERVAL_S: '0',
      REFRESH_REUSE_INTERVAL_S: '30',
      OTP_EXPIRY_S: '7200',
      REDIRECT_ALLOW: 'https://a.example.org, http://localhost:5173/',
      RATE_LIMIT_FACTOR: '2.5',
    };
    expect(read(environment)).toMatchObject({
      port: 8080,
      host: '0.0.0.0',
      publicUrl: 'https://plan.example.org/',
      trustProxy: ['10.0.0.0/8', '::1'],
      dataDir: resolve('/var/lib/homeplot'),
      databaseUrl: 'postgres://homeplot:word@db:5432/homeplot',
      jwtSecret: secret,
      publicKey: 'sb_publishable_for-this-site',
      mailTransport: { kind: 'smtp', url: 'smtp://user:word@mail.example.org:587' },
      mailFrom: 'Plans <plans@example.org>',
      mailInterval: 0,
      refreshReuseInterval: 30,
      otpExpiry: 7200,
      redirectAllow: ['https://a.example.org', 'http://localhost:5173'],
      rateLimitFactor: 2.5,
      backend: null,
    });
  });

  test('another backend needs both URL and key', () => {
    const environment = { BACKEND_URL: 'https://abc.supabase.co', BACKEND_KEY: 'sb_publishable_abc' };
    expect(read(environment)).toMatchObject({
      backend: { url: 'https://abc.supabase.co', key: 'sb_publishable_abc' },
    });
    expect(read({ BACKEND_URL: 'https://abc.supabase.co' })).toEqual({
      problem: [expect.stringContaining('BACKEND_KEY')],
    });
  });

  const mail = { MAIL_TRANSPORT: 'smtp://mail.example.org' };
  const pagesOnly = { BACKEND_URL: 'https://abc.supabase.co', BACKEND_KEY: 'sb_publishable_abc' };

  test('a server that others can reach needs MAIL_TRANSPORT', () => {
    const address = { PUBLIC_URL: 'https://plan.example.org' };
    for (const environment of [address, { HOST: '0.0.0.0', ...address }]) {
      expect(read(environment)).toEqual({ problem: [expect.stringContaining('Set MAIL_TRANSPORT')] });
      expect(read({ ...environment, ...mail })).not.toHaveProperty('problem');
      expect(read({ ...environment, ...pagesOnly })).not.toHaveProperty('problem');
    }
    for (const environment of [{ HOST: '::1' }, { PUBLIC_URL: 'http://localhost:8080' }]) {
      expect(read(environment)).toMatchObject({ mailTransport: { kind: 'folder' } });
    }
  });

  test('mail can be switched off', () => {
    const environment = {
      NODE_ENV: 'production',
      PUBLIC_URL: 'https://plan.example.org',
      MAIL_TRANSPORT: 'none',
    };
    expect(read(environment)).toMatchObject({ mailTransport: { kind: 'none' } });
  });

  test('a server that others can reach needs PUBLIC_URL', () => {
    expect(read({ HOST: '0.0.0.0', ...mail })).toEqual({
      problem: [
        'HOST is "0.0.0.0", which other machines can reach, but mailed links would lead to this machine. ' +
          'Set PUBLIC_URL to the address that visitors use, such as https://plan.example.org.',
      ],
    });
    expect(read({ HOST: '0.0.0.0', ...pagesOnly })).not.toHaveProperty('problem');
  });

  test.each([
    ['from MAIL_TRANSPORT', { MAIL_TRANSPORT: 'file:/tmp/mails' }, resolve('/tmp/mails')],
    ['by default', {}, resolve('.data/outbox')],
  ])('in production a mail folder %s is rejected unless it is allowed', (_name, given, folder) => {
    const environment = { ...given, NODE_ENV: 'production' };
    expect(read(environment)).toEqual({ problem: [expect.stringContaining('MAIL_ALLOW_FILE=1')] });
    expect(read({ ...environment, MAIL_ALLOW_FILE: '1' })).toMatchObject({
      mailTransport: { kind: 'folder', folder },
    });
    expect(read({ ...environment, ...pagesOnly })).not.toHaveProperty('problem');
  });

  test.each([
    ['JWT_SECRET', 'too-short-to-be-safe'],
    ['DATABASE_URL', 'mysql://homeplot:word@db/homeplot'],
    ['MAIL_TRANSPORT', 'imap://user:word@mail.example.org'],
  ])('an invalid %s is reported without the secret', (name, text) => {
    const config = readConfig({ [name]: text });
    const problem = 'problem' in config ? config.problem.join('\n') : 'accepted';
    expect(problem).toMatch(new RegExp(`^${name} is not valid: it must be .*\\.$`));
    expect(problem).not.toContain(text);
  });

  test('an empty setting has its default', () => {
    expect(read({ PORT: '', HOST: ' ' })).toMatchObject({ port: 3000, host: '127.0.0.1' });
  });

  test.each([
    ['PORT', 'eighty'],
    ['PORT', '65536'],
    ['PORT', '-1'],
    ['PORT', '80.5'],
    ['HOST', 'not a host'],
    ['HOST', 'http://127.0.0.1'],
    ['PUBLIC_URL', 'plan.example.org'],
    ['PUBLIC_URL', 'ftp://plan.example.org'],
    ['PUBLIC_URL', 'https://plan.example.org/under/a/path'],
    ['TRUST_PROXY', 'yes'],
    ['TRUST_PROXY', '2'],
    ['TRUST_PROXY', '10.0.0.0/33'],
    ['PUBLIC_KEY', 'short'],
    ['PUBLIC_KEY', 'aaaaaaaa.bbbbbbbb.cccccccc'],
    ['MAIL_FROM', 'nobody'],
    ['MAIL_FROM', 'Plans <plans@example.org>\r\nBcc: all@example.org'],
    ['MAIL_INTERVAL_S', '-1'],
    ['MAIL_INTERVAL_S', '1.5'],
    ['REFRESH_REUSE_INTERVAL_S', 'soon'],
    ['OTP_EXPIRY_S', '1'],
    ['REDIRECT_ALLOW', '*'],
    ['REDIRECT_ALLOW', 'https://a.example.org,'],
    ['RATE_LIMIT_FACTOR', '-1'],
    ['BACKEND_URL', 'abc.supabase.co'],
  ])('%s=%s is reported with what was given and what is expected', (name, text) => {
    const config = readConfig({ [name]: text });
    const problem = 'problem' in config ? config.problem.join('\n') : 'accepted';
    expect(problem.startsWith(`${name} is "${text}", but it must be `), problem).toBe(true);
    expect(problem).toMatch(/\.$/);
  });

  test('all invalid settings are reported at once', () => {
    expect(read({ PORT: 'x', HOST: '?' })).toMatchObject({
      problem: [expect.stringContaining('PORT'), expect.stringContaining('HOST')],
    });
  });
});
