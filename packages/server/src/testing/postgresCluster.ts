// For the tests and benchmarks: a Postgres as an administrator runs one, in a temporary folder and on a free port. Its role
// `homeplot` is not a superuser, as in a real installation.
import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, existsSync, globSync, mkdtempSync, realpathSync, writeFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { createInterface } from 'node:readline';
import { Client } from 'pg';
import { type Account, accountForPostgres } from '../db/embedded/account.ts';
import { findPrograms } from '../db/embedded/programs.ts';
import { freePort } from '../kit/freePort.ts';

const installed = [
  '/usr/lib/postgresql/*/bin/postgres',
  '/usr/pgsql-*/bin/postgres',
  '/opt/homebrew/opt/postgresql@*/bin/postgres',
];

const password = 'for-tests-only';

/** The program folder of the newest Postgres installed on this machine; undefined if there is none. */
export function findPostgres(): string | undefined {
  const newest = globSync(installed)
    .toSorted((a, b) => b.localeCompare(a, undefined, { numeric: true }))
    .at(0);
  const onPath = (process.env['PATH'] ?? '').split(delimiter).map((folder) => join(folder, 'postgres'));
  const found = newest ?? onPath.find((file) => existsSync(file));
  return found === undefined ? undefined : dirname(realpathSync(found));
}

export class PostgresCluster {
  private readonly programs: string;
  private readonly folder: string;
  private port = 0;
  private child: ChildProcess | undefined;
  private count = 0;

  private constructor(programs: string, folder: string) {
    this.programs = programs;
    this.folder = folder;
  }

  /** Creates and starts a cluster, by default with the Postgres in node_modules. */
  static async start(programs = dirname(findPrograms().postgres)): Promise<PostgresCluster> {
    const folder = mkdtempSync(join(tmpdir(), 'homeplot-postgres-'));
    const passwordFile = join(folder, 'password');
    writeFileSync(passwordFile, password);
    const { uid, gid } = account();
    if (uid !== undefined && gid !== undefined) {
      chownSync(folder, uid, gid);
      chownSync(passwordFile, uid, gid);
    }
    const options = ['--auth=scram-sha-256', `--pwfile=${passwordFile}`, '--username=postgres'];
    const encoding = ['--encoding=UTF8', '--locale=C.UTF-8'];
    const command = [...options, ...encoding, '--pgdata', join(folder, 'data')];
    const { status, stderr } = spawnSync(join(programs, 'initdb'), command, { ...account(), cwd: folder });
    if (status !== 0) throw new Error(`initdb failed: ${stderr.toString()}`);
    const cluster = new PostgresCluster(programs, folder);
    try {
      await cluster.begin();
      await cluster.asSuperuser(`create role homeplot login createrole password '${password}'`);
    } catch (error) {
      await cluster.remove();
      throw error;
    }
    return cluster;
  }

  /** A new, empty database that belongs to `homeplot`. */
  async createDatabase(): Promise<string> {
    const name = `homeplot_${process.pid}_${(this.count += 1)}`;
    await this.asSuperuser(`create database ${name} owner homeplot template template1`);
    return name;
  }

  url(database: string, role: 'homeplot' | 'postgres' = 'homeplot'): string {
    return `postgres://${role}:${password}@127.0.0.1:${this.port}/${database}`;
  }

  async asSuperuser(statement: string): Promise<void> {
    await execute(this.url('postgres', 'postgres'), statement);
  }

  /** Postgres has to be given a port; one that was free may be taken before it listens. */
  private async begin(): Promise<void> {
    for (let left = 5; ; left -= 1) {
      this.port = await freePort();
      try {
        return await this.resume();
      } catch (error) {
        if (left === 0 || !String(error).includes('could not bind')) throw error;
      }
    }
  }

  /** Starts the cluster again after `stop` or `kill`, at the same address. */
  async resume(): Promise<void> {
    const settings = {
      port: this.port,
      listen_addresses: '127.0.0.1',
      unix_socket_directories: this.folder,
      max_connections: 200,
    };
    const options = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
    const child = spawn(join(this.programs, 'postgres'), ['-D', join(this.folder, 'data'), ...options], {
      ...account(),
      cwd: this.folder,
      stdio: ['ignore', 'ignore', 'pipe'],
      env: { ...process.env, LC_ALL: 'C' },
    });
    this.child = child;
    await ready(child);
  }

  /** A fast shutdown, as by an administrator. */
  stop(): Promise<void> {
    return this.end('SIGINT');
  }

  /** An immediate shutdown, like a crash. */
  kill(): Promise<void> {
    return this.end('SIGQUIT');
  }

  async remove(): Promise<void> {
    await this.stop();
    await rm(this.folder, { recursive: true, force: true });
  }

  private async end(signal: NodeJS.Signals): Promise<void> {
    const { child } = this;
    this.child = undefined;
    if (child === undefined || child.exitCode !== null) return;
    const ended = once(child, 'exit');
    child.kill(signal);
    await ended;
  }
}

/** Runs one statement in a connection of its own. */
export async function execute(url: string, statement: string): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}

const account = (): Partial<Account> => accountForPostgres() ?? {};

async function ready(child: ChildProcess): Promise<void> {
  if (child.stderr === null) throw new Error('Postgres was started without an output to read.');
  const output: string[] = [];
  const lines = createInterface(child.stderr);
  await new Promise<void>((resolve, reject) => {
    lines.on('line', (line) => {
      output.push(line);
      if (line.includes('database system is ready to accept connections')) resolve();
    });
    child.once('error', reject);
    child.once('exit', () => reject(new Error(`Postgres did not start: ${output.join('\n')}`)));
  });
}
