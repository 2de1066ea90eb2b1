// Asking a county's server over the network: what is asked at all, and how much of an answer is taken.
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { ReadGeoJson } from '@homeplot/formats/sourceAnswer';
import type { Source, SourceLayer } from '@homeplot/plan/source';
import { expect, onTestFinished, test } from 'vitest';
import { askLayer } from './askLayer.ts';
import { mayAsk } from './sourceList.ts';

async function countyOf(
  listener: RequestListener,
): Promise<{ source: Source; layer: SourceLayer; heard: string[] }> {
  const heard: string[] = [];
  const server = createServer((request, response) => {
    heard.push(request.url ?? '');
    listener(request, response);
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const { port } = server.address() as AddressInfo;
  const layer: SourceLayer = {
    title: 'Parcels',
    gives: 'parcels',
    kind: 'arcgis',
    url: `http://127.0.0.1:${port}/arcgis/rest/services/Parcels/FeatureServer/0`,
    fields: { parcel: { field: 'APN' } },
  };
  const source = { id: 'x', name: 'Example', date: '2026-11-28', attribution: 'Example', layers: [layer] };
  return { source, layer, heard };
}

const words = { words: '12' };
const { signal } = new AbortController();
/** Workers are of browsers. */
const read: ReadGeoJson = async () => ({ ok: true, features: [], crs: 'WGS84', notes: [] });

test('a listed layer is asked, one of another host is not', async () => {
  const { source, layer, heard } = await countyOf((_, response) => void response.end('{"features":[]}'));
  const list = { sources: [source], hosts: [] };
  expect(await askLayer(list, source, layer, words, signal, read)).toEqual({
    ok: true,
    features: [],
    notes: [],
  });
  expect(heard).toHaveLength(1);
  const own = { ...source, id: 'own' };
  const refused = await askLayer({ sources: [], hosts: [] }, own, layer, words, signal, read);
  expect(refused).toMatchObject({
    ok: false,
    problem: expect.stringContaining('This site may not ask') as string,
  });
  const { origin } = new URL(layer.url);
  expect(await askLayer({ sources: [], hosts: [origin] }, own, layer, words, signal, read)).toMatchObject({
    ok: true,
  });
  expect(heard).toHaveLength(2);
});

test("a source from a file can't make the server ask", async () => {
  const { source, layer, heard } = await countyOf((_, response) => void response.end('{"features":[]}'));
  const through = { ...layer, through: 'server' } as const;
  const answer = await askLayer({ sources: [source], hosts: [] }, source, through, words, signal, read);
  expect(answer).toMatchObject({
    ok: false,
    problem: expect.stringContaining('This site may not ask') as string,
  });
  expect(heard).toEqual([]);
});

test('on a host that counties share, only the folder of a listed one may be asked', () => {
  const layer = {
    url: 'https://services8.arcgis.com/COL6/arcgis/rest/services/P/FeatureServer/0',
  } as SourceLayer;
  const list = { sources: [{ layers: [layer] } as unknown as Source], hosts: [] };
  expect(mayAsk(list, 'https://services8.arcgis.com/COL6/arcgis/rest/services/Q/FeatureServer/1')).toBe(true);
  expect(mayAsk(list, 'https://services8.arcgis.com/OTHER/arcgis/rest/services/Q/FeatureServer/1')).toBe(
    false,
  );
  expect(mayAsk(list, 'https://services9.arcgis.com/COL6/arcgis/rest/services/Q/FeatureServer/1')).toBe(
    false,
  );
});

test.each<[string, RequestListener, string]>([
  [
    'an answer without an end',
    (_, response) => {
      const more = (): void => {
        if (!response.destroyed) response.write('x'.repeat(2 ** 20), () => setImmediate(more));
      };
      more();
    },
    'answered with more than 16 MB',
  ],
  ['an error', (_, response) => void response.writeHead(503).end(), 'answered with the error 503'],
  ['too many questions', (_, response) => void response.writeHead(429).end(), 'too many questions right now'],
  ['no answer', (_, response) => void response.destroy(), "didn't answer"],
])('%s is one sentence', async (_, listener, why) => {
  const { source, layer } = await countyOf(listener);
  const answer = await askLayer({ sources: [source], hosts: [] }, source, layer, words, signal, read);
  expect(answer).toMatchObject({ ok: false, problem: expect.stringContaining(why) as string });
});
