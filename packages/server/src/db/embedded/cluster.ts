// A Postgres in a folder of its own: creates it, starts it as a child process and stops it. Who may use it, and what
// happens when it stops unexpectedly, is up to the Keeper.
import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import {
  chmodSync,
  chownSync,
  closeSync,
  existsSync,
  globSync,
  lchownSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { Client, type ClientConfig, DatabaseError } from 'pg';
import { StartError } from '../startError.ts';
import { type Account, commandFor, passThrough } from './account.ts';
import { isPostgres } from './processes.ts';
import { noPostgres, type Programs } from './programs.ts';
import { type Endpoint, hasPorts, settingsFiles, socketNumber } from './settings.ts';
import { reachableFolder } from './socketFolder.ts';

/** The server signs in as `homeplot`, which row-level security binds; `postgres` is for maintenance. */
export type Role = 'homeplot' | 'postgres';

/** Holds the password of both roles. Beside the database's files, so that it goes wherever they go. */
const passwordFile = 'homeplot.json';

/** Milliseconds that Postgres may take to start, and to stop before it is forced to. */
const startPatience = 60_000;
const stopPatience = 8_000;

/** SQLSTATE of a Postgres that is starting or stopping. */
const notNow = '57P03';

const environment = { PATH: process.env['PATH'], LC_ALL: 'C', TZ: 'UTC' };

export class Cluster {
  readonly folder: string;
  private readonly programs: Programs;
  private readonly account: Account | null;
  private endpoint: Endpoint | undefined;
  private child: ChildProcess | undefined;
  private logBegin = 0;

  constructor(folder: string, programs: Programs, account: Account | null) {
    this.folder = folder;
    this.programs = programs;
    this.account = account;
  }

  /** True if there is a database of any engine, or the remains of one. */
  get exists(): boolean {
    return existsSync(this.folder) && readdirSync(this.folder).length > 0;
  }

  /** True if there is one that this class made. */
  get isOurs(): boolean {
    return existsSync(join(this.folder, passwordFile));
  }

  /** The data directory, which holds the folder. */
  get dataDir(): string {
    return dirname(this.folder);
  }

  /** The process id in the database's own file; undefined if there is none. */
  get processNumber(): number | undefined {
    return this.numberIn('postmaster.pid');
  }

  /** Creates the database with its roles in a folder that is missing or empty. Throws StartError. */
  make(): void {
    mkdirSync(this.folder, { recursive: true, mode: 0o700 });
    if (this.account !== null) chownSync(this.folder, this.account.uid, this.account.gid);
    const options = ['--username=postgres', '--auth=trust', '--encoding=UTF8', '--no-instructions'];
    const locale = ['--locale-provider=builtin', '--locale=C.UTF-8'];
    const result = this.run(this.programs.initdb, [`--pgdata=${this.folder}`, ...options, ...locale], '');
    if (result.status !== 0) throw this.failure('could not be created', result.stderr);
    const password = this.writePassword();
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
    const password = this.readPassword();
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

  /**
   * Removes the lock files of a Postgres that has ended. Its process id may belong to another program by now, as often
   * happens in a container, and Postgres would take that program for the one that has the folder.
   */
  removeStaleLocks(): void {
    for (const name of ['postmaster.pid', `.s.PGSQL.${socketNumber}.lock`]) {
      const number = this.numberIn(name);
      if (number === undefined || !isPostgres(number)) rmSync(join(this.folder, name), { force: true });
    }
  }

  /** Starts it and returns a connection to it. `ended` is called when it ends without `stop`. Throws StartError. */
  async start(endpoint: Endpoint, name: string, ended: () => void): Promise<Client> {
    this.endpoint = endpoint;
    this.own();
    for (const [file, text] of Object.entries(settingsFiles(endpoint))) this.write(file, text);
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
    throw this.failure("can't be started", this.log());
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
    const password = this.writePassword();
    this.runAlone([
      `alter role postgres password '${password}'`,
      `alter role homeplot password '${password}'`,
    ]);
  }

  /** The process id on the first line of a file. */
  private numberIn(name: string): number | undefined {
    try {
      return Number.parseInt(readFileSync(join(this.folder, name), 'utf8')) || undefined;
    } catch {
      return undefined;
    }
  }

  /** Where a Postgres in this folder listens if another server started it. */
  private lastEndpoint(): Endpoint {
    if (!hasPorts) return { kind: 'socket' };
    const port = Number(readFileSync(join(this.folder, 'postmaster.pid'), 'utf8').split('\n')[3]);
    return { kind: 'port', port };
  }

  /** A password that can't be read counts as a wrong one, which is then renewed. */
  private readPassword(): string {
    try {
      const { password } = JSON.parse(readFileSync(join(this.folder, passwordFile), 'utf8')) as Record<
        string,
        unknown
      >;
      return typeof password === 'string' && password !== '' ? password : 'unknown';
    } catch {
      return 'unknown';
    }
  }

  private writePassword(): string {
    const password = randomBytes(24).toString('base64url');
    this.write(passwordFile, `${JSON.stringify({ password })}\n`);
    return password;
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
      throw this.failure('could not be set up', stderr);
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

  /** Postgres refuses a folder of another account, or one that others may read, as a copy made by hand often is. */
  private own(): void {
    chmodSync(this.folder, 0o700);
    const { account } = this;
    if (account === null || statSync(this.folder).uid === account.uid) return;
    for (const file of [...globSync('**', { cwd: this.folder }), '.'])
      lchownSync(join(this.folder, file), account.uid, account.gid);
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
    return join(this.dataDir, 'db.log');
  }

  /** What Postgres has logged since it was started. */
  private log(): string {
    return readFileSync(this.logFile, 'utf8').slice(this.logBegin);
  }

  private write(name: string, text: string): void {
    const file = join(this.folder, name);
    const aside = `${file}.${process.pid}`;
    rmSync(aside, { force: true });
    // The folder may belong to another account than ours, so a link that lies there must not be followed.
    writeFileSync(aside, text, { mode: 0o600, flag: 'wx' });
    if (this.account !== null) lchownSync(aside, this.account.uid, this.account.gid);
    // Replaced in one step, because another Postgres may be reading it.
    renameSync(aside, file);
  }

  /** The last line in which Postgres says why it ended, or else its last line. */
  private failure(what: string, output: string): ClusterError {
    const reasons = Array.from(
      output.matchAll(/\b(?:FATAL|PANIC|ERROR|error):\s+(.*)/g),
      ([, reason]) => reason,
    );
    const reason = reasons.at(-1) ?? output.trim().split('\n').at(-1) ?? '';
    return new ClusterError(`The database in ${this.folder} ${what}: ${reason.replace(/\.?$/, '.')}`);
  }
}

function cannotRun(program: string, reason: string): StartError {
  return program === passThrough
    ? new StartError(
        "Postgres runs under an account of its own, which can't get through the folders above its files. Install " +
          `"${passThrough}" (util-linux), or put Homeplot and DATA_DIR where every account can get to, such as /opt and /var/lib.`,
      )
    : noPostgres(`its program cannot be run here (${reason})`);
}

/** Why Postgres could not be created or started, in its own words. */
export class ClusterError extends StartError {}

function isNobodyThere(error: unknown): boolean {
  return ['ENOENT', 'ECONNREFUSED', 'ECONNRESET', 'EPIPE'].some((code) => isOf(error, code));
}

function isOf(error: unknown, code: string): boolean {
  return error instanceof Error && 'code' in error && error.code === code;
}

/** The database has another password. */
export function isWrongPassword(error: unknown): boolean {
  return error instanceof DatabaseError && error.code === '28P01';
}
