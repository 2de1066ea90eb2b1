// Builds the server from its settings and its database. It doesn't listen yet: main.ts and the tests call `listen`.
import fastifyHelmet from '@fastify/helmet';
import fastify, { type FastifyError, type FastifyInstance } from 'fastify';
import type { Config } from '../config/config.ts';
import { acceptFirst } from '../http/admission/acceptFirst.ts';
import { type AdmissionLimits, admissionLimits } from '../http/admission/admissionLimits.ts';
import { limitConnections, unlimitedPeers } from '../http/admission/connections.ts';
import { normalizeForwardedFor } from '../http/admission/forwarded.ts';
import { limitPipelining } from '../http/admission/pipelining.ts';
import { Scheduler } from '../http/admission/scheduler.ts';
import { dropUnreadBodies } from '../http/admission/unreadBody.ts';
import { ErrorsOnly, type LogStream, logOptions } from '../kit/log.ts';
import { liveLimits, type LiveLimits } from '../live/limits.ts';
import { liveProjectOf } from '../kit/urls.ts';
import { serveDesk } from '../pages/desk.ts';
import { notFoundHandler, servePages } from '../pages/pages.ts';
import { permissionsPolicy, securityHeaders } from '../pages/security.ts';
import { serveSources } from '../pages/sources.ts';
import { serveTiles } from '../pages/tiles.ts';
import type { Store } from '../start/open.ts';
import { serveBackend } from './backend.ts';

/** Bytes, enough for share links of up to 8,000 characters; Node's default is 16 kB for the request line and all headers. */
const maxHeaderSize = 64 * 1024;

/** `print`: shows a line to the operator. */
export type Output = { readonly log: LogStream; readonly print: (line: string) => void };

/** Replaces Fastify's schema compilers: our routes have no schemas, and loading the compilers takes a tenth of a start. */
const noSchemas = (): never => {
  throw new Error('Routes have no schemas; they read bodies by themselves.');
};

const terminal: Output = { log: process.stderr, print: (line) => console.log(line) };

/** Without a store it serves only pages and files. The store is closed with the app. */
export async function buildApp(
  config: Config,
  store: Store | null,
  output: Output = terminal,
  limits: AdmissionLimits = admissionLimits,
  live: LiveLimits = liveLimits,
): Promise<FastifyInstance> {
  const app = fastify({
    http: {
      maxHeaderSize,
      headersTimeout: limits.headersTimeout,
      connectionsCheckingInterval: limits.checkInterval,
      // Upgrades that other requests ask for are ignored, as HTTP allows.
      shouldUpgradeCallback: ({ url = '' }) => config.live === 'on' && liveProjectOf(url) !== undefined,
    },
    requestTimeout: limits.requestTimeout,
    keepAliveTimeout: limits.keepAliveTimeout,
    connectionTimeout: limits.unreadTimeout,
    trustProxy: typeof config.trustProxy === 'object' ? [...config.trustProxy] : config.trustProxy,
    logger: logOptions(output.log),
    logController: new ErrorsOnly(),
    routerOptions: { ignoreTrailingSlash: true },
    schemaController: { compilersFactory: { buildValidator: noSchemas, buildSerializer: noSchemas } },
  });

  limitConnections(app, limits, unlimitedPeers(config));
  limitPipelining(app, limits);
  acceptFirst(app, limits);
  normalizeForwardedFor(app);
  dropUnreadBodies(app, limits);
  await app.register(fastifyHelmet, securityHeaders(config));
  app.addHook('onRequest', async (_request, reply) => {
    reply.header('permissions-policy', permissionsPolicy);
  });

  const notFound = notFoundHandler(config.webRoot);
  app.setNotFoundHandler(notFound);
  app.setErrorHandler((error: FastifyError, request, reply) => {
    const status = error.statusCode ?? 500;
    // @fastify/static answers 403 to paths such as /a/../b.
    if (status === 403 || status === 404) return notFound(request, reply);
    if (status >= 500) request.log.error({ req: request, err: error }, 'request failed');
    const message = status >= 500 ? 'The server could not answer. Please try again.' : error.message;
    return reply.code(status).header('cache-control', 'no-store').send({ message });
  });

  await serveBackend(app, config, store, { admission: new Scheduler(limits), live }, output.print);
  await servePages(app, config.webRoot, await serveDesk(app, config));
  await serveTiles(app, config);
  await serveSources(app, config);
  return app;
}
