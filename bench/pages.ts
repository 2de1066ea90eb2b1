// Builds the benchmark's own pages if they are outdated, and serves them.
import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { preview } from 'vite';
import { commandFile, root, run } from '../scripts/tool.ts';

const folder = join(root, 'bench');
const stamp = join(folder, 'dist/.stamp');
const sources = [
  'bench/{pages,excalidraw}/*',
  'bench/vite.config.ts',
  'packages/plan/src/**/*.ts',
  'package-lock.json',
];

export interface Pages {
  readonly address: string;
  stop(): Promise<void>;
}

export async function servePages(): Promise<Pages> {
  const hash = createHash('sha256');
  for (const file of globSync(sources, { cwd: root }).toSorted()) hash.update(readFileSync(join(root, file)));
  const digest = hash.digest('hex');
  if (!existsSync(stamp) || readFileSync(stamp, 'utf8') !== digest) {
    console.log('Building the benchmark pages.');
    const code = await run([commandFile('vite', 'vite'), 'build', '--logLevel', 'error'], {
      folder: 'bench',
    });
    if (code !== 0) throw new Error('The benchmark pages could not be built; see the errors above.');
    writeFileSync(stamp, digest);
  }
  const server = await preview({
    configFile: join(folder, 'vite.config.ts'),
    preview: { host: '127.0.0.1', port: 4_300 },
    logLevel: 'error',
  });
  const [address] = server.resolvedUrls?.local ?? [];
  if (address === undefined) throw new Error('The benchmark pages have no address.');
  return { address, stop: () => server.close() };
}
