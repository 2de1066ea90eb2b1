// Discards the rest of a refused request's body for a moment, so that the caller can read the answer; then closes the
// connection.
import type { FastifyInstance } from 'fastify';
import type { DoorLimits } from './doorLimits.ts';

type Limits = Pick<DoorLimits, 'lingerTime' | 'bodyBytes' | 'strangerBytes'>;

export function dropUnreadBodies(
  app: FastifyInstance,
  { lingerTime, bodyBytes, strangerBytes }: Limits,
): void {
  // If it were closed at once, the connection would be reset and the answer might be lost.
  app.addHook('onSend', async ({ raw }, reply) => {
    if (!raw.complete) reply.removeHeader('connection');
  });
  app.addHook('onResponse', async ({ raw }, reply) => {
    if (raw.complete || raw.destroyed) return;
    const timer = setTimeout(() => raw.socket.destroy(), lingerTime);
    raw.once('close', () => clearTimeout(timer));
    // What was dropped for lack of memory isn't read: it would become the garbage that it was dropped to avoid.
    if (reply.statusCode === 503) return;
    // From a stranger only what is already on its way.
    let left = reply.statusCode === 401 ? strangerBytes : bodyBytes;
    raw.on('data', (piece: Buffer) => {
      left -= piece.length;
      if (left < 0) raw.socket.destroySoon();
    });
  });
}
