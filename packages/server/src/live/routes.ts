// /live/<project>, through which several people edit one project: connects rooms, Hocuspocus and the notifications of the
// database, and starts and stops them with the server.
import type { FastifyInstance } from 'fastify';
import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import type { ClientConfig } from 'pg';
import type { Config } from '../config/config.ts';
import type { Origins } from '../http/cors.ts';
import type { Services } from '../http/protocol.ts';
import { networkOf } from '../kit/network.ts';
import { Counts } from './counts.ts';
import { Leases } from './lease.ts';
import type { LiveLimits } from './limits.ts';
import { Listening } from './listening.ts';
import { openHocuspocus } from './protocol.ts';
import { closeCodes, type Closing } from './refusal.ts';
import { Rooms } from './rooms.ts';
import { forgetOldDocuments } from './rows.ts';
import { Turns } from './turns.ts';
import { serveUpgrades } from './upgrades.ts';

type LiveServices = Services & {
  readonly config: Pick<Config, 'liveAddress' | 'liveConnections'>;
  readonly siteUrl: () => string;
  readonly origins: Origins;
  /** Settings for the connection that listens for notifications. */
  readonly direct: () => ClientConfig;
};

const stopped: Closing = { code: closeCodes.reset, reason: 'The server restarts.' };

const second = 1_000;
const day = 24 * 60 * 60 * second;

/** The network under which the database work of rooms is counted. */
const network = 'rooms';

export function serveLive(app: FastifyInstance, services: LiveServices, limits: LiveLimits): Counts {
  const { database, log, admission, config } = services;
  const counts = new Counts();
  const owner = randomUUID();
  const address = (): string => config.liveAddress ?? services.siteUrl().replace(/\/$/, '');
  const saving = new Turns(limits.concurrentSaves);
  const rooms = new Rooms(
    {
      database,
      limits,
      counts,
      log,
      write: (account, bytes, work) =>
        saving.run(() =>
          admission.run({ account, network }, { kind: 'write', bytes }, async (memory) => {
            const result = await work();
            memory.resize(0);
            return result;
          }),
        ),
      release(project) {
        const document = hocuspocus.documents.get(project);
        if (document !== undefined) void hocuspocus.unloadDocument(document);
      },
      lookUp: (account, work) =>
        admission.run({ account, network }, { kind: 'write', bytes: 0 }, () => work()),
      unload(project, document) {
        if (hocuspocus.documents.get(project) === document) hocuspocus.documents.delete(project);
        document.destroy();
      },
    },
    new Leases(database, owner, address, limits),
  );
  const hocuspocus = openHocuspocus({
    ...services,
    rooms,
    limits,
    lookUp({ ip }, { claims }, work) {
      const from = networkOf(ip);
      const account = typeof claims['sub'] === 'string' ? claims['sub'] : from;
      return admission.run({ account, network: from }, { kind: 'read', bytes: 0 }, () => work());
    },
  });
  const lines = serveUpgrades(app, { ...services, limits, counts, isUp: () => listening.isUp }, (line) => {
    line.client = hocuspocus.handleConnection(line.socket, new Request('http://live'), { line });
  });
  const listening = new Listening(
    services.direct,
    owner,
    {
      handleNotice: (notice) => rooms.handleNotice(notice),
      renewed: (fences, since) => rooms.renewed(fences, since),
      connected: () => rooms.recheckAll(),
    },
    limits,
  );

  const timers = [
    setInterval(() => rooms.tick(), second),
    setInterval(() => lines.forEach((line) => line.beat()), limits.heartbeat),
    setInterval(() => rooms.forgetRemoved(), limits.removedTimeout / 10),
    setInterval(() => void forgetOldDocuments(database).catch(() => {}), day),
  ];
  for (const timer of timers) timer.unref();
  app.addHook('onReady', () => listening.start());
  // Before the server waits for its connections to end.
  app.addHook('preClose', async () => {
    for (const timer of timers) clearInterval(timer);
    for (const line of lines) line.pause();
    await rooms.stop(stopped, delay(limits.shutdownTimeout, undefined, { ref: false }));
    for (const line of lines) line.close(stopped);
    await listening.close();
  });
  return counts;
}
