// For the tests: somebody with an account at a server whose secret is known, without a sign-up.
import { randomUUID } from 'node:crypto';
import { openAccessTokens } from '../auth/accessToken.ts';
import type { TestServer } from './server.ts';

/** The headers of their requests; the server must have this secret and no public address. */
export async function signedInAt(
  { database, key }: TestServer,
  jwtSecret: string,
  id = randomUUID(),
): Promise<Record<string, string>> {
  const email = `${id}@example.org`;
  await database.own((sql) =>
    sql.query('insert into auth.users (id, email, email_confirmed_at) values ($1, $2, now())', [id, email]),
  );
  const iat = Math.floor(Date.now() / 1000);
  const tokens = await openAccessTokens(jwtSecret, 'homeplot');
  const claims = {
    sub: id,
    session_id: randomUUID(),
    email,
    iat,
    exp: iat + 3600,
    amr: [],
    user_metadata: {},
  };
  return {
    apikey: key,
    authorization: `Bearer ${await tokens.sign(claims)}`,
    'content-type': 'application/json',
  };
}
