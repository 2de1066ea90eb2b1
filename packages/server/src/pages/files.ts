// Serves the files of the built web app, precompressed. HTML pages are served by pages.ts under their own addresses.
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { join } from 'node:path';

/** For files with a content hash in their name. */
const forever = 'public, max-age=31536000, immutable';
const oneHour = 'public, max-age=3600';

const notServed = /\.(html|br|gz)$/;

export async function serveFiles(app: FastifyInstance, webRoot: string): Promise<void> {
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
