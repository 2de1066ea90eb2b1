// Puts the server together from its settings and its database. It does not listen: main.ts does, and so do the tests.
import fastifyHelmet from '@fastify/helmet';
import fastify, { type FastifyError, type FastifyInstance } from 'fastify';
import { serveBackend } from './backend.ts';
import type { Config } from './config.ts';
import type { Store } from './db/open.ts';
import { limitConnections, peersOfMany } from './door/connections.ts';
import { Door } from './door/door.ts';
import { type DoorLimits, doorLimits } from './door/doorLimits.ts';
import { readForwarded } from './door/forwarded.ts';
import { dropUnreadBodies } from './door/unreadBody.ts';
import { serveFiles } from './files.ts';
import { ErrorsOnly, type LogStream, logOptions } from './log.ts';
import { answerMissing, servePages } from './pages.ts';
import { permissionsPolicy, securityHeaders } from './security.ts';

/** A share link is up to 8,000 characters of query; Node's own limit is 16 kB for the line and all headers. */
const longestHead = 64 * 1024;

/** Where the server writes: its log, and the few lines for whoever started it. */
export type Output = { readonly log: LogStream; readonly print: (line: string) => void };

const toTerminal: Output = { log: process.stderr, print: (line) => console.log(line) };

/** Without a store it serves pages alone. The store is closed with the app. */
export async function buildApp(
  config: Config,
  store: Store | null,
  output: Output = toTerminal,
  limits: DoorLimits = doorLimits,
): Promise<FastifyInstance> {
  const app = fastify({
    http: {
      maxHeaderSize: longestHead,
      headersTimeout: limits.headTime,
      connectionsCheckingInterval: limits.checkInterval,
    },
    requestTimeout: limits.requestTime,
    keepAliveTimeout: limits.idleTime,
    connectionTimeout: limits.unreadTime,
    trustProxy: typeof config.trustProxy === 'object' ? [...config.trustProxy] : config.trustProxy,
    logger: logOptions(output.log),
    logController: new ErrorsOnly(),
    routerOptions: { ignoreTrailingSlash: true },
  });

  limitConnections(app, limits, peersOfMany(config));
  readForwarded(app);
  dropUnreadBodies(app, limits);
  await app.register(fastifyHelmet, securityHeaders(config));
  app.addHook('onRequest', async (_request, reply) => {
    reply.header('permissions-policy', permissionsPolicy);
  });

  const missing = answerMissing(config.webRoot);
  app.setNotFoundHandler(missing);
  app.setErrorHandler((error: FastifyError, request, reply) => {
    const status = error.statusCode ?? 500;
    // The file server refuses paths that are not in their plain form, such as /a/../b: nothing stands there.
    if (status === 403 || status === 404) return missing(request, reply);
    if (status >= 500) request.log.error({ req: request, err: error }, 'request failed');
    const message = status >= 500 ? 'The server could not answer. Please try again.' : error.message;
    return reply.code(status).header('cache-control', 'no-store').send({ message });
  });

  await serveBackend(app, config, store, new Door(limits), output.print);
  await servePages(app, config.webRoot);
  await serveFiles(app, config.webRoot);
  return app;
}
