// Discards the rest of a rejected request's body for a moment, so that the client can read the response, and then closes
// the connection.
import type { FastifyInstance } from 'fastify';
import type { AdmissionLimits } from './admissionLimits.ts';

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
    let left = reply.statusCode === 401 ? maxAnonymousBodyBytes : maxBodyBytes;
    const timer = setTimeout(() => raw.socket.destroy(), lingerTimeout);
    raw.once('close', () => clearTimeout(timer));
    raw.on('data', (chunk: Buffer) => {
      left -= chunk.length;
      if (left < 0) raw.socket.destroySoon();
    });
  });
}
