// A tile server for the tests: every tile is a picture in a color of its own with a dark border.
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { crc32, deflateSync } from 'node:zlib';

const side = 256;

export class TileHost {
  private readonly server: Server;

  private constructor(server: Server) {
    this.server = server;
  }

  static async start(port = 0): Promise<TileHost> {
    const server = createServer((request, response) => {
      const [, z, x, y] = /^\/(\d+)\/(\d+)\/(\d+)\.png$/.exec(request.url ?? '') ?? [];
      response.setHeader('access-control-allow-origin', '*');
      if (y === undefined) response.writeHead(404).end();
      else response.setHeader('content-type', 'image/png').end(pictureOf(Number(z), Number(x), Number(y)));
    });
    await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
    return new TileHost(server);
  }

  /** The operator's setting that offers this server's map. */
  get mapTiles(): string {
    const { port } = this.server.address() as AddressInfo;
    const url = `http://127.0.0.1:${port}/{z}/{x}/{y}.png`;
    return JSON.stringify([
      { id: 'test', title: 'Test map', url, attribution: '© Test mappers', maxZoom: 19 },
    ]);
  }

  async close(): Promise<void> {
    this.server.closeAllConnections();
    await new Promise((resolve) => this.server.close(resolve));
  }
}

/** A PNG file (ISO 15948) with a palette of two colors. */
function pictureOf(z: number, x: number, y: number): Buffer {
  const light = [150 + ((x * 53) % 100), 150 + ((y * 71) % 100), 150 + ((z * 29) % 100)];
  const rows = Buffer.alloc((side + 1) * side);
  for (let row = 0; row < side; row += 1)
    for (let column = 0; column < side; column += 1)
      rows[row * (side + 1) + 1 + column] = Math.min(row, column) < 2 || (row + column) % 64 === 0 ? 1 : 0;
  const header = Buffer.from([0, 0, side >> 8, side & 255, 0, 0, side >> 8, side & 255, 8, 3, 0, 0, 0]);
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', header),
    chunk('PLTE', Buffer.from([...light, 60, 60, 70])),
    chunk('IDAT', deflateSync(rows)),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function chunk(type: string, data: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const framed = Buffer.alloc(named.length + 8);
  framed.writeUInt32BE(data.length, 0);
  named.copy(framed, 4);
  framed.writeUInt32BE(crc32(named), named.length + 4);
  return framed;
}
