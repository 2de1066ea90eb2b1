// Who may knock at the backend, and as whom: the public key that every request must carry, and the caller whom its
// token names.
import type { FastifyReply, FastifyRequest } from 'fastify';
import { hash, timingSafeEqual } from 'node:crypto';
import type { AccessTokens } from './auth/accessToken.ts';
import type { Caller } from './db/database.ts';
import { pathOf } from './log.ts';

/** Seconds by which the clocks of a caller and the server may differ. */
const leeway = 30;

/** True when both are the same; how long it takes tells nothing of where they differ. */
export function isSame(one: string, other: string): boolean {
  return timingSafeEqual(hash('sha256', one, 'buffer'), hash('sha256', other, 'buffer'));
}

/** A hook that refuses a request without the public key in the header `apikey` or the parameter `apikey`. */
export function requireKey(publicKey: string) {
  return async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
    if (request.method === 'OPTIONS') return;
    const key = keyOf(request);
    if (key === undefined) await refuse(reply, 'No API key found in request');
    else if (!isSame(key, publicKey)) await refuse(reply, 'Invalid API key');
  };
}

function keyOf(request: FastifyRequest): string | undefined {
  const { apikey } = request.headers;
  if (apikey !== undefined && apikey !== '') return String(apikey);
  const [, search = ''] = request.url.split('?', 2);
  return (search.includes('apikey=') && new URLSearchParams(search).get('apikey')) || undefined;
}

async function refuse(reply: FastifyReply, message: string): Promise<void> {
  await reply.code(401).header('cache-control', 'no-store').send({ message });
}

/** The token of the header Authorization; undefined where there is none of the kind. */
export function bearerOf(request: FastifyRequest): string | undefined {
  return /^Bearer +(.*)$/i.exec(request.headers.authorization ?? '')?.[1];
}

/** Whose rows the request may see and write. Throws a TokenError when its token is not one of ours. */
export async function callerOf(
  request: FastifyRequest,
  { tokens, publicKey }: { readonly tokens: AccessTokens; readonly publicKey: string },
): Promise<Caller> {
  const { method } = request;
  const path = pathOf(request.url);
  const token = bearerOf(request);
  if (token === undefined || isSame(token, publicKey)) {
    return { role: 'anon', claims: { role: 'anon' }, method, path };
  }
  return { role: 'authenticated', claims: await tokens.verify(token, leeway), method, path };
}
