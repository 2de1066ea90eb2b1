// Starts the server as an operator does, in a process and with a data directory of its own, on a free port.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, openSync } from 'node:fs';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

export interface TestServer {
  readonly origin: string;
  /** The folder of its mails. */
  readonly outbox: string;
  readonly close: () => Promise<void>;
  /** As if its machine were gone. */
  readonly kill: () => Promise<void>;
}

/** The servers' logs are next to the results of failed tests. */
const log = fileURLToPath(new URL('test-results/server.log', import.meta.url));
const main = fileURLToPath(new URL('../packages/server/src/app/main.ts', import.meta.url));

/** `settings` are further environment variables of the server. */
export async function startServer(settings: Readonly<Record<string, string>>): Promise<TestServer> {
  const folder = await mkdtemp(join(tmpdir(), 'homeplot-e2e-'));
  // Postgres may run under a different account, which has to be able to enter the folder.
  await chmod(folder, 0o711);
  const outbox = join(folder, 'outbox');
  mkdirSync(dirname(log), { recursive: true });
  const child = spawn(process.execPath, [main], {
    env: {
      ...process.env,
      PORT: '0',
      HOST: '127.0.0.1',
      DATA_DIR: folder,
      MAIL_TRANSPORT: `file:${outbox}`,
      ...settings,
    },
    stdio: ['ignore', 'pipe', openSync(log, 'a')],
  });
  const end = async (signal: NodeJS.Signals): Promise<void> => {
    if (child.exitCode === null && child.signalCode === null) {
      child.kill(signal);
      await once(child, 'exit');
    }
    await rm(folder, { recursive: true, force: true });
  };
  const close = (): Promise<void> => end('SIGTERM');
  if (child.stdout === null) throw new Error('The server was started without an output to read.');
  const lines = createInterface({ input: child.stdout });
  const ended = once(lines, 'close').then(() => ['nothing, and ended']);
  const [first] = (await Promise.race([once(lines, 'line'), ended])) as [string];
  const origin = /^Homeplot is at (http:\S+)\/$/.exec(first)?.[1];
  if (origin === undefined) {
    await close();
    throw new Error(`The server has not started; it said ${first}. Its log is ${log}.`);
  }
  return { origin, outbox, close, kill: () => end('SIGKILL') };
}
