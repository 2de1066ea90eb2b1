// Starts a server whose limits are reached soon; the usual server under test has them switched off.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

export interface LimitedServer {
  readonly origin: string;
  readonly close: () => Promise<void>;
}

const main = fileURLToPath(new URL('../packages/server/src/main.ts', import.meta.url));

/** A network may sign in once without a proof of work, and nine more times with one. */
export async function startLimitedServer(): Promise<LimitedServer> {
  const dataDir = await mkdtemp(join(tmpdir(), 'homeplot-limited-'));
  const env = { ...process.env, PORT: '0', DATA_DIR: dataDir, RATE_LIMIT_FACTOR: '0.034' };
  const child = spawn(process.execPath, [main], { env, stdio: ['ignore', 'pipe', 'inherit'] });
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
  const first = await lines.next();
  const origin = /^Homeplot is at (http:\S+)\/$/.exec(String(first.value))?.[1];
  if (origin === undefined) throw new Error(`The server has not started: ${String(first.value)}`);
  return {
    origin,
    close: async () => {
      child.kill('SIGTERM');
      await once(child, 'exit');
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
