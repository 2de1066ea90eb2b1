// For the tests: accounts, and the callers and tokens of their owners.
import { randomUUID } from 'node:crypto';
import { type AccessClaims, openAccessTokens } from '../kit/accessToken.ts';
import type { Caller, Database } from '../db/database.ts';
import type { TestServer } from './server.ts';

/** Returns its id. */
export async function addUser(database: Database, id: string = randomUUID()): Promise<string> {
  const text = 'insert into auth.users (id, email, email_confirmed_at) values ($1, $2, now())';
  await database.query(text, [id, `${id}@example.org`]);
  return id;
}

export function callerWith(id: string, method = 'POST'): Caller {
  const claims = { sub: id, role: 'authenticated' };
  return { role: 'authenticated', claims, method, path: '/rest/v1/projects' };
}

export const anonymous: Caller = {
  role: 'anon',
  claims: { role: 'anon' },
  method: 'GET',
  path: '/rest/v1/projects',
};

/** For an hour. */
export function claimsOf(id: string): AccessClaims {
  const iat = Math.floor(Date.now() / 1000);
  const email = `${id}@example.org`;
  return { sub: id, session_id: randomUUID(), email, iat, exp: iat + 3600, amr: [], user_metadata: {} };
}

/** The headers of a new account at a server with this secret and no public address. */
export async function headersOfNewUser(
  { database, key }: TestServer,
  jwtSecret: string,
  id: string = randomUUID(),
  claims = claimsOf(id),
): Promise<Record<string, string>> {
  await addUser(database, id);
  const tokens = await openAccessTokens(jwtSecret, 'homeplot');
  const authorization = `Bearer ${await tokens.sign(claims)}`;
  return { apikey: key, authorization, 'content-type': 'application/json' };
}
