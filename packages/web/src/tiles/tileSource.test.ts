// Tiles from servers and out of PMTiles files.
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { type MapTiles, readMapConfig } from './mapConfig.ts';
import { openTiles } from './tileSource.ts';

/** What would be decoded, since Node has no pictures. */
let decoded: { readonly type: string; readonly text: string }[] = [];
beforeEach(() => {
  decoded = [];
  vi.stubGlobal('createImageBitmap', async (blob: Blob) => {
    decoded.push({ type: blob.type, text: await blob.text() });
    return { width: 256, height: 256 };
  });
  vi.stubGlobal('location', new URL('http://localhost/app'));
});
afterEach(() => void vi.unstubAllGlobals());

async function serving(listener: RequestListener): Promise<string> {
  const server = createServer(listener).listen(0, '127.0.0.1');
  onTestFinished(() => void server.close());
  await new Promise((resolve) => server.once('listening', resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

function mapAt(url: string, more: Partial<MapTiles> = {}): MapTiles {
  const [map] = readMapConfig({ maps: [{ id: 'a', url, ...more }] }).maps;
  if (!map) throw new Error('There is no map.');
  return map;
}

const { signal } = new AbortController();

describe('a tile server', () => {
  test('is asked for each tile by its address, with rows from the north or from the south', async () => {
    const asked: (string | undefined)[] = [];
    const origin = await serving((request, response) => {
      asked.push(request.url);
      response.setHeader('content-type', 'image/png').end('picture');
    });
    await openTiles(mapAt(`${origin}/{z}/{x}/{y}.png`)).load({ z: 3, x: 5, y: 1 }, signal);
    await openTiles(mapAt(`${origin}/{z}/{x}/{-y}.png`)).load({ z: 3, x: 5, y: 1 }, signal);
    expect(asked).toEqual(['/3/5/1.png', '/3/5/6.png']);
    expect(decoded[0]).toEqual({ type: 'image/png', text: 'picture' });
  });

  test("without a tile there isn't a failure; any other error is, and so is a response that isn't a picture", async () => {
    const load = async (listener: RequestListener) =>
      openTiles(mapAt(`${await serving(listener)}/{z}/{x}/{y}`)).load({ z: 0, x: 0, y: 0 }, signal);
    expect(await load((_request, response) => response.writeHead(404).end())).toBeUndefined();
    await expect(load((_request, response) => response.writeHead(503).end())).rejects.toThrow('503');
    const drawing = load((_request, response) =>
      response.setHeader('content-type', 'image/svg+xml').end('<svg/>'),
    );
    await expect(drawing).rejects.toThrow('image/svg+xml');
    await expect(load((request) => request.socket.destroy())).rejects.toThrow('fetch failed');
    expect(decoded).toEqual([]);
  });
});

/** A PMTiles file, version 3, with one tile at zoom 0; type: 1 for vectors, 2 for PNG. */
function fileWith(tile: Buffer, type: number): Buffer {
  const directory = Buffer.from([1, 0, 1, tile.length, 1]);
  const header = Buffer.alloc(127);
  header.write('PMTiles', 0, 'latin1');
  header[7] = 3;
  const [root, data] = [127, 127 + directory.length];
  const numbers = [root, directory.length, data, 0, data, 0, data, tile.length, 1, 1, 1];
  numbers.forEach((number, i) => header.writeBigUInt64LE(BigInt(number), 8 + 8 * i));
  // Clustered, no compression of directories and tiles, the type.
  Buffer.from([1, 1, 1, type]).copy(header, 96);
  return Buffer.concat([header, directory, tile]);
}

describe('a PMTiles file', () => {
  async function served(file: Buffer): Promise<string> {
    const origin = await serving((request, response) => {
      const [, from = '0', to = '0'] = /^bytes=(\d+)-(\d+)$/.exec(request.headers.range ?? '') ?? [];
      response.writeHead(206, { etag: '"1"' }).end(file.subarray(Number(from), Number(to) + 1));
    });
    return `${origin}/county.pmtiles`;
  }

  test('is read in ranges', async () => {
    const source = openTiles(mapAt(await served(fileWith(Buffer.from('raster'), 2)), { format: 'pmtiles' }));
    await source.load({ z: 0, x: 0, y: 0 }, signal);
    expect(decoded).toEqual([{ type: 'image/png', text: 'raster' }]);
    expect(await source.load({ z: 1, x: 0, y: 0 }, signal)).toBeUndefined();
  });

  test('of vector tiles is refused', async () => {
    const source = openTiles(mapAt(await served(fileWith(Buffer.from('vector'), 1)), { format: 'pmtiles' }));
    await expect(source.load({ z: 0, x: 0, y: 0 }, signal)).rejects.toThrow('vector tiles');
  });
});
