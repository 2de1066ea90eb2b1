// The files of the built web app, each in the smallest encoding that the browser takes. Pages are not served by
// their file names: pages.ts says at which addresses they stand.
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { join } from 'node:path';

/** The build names these files by their content, so they never change. */
const forever = 'public, max-age=31536000, immutable';
const oneHour = 'public, max-age=3600';

const notByName = /\.(html|br|gz)$/;

export async function serveFiles(app: FastifyInstance, webRoot: string): Promise<void> {
  const hashed = join(webRoot, 'assets');
  await app.register(fastifyStatic, {
    root: webRoot,
    decorateReply: false,
    index: false,
    dotfiles: 'ignore',
    preCompressed: true,
    cacheControl: false,
    allowedPath: (path) => !notByName.test(path),
    setHeaders: (reply, file) => {
      reply.header('cache-control', file.startsWith(hashed) ? forever : oneHour);
    },
  });
}
