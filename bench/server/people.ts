// Users with accounts: signed up, confirmed by the mail in the outbox, and signed in.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import type { Http } from './http.ts';

export interface Person {
  readonly id: string;
  readonly email: string;
  readonly token: string;
  readonly refreshToken: string;
}

export const password = 'a long plot of land';

/** The server's parameters. */
export const argon2id = { algorithm: 2, memoryCost: 19 * 1024, timeCost: 2, parallelism: 1 } as const;

type Session = {
  readonly access_token: string;
  readonly refresh_token: string;
  readonly user: { readonly id: string };
};

type Mail = { readonly to: string; readonly text: string };

export async function signUp(http: Http, dataDir: string, count: number): Promise<Person[]> {
  const addresses = Array.from({ length: count }, (_, at) => `person${at}@example.org`);
  const body = (email: string): string =>
    JSON.stringify({ email, password, data: { full_name: 'A Person' } });
  for (const email of addresses) {
    await http.expect({ method: 'POST', path: '/auth/v1/signup', body: body(email) });
  }
  const links = await linksTo(addresses, join(dataDir, 'outbox'));
  const people: Person[] = [];
  for (const email of addresses) {
    const link = links.get(email) ?? '';
    const { pathname, search } = new URL(link);
    const { status } = await http.send({ method: 'GET', path: pathname + search });
    if (status !== 303) throw new Error(`The link in the mail to ${email} returned ${status}.`);
    people.push(await signIn(http, email));
  }
  return people;
}

export async function signIn(http: Http, email: string): Promise<Person> {
  const path = '/auth/v1/token?grant_type=password';
  const { text } = await http.expect({ method: 'POST', path, body: JSON.stringify({ email, password }) });
  return personOf(email, JSON.parse(text) as Session);
}

/** The same user with new tokens; this uses up the old refresh token. */
export async function refresh(http: Http, { email, refreshToken }: Person): Promise<Person> {
  const path = '/auth/v1/token?grant_type=refresh_token';
  const body = JSON.stringify({ refresh_token: refreshToken });
  const { text } = await http.expect({ method: 'POST', path, body });
  return personOf(email, JSON.parse(text) as Session);
}

const personOf = (email: string, session: Session): Person => ({
  id: session.user.id,
  email,
  token: session.access_token,
  refreshToken: session.refresh_token,
});

/** Milliseconds to wait for mails, and between two checks. */
const timeout = 30_000;
const pause = 100;

/** The link in the newest mail to each address, once all have arrived. */
async function linksTo(addresses: readonly string[], outbox: string): Promise<Map<string, string>> {
  const end = performance.now() + timeout;
  for (;;) {
    const links = linksIn(outbox);
    const missing = addresses.filter((address) => !links.has(address));
    if (missing.length === 0) return links;
    if (performance.now() > end) throw new Error(`No mail arrived for ${missing.join(', ')}.`);
    await setTimeout(pause);
  }
}

function linksIn(outbox: string): Map<string, string> {
  const links = new Map<string, string>();
  // The first mail makes the folder.
  if (!existsSync(outbox)) return links;
  for (const file of readdirSync(outbox).toSorted()) {
    if (!file.endsWith('.json') || file.startsWith('.')) continue;
    const { to, text } = JSON.parse(readFileSync(join(outbox, file), 'utf8')) as Mail;
    const [link] = /http\S+\/auth\/v1\/verify\S+/.exec(text) ?? [];
    if (link !== undefined) links.set(to, link);
  }
  return links;
}
