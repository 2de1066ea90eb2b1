// Serves the PMTiles files that MAP_TILES names, from `<DATA_DIR>/tiles`, by range requests. No other file in that folder is
// served.
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Config } from '../config/config.ts';
import { ownTiles } from '../config/mapTiles.ts';

export async function serveTiles(
  app: FastifyInstance,
  { mapTiles, dataDir }: Pick<Config, 'mapTiles' | 'dataDir'>,
): Promise<void> {
  const root = join(dataDir, 'tiles');
  const files = mapTiles.flatMap(({ url }) => (url.startsWith(ownTiles) ? [url.slice(ownTiles.length)] : []));
  for (const file of files)
    if (!existsSync(join(root, file)))
      app.log.warn(`MAP_TILES names ${ownTiles}${file}, but there is no file ${join(root, file)}.`);
  if (files.length === 0) return;
  const served = new Set(files.map((file) => `/${file}`));
  await app.register(fastifyStatic, {
    root,
    prefix: ownTiles,
    decorateReply: false,
    index: false,
    allowedPath: (path) => served.has(path),
    cacheControl: false,
    setHeaders(reply) {
      reply.header('cache-control', 'public, max-age=3600');
    },
  });
}
