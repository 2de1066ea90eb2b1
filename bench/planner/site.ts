// The product as it is served: built when it must be, on a port of its own, by its own server.
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { buildIfNeeded } from '../../scripts/build.ts';
import { root } from '../../scripts/tool.ts';

export interface Site {
  readonly address: string;
  stop(): void;
}

/** Milliseconds that the server may take to start. */
const patience = 20_000;

export async function serveProduct(): Promise<Site> {
  if (!(await buildIfNeeded()))
    throw new Error('The web app could not be built; what is wrong stands above.');
  const server = spawn(process.execPath, [join(root, 'packages/server/src/main.ts')], {
    cwd: root,
    env: { ...process.env, PORT: '0', HOST: '127.0.0.1', PUBLIC_URL: '' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const address = await new Promise<string>((found, fail) => {
    let said = '';
    const late = setTimeout(() => fail(new Error(`The server has not started. It said: ${said}`)), patience);
    server.stdout.on('data', (part: Buffer) => {
      said += part.toString();
      const [url] = /http:\/\/\S+/.exec(said) ?? [];
      if (url === undefined) return;
      clearTimeout(late);
      found(url);
    });
    server.on('exit', (code) => fail(new Error(`The server ended with ${code}. It said: ${said}`)));
  });
  return { address, stop: () => void server.kill() };
}
