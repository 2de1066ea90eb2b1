// The backend on the same port as the pages: accounts under /auth/v1, projects under /rest/v1, and what says to the
// web app where they are and to a watchman whether they answer.
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { setImmediate as afterThis } from 'node:timers/promises';
import { openAccessTokens } from './auth/accessToken.ts';
import { serveAuth } from './auth/routes.ts';
import type { Config } from './config.ts';
import { allowOrigins } from './cors.ts';
import type { Store } from './db/open.ts';
import type { Door } from './door/door.ts';
import { isLoopbackHost } from './loopback.ts';
import type { Mailer } from './mail/mailer.ts';
import { Outbox } from './mail/outbox.ts';
import { serveOutbox } from './mail/outboxPage.ts';
import { openSmtp } from './mail/smtp.ts';
import { serveRest } from './rest/routes.ts';
import type { Services } from './services.ts';
import { siteUrlOf } from './siteUrl.ts';

/** `print` is for whoever started the server: where the outbox is, and each link that went into it. */
export async function serveBackend(
  app: FastifyInstance,
  config: Config,
  store: Store | null,
  door: Door,
  print: (line: string) => void,
): Promise<void> {
  const key = config.backend?.key ?? store?.keys.publicKey ?? null;
  const urlFor = (request: FastifyRequest): string | null =>
    config.backend?.url ?? (store === null ? null : originFor(app, request, config));
  app.get('/config.json', (request, reply) =>
    reply.header('cache-control', 'no-store').send({ url: urlFor(request), key }),
  );
  app.get('/ready', async (_request, reply) => {
    const ready = store === null || (await store.database.isReady());
    return reply
      .code(ready ? 200 : 503)
      .header('cache-control', 'no-store')
      .send({ ready });
  });
  if (store !== null) await serveStore(app, config, store, door, print);
}

async function serveStore(
  app: FastifyInstance,
  config: Config,
  { database, keys }: Store,
  door: Door,
  print: (line: string) => void,
): Promise<void> {
  const mailer = openMailer(app, config, keys.jwtSecret, print);
  // Hooks of closing run from the last to the first: the database goes when nobody needs it any more.
  app.addHook('onClose', () => database.close());
  app.addHook('onClose', () => mailer?.close());
  const services: Services = {
    config,
    database,
    door,
    tokens: await openAccessTokens(keys.jwtSecret, issuerOf(config)),
    secret: keys.jwtSecret,
    publicKey: keys.publicKey,
    mailer,
    log: app.log,
    siteUrl: () => siteUrlOf(app, config),
  };
  allowOrigins(app, { siteUrl: () => services.siteUrl(), allowed: config.redirectAllow });
  await serveAuth(app, services);
  await serveRest(app, services);
}

/** The same on every server of an installation, and after a restart on another port. */
function issuerOf({ publicUrl }: Config): string {
  return publicUrl === null ? 'homeplot' : `${publicUrl}auth/v1`;
}

/**
 * Without a public address the server is for this machine, which has several names, and the browser must be given the
 * one that it came by. Any other name in the request is somebody's invention.
 */
function originFor(app: FastifyInstance, request: FastifyRequest, config: Config): string {
  const asked = URL.parse(`${request.protocol === 'https' ? 'https' : 'http'}://${request.host}`);
  const isOwn = asked !== null && asked.href === `${asked.origin}/` && isLoopbackHost(asked.hostname);
  return config.publicUrl === null && isOwn ? asked.origin : new URL(siteUrlOf(app, config)).origin;
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
  const outbox = new Outbox(mailTransport.folder, mailFrom, print);
  if (isForThisMachine(config)) {
    const path = serveOutbox(app, outbox, secret);
    app.addHook('onListen', async () => {
      // After the line that says where the product is.
      await afterThis();
      print(`Mail is shown at ${siteUrlOf(app, config)}${path}`);
    });
  }
  return outbox;
}

/** A public address means that a proxy stands before the server, and then everybody seems to sit at this machine. */
function isForThisMachine({ host, publicUrl }: Config): boolean {
  return isLoopbackHost(host) && (publicUrl === null || isLoopbackHost(new URL(publicUrl).hostname));
}
