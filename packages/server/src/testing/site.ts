// For the tests: a small built web app in a folder of its own, and the server of its pages in front of it on a free
// port.
import type { FastifyInstance } from 'fastify';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { type IncomingHttpHeaders, request } from 'node:http';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { buildApp } from '../app.ts';
import type { Config } from '../config.ts';
import { type DoorLimits, doorLimits } from '../door/doorLimits.ts';
import { settingsIn } from './server.ts';

const pages = {
  'index.html': '<h1>Plan Your Perfect Home Site</h1>',
  'roadmap.html': '<h1>Product Roadmap</h1>',
  'app.html': '<div id="root"></div>',
  '404.html': '<h1>Oops! Page not found</h1>',
};

export const script = 'console.log("a plan");'.repeat(50);

export type Answer = {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
  readonly text: string;
};

type Asking = { readonly method?: string; readonly headers?: Record<string, string> };

export class TestSite {
  readonly log: string[] = [];
  readonly config: Config;
  private app: FastifyInstance | undefined;

  private constructor(webRoot: string, settings: Partial<Config>) {
    const place = { dataDir: join(webRoot, '.data'), databaseUrl: null };
    this.config = settingsIn(place, { webRoot, ...settings });
  }

  /** The folder and its files; nothing listens yet. */
  static async lay(settings: Partial<Config> = {}): Promise<TestSite> {
    const webRoot = await mkdtemp(join(tmpdir(), 'homeplot-site-'));
    const site = new TestSite(webRoot, settings);
    for (const [name, body] of Object.entries(pages)) await site.put(name, body);
    await site.put('favicon.svg', '<svg xmlns="http://www.w3.org/2000/svg"/>');
    await site.put('assets/app-B1x9.js', script);
    await site.put('assets/app-B1x9.js.br', brotliCompressSync(script));
    await site.put('assets/app-B1x9.js.gz', gzipSync(script));
    return site;
  }

  static async open(settings: Partial<Config> = {}, limits: Partial<DoorLimits> = {}): Promise<TestSite> {
    const site = await TestSite.lay(settings);
    const output = { log: { write: (line: string) => site.log.push(line) }, print: () => {} };
    site.app = await buildApp(site.config, null, output, { ...doorLimits, ...limits });
    await site.app.listen({ port: 0, host: '127.0.0.1' });
    return site;
  }

  get port(): number {
    const address = this.app?.addresses()[0];
    if (typeof address !== 'object')
      throw new Error('The test site does not listen; it was closed or only laid.');
    return address.port;
  }

  async put(name: string, body: string | Buffer): Promise<void> {
    const file = join(this.config.webRoot, name);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, body);
  }

  /** Sends the path as it is, which `fetch` would tidy up first. */
  ask(path: string, { method = 'GET', headers = {} }: Asking = {}): Promise<Answer> {
    return new Promise((resolve, reject) => {
      const target = { host: '127.0.0.1', port: this.port, path, method, headers, agent: false };
      const asked = request(target, (response) => {
        const parts: Buffer[] = [];
        response.on('data', (part: Buffer) => parts.push(part));
        response.on('error', reject);
        response.on('end', () => {
          const body = Buffer.concat(parts);
          resolve({
            status: response.statusCode ?? 0,
            headers: response.headers,
            body,
            text: body.toString(),
          });
        });
      });
      asked.on('error', reject);
      asked.end();
    });
  }

  async close(): Promise<void> {
    await this.app?.close();
    await rm(this.config.webRoot, { recursive: true });
  }
}
