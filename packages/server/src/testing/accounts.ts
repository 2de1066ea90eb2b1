// For the tests: the endpoints of /auth/v1 on a free port, with a real database and a real outbox.
import { createClient } from '@supabase/supabase-js';
import { createChallenge, solveChallenge } from 'altcha-lib';
import { deriveKey as deriveProofKey } from 'altcha-lib/algorithms/pbkdf2';
import fastify, { type FastifyBaseLogger, type FastifyInstance } from 'fastify';
import { randomBytes, randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished } from 'vitest';
import type { AuthSettings } from '../auth/context.ts';
import { serveAuth } from '../auth/routes.ts';
import type { Database } from '../db/database.ts';
import { type AccessTokens, openAccessTokens } from '../kit/accessToken.ts';
import { deriveKey } from '../kit/keys.ts';
import { logOptions } from '../kit/log.ts';
import type { Mailer } from '../mail/mailer.ts';
import { openOutbox } from '../mail/outbox.ts';
import { atEnd } from './atEnd.ts';
import { newDatabase } from './databases.ts';
import { Mailbox } from './mailbox.ts';
import { Recorder } from './recorder.ts';

/** Without limits. */
const defaults: AuthSettings = {
  redirectAllow: [],
  mailInterval: 0,
  refreshReuseInterval: 10,
  otpExpiry: null,
  rateLimitFactor: 0,
};

type Options = {
  readonly settings?: Partial<AuthSettings>;
  /** In place of the outbox. */
  readonly mailer?: Mailer | null;
  readonly trustProxy?: boolean;
};

type Request = {
  readonly method?: string;
  readonly headers?: Record<string, string>;
  /** Sent as JSON, unless it is a string. */
  readonly body?: unknown;
};

type Client = ReturnType<typeof createClient<object>>;

export type TestResponse = { readonly status: number; readonly headers: Headers; readonly body: unknown };

export const issuer = 'https://plan.example.org/auth/v1';

/** Accounts in a new database, both closed at the end of the test file. */
export async function openAccounts(options?: Options): Promise<TestAccounts> {
  const accounts = await TestAccounts.open(await newDatabase('file'), options);
  atEnd.file(() => accounts.close());
  return accounts;
}

/** Accounts until the end of the test. They share no limits with others in the database: their secret is their own. */
export async function openAccountsIn(database: Database, options?: Options): Promise<TestAccounts> {
  const accounts = await TestAccounts.open(database, options);
  onTestFinished(() => accounts.close());
  return accounts;
}

export const newAddress = (): string => `${randomUUID()}@example.org`;

export class TestAccounts {
  /** Without a trailing slash. */
  url = '';
  readonly key = 'sb_publishable_for_the_tests';
  readonly secret: string;
  readonly database: Database;
  readonly tokens: AccessTokens;
  readonly mailbox = new Mailbox();
  private readonly app: FastifyInstance;
  private readonly lines = new Recorder<string>();

  private constructor(database: Database, trustProxy: boolean, secret: string, tokens: AccessTokens) {
    this.database = database;
    this.secret = secret;
    this.tokens = tokens;
    this.app = fastify({ logger: logOptions({ write: (line) => this.lines.add(line) }), trustProxy });
  }

  static async open(database: Database, options: Options = {}): Promise<TestAccounts> {
    const folder = await mkdtemp(join(tmpdir(), 'homeplot-outbox-'));
    const secret = randomBytes(48).toString('base64url');
    const tokens = await openAccessTokens(secret, issuer);
    const accounts = new TestAccounts(database, options.trustProxy ?? false, secret, tokens);
    const { app, mailbox, key } = accounts;
    app.addHook('onClose', () => rm(folder, { recursive: true }));
    const outbox = openOutbox(join(folder, 'outbox'), 'Homeplot <plans@example.org>', (line) =>
      mailbox.read(line),
    );
    await serveAuth(app, {
      config: { ...defaults, ...options.settings },
      database,
      tokens,
      secret,
      publicKey: key,
      mailer: options.mailer === undefined ? outbox : options.mailer,
      log: app.log,
      siteUrl: () => `${accounts.url}/`,
    });
    accounts.url = await app.listen({ port: 0, host: '127.0.0.1' });
    return accounts;
  }

