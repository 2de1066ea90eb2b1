// Finds a file of the built web app, like a static file host.
import { readFile } from 'node:fs/promises';
import { extname, join } from 'node:path';

const pages: Readonly<Record<string, string>> = {
  '/': 'index.html',
  '/app': 'app.html',
  '/terms': 'terms.html',
  '/reset-password': 'app.html',
};

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
  '.ttf': 'font/ttf',
  '.png': 'image/png',
  '.ico': 'image/x-icon',
};

export interface BuiltFile {
  readonly type: string;
  readonly content: string | Buffer;
}

/** The file at a path of the app that is built in a folder. Throws if there is none. */
export async function builtFile(folder: string, path: string): Promise<BuiltFile> {
  const file = pages[path] ?? path.slice(1);
  const type = types[extname(file)];
  if (type === undefined || file.includes('..')) throw new Error(`There is nothing at ${path}.`);
  return { type, content: await readFile(join(folder, file)) };
}
