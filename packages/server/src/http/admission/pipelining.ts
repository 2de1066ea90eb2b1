// Works on the requests of a connection one after another. By itself Node works on all of them at once, and a few connections
// that send thousands without waiting for the responses would take all memory and all file descriptors.
import type { FastifyInstance } from 'fastify';
import type { Socket } from 'node:net';
import type { AdmissionLimits } from './admissionLimits.ts';

/** Call it before other hooks are added, so that nothing is done for requests that wait. */
export function limitPipelining(
  app: FastifyInstance,
  { pipelined }: Pick<AdmissionLimits, 'pipelined'>,
): void {
  const lines = new WeakMap<Socket, { waiting: number; last: Promise<void> }>();
  app.addHook('onRequest', async ({ raw: { socket } }, reply) => {
    const line = lines.get(socket) ?? { waiting: 0, last: Promise.resolve() };
    lines.set(socket, line);
    line.waiting += 1;
    if (line.waiting > pipelined) socket.destroy();
    else {
      const before = line.last;
      line.last = new Promise((resolve) => {
        reply.raw.once('close', () => {
          line.waiting -= 1;
          resolve();
        });
      });
      if (line.waiting > 1) await before;
    }
    return socket.destroyed ? reply.hijack() : undefined;
  });
}
