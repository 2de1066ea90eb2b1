// The backend, on the same port as the pages: accounts under /auth/v1, projects under /rest/v1, files under /storage/v1,
// /config.json with the addresses of these for the web app, and /ready for health checks.
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { setImmediate } from 'node:timers/promises';
import { serveAuth } from '../auth/routes.ts';
import type { Config } from '../config/config.ts';
import { dumpsFolder } from '../db/dumpFiles.ts';
import type { Scheduler } from '../http/admission/scheduler.ts';
import { allowOrigins } from '../http/cors.ts';
import { ShareTokens } from '../http/shareTokens.ts';
import { openAccessTokens } from '../kit/accessToken.ts';
import { isLoopbackHost } from '../kit/network.ts';
import { isBackendUrl, isTextUrl, UrlError } from '../kit/urls.ts';
import type { Counts } from '../live/counts.ts';
import type { LiveLimits } from '../live/limits.ts';
import { serveLive } from '../live/routes.ts';
import type { Mailer } from '../mail/mailer.ts';
import { openOutbox } from '../mail/outbox.ts';
import { serveOutbox } from '../mail/outboxPage.ts';
import { openSmtp } from '../mail/smtp.ts';
import { serveRest } from '../rest/routes.ts';
import type { Store } from '../start/open.ts';
import { serveStorage } from '../storage/routes.ts';
import { serveMetrics } from './metrics.ts';
import { siteUrlOf } from './siteUrl.ts';

/** The capacity that callers share, and the limits of live rooms. */
interface Capacity {
  readonly admission: Scheduler;
  readonly live: LiveLimits;
}

/** `print`: shows the operator where the outbox is, and each link that is mailed to it. */
export async function serveBackend(
  app: FastifyInstance,
  config: Config,
  store: Store | null,
  capacity: Capacity,
  print: (line: string) => void,
): Promise<void> {
  const key = config.backend?.key ?? store?.keys.publicKey ?? null;
  const urlFor = (request: FastifyRequest): string | null =>
    config.backend?.url ?? (store === null ? null : originFor(app, request, config));
  app.get('/config.json', (request, reply) =>
    reply.header('cache-control', 'no-store').send({
      url: urlFor(request),
      key,
      maps: config.mapTiles,
      geocoder: config.geocoder,
      live: store !== null && config.live === 'on',
      ...(config.backend === null && {
        files: { maxBytes: config.fileLimit, quotaBytes: config.filesQuota },
      }),
    }),
  );
  app.get('/ready', async (_request, reply) => {
    const ready = store === null || (await store.database.isReady());
    return reply
      .code(ready ? 200 : 503)
      .header('cache-control', 'no-store')
      .send({ ready, readOnly: store?.isReadOnly?.(), backups: store?.backups?.() });
  });
  if (store === null) return;
  const live = await serveStore(app, config, store, capacity, print);
  serveMetrics(app, store, live);
}

async function serveStore(
  app: FastifyInstance,
  config: Config,
  { database, keys, direct }: Store,
  capacity: Capacity,
  print: (line: string) => void,
): Promise<Counts | null> {
  const mailer = openMailer(app, config, keys.jwtSecret, print);
  // onClose hooks run in reverse order, so the database is closed last.
  app.addHook('onClose', () => database.close());
  app.addHook('onClose', async () => mailer?.close?.());
  const services = {
    config,
    database,
    admission: capacity.admission,
    tokens: await openAccessTokens(keys.jwtSecret, issuerOf(config)),
    shareTokens: new ShareTokens(database, config.rateLimitFactor),
    secret: keys.jwtSecret,
    publicKey: keys.publicKey,
    mailer,
    log: app.log,
    siteUrl: () => siteUrlOf(app, config),
  };
  app.addHook('onRequest', async ({ url }) => {
    if (isBackendUrl(url) && !isTextUrl(url)) throw new UrlError();
  });
  const origins = { siteUrl: services.siteUrl, allowed: config.redirectAllow };
  await allowOrigins(app, origins);
  await serveAuth(app, services);
  await serveRest(app, services);
  const dumps = config.databaseUrl === null ? dumpsFolder(config.dataDir) : null;
  await serveStorage(app, services, { ...config, dumps });
  return config.live === 'on' ? serveLive(app, { ...services, origins, direct }, capacity.live) : null;
}

/** The issuer of access tokens: the same on every server of an installation, and after a restart on another port. */
function issuerOf({ publicUrl }: Config): string {
  return publicUrl === null ? 'homeplot' : `${publicUrl}auth/v1`;
}

/**
 * The origin of the backend for a browser. Without a public address the server is for this machine, which has several names,
 * and a browser gets the name that it has used. A Host header that isn't such a name is ignored, as it may be forged.
 */
function originFor(app: FastifyInstance, request: FastifyRequest, config: Config): string {
  const url = URL.parse(`${request.protocol === 'https' ? 'https' : 'http'}://${request.host}`);
  const isOwn = url !== null && url.href === `${url.origin}/` && isLoopbackHost(url.hostname);
  return config.publicUrl === null && isOwn ? url.origin : new URL(siteUrlOf(app, config)).origin;
}

function openMailer(
  app: FastifyInstance,
  config: Config,
  secret: string,
  print: (line: string) => void,
): Mailer | null {
  const { mailTransport, mailFrom } = config;
  if (mailTransport.kind === 'none') return null;
  if (mailTransport.kind === 'smtp') return openSmtp(mailTransport.url, mailFrom);
  const outbox = openOutbox(mailTransport.folder, mailFrom, print);
  if (isForThisMachine(config)) {
    const path = serveOutbox(app, outbox, secret);
    app.addHook('onListen', async () => {
      // After the line with the product's address.
      await setImmediate();
      print(`Mail is shown at ${siteUrlOf(app, config)}${path}`);
    });
  }
  return outbox;
}

/** Whether only this machine can reach the server. A public address means a reverse proxy in front of it. */
function isForThisMachine({ host, publicUrl }: Config): boolean {
  return isLoopbackHost(host) && (publicUrl === null || isLoopbackHost(new URL(publicUrl).hostname));
}
