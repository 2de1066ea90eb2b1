// For the tests: the endpoints of /auth/v1 on a free port, before a real database and with letters in a real outbox.
import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import fastify, { type FastifyInstance } from 'fastify';
import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Database } from '../db/database.ts';
import { logOptions } from '../log.ts';
import type { Mailer } from '../mail/mailer.ts';
import { Outbox } from '../mail/outbox.ts';
import { serveOutbox } from '../mail/outboxPage.ts';
import { type AccessTokens, openAccessTokens } from './accessToken.ts';
import type { AuthSettings } from './context.ts';
import { serveAuth } from './routes.ts';

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

export type Told = { readonly status: number; readonly headers: Headers; readonly body: unknown };

export const issuer = 'https://plan.example.org/auth/v1';

export class TestAccounts {
  readonly key = 'sb_publishable_for_the_tests';
  readonly secret = randomBytes(48).toString('base64url');
  readonly log: string[] = [];
  readonly database: Database;
  readonly tokens: AccessTokens;
  readonly folder: string;
  /** The links of all letters, in the order in which they were sent. */
  readonly links: { readonly to: string; readonly link: string }[] = [];
  private readonly app: FastifyInstance;
  private readonly waiting = new Set<() => void>();

  private constructor(database: Database, tokens: AccessTokens, folder: string, app: FastifyInstance) {
    this.database = database;
    this.tokens = tokens;
    this.folder = folder;
    this.app = app;
  }

  static async open(database: Database, options: Options = {}): Promise<TestAccounts> {
    const folder = await mkdtemp(join(tmpdir(), 'homeplot-outbox-'));
    const lines: string[] = [];
    const stream = { write: (line: string) => lines.push(line) };
    const app = fastify({ logger: logOptions(stream), trustProxy: options.trustProxy ?? false });
    const secret = randomBytes(48).toString('base64url');
    const tokens = await openAccessTokens(secret, issuer);
    const accounts = new TestAccounts(database, tokens, join(folder, 'outbox'), app);
    Object.assign(accounts, { secret, log: lines });
    const outbox = new Outbox(accounts.folder, 'Homeplot <plans@example.org>', (line) => accounts.sent(line));
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
    serveOutbox(app, outbox);
    await app.listen({ port: 0, host: '127.0.0.1' });
    return accounts;
  }

  get url(): string {
    const address = this.app.addresses()[0];
    if (address === undefined) throw new Error('The accounts do not listen; they were closed.');
    return `http://127.0.0.1:${address.port}`;
  }

  /** A browser of its own, as far as the client can tell. */
  client(): SupabaseClient {
    return createClient(this.url, this.key, {
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

  /** The link of the letter to an address, once it has been sent; with a number, that of a later letter. */
  async linkTo(address: string, count = 1): Promise<string> {
    for (;;) {
      const found = this.links.filter(({ to }) => to === address)[count - 1];
      if (found !== undefined) return found.link;
      await new Promise<void>((done) => this.waiting.add(done));
    }
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

  async signedIn(email: string, password = 'correct horse'): Promise<SupabaseClient> {
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
    this.links.push({ to, link });
    const waiting = [...this.waiting];
    this.waiting.clear();
    for (const done of waiting) done();
  }
}

export function fragmentOf(url: URL): URLSearchParams {
  return new URLSearchParams(url.hash.slice(1));
}

/** What a client is told by an error. */
export function toldBy(error: unknown): unknown {
  if (error === null) return null;
  const { name, status, code, message } = error as Record<string, unknown>;
  return { name, status, code, message };
}
