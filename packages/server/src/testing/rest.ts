// For the tests: /rest/v1 alone on a free port, with people who have accounts.
import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import fastify, { type FastifyInstance } from 'fastify';
import { randomBytes } from 'node:crypto';
import { admissionLimits } from '../http/admission/admissionLimits.ts';
import { Scheduler } from '../http/admission/scheduler.ts';
import { dropUnreadBodies } from '../http/admission/unreadBody.ts';
import { openAccessTokens } from '../kit/accessToken.ts';
import { allowOrigins } from '../http/cors.ts';
import { ShareTokens } from '../http/shareTokens.ts';
import type { Database } from '../db/database.ts';
import { logOptions } from '../kit/log.ts';
import { type RestServices, serveRest } from '../rest/routes.ts';
import { atEnd } from './atEnd.ts';
import { newDatabase } from './databases.ts';
import { addUser, claimsOf } from './people.ts';

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
  readonly database: Database;
  readonly log: string[];
  /** With a new account. */
  person(): Promise<Person>;
  /** Sends the public key, and JSON unless the headers say otherwise. */
  request(path: string, init?: RequestInit & { readonly token?: string }): Promise<Response>;
}

/** With a new database unless one is given, closed at the end of the test file. */
export async function openRest(
  /** Adds more routes. */
  serveMore: (app: FastifyInstance, services: RestServices) => Promise<void> = async () => {},
  given?: Database,
  rateLimitFactor = 0,
): Promise<RestSite> {
  const database = given ?? (await newDatabase('file'));
  const tokens = await openAccessTokens(secret, issuer);
  const log: string[] = [];
  const app = fastify({
    http: { maxHeaderSize: 64 * 1024 },
    // Some clients leave connections open, which it would wait for.
    forceCloseConnections: true,
    logger: logOptions({ write: (line) => log.push(line) }),
  });
  dropUnreadBodies(app, admissionLimits);
  await allowOrigins(app, { siteUrl: () => 'https://plan.example.org/', allowed: [] });
  const admission = new Scheduler(admissionLimits);
  const shareTokens = new ShareTokens(database, rateLimitFactor);
  const services = { database, admission, tokens, shareTokens, publicKey };
  await serveRest(app, services);
  await serveMore(app, services);
  const url = await app.listen({ port: 0, host: '127.0.0.1' });
  atEnd.file(() => app.close());
  return {
    url,
    database,
    log,
    async person() {
      const id = await addUser(database);
      const token = await tokens.sign(claimsOf(id));
      const client = createClient(url, publicKey, {
        accessToken: async () => token,
        db: { timeout: 20_000 },
      });
      return { id, token, client };
    },
    request(path, { token, headers, ...init } = {}) {
      const authorization = token === undefined ? {} : { authorization: `Bearer ${token}` };
      const defaults = { apikey: publicKey, 'content-type': 'application/json', ...authorization };
      return fetch(`${url}${path}`, { ...init, headers: { ...defaults, ...(headers as object) } });
    },
  };
}

export const projects = (who: Person) => who.client.from('projects');

/** Returns the id of the new project. */
export async function saved(who: Person, title: string, objects: readonly unknown[] = []): Promise<string> {
  const row = { user_id: who.id, title, objects };
  const { data } = await projects(who).insert(row).select('id').single<{ id: string }>().throwOnError();
  return data.id;
}

/** Changes the objects of a project. */
export const changeProject = (who: Person, id: string, objects: readonly unknown[]) =>
  projects(who).update({ objects }).eq('id', id).throwOnError();

/** The versions of a project that somebody may read, the oldest first. */
export async function versionsOf(who: Person, id: string) {
  const rows = who.client
    .from('project_versions')
    .select('name,objects,kept')
    .eq('project_id', id)
    .order('saved_at');
  return (await rows.throwOnError()).data;
}

export interface RestResponse {
  readonly status: number;
  /** Null if it is empty. */
  readonly body: unknown;
  readonly headers: Headers;
}

export type Requester = (path: string, init?: Parameters<RestSite['request']>[1]) => Promise<RestResponse>;

/** Sends requests below /rest/v1/ as a person, unless another token is given. */
export const requestAs =
  (site: RestSite, person?: Person): Requester =>
  async (path, init = {}) => {
    const token = person === undefined ? {} : { token: person.token };
    const response = await site.request(`/rest/v1/${path}`, { ...token, ...init });
    const text = await response.text();
    const body = text === '' ? null : (JSON.parse(text) as unknown);
    return { status: response.status, body, headers: response.headers };
  };
