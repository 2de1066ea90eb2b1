import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { Agent, get } from 'node:http';
import { createServer } from 'node:net';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Config } from '../config/config.ts';
import { isPostgres } from '../db/embedded/processes.ts';
import { openEmbeddedStore } from '../db/embedded/store.ts';
import { type DataLocation, newEmbeddedLocation } from '../testing/databases.ts';
import { TestSite } from '../testing/site.ts';

const main = fileURLToPath(new URL('main.ts', import.meta.url));

let site: TestSite;
let location: DataLocation;
beforeEach(async () => {
  site = await TestSite.create();
  location = await newEmbeddedLocation();
});
afterEach(() => site.close());

/** Runs the server in another process. */
function run(settings: Partial<Config> = {}) {
  const config = JSON.stringify({ ...site.config, ...location, ...settings });
  const source = `import { serve } from ${JSON.stringify(main)};
    const problem = await serve(${config});
    if (problem !== undefined) { console.error(problem); process.exitCode = 1; }`;
  return watch(spawn(process.execPath, [...process.execArgv, '--input-type=module', '--eval', source]));
}

function watch(child: ReturnType<typeof spawn>) {
  let errors = '';
  child.stderr?.on('data', (part: Buffer) => (errors += part.toString()));
  const ended = once(child, 'close').then(([code]: unknown[]) => ({ code, errors }));
  return { child, ended };
}

async function firstLine(child: ReturnType<typeof spawn>): Promise<string> {
  if (child.stdout === null) throw new Error('The server was started without an output to read.');
  const lines: unknown[] = await once(createInterface(child.stdout), 'line');
  return String(lines[0]);
}

/** As if somebody had dropped the table by hand. */
async function removeProjects(dataDir: string): Promise<void> {
  const database = await openEmbeddedStore(dataDir, () => {});
  await database.query('drop table public.projects cascade');
  await database.close();
}

describe('starting and stopping', () => {
  test.each(['SIGTERM', 'SIGINT'] as const)(
    'the server prints its address, and %s stops it cleanly despite an open connection',
    async (signal) => {
      const { child, ended } = run();
      const line = await firstLine(child);
      const address = /^Homeplot is at (http:\/\/127\.0\.0\.1:\d+\/)$/.exec(line)?.[1] ?? '';
      expect(address, line).not.toBe('');

      const agent = new Agent({ keepAlive: true });
      const responses: unknown[] = await once(get(address, { agent }), 'response');
      expect(responses).toMatchObject([{ statusCode: 200 }]);
      child.kill(signal);
      child.kill(signal);
      expect(await ended).toEqual({ code: 0, errors: '' });
      agent.destroy();
    },
  );

  test('a stopped server has stopped its Postgres', async () => {
    const { child, ended } = run();
    await firstLine(child);
    const postgres = Number.parseInt(await readFile(join(location.dataDir, 'db/postmaster.pid'), 'utf8'));
    expect(isPostgres(postgres)).toBe(true);
    child.kill('SIGTERM');
    expect(await ended).toEqual({ code: 0, errors: '' });
    expect(isPostgres(postgres)).toBe(false);
    expect(await readdir(join(location.dataDir, 'db'))).not.toContain('postmaster.pid');
  });

  test('a server that is stopped during its start leaves no Postgres behind', async () => {
    const { child, ended } = run();
    const lock = join(location.dataDir, 'db/postmaster.pid');
    await vi.waitUntil(() => existsSync(lock), { timeout: 60_000, interval: 2 });
    child.kill('SIGTERM');
    expect(await ended).toEqual({ code: 0, errors: '' });
    expect(existsSync(lock)).toBe(false);
  });

  test('a missing table is an error, and Postgres is stopped', async () => {
    await removeProjects(location.dataDir);
    const { code, errors } = await run().ended;
    expect(code).toBe(1);
    expect(errors).toMatch(
      /is damaged: Postgres says "relation "public\.projects" does not exist"\. There is no backup/,
    );
    expect(await readdir(join(location.dataDir, 'db'))).not.toContain('postmaster.pid');
  });

  test('a data directory in use is an error that names the other server, which keeps running', async () => {
    const first = run();
    const address = (await firstLine(first.child)).replace('Homeplot is at ', '');
    const { code, errors } = await run().ended;
    expect(code).toBe(1);
    const [, who = '', since = ''] =
      /^(.* is in use by another Homeplot server, process \d+ on .*), since (\S+)\. Stop that server, or set another DATA_DIR\.\n$/.exec(
        errors,
      ) ?? [];
    expect(who, errors).toBe(
      `${location.dataDir} is in use by another Homeplot server, process ${first.child.pid} on ${hostname()}`,
    );
    expect(Date.parse(since)).toBeGreaterThan(Date.now() - 600_000);
    expect((await fetch(`${address}ready`)).status).toBe(200);
    first.child.kill('SIGTERM');
    expect(await first.ended).toEqual({ code: 0, errors: '' });
  });

  test('the public address is printed if it is set', async () => {
    const { child, ended } = run({ publicUrl: 'https://plan.example.org/' });
    expect(await firstLine(child)).toBe('Homeplot is at https://plan.example.org/');
    child.kill('SIGTERM');
    await ended;
  });

  test('a port in use is an error that says what to do', async () => {
    const other = createServer().listen(0, '127.0.0.1');
    await once(other, 'listening');
    const address = other.address();
    const port = typeof address === 'object' && address !== null ? address.port : 0;
    const { code, errors } = await run({ port }).ended;
    expect(code).toBe(1);
    expect(errors).toContain(`Port ${port} on 127.0.0.1 is in use by another program.`);
    expect(errors).toContain(`PORT=${port + 1}`);
    other.close();
  });

  test('a missing build is an error with the command to build it', async () => {
    const { code, errors } = await run({ webRoot: '/nowhere/at/all' }).ended;
    expect(code).toBe(1);
    expect(errors).toContain('The web app is not built');
    expect(errors).toContain('npm run build');
  });

  test('an invalid setting is an error', async () => {
    const env = { ...process.env, PORT: 'eighty' };
    const { code, errors } = await watch(spawn(process.execPath, [main], { env })).ended;
    expect(code).toBe(1);
    expect(errors).toBe(
      'PORT is "eighty", but it must be a whole number from 0 to 65535 (0 takes any free port).\n',
    );
  });
});
