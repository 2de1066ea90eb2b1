// Serves the HTML pages and the precompressed files of the built web app. Answers 404 as a page to somebody who opens an
// address, as text where a file was requested, and as JSON under the backend's paths.
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { loggedPath } from '../kit/log.ts';
import { isBackendUrl, pathOf } from '../kit/urls.ts';
import type { ChangePage } from './desk.ts';
import { allowFraming } from './security.ts';

/** The files of the web build by the path they are served at. */
const pageFiles = {
  '/': 'index.html',
  '/roadmap': 'roadmap.html',
  '/terms': 'terms.html',
  '/privacy': 'privacy.html',
  '/app': 'app.html',
  '/reset-password': 'app.html',
} as const;

const assetPath = /^\/assets(\/|$)/;
const fileName = /\.[a-z\d]+$/i;

/** change: changes the pages for the permit office that runs this copy. */
export async function servePages(app: FastifyInstance, webRoot: string, change?: ChangePage): Promise<void> {
  await app.register(fastifyStatic, {
    root: webRoot,
    serve: false,
    preCompressed: true,
    cacheControl: false,
  });

  app.addHook('onRequest', async (request, reply) => {
    if (request.method === 'GET' || request.method === 'HEAD' || isBackendUrl(request.url)) return;
    await reply
      .code(405)
      .header('allow', 'GET, HEAD')
      .type('text/plain; charset=utf-8')
      .send(`${request.method} is not allowed here; use GET or HEAD.\n`);
  });

  for (const [path, file] of Object.entries(pageFiles)) {
    const changed = change && (await changedPage(join(webRoot, file), change));
    app.get(path, (request, reply) => {
      reply.header('cache-control', 'no-cache');
      return changed ? sendChanged(request, reply, changed) : reply.sendFile(file);
    });
  }
  for (const path of viewerPaths) app.get(path, sendViewer);
  await serveFiles(app, webRoot);
}

interface ChangedPage {
  readonly html: Buffer;
  readonly compressed: Buffer;
  readonly tag: string;
}

async function changedPage(path: string, change: ChangePage): Promise<ChangedPage> {
  const html = Buffer.from(change(await readFile(path, 'utf8'), !path.endsWith('app.html')));
  const tag = `"${createHash('sha256').update(html).digest('base64url').slice(0, 22)}"`;
  return { html, compressed: brotliCompressSync(html), tag };
}

function sendChanged(
  request: FastifyRequest,
  reply: FastifyReply,
  { html, compressed, tag }: ChangedPage,
): FastifyReply {
  reply.header('etag', tag).header('vary', 'accept-encoding').type('text/html; charset=utf-8');
  if (request.headers['if-none-match'] === tag) return reply.code(304).send();
  return /\bbr\b/.test(String(request.headers['accept-encoding']))
    ? reply.header('content-encoding', 'br').send(compressed)
    : reply.send(html);
}

/** The addresses of shared plans, all on one page: by a share link's token, by project, by the token of a request for approval. */
const viewerPaths = ['/s/:token', '/view/:project', '/a/:token'] as const;

/** Sends the viewer. Its address is a secret, so it isn't sent to other sites as a referrer, cached or indexed. */
function sendViewer(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const { pathname, searchParams } = new URL(request.url, 'http://localhost');
  if (pathname.startsWith('/s/') && searchParams.has('embed')) allowFraming(reply);
  return reply
    .header('cache-control', 'no-cache')
    .header('referrer-policy', 'no-referrer')
    .header('x-robots-tag', 'noindex')
    .sendFile('viewer.html');
}

/** The caching of files with a content hash in their name. */
const forever = 'public, max-age=31536000, immutable';
const oneHour = 'public, max-age=3600';

/** Pages are served by their own routes, and compressed files in place of the originals. */
const notServed = /\.(html|br|gz)$/;

async function serveFiles(app: FastifyInstance, webRoot: string): Promise<void> {
  const hashed = join(webRoot, 'assets');
  await app.register(fastifyStatic, {
    root: webRoot,
    decorateReply: false,
    index: false,
    dotfiles: 'ignore',
    preCompressed: true,
    cacheControl: false,
    allowedPath: (path) => !notServed.test(path),
    setHeaders: (reply, file) => {
      reply.header('cache-control', file.startsWith(hashed) ? forever : oneHour);
    },
  });
}

type Handler = (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>;

export function notFoundHandler(webRoot: string): Handler {
  return async (request, reply) => {
    const path = pathOf(request.url);
    request.log.warn({ path: loggedPath(path) }, 'unknown route');
    reply.code(404).header('cache-control', 'no-store');
    if (isBackendUrl(path)) return reply.send({ message: `There is nothing at ${loggedPath(path)}.` });
    if (!wantsPage(request, path))
      return reply.type('text/plain; charset=utf-8').send('There is no such file.\n');
    // Not sendFile: it could answer 304 to a browser with a cached copy, which would then show nothing.
    return reply.type('text/html; charset=utf-8').send(await readFile(join(webRoot, '404.html')));
  };
}

function wantsPage(request: FastifyRequest, path: string): boolean {
  if (assetPath.test(path)) return false;
  return !fileName.test(path) || (request.headers.accept ?? '').includes('text/html');
}
