// Checks the public key that every request must carry.
import type { FastifyReply, FastifyRequest } from 'fastify';
import { hash, timingSafeEqual } from 'node:crypto';

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
  return (search.includes('apikey=') && new URLSearchParams(search).get('apikey')) || undefined;
}

async function reject(reply: FastifyReply, message: string): Promise<void> {
  await reply.code(401).header('cache-control', 'no-store').send({ message });
}
