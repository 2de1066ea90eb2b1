// A plain host of files for the built web app, at another origin than its backend, as with hosted Supabase.
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { origin, otherPort } from './site.ts';

const dist = fileURLToPath(new URL('../packages/web/dist', import.meta.url));

const pages: Readonly<Record<string, string>> = {
  '/': 'index.html',
  '/app': 'app.html',
  '/reset-password': 'app.html',
};

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
  '.png': 'image/png',
};

/** What stands at a path: the settings name the backend of the server under test, with its key. */
async function at(path: string): Promise<{ readonly type: string; readonly content: string | Buffer }> {
  if (path === '/config.json') {
    const { key } = (await (await fetch(`${origin}/config.json`)).json()) as { readonly key: unknown };
    return { type: 'application/json', content: JSON.stringify({ url: origin, key }) };
  }
  const file = pages[path] ?? path.slice(1);
  const type = types[extname(file)];
  if (type === undefined || file.includes('..')) throw new Error(`There is nothing at ${path}.`);
  return { type, content: await readFile(join(dist, file)) };
}

createServer((request, response) => {
  const { pathname } = new URL(request.url ?? '/', 'http://localhost');
  at(pathname).then(
    ({ type, content }) => response.writeHead(200, { 'content-type': type }).end(content),
    (problem: unknown) => response.writeHead(404).end(String(problem)),
  );
}).listen(otherPort, '127.0.0.1');
