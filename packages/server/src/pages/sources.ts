// The county maps for the web app: /sources.json lists them, and /sources/ask queries a layer whose county sends no CORS headers.
// It queries only the layers of the operator's sources.
import { queryAddress, type Source } from '@homeplot/plan/source';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { Lru } from 'toad-cache';
import type { Config } from '../config/config.ts';
import { networkOf } from '../kit/network.ts';
import { publicFetch, publicReach, type Reach } from './publicFetch.ts';

/** Queries of one network in a minute; finding a lot takes about five. */
const perMinute = 60;
/** Queries of all networks at the same time. */
const maxAtOnce = 8;
/** Characters; ArcGIS servers accept addresses of about 2,000. */
const maxAddress = 4000;
const minute = 60_000;

export async function serveSources(
  app: FastifyInstance,
  { sources: { sources, hosts }, rateLimitFactor }: Pick<Config, 'sources' | 'rateLimitFactor'>,
  reach: Reach = publicReach,
): Promise<void> {
  app.get('/sources.json', (_request, reply) =>
    reply.header('cache-control', 'public, max-age=3600').send({ sources, hosts }),
  );
  const layers = layersThroughServer(sources);
  if (layers.size === 0) return;
  const asked = new Lru<{ count: number }>(10_000, minute);
  let atOnce = 0;
  app.get<{ Querystring: Record<string, unknown> }>('/sources/ask', async (request, reply) => {
    reply.header('cache-control', 'no-store');
    const site = request.headers['sec-fetch-site'];
    if (site !== undefined && site !== 'same-origin')
      return refuse(reply, 403, 'Only pages of this site may ask.');
    const url = addressIn(request.query['url']);
    if (!url || !layers.has(`${url.origin}${url.pathname}`))
      return refuse(reply, 403, "This address isn't a layer that this site asks.");
    const network = networkOf(request.ip);
    const counted = asked.get(network) ?? { count: 0 };
    counted.count += 1;
    if (counted.count === 1) asked.set(network, counted);
    if (rateLimitFactor > 0 && counted.count > perMinute * rateLimitFactor)
      return refuse(reply.header('retry-after', '60'), 429, 'Too many questions. Try again in a minute.');
    if (atOnce >= maxAtOnce)
      return refuse(
        reply.header('retry-after', '2'),
        503,
        'The server is asking too much at once. Try again.',
      );
    atOnce += 1;
    try {
      const fetched = await publicFetch(url, reach);
      if ('problem' in fetched) return refuse(reply, 502, fetched.problem);
      // Sent as a download, so that a browser never runs or shows what it contains.
      return reply
        .type('application/json; charset=utf-8')
        .header('content-disposition', 'attachment')
        .send(fetched.body);
    } finally {
      atOnce -= 1;
    }
  });
}

const refuse = (reply: FastifyReply, status: number, message: string): FastifyReply =>
  reply.code(status).send({ message });

const layersThroughServer = (sources: readonly Source[]): ReadonlySet<string> =>
  new Set(
    sources.flatMap(({ layers }) =>
      layers.flatMap((layer) => {
        const { origin, pathname } = new URL(queryAddress(layer));
        return layer.through === 'server' ? [`${origin}${pathname}`] : [];
      }),
    ),
  );

function addressIn(given: unknown): URL | undefined {
  if (typeof given !== 'string' || given.length > maxAddress) return undefined;
  const url = URL.parse(given);
  if (!url || !/^https?:$/.test(url.protocol) || url.username !== '' || url.password !== '') return undefined;
  url.hash = '';
  return url;
}
