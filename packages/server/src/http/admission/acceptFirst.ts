// Makes the server accept waiting connections before it works on requests. Node accepts one connection in each round of its
// event loop (libuv 1.45 and later), so when hundreds of clients connect at once, the last would wait for the work of all
// others.
import type { FastifyInstance } from 'fastify';
import { setImmediate } from 'node:timers/promises';
import type { AdmissionLimits } from './admissionLimits.ts';

export function acceptFirst(
  app: FastifyInstance,
  { acceptTimeout }: Pick<AdmissionLimits, 'acceptTimeout'>,
): void {
  let isAccepting = false;
  let allAccepted: Promise<void> | undefined;
  app.server.on('connection', () => (isAccepting = true));
  app.addHook('onRequest', async () => {
    if (!isAccepting) return;
    allAccepted ??= untilAllAccepted().finally(() => (allAccepted = undefined));
    await allAccepted;
  });

  async function untilAllAccepted(): Promise<void> {
    const deadline = performance.now() + acceptTimeout;
    while (isAccepting && performance.now() < deadline) {
      // Waits for the end of this round of the event loop, and then for a whole round.
      await setImmediate();
      isAccepting = false;
      await setImmediate();
    }
  }
}
