// For the tests: the endpoints of /auth/v1 on a free port, before a real database and with letters in a real outbox.
import { createClient } from '@supabase/supabase-js';
import { type Challenge, solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import fastify, { type FastifyBaseLogger, type FastifyInstance } from 'fastify';
import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from 'vitest';
import { type AccessTokens, openAccessTokens } from '../auth/accessToken.ts';
import type { AuthSettings } from '../auth/context.ts';
import { serveAuth } from '../auth/routes.ts';
import type { Database } from '../db/database.ts';
import { logOptions } from '../log.ts';
import type { Mailer } from '../mail/mailer.ts';
import { Outbox } from '../mail/outbox.ts';

/** Nothing waits and nothing is limited, unless a test says so. */
const quick: AuthSettings = {
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

type Asking = {
  readonly method?: string;
  readonly headers?: Record<string, string>;
  /** Sent as JSON, or as it is when it is a text. */
  readonly body?: unknown;
};

type Parts = {
  readonly database: Database;
  readonly tokens: AccessTokens;
  readonly secret: string;
  readonly app: FastifyInstance;
  readonly folder: string;
  readonly log: Heard<string>;
};

type Client = ReturnType<typeof createClient<object>>;

export type Told = { readonly status: number; readonly headers: Headers; readonly body: unknown };

const from = 'Homeplot <plans@example.org>';

export const issuer = 'https://plan.example.org/auth/v1';

export class TestAccounts {
  /** Its origin, without a slash at the end. */
  url = '';
  readonly key = 'sb_publishable_for_the_tests';
  readonly secret: string;
  readonly database: Database;
  readonly tokens: AccessTokens;
  private readonly app: FastifyInstance;
  private readonly folder: string;
  private readonly lines: Heard<string>;
  private readonly letters = new Heard<{ readonly to: string; readonly link: string }>();

  private constructor({ database, tokens, secret, app, folder, log }: Parts) {
    this.database = database;
    this.tokens = tokens;
    this.secret = secret;
    this.app = app;
    this.folder = folder;
    this.lines = log;
  }

  static async open(database: Database, options: Options = {}): Promise<TestAccounts> {
    const folder = await mkdtemp(join(tmpdir(), 'homeplot-outbox-'));
    const secret = randomBytes(48).toString('base64url');
    const log = new Heard<string>();
    const app = fastify({
      logger: logOptions({ write: (line) => log.add(line) }),
      trustProxy: options.trustProxy ?? false,
    });
    const tokens = await openAccessTokens(secret, issuer);
    const accounts = new TestAccounts({ database, tokens, secret, app, log, folder: join(folder, 'outbox') });
    const outbox = new Outbox(accounts.folder, from, (line) => accounts.sent(line));
    await serveAuth(app, {
      config: { ...quick, ...options.settings },
      database,
      tokens,
      secret,
      publicKey: accounts.key,
      mailer: options.mailer === undefined ? outbox : options.mailer,
      log: app.log,
      siteUrl: () => `${accounts.url}/`,
    });
    accounts.url = await app.listen({ port: 0, host: '127.0.0.1' });
    return accounts;
  }

  /** A browser of its own, as far as the client can tell. */
  client(): Client {
    return createClient<object>(this.url, this.key, {
      auth: { autoRefreshToken: false, persistSession: false, detectSessionInUrl: false },
    });
  }

  /** A request as it is, with the public key unless the headers say otherwise. */
  async ask(path: string, { method = 'GET', headers = {}, body }: Asking = {}): Promise<Told> {
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

  post(path: string, body: unknown, headers: Record<string, string> = {}): Promise<Told> {
    return this.ask(`/auth/v1${path}`, { method: 'POST', body, headers });
  }

  /** A proof of work for one request, as it stands in a body. */
  async proof(): Promise<{ readonly gotrue_meta_security: { readonly captcha_token: string } }> {
    // At the lowest price, however many a test needs.
    await this.database.own((sql) => sql.query(`delete from auth.limits where key like '%challenges %'`));
    const challenge = (await this.ask('/auth/v1/challenge')).body as Challenge;
    const solution = await solveChallenge({ challenge, deriveKey });
    const token = Buffer.from(JSON.stringify({ challenge, solution })).toString('base64');
    return { gotrue_meta_security: { captcha_token: token } };
  }

  get logger(): FastifyBaseLogger {
    return this.app.log;
  }

  /** What it has logged so far. */
  get log(): string {
    return this.lines.all.join('');
  }

  /** The links of all letters, in the order in which they were sent. */
  get links(): readonly string[] {
    return this.letters.all.map(({ link }) => link);
  }

  /** Waits for a line in the log with the words. */
  async logged(words: string): Promise<void> {
    await this.lines.wait(() => this.log.includes(words));
  }

  /** The link of the letter to an address, once it has been sent; with a number, that of a later letter. */
  async linkTo(address: string, count = 1): Promise<string> {
    const found = () => this.letters.all.filter(({ to }) => to === address)[count - 1]?.link;
    await this.letters.wait(() => found() !== undefined);
    return found() ?? '';
  }

  /** Opens a link as a browser does, and gives back where it leads, without going there. */
  async follow(link: string): Promise<URL> {
    const response = await fetch(link, { redirect: 'manual' });
    const location = response.headers.get('location');
    if (response.status !== 303 || location === null) {
      throw new Error(`The link was answered with ${response.status} ${await response.text()}.`);
    }
    return new URL(location);
  }

  /** Somebody with a confirmed address; with the session that following the link has opened. */
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
    await rm(join(this.folder, '..'), { recursive: true });
  }

  private sent(line: string): void {
    const [, to = '', link = ''] = /^Mail to (\S+) \(.*\): (\S+)$/.exec(line) ?? [];
    this.letters.add({ to, link });
  }
}

/** What was heard so far, and whoever waits for more of it. */
class Heard<Thing> {
  readonly all: Thing[] = [];
  private readonly waiting = new Set<() => void>();

  add(thing: Thing): void {
    this.all.push(thing);
    const waiting = [...this.waiting];
    this.waiting.clear();
    for (const look of waiting) look();
  }

  async wait(isEnough: () => boolean): Promise<void> {
    while (!isEnough()) await new Promise<void>((look) => this.waiting.add(look));
  }
}

export const aText = expect.any(String) as string;
export const aNumber = expect.any(Number) as number;
export const aTime = expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/) as string;
export const aUuid = expect.stringMatching(/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/) as string;

export function fragmentOf(url: URL): URLSearchParams {
  return new URLSearchParams(url.hash.slice(1));
}

/** What a link leads on to, in the fragment of an address. */
export const factsOf = (url: URL): Record<string, string> => Object.fromEntries(fragmentOf(url));

/** The facts of a link that is used up or was never sent. */
export const invalid = {
  error: 'access_denied',
  error_code: 'otp_expired',
  error_description: 'Email link is invalid or has expired',
  sb: '',
};

/** What a client is told by an error. */
export function toldBy(error: unknown): unknown {
  if (error === null) return null;
  const { name, status, code, message } = error as Record<string, unknown>;
  return { name, status, code, message };
}
