// The built web app without a backend.
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { builtFile } from '../../e2e/builtFile.ts';
import { root } from '../../scripts/tool.ts';

export async function serveApp(
  folder = join(root, 'packages/web/dist'),
): Promise<{ readonly address: string; readonly stop: () => void }> {
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    if (pathname === '/config.json') {
      response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
      return;
    }
    builtFile(folder, pathname).then(
      ({ type, content }) => response.writeHead(200, { 'content-type': type }).end(content),
      () => response.writeHead(404).end(),
    );
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  const { port } = server.address() as AddressInfo;
  return { address: `http://127.0.0.1:${port}`, stop: () => server.close() };
}
