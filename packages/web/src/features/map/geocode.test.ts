// What is made of the answers of geocoders.
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test, vi } from 'vitest';
import { geocode, placesIn } from './geocode.ts';

test("Nominatim's places have their names", () => {
  const answer = [{ lat: '41.1234', lon: '-73.4567', display_name: '12 Elm Street, Norwalk' }];
  expect(placesIn(answer)).toEqual([
    { latitude: 41.1234, longitude: -73.4567, name: '12 Elm Street, Norwalk' },
  ]);
});

test("Photon's places are named by their parts", () => {
  const properties = {
    housenumber: '12',
    street: 'Elm Street',
    city: 'Norwalk',
    state: 'Connecticut',
    name: null,
  };
  const geometry = { type: 'Point', coordinates: [-73.4567, 41.1234] };
  expect(placesIn({ type: 'FeatureCollection', features: [{ geometry, properties }] })).toEqual([
    { latitude: 41.1234, longitude: -73.4567, name: '12 Elm Street, Norwalk, Connecticut' },
  ]);
});

test.each([
  null,
  7,
  'x',
  {},
  [null],
  [{ lat: '', lon: null }],
  [{ lat: 'NaN', lon: 1 }],
  [{ lat: 91, lon: 0 }],
])('the answer %j has no places', (answer) => {
  expect(placesIn(answer)).toEqual([]);
});

/** The address of a server that answers like this. */
async function serving(listener: RequestListener): Promise<string> {
  const server = createServer(listener).listen(0, '127.0.0.1');
  onTestFinished(() => void server.close());
  await new Promise((resolve) => server.once('listening', resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/search?q={q}`;
}

test('the typed text is sent as one value, and a failure says what to do', async () => {
  vi.stubGlobal('location', new URL('http://localhost/app'));
  onTestFinished(() => void vi.unstubAllGlobals());
  const problemOf = async (geocoder: string, words: string): Promise<string> => {
    const found = await geocode(geocoder, words, new AbortController().signal);
    return found.ok ? '' : found.problem;
  };
  const asked: (string | undefined)[] = [];
  const geocoder = await serving((request, response) => {
    asked.push(request.url);
    response.end('[]');
  });
  expect(await problemOf(geocoder, 'Elm & Oak, 5')).toContain('Nothing was found');
  expect(asked).toEqual(['/search?q=Elm%20%26%20Oak%2C%205']);
  const broken = await serving((_request, response) => response.writeHead(503).end());
  expect(await problemOf(broken, 'Elm')).toContain('error 503');
  const busy = await serving((_request, response) => response.writeHead(429).end());
  expect(await problemOf(busy, 'Elm')).toContain('too many');
  const page = await serving((_request, response) => response.end('<html>'));
  expect(await problemOf(page, 'Elm')).toContain("didn't answer");
  const down = await serving((request) => request.socket.destroy());
  expect(await problemOf(down, 'Elm')).toContain('type coordinates');
});
