// County maps: what pages may connect to, which layers the server asks for them, and that it reaches nothing else.
import fastify from 'fastify';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { defaultSources } from '../config/sources.ts';
import { isPublicAddress } from '../kit/network.ts';
import { TestSite } from '../testing/site.ts';
import { publicReach, type Reach } from './publicFetch.ts';
import { serveSources } from './sources.ts';

const answer = '{"features":[]}';
const asJson = { 'content-type': 'application/json' };

interface County {
  readonly ask: (
    query?: string,
    headers?: Record<string, string>,
  ) => Promise<{ status: number; text: string; type: string }>;
  readonly askAddress: (address: string) => Promise<{ status: number; text: string }>;
  readonly layer: string;
  /** The paths that the county's server was asked for. */
  readonly heard: string[];
}

/** A county's server on this machine, and a server that may ask it. */
async function county(listener: RequestListener, reach: Partial<Reach> = {}): Promise<County> {
  const heard: string[] = [];
  const server = createServer((request, response) => {
    heard.push(request.url ?? '');
    listener(request, response);
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;
  const url = `http://gis.example.gov:${port}/arcgis/rest/services/Parcels/MapServer/0`;
  const layer = {
    title: 'Parcels',
    gives: 'parcels',
    kind: 'arcgis',
    url,
    fields: {},
    through: 'server',
  } as const;
  const source = { id: 'x', name: 'Example', date: '2026-11-28', attribution: 'Example', layers: [layer] };
  const app = fastify();
  await serveSources(
    app,
    { sources: { sources: [source], hosts: [] }, rateLimitFactor: 1 },
    {
      ...publicReach,
      resolve: async () => [{ address: '127.0.0.1', family: 4 }],
      isAllowed: () => true,
      ...reach,
    },
  );
  onTestFinished(async () => {
    await app.close();
    server.closeAllConnections();
    server.close();
  });
  const askAddress = async (address: string, headers: Record<string, string> = {}) => {
    const reply = await app.inject({ url: `/sources/ask?url=${encodeURIComponent(address)}`, headers });
    return { status: reply.statusCode, text: reply.body, type: String(reply.headers['content-type']) };
  };
  return {
    heard,
    layer: url,
    askAddress,
    ask: (query = 'where=1%3D1&f=json', headers = {}) => askAddress(`${url}/query?${query}`, headers),
  };
}

const giving: RequestListener = (_, response) => void response.writeHead(200, asJson).end(answer);

test('a listed layer is asked, and its answer is data only', async () => {
  const { ask, heard } = await county((request, response) => {
    expect(request.method).toBe('GET');
    expect(request.headers.cookie).toBeUndefined();
    expect(request.headers.authorization).toBeUndefined();
    response.writeHead(200, { 'content-type': 'text/plain' }).end(answer);
  });
  const reply = await ask('where=1%3D1', {
    cookie: 'a=b',
    authorization: 'Bearer x',
    'sec-fetch-site': 'same-origin',
  });
  expect(reply).toEqual({ status: 200, text: answer, type: 'application/json; charset=utf-8' });
  expect(heard).toEqual(['/arcgis/rest/services/Parcels/MapServer/0/query?where=1%3D1']);
});

test('nothing but the layers of the sources is asked', async () => {
  const { askAddress, ask, layer, heard } = await county(giving);
  const { host, port } = new URL(layer);
  for (const address of [
    '',
    'x',
    `${layer}/../../../../../admin/query`,
    `${layer}/query/../delete`,
    `${layer}/queryAttachments`,
    `${layer}/%2e%2e/query`,
    `http://me:secret@${host}/arcgis/rest/services/Parcels/MapServer/0/query`,
    `http://${host}@127.0.0.1:${port}/arcgis/rest/services/Parcels/MapServer/0/query`,
    `https://${host}/arcgis/rest/services/Parcels/MapServer/0/query`,
    `http://127.0.0.1:${port}/arcgis/rest/services/Parcels/MapServer/0/query`,
    'http://169.254.169.254/latest/meta-data/',
    'file:///etc/passwd',
    'gopher://gis.example.gov/',
    `${layer}/query?${'x'.repeat(5000)}`,
  ])
    expect((await askAddress(address)).status, address).toBe(403);
  expect((await ask('f=json', { 'sec-fetch-site': 'cross-site' })).status).toBe(403);
  expect(heard).toEqual([]);
});

test.each([
  ['127.0.0.1'],
  ['10.0.0.7'],
  ['172.16.3.4'],
  ['192.168.1.1'],
  ['169.254.169.254'],
  ['100.64.0.1'],
  ['0.0.0.0'],
  ['198.18.0.1'],
  ['224.0.0.1'],
  ['255.255.255.255'],
  ['::1'],
  ['::'],
  ['fe80::1'],
  ['fc00::1'],
  ['fd12:3456::1'],
  ['::ffff:10.0.0.7'],
  ['::ffff:7f00:1'],
  ['64:ff9b::a00:7'],
  ['2002:a00:7::1'],
  ['2001:0:a00:7::1'],
  ['::127.0.0.1'],
  ['ff02::1'],
])('a name that is %s is never asked, also beside a public address', async (address) => {
  const family = address.includes(':') ? 6 : 4;
  for (const addresses of [
    [{ address, family }],
    [
      { address: '203.0.114.9', family: 4 },
      { address, family },
    ],
  ]) {
    const { ask, heard } = await county(giving, {
      resolve: async () => addresses,
      isAllowed: isPublicAddress,
    });
    const { status, text } = await ask();
    expect(status).toBe(502);
    expect(text).toContain("isn't a public address");
    expect(heard).toEqual([]);
  }
});

test('addresses of the internet are public', () => {
  for (const address of ['8.8.8.8', '204.99.12.1', '2606:4700::1111'])
    expect(isPublicAddress(address)).toBe(true);
  for (const address of ['', 'localhost', '1', '8.8.8.8.8']) expect(isPublicAddress(address)).toBe(false);
});

test('a name is resolved once: one that changes afterwards leads nowhere else', async () => {
  let asked = 0;
  const { ask, heard } = await county(giving, {
    resolve: async () => [{ address: asked++ === 0 ? '127.0.0.1' : '127.0.0.2', family: 4 }],
    isAllowed: (address) => address === '127.0.0.1',
  });
  expect((await ask()).status).toBe(200);
  expect(asked).toBe(1);
  expect((await ask()).status).toBe(502);
  expect(heard).toHaveLength(1);
});

test.each<[string, RequestListener, string]>([
  [
    'a redirect',
    (_, response) => void response.writeHead(302, { location: 'http://127.0.0.1/' }).end(),
    "isn't followed",
  ],
  ['an error', (_, response) => void response.writeHead(500, asJson).end(answer), 'error 500'],
  [
    'a web page',
    (_, response) => void response.writeHead(200, { 'content-type': 'text/html' }).end('<script>'),
    'no data',
  ],
  ['no type', (_, response) => void response.writeHead(200).end(answer), 'no data'],
  [
    'a packed bomb',
    (_, response) => void response.writeHead(200, { ...asJson, 'content-encoding': 'gzip' }).end('x'),
    "wasn't asked for",
  ],
  [
    'a size that is too large',
    (_, response) => void response.writeHead(200, { ...asJson, 'content-length': '200000000' }).end(),
    'more than',
  ],
  [
    'more than it says',
    (_, response) => {
      response.writeHead(200, asJson);
      for (let i = 0; i < 40; i++) response.write('x'.repeat(1024));
      response.end();
    },
    'more than',
  ],
  [
    'half an answer',
    (_, response) => {
      response.writeHead(200, { ...asJson, 'content-length': '100' });
      response.write('{', () => response.destroy());
    },
    'broke off',
  ],
  ['nothing', (_, response) => void response.destroy(), "didn't answer"],
  [
    'a drip',
    (_, response) => {
      response.writeHead(200, asJson);
      response.write('{');
    },
    'took too long',
  ],
])('of %s one sentence comes back', async (_, listener, why) => {
  const { ask } = await county(listener, { maxBytes: 32 * 1024, timeout: 400 });
  const { status, text } = await ask();
  expect(status).toBe(502);
  expect(text).toContain(why);
});

test('one network asks 60 times in a minute', async () => {
  const { ask } = await county(giving);
  const statuses = await Promise.all(Array.from({ length: 8 }, () => ask()));
  expect(statuses.map(({ status }) => status)).toEqual(Array.from({ length: 8 }, () => 200));
  for (let i = 8; i < 60; i++) await ask();
  expect((await ask()).status).toBe(429);
});

test('without a layer that needs it the server asks nobody, and lists the sources', async () => {
  const site = await TestSite.open();
  onTestFinished(() => site.close());
  const listed = await site.request('/sources.json');
  expect(JSON.parse(listed.text)).toEqual({
    sources: defaultSources.sources,
    hosts: [],
  });
  expect((await site.request('/sources/ask?url=http://example.org')).status).toBe(404);
});
