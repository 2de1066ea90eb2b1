// Starts the product for measuring: built if needed, on a free port, by its own server.
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { buildIfNeeded } from '../../scripts/build.ts';
import { root } from '../../scripts/tool.ts';

export interface Site {
  readonly address: string;
  stop(): void;
}

/** Milliseconds. */
const startTimeout = 20_000;

export async function serveProduct(): Promise<Site> {
  if (!(await buildIfNeeded())) throw new Error('The web app could not be built; see the errors above.');
  const server = spawn(process.execPath, [join(root, 'packages/server/src/app/main.ts')], {
    cwd: root,
    env: { ...process.env, PORT: '0', HOST: '127.0.0.1', PUBLIC_URL: '' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const address = await new Promise<string>((resolve, reject) => {
    let output = '';
    const timer = setTimeout(
      () => reject(new Error(`The server has not started. Its output: ${output}`)),
      startTimeout,
    );
    server.stdout.on('data', (part: Buffer) => {
      output += part.toString();
      const [url] = /http:\/\/\S+/.exec(output) ?? [];
      if (url === undefined) return;
      clearTimeout(timer);
      resolve(url);
    });
    server.on('exit', (code) =>
      reject(new Error(`The server exited with code ${code}. Its output: ${output}`)),
    );
  });
  return { address, stop: () => void server.kill() };
}
