// For the tests: the server in a process of its own on a free port, as a user runs it, which can be killed.
import { createClient } from '@supabase/supabase-js';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Config } from '../config/config.ts';
import { Child } from './child.ts';
import type { DataLocation } from './databases.ts';
import { Mailbox } from './mailbox.ts';
import { settingsFor } from './server.ts';

const main = new URL('../app/main.ts', import.meta.url).pathname;

export const password = 'a good password';

export interface Member {
  readonly id: string;
  readonly email: string;
  readonly token: string;
  readonly refreshToken: string;
}

type Request = { readonly method?: string; readonly body?: string; readonly token?: string };

async function runServer(location: DataLocation, settings: Partial<Config>): Promise<Child> {
  const webRoot = join(location.dataDir, 'web');
  await mkdir(webRoot, { recursive: true });
  await writeFile(join(webRoot, 'index.html'), '<h1>Plan Your Perfect Home Site</h1>');
  const config = JSON.stringify(settingsFor(location, { webRoot, ...settings }));
  return new Child(`import { serve } from ${JSON.stringify(main)};
    const problem = await serve(${config});
    if (problem !== undefined) { console.error(problem); process.exitCode = 1; }`);
}

export class ServerProcess {
  /** Without a trailing slash. */
  readonly url: string;
  readonly key: string;
  readonly mailbox = new Mailbox();
  private readonly child: Child;

  private constructor(child: Child, url: string, key: string) {
    this.child = child;
    this.url = url;
    this.key = key;
    void this.readOutput();
  }

  /** Throws what the server prints if it ends instead of listening. */
  static async start(location: DataLocation, settings: Partial<Config> = {}): Promise<ServerProcess> {
    const child = await runServer(location, settings);
    const line = (await child.line()) ?? '';
    const url = /^Homeplot is at (http:\S+)\/$/.exec(line)?.[1];
    if (url === undefined) throw new Error(`The server has not started: ${line} ${child.errors}`);
    const response = await fetch(`${url}/config.json`);
    const { key } = (await response.json()) as { readonly key: string };
    return new ServerProcess(child, url, key);
  }

  /** Its log so far. */
  get errors(): string {
    return this.child.errors;
  }

  /** Of the server, not of its database. */
  get pid(): number | undefined {
    return this.child.pid;
  }

  get hasEnded(): boolean {
    return this.child.hasEnded;
  }

  /** A client for accounts or, with a token, for the projects of its owner. */
  client(token?: string) {
    const options =
      token === undefined
        ? { auth: { persistSession: false, autoRefreshToken: false } }
        : { accessToken: async () => token };
    return createClient(this.url, this.key, options);
  }

  /** Signs up, confirms and signs in. */
  async member(email: string): Promise<Member> {
    const { error } = await this.client().auth.signUp({ email, password });
    if (error !== null) throw error;
    return this.confirm(email);
  }

  /** Follows the mailed link and signs in. */
  async confirm(email: string): Promise<Member> {
    const { status } = await fetch(await this.mailbox.linkTo(email), { redirect: 'manual' });
    if (status !== 303) throw new Error(`The mailed link got status ${status}.`);
    return this.signIn(email);
  }

  async signIn(email: string): Promise<Member> {
    const { data, error } = await this.client().auth.signInWithPassword({ email, password });
    if (error !== null) throw error;
    const { access_token: token, refresh_token: refreshToken } = data.session;
    return { id: data.user.id, email, token, refreshToken };
  }

  /** Without the retries of supabase-js. */
  async request(path: string, { token = this.key, ...init }: Request = {}) {
    const headers = {
      apikey: this.key,
      authorization: `Bearer ${token}`,
      'content-type': 'application/json',
      'x-supabase-api-version': '2024-01-01',
    };
    const response = await fetch(`${this.url}${path}`, { ...init, headers });
    const text = await response.text();
    const isJson = response.headers.get('content-type')?.startsWith('application/json') === true;
    return { status: response.status, body: isJson ? (JSON.parse(text) as unknown) : text };
  }

  /** Returns the exit code; null if a signal ended it. */
  end(signal: NodeJS.Signals): Promise<number | null> {
    return this.child.kill(signal);
  }

  private async readOutput(): Promise<void> {
    for (let line = await this.child.line(); line !== undefined; line = await this.child.line())
      this.mailbox.read(line);
  }
}
