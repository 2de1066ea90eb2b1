// A static file host for the built web app, at another origin than its backend, as with hosted Supabase.
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { fileURLToPath } from 'node:url';
import { type BuiltFile, builtFile } from './builtFile.ts';

const dist = fileURLToPath(new URL('../packages/web/dist', import.meta.url));

/** The content at a path. The settings name the backend and its key. */
async function at(path: string, backend: string): Promise<BuiltFile> {
  if (path !== '/config.json') return builtFile(dist, path);
  const { key } = (await (await fetch(`${backend}/config.json`)).json()) as { readonly key: unknown };
  return { type: 'application/json', content: JSON.stringify({ url: backend, key }) };
}

export class FileHost {
  /** The origin of the backend that it names. */
  backend = '';
  /** Distinguishes this release of the web app from others. */
  release = '';
  /** Paths that this release doesn't have anymore. */
  gone: RegExp | undefined;
  private readonly server: Server;

  private constructor() {
    this.server = createServer((request, response) => {
      const { pathname } = new URL(request.url ?? '/', 'http://localhost');
      if (this.gone?.test(pathname)) {
        response.writeHead(404).end('Not found');
        return;
      }
      at(pathname, this.backend).then(
        ({ type, content }) => {
          response.writeHead(200, { 'content-type': type });
          response.end(this.released(pathname, content));
        },
        (problem: unknown) => response.writeHead(404).end(String(problem)),
      );
    });
  }

  /** Listens on a free port. */
  static async start(): Promise<FileHost> {
    const host = new FileHost();
    await once(host.server.listen(0, '127.0.0.1'), 'listening');
    return host;
  }

  get origin(): string {
    const address = this.server.address();
    if (typeof address !== 'object' || address === null)
      throw new Error('The host of files does not listen.');
    return `http://127.0.0.1:${address.port}`;
  }

  /** Another release has another service worker, and its page names its scripts otherwise. */
  private released(pathname: string, content: BuiltFile['content']): BuiltFile['content'] {
    if (pathname === '/sw.js') return `${String(content)}\n// ${this.release}`;
    return pathname === '/app' && this.release
      ? String(content).replaceAll('/assets/', '/assets/./')
      : content;
  }

  async close(): Promise<void> {
    const closed = once(this.server.close(), 'close');
    this.server.closeAllConnections();
    await closed;
  }
}