  /** A new client, as in a browser of its own. */
  client(): Client {
    return createClient<object>(this.url, this.key, {
      auth: { autoRefreshToken: false, persistSession: false, detectSessionInUrl: false },
    });
  }

  /** Sends the public key, unless the headers say otherwise. */
  async request(path: string, { method = 'GET', headers = {}, body }: Request = {}): Promise<TestResponse> {
    const response = await fetch(`${this.url}${path}`, {
      method,
      headers: { apikey: this.key, 'x-supabase-api-version': '2024-01-01', ...headers },
      redirect: 'manual',
      ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    });
    const text = await response.text();
    const isJson = response.headers.get('content-type')?.startsWith('application/json') ?? false;
    return { status: response.status, headers: response.headers, body: isJson ? JSON.parse(text) : text };
  }

  post(path: string, body: unknown, headers: Record<string, string> = {}): Promise<TestResponse> {
    return this.request(`/auth/v1${path}`, { method: 'POST', body, headers });
  }

  /**
   * A proof of work for one request, as part of a body. Its challenge is signed as the server signs its own, but one
   * attempt solves it; those of the server take a second of processor time.
   */
  async proof(): Promise<{ readonly gotrue_meta_security: { readonly captcha_token: string } }> {
    const challenge = await createChallenge({
      algorithm: 'PBKDF2/SHA-256',
      cost: 1,
      counter: 1,
      deriveKey: deriveProofKey,
      expiresAt: Math.floor(Date.now() / 1000) + 60,
      hmacSignatureSecret: deriveKey(this.secret, 'challenges').toString('hex'),
      hmacKeySignatureSecret: deriveKey(this.secret, 'solutions').toString('hex'),
    });
    const solution = await solveChallenge({ challenge, deriveKey: deriveProofKey });
    const token = Buffer.from(JSON.stringify({ challenge, solution })).toString('base64');
    return { gotrue_meta_security: { captcha_token: token } };
  }

  get logger(): FastifyBaseLogger {
    return this.app.log;
  }

  get log(): string {
    return this.lines.items.join('');
  }

  /** Waits until the log contains a text. */
  async logged(text: string): Promise<void> {
    await this.lines.wait(() => (this.log.includes(text) ? true : undefined));
  }

  /** The link of the first mail to an address, or of a later one. */
  linkTo(address: string, count?: number): Promise<string> {
    return this.mailbox.linkTo(address, count);
  }

  /** Opens a link, and returns where it redirects to. */
  async follow(link: string): Promise<URL> {
    const response = await fetch(link, { redirect: 'manual' });
    const location = response.headers.get('location');
    if (response.status !== 303 || location === null)
      throw new Error(`The link got status ${response.status} ${await response.text()}.`);
    return new URL(location);
  }

  /** Signs up and confirms. Returns the session, as in the fragment of the link. */
  async confirmed(email: string, password = 'correct horse'): Promise<URLSearchParams> {
    const { error } = await this.client().auth.signUp({ email, password });
    if (error !== null) throw error;
    return fragmentOf(await this.follow(await this.linkTo(email)));
  }

  async signedIn(email: string, password = 'correct horse'): Promise<Client> {
    const client = this.client();
    const { error } = await client.auth.signInWithPassword({ email, password });
    if (error !== null) throw error;
    return client;
  }

  async close(): Promise<void> {
    await this.app.close();
  }
}

export const aText = expect.any(String) as string;
export const aNumber = expect.any(Number) as number;
export const aTime = expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/) as string;
export const aUuid = expect.stringMatching(/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/) as string;

export const fragmentOf = (url: URL): URLSearchParams => new URLSearchParams(url.hash.slice(1));

export const fragmentParams = (url: URL): Record<string, string> => Object.fromEntries(fragmentOf(url));

/** The session in a fragment, for `setSession`. */
export const sessionIn = (fragment: URLSearchParams) => ({
  access_token: fragment.get('access_token') ?? '',
  refresh_token: fragment.get('refresh_token') ?? '',
});

/** The fragment for a link that was used or never sent. */
export const invalid = {
  error: 'access_denied',
  error_code: 'otp_expired',
  error_description: 'Email link is invalid or has expired',
  sb: '',
};

/** The fields of an error of supabase-js. */
export function errorFields(error: unknown): unknown {
  if (error === null) return null;
  const { name, status, code, message } = error as Record<string, unknown>;
  return { name, status, code, message };
}
