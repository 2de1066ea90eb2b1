// Starts HAProxy with the configuration that we ship.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

/** Debian's place isn't on everybody's path. */
const usualPlaces = ['/usr/sbin/haproxy', '/usr/local/sbin/haproxy', '/opt/homebrew/bin/haproxy'];

export const findHaproxy = (): string | undefined => usualPlaces.find(existsSync);

const configuration = fileURLToPath(new URL('../deploy/haproxy.cfg', import.meta.url));

export interface Haproxy {
  /** The lines of its log so far. */
  readonly log: readonly string[];
  readonly close: () => Promise<void>;
}

/** Where it listens, and where the two servers are: addresses with ports. */
export function startHaproxy(bind: string, web1: string, web2: string): Haproxy {
  const program = findHaproxy();
  if (program === undefined) throw new Error('There is no HAProxy.');
  const env = { ...process.env, BIND: bind, WEB1: web1, WEB2: web2 };
  const child = spawn(program, ['-f', configuration], { env, stdio: ['ignore', 'pipe', 'ignore'] });
  const log: string[] = [];
  createInterface({ input: child.stdout }).on('line', (line) => log.push(line));
  return {
    log,
    async close() {
      if (child.exitCode !== null) return;
      child.kill('SIGTERM');
      await once(child, 'exit');
    },
  };
}
