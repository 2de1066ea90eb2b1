// A Postgres in a folder of its own: makes it, starts it as a child process and stops it. Who may use it, and what
// happens when it ends by itself, is up to whoever holds it.
import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import {
  chmodSync,
  chownSync,
  closeSync,
  existsSync,
  globSync,
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

/** The server signs in as `homeplot`, whom row-level security binds; `postgres` is for the care of the database. */
export type Role = 'homeplot' | 'postgres';

/** Holds the password of both roles. Beside the database's files, so that it goes wherever they go. */
const passwordFile = 'homeplot.json';

/** Milliseconds: how long Postgres may take to begin, and to end before it is made to. */
const startPatience = 60_000;
const stopPatience = 8_000;

/** SQLSTATE of a Postgres that is still starting, or on its way out. */
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

  /** True where there is a database of any engine, or what is left of one. */
  get exists(): boolean {
    return existsSync(this.folder) && readdirSync(this.folder).length > 0;
  }

  /** True where there is one that this class made. */
  get isOurs(): boolean {
    return existsSync(join(this.folder, passwordFile));
  }

  /** The data directory that the folder is in. */
  get dataDir(): string {
    return dirname(this.folder);
  }

  /** The process of a running database, as its own file tells; undefined where that has none. */
  get processNumber(): number | undefined {
    return this.numberIn('postmaster.pid');
  }

  /** Makes the database with its roles, in a folder that is missing or empty. Throws StartError. */
  make(): void {
    mkdirSync(this.folder, { recursive: true, mode: 0o700 });
    if (this.account !== null) chownSync(this.folder, this.account.uid, this.account.gid);
    const options = ['--username=postgres', '--auth=trust', '--encoding=UTF8', '--no-instructions'];
    const locale = ['--locale-provider=builtin', '--locale=C.UTF-8'];
    const result = this.run(this.programs.initdb, [`--pgdata=${this.folder}`, ...options, ...locale], '');
    if (result.status !== 0) throw this.failure('could not be made', result.stderr);
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

  /** Connects to a database that runs already; undefined where none does. Waits while it starts or stops. */
  async connect(name: string): Promise<Client | undefined> {
    const late = performance.now() + startPatience;
    for (;;) {
      const client = new Client({ ...this.connection('postgres'), application_name: name });
      // A connection that breaks is noticed by its end.
      client.on('error', () => {});
      try {
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
   * Removes what a Postgres left that has ended, where its number now belongs to another program, as it often does in a
   * container. Postgres itself would take that program for the one that has the folder.
   */
  removeStaleLocks(): void {
    for (const name of ['postmaster.pid', `.s.PGSQL.${socketNumber}.lock`]) {
      const number = this.numberIn(name);
      if (number === undefined || !isPostgres(number)) rmSync(join(this.folder, name), { force: true });
    }
  }

  /** Starts it, and gives a connection to it. `ended` is called when it ends without `stop`. Throws StartError. */
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
    throw this.failure('does not start', this.log());
  }

  /** Ends it as an administrator does. True when it has put its files in order, and the next start has none to mend. */
  async stop(): Promise<boolean> {
    const { child } = this;
    this.child = undefined;
    if (child?.pid === undefined) return false;
    // Whoever stops a service may have told Postgres as well.
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

  /** The number of a process on the first line of a file. */
  private numberIn(name: string): number | undefined {
    try {
      return Number.parseInt(readFileSync(join(this.folder, name), 'utf8')) || undefined;
    } catch {
      return undefined;
    }
  }

  /** Where a Postgres of this folder listens that somebody else has started. */
  private lastEndpoint(): Endpoint {
    if (!hasPorts) return { kind: 'socket' };
    const port = Number(readFileSync(join(this.folder, 'postmaster.pid'), 'utf8').split('\n')[3]);
    return { kind: 'port', port };
  }

  /** A password that cannot be read is renewed as one that is wrong. */
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

  /** Runs statements, one a line, by a Postgres that nobody else can reach and that ends behind them. */
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

  /** Postgres takes no folder of another account, or one that others may look into, as a copy made by hand often is. */
  private own(): void {
    chmodSync(this.folder, 0o700);
    const { account } = this;
    if (account === null || statSync(this.folder).uid === account.uid) return;
    for (const file of [...globSync('**', { cwd: this.folder }), '.'])
      chownSync(join(this.folder, file), account.uid, account.gid);
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
        // Ctrl+C in a terminal goes to us, and we end it when everything is answered.
        detached: true,
      });
    } finally {
      closeSync(log);
    }
  }

  private get logFile(): string {
    return join(this.dataDir, 'db.log');
  }

  /** What Postgres has written since it was started. */
  private log(): string {
    return readFileSync(this.logFile, 'utf8').slice(this.logBegin);
  }

  private write(name: string, text: string): void {
    const file = join(this.folder, name);
    const aside = `${file}.${process.pid}`;
    writeFileSync(aside, text, { mode: 0o600 });
    if (this.account !== null) chownSync(aside, this.account.uid, this.account.gid);
    // Whole at once: another Postgres may just be reading it.
    renameSync(aside, file);
  }

  /** The last line in which Postgres says why it ended; all of them where it does not say so. */
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
        'Postgres runs under an account of its own, which may not pass through the folders above its files. Install ' +
          `"${passThrough}" (util-linux), or put Homeplot and DATA_DIR where every account may pass, such as /opt and /var/lib.`,
      )
    : noPostgres(`its program cannot be run here (${reason})`);
}

/** Postgres says why it could not be made or started. */
export class ClusterError extends StartError {}

function isNobodyThere(error: unknown): boolean {
  return ['ENOENT', 'ECONNREFUSED', 'ECONNRESET', 'EPIPE'].some((code) => isOf(error, code));
}

function isOf(error: unknown, code: string): boolean {
  return error instanceof Error && 'code' in error && error.code === code;
}

/** The password is not the one that the database knows. */
export function isWrongPassword(error: unknown): boolean {
  return error instanceof DatabaseError && error.code === '28P01';
}
