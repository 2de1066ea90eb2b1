// The service as its visitors know it: its proxies and its key, and the tokens of accounts that were added to the database.
import { openAccessTokens } from '../../kit/accessToken.ts';
import { claimsOf } from '../../testing/people.ts';

export interface Service {
  /** The addresses of the proxies, without trailing slashes. */
  readonly proxies: readonly string[];
  readonly publicKey: string;
  /** Without a trailing slash. */
  readonly publicUrl: string;
  readonly secret: string;
}

export interface Account {
  readonly id: string;
  readonly token: string;
}

/** Seconds, longer than any run of the tests. */
const tokenLife = 6 * 3600;

/** Milliseconds until a request is given up. */
const timeout = 5_000;

export async function signIn({ secret, publicUrl }: Service, id: string): Promise<Account> {
  const tokens = await openAccessTokens(secret, `${publicUrl}/auth/v1`);
  return {
    id,
    token: await tokens.sign({ ...claimsOf(id), exp: Math.floor(Date.now() / 1000) + tokenLife }),
  };
}

export function requestProjects(
  service: Service,
  proxy: number,
  { token }: Account,
  { query, body }: { readonly query: string; readonly body?: object },
): Promise<Response> {
  return fetch(`${service.proxies[proxy % service.proxies.length]}/rest/v1/projects${query}`, {
    method: body === undefined ? 'GET' : 'POST',
    headers: {
      apikey: service.publicKey,
      authorization: `Bearer ${token}`,
      'content-type': 'application/json',
      prefer: 'resolution=merge-duplicates',
    },
    signal: AbortSignal.timeout(timeout),
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
}
