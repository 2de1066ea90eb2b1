// Which other origins may call the backend from a page of theirs: those that the settings name, and the product's own.
// Tokens travel in headers and no cookie is read, so nobody is asked for credentials.
import type { FastifyInstance } from 'fastify';
import { backendPath } from './backendPath.ts';
import { pathOf } from './log.ts';
import { isLoopbackHost } from './loopback.ts';

const methods = 'GET,HEAD,POST,PUT,PATCH,DELETE,OPTIONS';

const requestHeaders = [
  'authorization',
  'apikey',
  'content-type',
  'accept',
  'x-client-info',
  'x-supabase-api-version',
  'prefer',
  'accept-profile',
  'content-profile',
  'range',
  'range-unit',
  'x-retry-count',
  'traceparent',
  'tracestate',
  'baggage',
].join(', ');

/** Without the first of them the client cannot tell the codes of errors. */
const responseHeaders = [
  'X-Supabase-Api-Version',
  'Content-Range',
  'Content-Location',
  'Location',
  'Preference-Applied',
  'Retry-After',
  'X-Total-Count',
  'Link',
].join(', ');

const oneDay = '86400';

interface Origins {
  /** Where visitors reach the product. */
  readonly siteUrl: () => string;
  /** Further origins by name, such as `https://plan.example.org`. */
  readonly allowed: readonly string[];
}

/** For all backend routes of the app, also where nothing stands. */
export function allowOrigins(app: FastifyInstance, origins: Origins): void {
  app.addHook('onRequest', async (request, reply) => {
    if (!backendPath.test(pathOf(request.url))) return;
    const { origin, 'access-control-request-method': wanted } = request.headers;
    reply.header('vary', 'Origin');
    const isPreflight = request.method === 'OPTIONS' && origin !== undefined && wanted !== undefined;
    if (origin !== undefined && isAllowed(origin, origins)) {
      reply.header('access-control-allow-origin', origin);
      reply.header('access-control-expose-headers', responseHeaders);
      if (isPreflight) {
        reply.header('access-control-allow-methods', methods);
        reply.header('access-control-allow-headers', requestHeaders);
        reply.header('access-control-max-age', oneDay);
      }
    }
    // A browser reads from what is missing that it may not go on.
    if (isPreflight) await reply.code(204).send();
  });
}

/** On one's own machine the web app may stand on another port than the server. */
function isAllowed(origin: string, { siteUrl, allowed }: Origins): boolean {
  const site = new URL(siteUrl());
  if (origin === site.origin || allowed.includes(origin)) return true;
  const url = URL.parse(origin);
  return (
    url !== null &&
    url.protocol === site.protocol &&
    isLoopbackHost(url.hostname) &&
    isLoopbackHost(site.hostname)
  );
}
