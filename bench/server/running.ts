// The server as a user runs it: `npm start` with a data directory, until it answers, and its end.
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { root } from '../../scripts/tool.ts';

export interface Running {
  readonly url: string;
  readonly key: string;
  /** Milliseconds from the command to the first answer. */
  readonly startedIn: number;
  /** Bytes that the server holds of the machine's memory. */
  memory(): number;
  stop(): Promise<void>;
}

/** What a start is given: where the data is, and which database. */
export type Environment = Readonly<Record<string, string>>;

/** Milliseconds that a start may take. */
const patience = 60_000;

export async function start(environment: Environment): Promise<Running> {
  const begun = performance.now();
  const child = spawn('npm', ['start'], {
    cwd: root,
    // What serves the benchmark's pages sets NODE_ENV for itself.
    env: {
      ...process.env,
      NODE_ENV: '',
      PORT: '0',
      RATE_LIMIT_FACTOR: '0',
      MAIL_INTERVAL_S: '0',
      ...environment,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const url = await addressOf(child);
  const answer = await fetch(new URL('/config.json', url));
  const { key } = (await answer.json()) as { readonly key: string };
  const startedIn = performance.now() - begun;
  const server = serverBelow(child.pid ?? 0);
  const end = (): void => void process.kill(server, 'SIGTERM');
  process.once('exit', end);
  return {
    url,
    key,
    startedIn,
    memory: () => Number(/^VmRSS:\s+(\d+) kB$/m.exec(status(server))?.[1]) * 1024,
    async stop() {
      const ended = once(child, 'close');
      process.off('exit', end);
      end();
      await ended;
    },
  };
}

async function addressOf(child: ChildProcess): Promise<string> {
  let said = '';
  const late = AbortSignal.timeout(patience);
  return new Promise((found, fail) => {
    late.addEventListener('abort', () => fail(new Error(`The server has not started. It said: ${said}`)));
    child.once('exit', (code) => fail(new Error(`The server ended with ${code}. It said: ${said}`)));
    const listen = (part: Buffer): void => {
      said = (said + part.toString()).slice(-mostKept);
      const [, url] = /^Homeplot is at (\S+)$/m.exec(said) ?? [];
      if (url !== undefined) found(url);
    };
    child.stdout?.on('data', listen);
    child.stderr?.on('data', listen);
  });
}

/** Signs of what the server says, which are told when it ends unasked. */
const mostKept = 4_000;

const status = (process: number): string => readFileSync(`/proc/${process}/status`, 'utf8');

/** The last of the line of processes that begins with npm: each starts the next one. */
function serverBelow(parent: number): number {
  const [child] = readFileSync(`/proc/${parent}/task/${parent}/children`, 'utf8').trim().split(' ');
  return child === undefined || child === '' ? parent : serverBelow(Number(child));
}
