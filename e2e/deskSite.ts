// A copy of the product that is a permit office's: that of Walla Walla County from `deploy/desks`, with a seal, and with recorded
// answers in place of the county's map.
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { deflateSync, crc32 } from 'node:zlib';
import { CountyHost } from './countyHost.ts';
import { test as base } from './fixtures.ts';
import { moveTo } from './site.ts';
import { startServer } from './testServer.ts';

const example = new URL('../deploy/desks/wallaWalla.json', import.meta.url);
const side = 120;

/** A ring in green on nothing, as a PNG. */
function sealPng(): Buffer {
  const chunk = (name: string, data: Buffer): Buffer => {
    const body = Buffer.concat([Buffer.from(name), data]);
    const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
    length.writeUInt32BE(data.length);
    sum.writeUInt32BE(crc32(body));
    return Buffer.concat([length, body, sum]);
  };
  const head = Buffer.from([0, 0, 0, side, 0, 0, 0, side, 8, 6, 0, 0, 0]);
  const rows = Buffer.alloc(side * (1 + side * 4));
  for (let y = 0; y < side; y += 1)
    for (let x = 0; x < side; x += 1) {
      const far = Math.hypot(x - side / 2, y - side / 2) / side;
      const isInk = (far > 0.4 && far < 0.5) || far < 0.2;
      if (isInk) rows.set([22, 110, 60, 255], y * (1 + side * 4) + 1 + x * 4);
    }
  const start = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  return Buffer.concat([
    start,
    chunk('IHDR', head),
    chunk('IDAT', deflateSync(rows)),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

async function startDesk(): Promise<{
  readonly origin: string;
  readonly outbox: string;
  readonly end: () => Promise<void>;
}> {
  const county = await CountyHost.start();
  const folder = await mkdtemp(join(tmpdir(), 'homeplot-desk-'));
  const desk = JSON.parse(await readFile(example, 'utf8')) as object;
  const source = JSON.parse(await readFile(county.sources, 'utf8')) as object;
  await writeFile(join(folder, 'seal.png'), sealPng());
  const contacts = { telephone: '+1 (509) 555-0100', mail: 'planning@county.example.gov' };
  await writeFile(
    join(folder, 'desk.json'),
    JSON.stringify({ ...desk, ...contacts, seal: 'seal.png', source }),
  );
  const server = await startServer({
    DESK: join(folder, 'desk.json'),
    SOURCES: 'none',
    RATE_LIMIT_FACTOR: '0',
  });
  const end = async (): Promise<void> => {
    await server.close();
    await county.close();
    await rm(folder, { recursive: true, force: true });
  };
  return { origin: server.origin, outbox: server.outbox, end };
}

/** The `test` of specs whose site is the office's. */
export const test = base.extend<object, { readonly desk: string }>({
  desk: [
    async ({ browser }, use) => {
      const { origin, outbox, end } = await startDesk();
      moveTo({ origin, otherOrigin: '', outbox });
      await use(origin);
      for (const context of browser.contexts()) await context.close();
      await end();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  baseURL: ({ desk }, use) => use(desk),
});
