// Checks the public key that every request must carry, and turns its token into a caller.
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { hash, timingSafeEqual } from 'node:crypto';
import type { Caller } from '../db/database.ts';
import { pathOf } from '../kit/urls.ts';
import type { Services } from './protocol.ts';

declare module 'fastify' {
  interface FastifyRequest {
    caller: Caller | null;
  }
}

/** Seconds, as in PostgREST. */
const clockTolerance = 30;

/** Compares in constant time. */
export function isEqual(one: string, other: string): boolean {
  return timingSafeEqual(hash('sha256', one, 'buffer'), hash('sha256', other, 'buffer'));
}

/** A hook that rejects a request without the public key in the header or the query parameter `apikey`. */
export function requireKey(publicKey: string) {
  return async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
    if (request.method === 'OPTIONS') return;
    const key = keyOf(request);
    if (key === undefined) await reject(reply, 'No API key found in request');
    else if (!isEqual(key, publicKey)) await reject(reply, 'Invalid API key');
  };
}

function keyOf(request: FastifyRequest): string | undefined {
  const { apikey } = request.headers;
  if (apikey !== undefined && apikey !== '') return String(apikey);
  const [, search = ''] = request.url.split('?', 2);
  return new URLSearchParams(search).get('apikey') || undefined;
}

async function reject(reply: FastifyReply, message: string): Promise<void> {
  await reply.code(401).header('cache-control', 'no-store').send({ message });
}

/** The bearer token of the header Authorization: empty if there is nothing after `Bearer`. */
export function bearerOf(request: FastifyRequest): string | undefined {
  return /^Bearer(?: +|$)(.*)$/i.exec(request.headers.authorization ?? '')?.[1];
}

/** Hooks that reject a request without the public key, and set the caller of the others. */
export function requireCaller(
  routes: FastifyInstance,
  services: Pick<Services, 'tokens' | 'publicKey'>,
): void {
  routes.addHook('onRequest', requireKey(services.publicKey));
  routes.addHook('onRequest', async (request) => {
    request.caller = request.method === 'OPTIONS' ? anonymous : await readCaller(request, services);
  });
}

/** Who needs no key and no account. */
export const anonymous: Caller = { role: 'anon', claims: { role: 'anon' }, method: '', path: '' };

export function callerOf({ caller }: FastifyRequest): Caller {
  if (caller === null) throw new Error('The onRequest hook has set no caller.');
  return caller;
}

/** Throws TokenError. */
async function readCaller(
  request: FastifyRequest,
  { tokens, publicKey }: Pick<Services, 'tokens' | 'publicKey'>,
): Promise<Caller> {
  const { method } = request;
  const path = pathOf(request.url);
  const token = bearerOf(request);
  if (token === undefined || isEqual(token, publicKey)) {
    return { role: 'anon', claims: { role: 'anon' }, method, path };
  }
  return { role: 'authenticated', claims: await tokens.verify(token, clockTolerance), method, path };
}
