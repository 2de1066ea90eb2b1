// For the tests: a small web build in a temporary folder, and a server for it on a free port.
import type { FastifyInstance } from 'fastify';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { type IncomingHttpHeaders, request } from 'node:http';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { type AdmissionLimits, admissionLimits } from '../http/admission/admissionLimits.ts';
import { buildApp } from '../app/app.ts';
import type { Config } from '../config/config.ts';
import { settingsFor } from './server.ts';

const pages = {
  'viewer.html': '<main>Loading the plan...</main>',
  'index.html': '<h1>Plan Your Perfect Home Site</h1>',
  'roadmap.html': '<h1>Product Roadmap</h1>',
  'app.html': '<div id="root"></div>',
  '404.html': '<h1>Oops! Page not found</h1>',
};

export const script = 'console.log("a plan");'.repeat(50);

export type SiteResponse = {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
  readonly text: string;
};

type Request = { readonly method?: string; readonly headers?: Record<string, string> };

export class TestSite {
  readonly log: string[] = [];
  readonly config: Config;
  private app: FastifyInstance | undefined;

  private constructor(webRoot: string, settings: Partial<Config>) {
    const location = { dataDir: join(webRoot, '.data'), databaseUrl: null };
    this.config = settingsFor(location, { webRoot, ...settings });
  }

  /** Creates only the files; nothing listens yet. */
  static async create(settings: Partial<Config> = {}): Promise<TestSite> {
    const webRoot = await mkdtemp(join(tmpdir(), 'homeplot-site-'));
    const site = new TestSite(webRoot, settings);
    for (const [name, body] of Object.entries(pages)) await site.put(name, body);
    await site.put('favicon.svg', '<svg xmlns="http://www.w3.org/2000/svg"/>');
    await site.put('assets/app-B1x9.js', script);
    await site.put('assets/app-B1x9.js.br', brotliCompressSync(script));
    await site.put('assets/app-B1x9.js.gz', gzipSync(script));
    return site;
  }

  static async open(
    settings: Partial<Config> = {},
    limits: Partial<AdmissionLimits> = {},
  ): Promise<TestSite> {
    const site = await TestSite.create(settings);
    await site.listen(limits);
    return site;
  }

  async listen(limits: Partial<AdmissionLimits> = {}): Promise<void> {
    const output = { log: { write: (line: string) => this.log.push(line) }, print: () => {} };
    this.app = await buildApp(this.config, null, output, { ...admissionLimits, ...limits });
    await this.app.listen({ port: 0, host: '127.0.0.1' });
  }

  get port(): number {
    const address = this.app?.addresses()[0];
    if (typeof address !== 'object') throw new Error('The test site is not listening.');
    return address.port;
  }

  async put(name: string, body: string | Buffer): Promise<void> {
    const file = join(this.config.webRoot, name);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, body);
  }

  /** Sends the path unchanged, which `fetch` would normalize. */
  request(path: string, { method = 'GET', headers = {} }: Request = {}): Promise<SiteResponse> {
    return new Promise((resolve, reject) => {
      const target = { host: '127.0.0.1', port: this.port, path, method, headers, agent: false };
      const sent = request(target, (response) => {
        const parts: Buffer[] = [];
        response.on('data', (part: Buffer) => parts.push(part));
        response.on('error', reject);
        response.on('end', () => {
          const body = Buffer.concat(parts);
          const { statusCode: status = 0, headers: received } = response;
          resolve({ status, headers: received, body, text: body.toString() });
        });
      });
      sent.on('error', reject);
      sent.end();
    });
  }

  async close(): Promise<void> {
    await this.app?.close();
    await rm(this.config.webRoot, { recursive: true });
  }
}
