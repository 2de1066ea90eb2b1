// The caller of a request, from its token.
import type { FastifyRequest } from 'fastify';
import type { AccessTokens } from './auth/accessToken.ts';
import type { Caller } from './db/database.ts';
import { pathOf } from './paths.ts';
import { isEqual } from './gate.ts';

/** Seconds, as in PostgREST. */
const clockTolerance = 30;

/** The bearer token of the header Authorization. */
export function bearerOf(request: FastifyRequest): string | undefined {
  return /^Bearer +(.*)$/i.exec(request.headers.authorization ?? '')?.[1];
}

/** Throws TokenError. */
export async function callerOf(
  request: FastifyRequest,
  { tokens, publicKey }: { readonly tokens: AccessTokens; readonly publicKey: string },
): Promise<Caller> {
  const { method } = request;
  const path = pathOf(request.url);
  const token = bearerOf(request);
  if (token === undefined || isEqual(token, publicKey)) {
    return { role: 'anon', claims: { role: 'anon' }, method, path };
  }
  return { role: 'authenticated', claims: await tokens.verify(token, clockTolerance), method, path };
}
