// Two servers on one Postgres behind HAProxy, as deploy/haproxy.cfg has them, for the specs that need more than one server.
import { freePort } from '@homeplot/server/freePort';
import { PostgresCluster, findPostgres } from '@homeplot/server/postgresCluster';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test as base } from './fixtures.ts';
import { type Haproxy, startHaproxy } from './haproxy.ts';
import { moveTo } from './site.ts';
import { startServer, type TestServer } from './testServer.ts';

/** As HAProxy calls them. */
const names = ['web1', 'web2'] as const;
export type ServerName = (typeof names)[number];

interface Place {
  readonly port: number;
  running: TestServer | undefined;
}

export class TwoServers {
  /** Of the site, at HAProxy. */
  readonly origin: string;
  readonly outbox: string;
  private readonly folder: string;
  private readonly databaseUrl: string;
  private proxy: Haproxy | undefined;
  private readonly places: Readonly<Record<ServerName, Place>>;

  private constructor(port: number, ports: readonly [number, number], folder: string, databaseUrl: string) {
    this.origin = `http://127.0.0.1:${port}`;
    this.folder = folder;
    this.outbox = join(folder, 'outbox');
    this.databaseUrl = databaseUrl;
    const [web1, web2] = ports;
    this.places = { web1: { port: web1, running: undefined }, web2: { port: web2, running: undefined } };
  }

  /** Returns them with the function that ends them. */
  static async start(): Promise<{ readonly servers: TwoServers; readonly end: () => Promise<void> }> {
    const folder = await mkdtemp(join(tmpdir(), 'homeplot-two-servers-'));
    const postgres = await PostgresCluster.start(findPostgres());
    const [port, web1, web2] = [await freePort(), await freePort(), await freePort()];
    const url = postgres.url(await postgres.createDatabase());
    const servers = new TwoServers(port, [web1, web2], folder, url);
    const end = async (): Promise<void> => {
      await servers.proxy?.close();
      for (const { running } of Object.values(servers.places)) await running?.close();
      await postgres.remove();
      await rm(folder, { recursive: true, force: true });
    };
    try {
      for (const name of names) await servers.begin(name);
      servers.proxy = startHaproxy(`127.0.0.1:${port}`, `127.0.0.1:${web1}`, `127.0.0.1:${web2}`);
      await servers.isReached();
    } catch (error) {
      await end();
      throw error;
    }
    return { servers, end };
  }

  async kill(name: ServerName): Promise<void> {
    await this.places[name].running?.kill();
    this.places[name].running = undefined;
  }

  /** Starts it again, and waits until HAProxy sends people to it. */
  async revive(name: ServerName): Promise<void> {
    const ups = () =>
      this.proxy?.log.filter((line) => line.includes(`Server homeplot/${name} is UP`)).length ?? 0;
    const before = ups();
    await this.begin(name);
    await expect.poll(ups).toBeGreaterThan(before);
  }

  /** The server that has the only room. */
  async ownerOfRoom(): Promise<ServerName> {
    for (const name of names) {
      if (!this.places[name].running) continue;
      const text = await (await fetch(`http://127.0.0.1:${this.places[name].port}/metrics`)).text();
      if (Number(/^homeplot_live_rooms (.*)$/m.exec(text)?.[1]) === 1) return name;
    }
    throw new Error('No server has a room.');
  }

  private async begin(name: ServerName): Promise<void> {
    const { port } = this.places[name];
    this.places[name].running = await startServer({
      DATABASE_URL: this.databaseUrl,
      DATA_DIR: join(this.folder, 'data'),
      PORT: String(port),
      PUBLIC_URL: this.origin,
      LIVE_ADDRESS: `${this.origin}/at/${name}`,
      TRUST_PROXY: '127.0.0.1',
      MAIL_TRANSPORT: `file:${this.outbox}`,
      MAIL_INTERVAL_S: '1',
      RATE_LIMIT_FACTOR: '0',
    });
  }

  private async isReached(): Promise<void> {
    const status = () =>
      fetch(`${this.origin}/ready`).then(
        (response) => response.status,
        () => 0,
      );
    await expect.poll(status).toBe(200);
  }
}

/** The `test` of specs with two servers, which all their steps use. */
export const test = base.extend<object, { readonly servers: TwoServers }>({
  servers: [
    async ({ browser }, use) => {
      const { servers, end } = await TwoServers.start();
      moveTo({ origin: servers.origin, otherOrigin: '', outbox: servers.outbox });
      await use(servers);
      // Pages that are kept for the next test would miss their servers.
      for (const context of browser.contexts()) await context.close();
      await end();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  baseURL: ({ servers }, use) => use(servers.origin),
});
