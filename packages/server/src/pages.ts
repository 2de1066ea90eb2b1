// Which page stands at which address, and what is answered where there is none: a page to a reader, a line to a
// program that wants a file, JSON to a caller of the backend.
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { backendPath } from './backendPath.ts';
import { loggedPath, pathOf } from './log.ts';

/** The files that the web build makes for the addresses that a visitor can type. */
const pageFiles = {
  '/': 'index.html',
  '/roadmap': 'roadmap.html',
  '/terms': 'terms.html',
  '/privacy': 'privacy.html',
  '/app': 'app.html',
  '/reset-password': 'app.html',
} as const;

const missingPageFile = '404.html';

const assetPath = /^\/assets(\/|$)/;
const fileName = /\.[a-z\d]+$/i;

export async function servePages(app: FastifyInstance, webRoot: string): Promise<void> {
  await app.register(fastifyStatic, {
    root: webRoot,
    serve: false,
    preCompressed: true,
    cacheControl: false,
  });

  app.addHook('onRequest', async (request, reply) => {
    if (request.method === 'GET' || request.method === 'HEAD' || backendPath.test(pathOf(request.url)))
      return;
    await reply
      .code(405)
      .header('allow', 'GET, HEAD')
      .type('text/plain; charset=utf-8')
      .send(`${request.method} is not allowed here; use GET or HEAD.\n`);
  });

  for (const [path, file] of Object.entries(pageFiles)) {
    app.get(path, (_request, reply) => reply.header('cache-control', 'no-cache').sendFile(file));
  }
}

type Answerer = (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>;

/** Answers 404 in the form that the caller can use. */
export function answerMissing(webRoot: string): Answerer {
  return async (request, reply) => {
    const path = pathOf(request.url);
    request.log.warn({ path: loggedPath(path) }, 'unknown route');
    reply.code(404).header('cache-control', 'no-store');
    if (backendPath.test(path)) return reply.send({ message: `There is nothing at ${loggedPath(path)}.` });
    if (!wantsPage(request, path))
      return reply.type('text/plain; charset=utf-8').send('There is no such file.\n');
    // Read here and not sent as a file, or a browser that holds a copy could be told "not modified" and show nothing.
    return reply.type('text/html; charset=utf-8').send(await readFile(join(webRoot, missingPageFile)));
  };
}

function wantsPage(request: FastifyRequest, path: string): boolean {
  if (assetPath.test(path)) return false;
  return !fileName.test(path) || (request.headers.accept ?? '').includes('text/html');
}
