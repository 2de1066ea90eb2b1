// Checks the public key that every request must carry, and turns its token into a caller.
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { hash, timingSafeEqual } from 'node:crypto';
import type { Caller, Visit } from '../db/database.ts';
import { pathOf } from '../kit/urls.ts';
import type { Services } from './protocol.ts';

declare module 'fastify' {
  interface FastifyRequest {
    caller: Caller | null;
  }
}

/** Seconds that clocks may differ, as in PostgREST. */
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

type CallerServices = Pick<Services, 'tokens' | 'publicKey' | 'shareTokens'>;

/** Hooks that reject a request without the public key, and set the caller of the others. */
export function requireCaller(routes: FastifyInstance, services: CallerServices): void {
  routes.addHook('onRequest', requireKey(services.publicKey));
  routes.addHook('onRequest', async (request) => {
    request.caller = request.method === 'OPTIONS' ? anonymous : await readCaller(request, services);
  });
}

/** The caller of requests that need neither key nor account. */
export const anonymous: Caller = { role: 'anon', claims: { role: 'anon' }, method: '', path: '' };

export function callerOf({ caller }: FastifyRequest): Caller {
  if (caller === null) throw new Error('The onRequest hook has set no caller.');
  return caller;
}

/** Reads who the caller is. Throws TokenError, or a Problem for too many wrong share tokens. */
async function readCaller(request: FastifyRequest, services: CallerServices): Promise<Caller> {
  const { tokens, publicKey } = services;
  const { method } = request;
  const path = pathOf(request.url);
  const token = bearerOf(request);
  if (token === undefined || isEqual(token, publicKey)) {
    const visit = await readVisit(request, services);
    return { role: 'anon', claims: { role: 'anon' }, method, path, visit };
  }
  const claims = await tokens.verify(token, clockTolerance);
  return { role: 'authenticated', claims, method, path, visit: await readVisit(request, services) };
}

/** The form of the key that a guest's browser makes. */
export const guestKeyForm = /^[\w-]{16,100}$/;

/** Reads the tokens of a visitor. A share token that can't be right is passed on too: it shows nothing, but asks for no login. */
async function readVisit(
  { headers, ip }: FastifyRequest,
  { shareTokens }: Pick<Services, 'shareTokens'>,
): Promise<Visit> {
  const token = String(headers['x-share-token'] ?? '');
  const key = String(headers['x-guest-key'] ?? '');
  const tokenState = token === '' ? 'unknown' : await shareTokens.stateOf(token, ip);
  return {
    ...(token !== '' && { 'x-share-token': token.slice(0, 100), tokenState }),
    ...(guestKeyForm.test(key) && { 'x-guest-key': key }),
  };
}

/** Whether the caller has used a share link, even one that has ended. */
export const isVisitor = ({ caller }: FastifyRequest): boolean =>
  caller?.visit?.tokenState === 'live' || caller?.visit?.tokenState === 'ended';
