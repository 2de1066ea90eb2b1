// What is left of the body of a request that was refused is thrown away for a moment, so that the caller gets to read
// the answer; then the connection is closed.
import type { FastifyInstance } from 'fastify';
import type { DoorLimits } from './doorLimits.ts';

type Limits = Pick<DoorLimits, 'lingerTime' | 'bodyBytes' | 'strangerBytes'>;

export function dropUnreadBodies(
  app: FastifyInstance,
  { lingerTime, bodyBytes, strangerBytes }: Limits,
): void {
  // Closed at once, the connection would be reset, and the answer might be lost on its way.
  app.addHook('onSend', async ({ raw }, reply) => {
    if (!raw.complete) reply.removeHeader('connection');
  });
  app.addHook('onResponse', async ({ raw }, reply) => {
    if (raw.complete || raw.destroyed) return;
    // Of a stranger only what is on its way already.
    let left = reply.statusCode === 401 ? strangerBytes : bodyBytes;
    const timer = setTimeout(() => raw.socket.destroy(), lingerTime);
    raw.once('close', () => clearTimeout(timer));
    raw.on('data', (piece: Buffer) => {
      left -= piece.length;
      if (left < 0) raw.socket.destroySoon();
    });
  });
}
