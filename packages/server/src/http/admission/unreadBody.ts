// Discards the rest of a rejected request's body for a moment, so that the client can read the response, and then closes
// the connection.
import type { FastifyInstance } from 'fastify';
import type { AdmissionLimits } from './admissionLimits.ts';

/** A refused file is received and discarded up to this size. Otherwise its client would only see a broken connection. */
const maxUploadBytes = 64 * 1024 * 1024;
const isUpload = (url: string): boolean => url.startsWith('/storage/');

export function dropUnreadBodies(
  app: FastifyInstance,
  { lingerTimeout, maxBodyBytes, maxAnonymousBodyBytes }: AdmissionLimits,
): void {
  // If it were closed at once, the connection would be reset and the response might be lost.
  app.addHook('onSend', async ({ raw }, reply) => {
    if (!raw.complete) reply.removeHeader('connection');
  });
  app.addHook('onResponse', async ({ raw }, reply) => {
    if (raw.complete || raw.destroyed) return;
    const timer = setTimeout(() => raw.socket.destroy(), lingerTimeout);
    raw.once('close', () => clearTimeout(timer));
    // A body that was dropped for lack of memory isn't read: its rest would take the memory again as garbage.
    if (reply.statusCode === 503) return;
    // From an anonymous caller, little more than what is already on its way is accepted.
    let left = reply.statusCode === 401 ? maxAnonymousBodyBytes : maxBodyBytes;
    if (isUpload(raw.url ?? '') && reply.statusCode !== 401) left = maxUploadBytes;
    raw.on('data', (chunk: Buffer) => {
      left -= chunk.length;
      if (left < 0) raw.socket.destroySoon();
    });
  });
}
