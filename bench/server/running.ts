// Starts the server as a user does, with `npm start`, waits until it responds, and stops it.
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../scripts/tool.ts';
import { serverOf } from './memory.ts';

export interface Running {
  readonly url: string;
  readonly key: string;
  readonly dataDir: string;
  /** Its process id. */
  readonly process: number;
  /** Milliseconds from the command to the first response. */
  readonly startedIn: number;
  stop(): Promise<void>;
}

/** Milliseconds that a start may take. */
const timeout = 60_000;

/** The commands that start the server: the one that a user types, and the one that npm then runs. */
const commands = {
  npm: ['npm', 'start'],
  node: scriptOf('start').split(' '),
} as const;

export async function start(dataDir: string, by: keyof typeof commands = 'npm'): Promise<Running> {
  const [program = '', ...args] = commands[by];
  const begun = performance.now();
  const child = spawn(program, args, {
    cwd: root,
    env: environmentOf(dataDir),
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const url = await addressOf(child);
  const answer = await fetch(new URL('/config.json', url));
  const { key } = (await answer.json()) as { readonly key: string };
  const startedIn = performance.now() - begun;
  const server = serverOf(dataDir);
  const end = (): void => void process.kill(server, 'SIGTERM');
  process.once('exit', end);
  return {
    url,
    key,
    dataDir,
    process: server,
    startedIn,
    async stop() {
      const ended = once(child, 'close');
      process.off('exit', end);
      end();
      await ended;
    },
  };
}

/** The environment for the product's commands: an embedded database, and no rate limits. */
export const environmentOf = (dataDir: string): NodeJS.ProcessEnv => ({
  ...process.env,
  // Vite, which serves the benchmark pages, sets NODE_ENV for itself.
  NODE_ENV: '',
  PORT: '0',
  RATE_LIMIT_FACTOR: '0',
  MAIL_INTERVAL_S: '0',
  DATA_DIR: dataDir,
  DATABASE_URL: '',
});

function scriptOf(name: string): string {
  const manifest = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
    readonly scripts: Readonly<Record<string, string>>;
  };
  return manifest.scripts[name] ?? '';
}

async function addressOf(child: ChildProcess): Promise<string> {
  let output = '';
  const late = AbortSignal.timeout(timeout);
  return new Promise((found, fail) => {
    late.addEventListener('abort', () =>
      fail(new Error(`The server has not started. Its output: ${output}`)),
    );
    child.once('exit', (code) => fail(new Error(`The server ended with ${code}. Its output: ${output}`)));
    const listen = (part: Buffer): void => {
      output = (output + part.toString()).slice(-maxOutput);
      const [, url] = /^Homeplot is at (\S+)$/m.exec(output) ?? [];
      if (url !== undefined) found(url);
    };
    child.stdout?.on('data', listen);
    child.stderr?.on('data', listen);
  });
}

/** Maximum characters of the server's output in an error message. */
const maxOutput = 4_000;
