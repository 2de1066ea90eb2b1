// A plain host of files for the built web app, at another origin than its backend, as with hosted Supabase.
import { createServer } from 'node:http';
import { fileURLToPath } from 'node:url';
import { type BuiltFile, builtFile } from './builtFile.ts';
import { origin, otherPort } from './site.ts';

const dist = fileURLToPath(new URL('../packages/web/dist', import.meta.url));

/** What stands at a path: the settings name the backend of the server under test, with its key. */
async function at(path: string): Promise<BuiltFile> {
  if (path !== '/config.json') return builtFile(dist, path);
  const { key } = (await (await fetch(`${origin}/config.json`)).json()) as { readonly key: unknown };
  return { type: 'application/json', content: JSON.stringify({ url: origin, key }) };
}

createServer((request, response) => {
  const { pathname } = new URL(request.url ?? '/', 'http://localhost');
  at(pathname).then(
    ({ type, content }) => response.writeHead(200, { 'content-type': type }).end(content),
    (problem: unknown) => response.writeHead(404).end(String(problem)),
  );
}).listen(otherPort, '127.0.0.1');
