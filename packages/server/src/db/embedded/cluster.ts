// A Postgres in a folder of its own: creates it, starts it as a child process and stops it. Who may use it, and what
// happens when it stops unexpectedly, is up to the Keeper.
import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, openSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { Client, type ClientConfig } from 'pg';
import { type Account, commandFor } from './account.ts';
import { cannotRun, failure, isNobodyThere, isOf } from './clusterError.ts';
import { ClusterFiles } from './clusterFiles.ts';
import { noPostgres, type Programs } from './programs.ts';
import { type Endpoint, hasPorts, settingsFiles, socketNumber } from './settings.ts';
import { reachableFolder } from './socketFolder.ts';

/** The server signs in as `homeplot`, which row-level security binds; `postgres` is for maintenance. */
export type Role = 'homeplot' | 'postgres';

/** Milliseconds that Postgres may take to start, and to stop before it is forced to. */
const startPatience = 60_000;
const stopPatience = 8_000;

/** SQLSTATE of a Postgres that is starting or stopping. */
const notNow = '57P03';

const environment = { PATH: process.env['PATH'], LC_ALL: 'C', TZ: 'UTC' };

export class Cluster {
  readonly files: ClusterFiles;
  private readonly folder: string;
  private readonly programs: Programs;
  private readonly account: Account | null;
  private endpoint: Endpoint | undefined;
  private child: ChildProcess | undefined;
  private logBegin = 0;

  constructor(folder: string, programs: Programs, account: Account | null) {
    this.files = new ClusterFiles(folder, account);
    this.folder = folder;
    this.programs = programs;
    this.account = account;
  }

  /** Creates the database with its roles in a folder that is missing or empty. Throws StartError. */
  make(): void {
    this.files.make();
    const options = ['--username=postgres', '--auth=trust', '--encoding=UTF8', '--no-instructions'];
    const locale = ['--locale-provider=builtin', '--locale=C.UTF-8'];
    const result = this.run(this.programs.initdb, [`--pgdata=${this.folder}`, ...options, ...locale], '');
    if (result.status !== 0) throw failure(this.folder, 'could not be created', result.stderr);
    const password = this.files.writePassword();
    this.runAlone([
      `alter role postgres password '${password}'`,
      `create role homeplot login password '${password}'`,
      'create role anon nologin noinherit',
      'create role authenticated nologin noinherit',
      'grant anon, authenticated to homeplot',
      'create database homeplot owner homeplot',
    ]);
  }

  /** How to reach it. */
  connection(role: Role, database = 'homeplot'): ClientConfig {
    const password = this.files.readPassword();
    const endpoint = this.endpoint ?? this.lastEndpoint();
    const place =
      endpoint.kind === 'socket'
        ? { host: reachableFolder(this.folder), port: socketNumber }
        : { host: '127.0.0.1', port: endpoint.port };
    return { ...place, user: role, password, database };
  }

  /** Connects to a database that is running already; undefined if none is. Waits while it starts or stops. */
  async connect(name: string): Promise<Client | undefined> {
    const late = performance.now() + startPatience;
    for (;;) {
      try {
        // Where it listens may stand in a file that is gone when it does not run.
        const client = new Client({ ...this.connection('postgres'), application_name: name });
        // A broken connection is noticed by its 'end' event.
        client.on('error', () => {});
        await client.connect();
        return client;
      } catch (error) {
        if (isNobodyThere(error)) return undefined;
        if (!isOf(error, notNow) || performance.now() > late) throw error;
        await pause(20);
      }
    }
  }

  /** Starts it and returns a connection to it. `ended` is called when it ends without `stop`. Throws StartError. */
  async start(endpoint: Endpoint, name: string, ended: () => void): Promise<Client> {
    this.endpoint = endpoint;
    this.files.own();
    for (const [file, text] of Object.entries(settingsFiles(endpoint))) this.files.write(file, text);
    const child = this.spawn();
    this.child = child;
    const over = new AbortController();
    const endWithUs = (): void => void child.kill('SIGINT');
    process.once('exit', endWithUs);
    child.once('error', (error) => over.abort(error));
    child.once('close', () => {
      over.abort();
      process.off('exit', endWithUs);
    });
    const late = performance.now() + startPatience;
    while (!over.signal.aborted && performance.now() < late) {
      const client = await this.connect(name).catch(async (error: unknown) => {
        await this.stop();
        throw error;
      });
      if (client !== undefined) {
        child.once('close', () => this.child === child && ended());
        return client;
      }
      await pause(10);
    }
    await this.stop();
    if (child.pid === undefined)
      throw noPostgres(`its program cannot be run here (${String(over.signal.reason)})`);
    throw failure(this.folder, "can't be started", this.log());
  }

  /** Stops it. True if it shut down in good order, so that the next start has nothing to recover. */
  async stop(): Promise<boolean> {
    const { child } = this;
    this.child = undefined;
    if (child?.pid === undefined) return false;
    // Whatever stopped the server may have stopped Postgres as well.
    if (child.exitCode !== null || child.signalCode !== null) return child.exitCode === 0;
    const closed = once(child, 'close') as Promise<[number | null]>;
    child.kill('SIGINT');
    const impatience = setTimeout(() => child.kill('SIGQUIT'), stopPatience);
    const [code] = await closed;
    clearTimeout(impatience);
    return code === 0;
  }

  /** Gives both roles a new password while the database does not run. */
  renewPassword(): void {
    const password = this.files.writePassword();
    this.runAlone([
      `alter role postgres password '${password}'`,
      `alter role homeplot password '${password}'`,
    ]);
  }

  /** Where a Postgres in this folder listens if another server started it. */
  private lastEndpoint(): Endpoint {
    if (!hasPorts) return { kind: 'socket' };
    const port = Number(this.files.read('postmaster.pid').split('\n')[3]);
    return { kind: 'port', port };
  }

  /** Runs statements, one per line, in a single-user Postgres, which nobody else can reach. */
  private runAlone(statements: readonly string[]): void {
    const input = statements.map((statement) => `${statement};\n`).join('');
    const { status, stderr } = this.run(
      this.programs.postgres,
      ['--single', '-D', this.folder, 'postgres'],
      input,
    );
    if (status !== 0 || /\b(ERROR|FATAL|PANIC):/.test(stderr))
      throw failure(this.folder, 'could not be set up', stderr);
  }

  private run(
    program: string,
    args: readonly string[],
    input: string,
  ): { status: number | null; stderr: string } {
    const command = commandFor(this.account, program, args, [this.folder]);
    const { status, stderr, error } = spawnSync(command.program, command.args, {
      ...command.ids,
      cwd: this.folder,
      env: environment,
      input,
      encoding: 'utf8',
    });
    if (error !== undefined) throw cannotRun(command.program, error.message);
    return { status, stderr };
  }

  private spawn(): ChildProcess {
    const command = commandFor(this.account, this.programs.postgres, ['-D', this.folder], [this.folder]);
    const log = openSync(this.logFile, 'a', 0o600);
    this.logBegin = statSync(this.logFile).size;
    try {
      return spawn(command.program, command.args, {
        ...command.ids,
        cwd: this.folder,
        env: environment,
        stdio: ['ignore', log, log],
        // Ctrl+C in a terminal reaches only us; we stop Postgres after the last answer.
        detached: true,
      });
    } finally {
      closeSync(log);
    }
  }

  private get logFile(): string {
    return join(this.files.dataDir, 'db.log');
  }

  /** What Postgres has logged since it was started. */
  private log(): string {
    return readFileSync(this.logFile, 'utf8').slice(this.logBegin);
  }
}
