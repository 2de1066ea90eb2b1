// For the tests: the server as a user runs it, main.ts in a process of its own on a free port, which can be killed.
import { createClient } from '@supabase/supabase-js';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Config } from '../config.ts';
import { Child } from './child.ts';
import type { Place } from './databases.ts';
import { Postbox } from './postbox.ts';
import { settingsIn } from './server.ts';

const main = new URL('../main.ts', import.meta.url).pathname;

export const password = 'a good password';

export interface Member {
  readonly id: string;
  readonly email: string;
  readonly token: string;
  readonly refreshToken: string;
}

/** Starts it and waits for nothing: it may be one that ends with a sentence. */
async function runServer(place: Place, settings: Partial<Config> = {}): Promise<Child> {
  const webRoot = join(place.dataDir, 'web');
  await mkdir(webRoot, { recursive: true });
  await writeFile(join(webRoot, 'index.html'), '<h1>Plan Your Perfect Home Site</h1>');
  const config = JSON.stringify(settingsIn(place, { webRoot, ...settings }));
  return new Child(`import { serve } from ${JSON.stringify(main)};
    const problem = await serve(${config});
    if (problem !== undefined) { console.error(problem); process.exitCode = 1; }`);
}

export class ServerProcess {
  /** Its origin, without a slash at the end. */
  readonly url: string;
  readonly key: string;
  readonly postbox: Postbox;
  /** A client for accounts, or one for the projects of whoever the token names. */
  readonly client = (token?: string) =>
    createClient(
      this.url,
      this.key,
      token === undefined
        ? { auth: { persistSession: false, autoRefreshToken: false } }
        : { accessToken: async () => token },
    );
  private readonly child: Child;

  private constructor(child: Child, url: string, key: string, postbox: Postbox) {
    this.child = child;
    this.url = url;
    this.key = key;
    this.postbox = postbox;
    void this.listen();
  }

  /** Throws what it says when it ends instead of listening. */
  static async start(place: Place, settings: Partial<Config> = {}): Promise<ServerProcess> {
    const child = await runServer(place, settings);
    const line = (await child.line()) ?? '';
    const url = /^Homeplot is at (http:\S+)\/$/.exec(line)?.[1];
    if (url === undefined) throw new Error(`The server has not started: ${line} ${child.errors}`);
    const answer = await fetch(`${url}/config.json`);
    const { key } = (await answer.json()) as { readonly key: string };
    return new ServerProcess(child, url, key, new Postbox(join(place.dataDir, 'outbox')));
  }

  /** What it wrote to its error output so far: its log. */
  get errors(): string {
    return this.child.errors;
  }

  /** Of the process of the server itself, without its database. */
  get pid(): number | undefined {
    return this.child.pid;
  }

  get hasEnded(): boolean {
    return this.child.hasEnded;
  }

  /** Signs up, follows the link in the letter, and signs in. */
  async member(email: string): Promise<Member> {
    const { error } = await this.client().auth.signUp({ email, password });
    if (error !== null) throw error;
    return this.confirm(email, (await this.postbox.take(email)).text);
  }

  /** Follows the link in a letter, and signs in. */
  async confirm(email: string, letter: string): Promise<Member> {
    const [link = ''] = /http\S+\/auth\/v1\/verify\S+/.exec(letter) ?? [];
    const { status } = await fetch(link, { redirect: 'manual' });
    if (status !== 303) throw new Error(`The link of the letter was answered with ${status}.`);
    return this.signIn(email);
  }

  async signIn(email: string): Promise<Member> {
    const { data, error } = await this.client().auth.signInWithPassword({ email, password });
    if (error !== null) throw error;
    const { access_token: token, refresh_token: refreshToken } = data.session;
    return { id: data.user.id, email, token, refreshToken };
  }

  /** Asks without the retries of supabase-js, and reads the whole answer. */
  async ask(path: string, { token = this.key, ...init }: Asking = {}) {
    const headers = {
      apikey: this.key,
      authorization: `Bearer ${token}`,
      'content-type': 'application/json',
      'x-supabase-api-version': '2024-01-01',
    };
    const answer = await fetch(`${this.url}${path}`, { ...init, headers });
    const text = await answer.text();
    const isJson = answer.headers.get('content-type')?.startsWith('application/json') === true;
    return { status: answer.status, body: isJson ? (JSON.parse(text) as unknown) : text };
  }

  /** Ends it, and gives its exit code; null when a signal ended it. */
  end(signal: NodeJS.Signals): Promise<number | null> {
    return this.child.kill(signal);
  }

  private async listen(): Promise<void> {
    for (let line = await this.child.line(); line !== undefined; line = await this.child.line()) {
      this.postbox.delivered();
    }
  }
}

type Asking = { readonly method?: string; readonly body?: string; readonly token?: string };
