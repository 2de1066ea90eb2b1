// For the tests: /rest/v1 alone, over HTTP on a free port, with people who have accounts and the clients they use.
import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import fastify from 'fastify';
import { randomBytes, randomUUID } from 'node:crypto';
import { openAccessTokens } from '../auth/accessToken.ts';
import { allowOrigins } from '../cors.ts';
import { Door } from '../door/door.ts';
import { type DoorLimits, doorLimits } from '../door/doorLimits.ts';
import type { OpenedDatabase } from '../db/scripts.ts';
import { logOptions } from '../log.ts';
import { serveRest } from '../rest/routes.ts';

export const publicKey = 'sb_publishable_for_tests';

export const secret = randomBytes(32).toString('hex');

export const issuer = 'https://plan.example.org/auth/v1';

export interface Person {
  readonly id: string;
  readonly token: string;
  readonly client: SupabaseClient;
}

export interface RestSite {
  readonly url: string;
  readonly database: OpenedDatabase;
  readonly log: string[];
  /** Somebody new with an account. */
  person(): Promise<Person>;
  /** A token of that person, with other claims or in another time; seconds from now. */
  tokenOf(id: string, claims?: Readonly<Record<string, unknown>>): Promise<string>;
  /** The client of somebody who sends this token. */
  clientWith(token: string): SupabaseClient;
  /** Sends a request with the public key, as JSON where nothing else is said. */
  ask(path: string, init?: RequestInit & { readonly token?: string }): Promise<Response>;
  close(): Promise<void>;
}

export async function openRest(
  database: OpenedDatabase,
  limits: Partial<DoorLimits> = {},
): Promise<RestSite> {
  const tokens = await openAccessTokens(secret, issuer);
  const log: string[] = [];
  const app = fastify({
    http: { maxHeaderSize: 64 * 1024 },
    logger: logOptions({ write: (line) => log.push(line) }),
  });
  const origins = { siteUrl: () => 'https://plan.example.org/', allowed: ['https://other.example.org'] };
  allowOrigins(app, origins);
  const door = new Door({ ...doorLimits, ...limits });
  await serveRest(app, { database, door, tokens, publicKey });
  const url = await app.listen({ port: 0, host: '127.0.0.1' });

  const site: RestSite = {
    url,
    database,
    log,
    async person() {
      const id = randomUUID();
      const email = `${id}@example.org`;
      await database.own((sql) =>
        sql.query('insert into auth.users (id, email, email_confirmed_at) values ($1, $2, now())', [
          id,
          email,
        ]),
      );
      const token = await site.tokenOf(id);
      return { id, token, client: site.clientWith(token) };
    },
    tokenOf(id, claims = {}) {
      const now = Math.floor(Date.now() / 1000);
      return tokens.sign({
        sub: id,
        session_id: randomUUID(),
        email: `${id}@example.org`,
        iat: now,
        exp: now + 3600,
        amr: [{ method: 'password', timestamp: now }],
        user_metadata: {},
        ...claims,
      });
    },
    clientWith: (token) =>
      createClient(url, publicKey, {
        accessToken: async () => token,
        db: { timeout: 20_000 },
      }),
    ask(path, { token, headers, ...init } = {}) {
      const type = { 'content-type': 'application/json' };
      const own = {
        apikey: publicKey,
        ...type,
        ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
      };
      return fetch(`${url}${path}`, { ...init, headers: { ...own, ...(headers as object) } });
    },
    close: () => app.close(),
  };
  return site;
}

export interface Answer {
  readonly status: number;
  /** Null where there is none. */
  readonly body: unknown;
  readonly headers: Headers;
}

export type Asker = (path: string, init?: Parameters<RestSite['ask']>[1]) => Promise<Answer>;

/** Asks below /rest/v1/ in the name of a person, unless another token is given, and reads the answer. */
export const askAs =
  (site: RestSite, person?: Person): Asker =>
  async (path, init = {}) => {
    const own = person === undefined ? {} : { token: person.token };
    const response = await site.ask(`/rest/v1/${path}`, { ...own, ...init });
    const text = await response.text();
    const body = text === '' ? null : (JSON.parse(text) as unknown);
    return { status: response.status, body, headers: response.headers };
  };
