// Serves the HTML pages.
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { isBackendUrl } from './paths.ts';

/** The files of the web build by the path they are served at. */
const pageFiles = {
  '/': 'index.html',
  '/roadmap': 'roadmap.html',
  '/terms': 'terms.html',
  '/privacy': 'privacy.html',
  '/app': 'app.html',
  '/reset-password': 'app.html',
} as const;

export async function servePages(app: FastifyInstance, webRoot: string): Promise<void> {
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
    app.get(path, (_request, reply) => reply.header('cache-control', 'no-cache').sendFile(file));
  }
}
