// A Postgres cluster in a folder: creates it, starts it as a child process and stops it. Locking and restarts are up to
// the Supervisor.
import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, mkdtempSync, openSync, readFileSync, rmSync, statSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { Client, type ClientConfig } from 'pg';
import { hasCode } from '../../kit/errors.ts';
import { type Account, commandFor } from './account.ts';
import { cannotRun, failure, isNotRunning } from './clusterError.ts';
import { ClusterFiles } from './clusterFiles.ts';
import { noPostgres, type Programs } from './programs.ts';
import { type Endpoint, hasPorts, settingsFiles, socketNumber } from './settings.ts';

/** The server signs in as `homeplot`, which is bound by row-level security; `postgres` is for maintenance. */
export type Role = 'homeplot' | 'postgres';

/** Milliseconds that Postgres may take to start, and to shut down before it is stopped at once. */
const startTimeout = 60_000;
const stopTimeout = 8_000;

/** SQLSTATE with which Postgres refuses connections while it starts or stops. */
const cannotConnectNow = '57P03';

const environment = { PATH: process.env['PATH'], LC_ALL: 'C', TZ: 'UTC' };

export class Cluster {
  readonly files: ClusterFiles;
  private readonly folder: string;
  private readonly programs: Programs;
  private readonly account: Account | null;
  private endpoint: Endpoint | undefined;
  private child: ChildProcess | undefined;
  /** The size of the log, in bytes, when Postgres was last started. */
  private logStart = 0;

  constructor(folder: string, programs: Programs, account: Account | null) {
    this.files = new ClusterFiles(folder, account);
    this.folder = folder;
    this.programs = programs;
    this.account = account;
  }

  /** Creates the database and its roles in a missing or empty folder. Throws StartError. */
  create(): void {
    this.files.createFolder();
    const options = ['--username=postgres', '--auth=trust', '--encoding=UTF8', '--no-instructions'];
    // The builtin provider is the same on every system; it came with Postgres 17.
    const provider = this.programs.major >= 17 ? ['--locale-provider=builtin'] : [];
    const more = [...provider, '--locale=C.UTF-8', '--data-checksums'];
    const result = this.run(this.programs.initdb, [`--pgdata=${this.folder}`, ...options, ...more], '');
    if (result.status !== 0) throw failure(this.folder, 'could not be created', result.stderr);
    const password = this.files.writePassword();
    this.runSingleUser([
      `alter role postgres password '${password}'`,
      `create role homeplot login password '${password}'`,
      'create role anon nologin noinherit',
      'create role authenticated nologin noinherit',
      'grant anon, authenticated to homeplot',
      'create database homeplot owner homeplot',
    ]);
  }

  connection(role: Role): ClientConfig {
    const password = this.files.readPassword();
    const endpoint = this.endpoint ?? this.readEndpoint();
    const place =
      endpoint.kind === 'socket'
        ? { host: shortPathTo(this.folder), port: socketNumber }
        : { host: '127.0.0.1', port: endpoint.port };
    return { ...place, user: role, password, database: 'homeplot' };
  }

  /**
   * Connects to a running Postgres; undefined if none is running. Waits while it starts or stops, unless `isHopeless`
   * returns true.
   */
  async connect(name: string, isHopeless = (): boolean => false): Promise<Client | undefined> {
    const deadline = performance.now() + startTimeout;
    for (;;) {
      try {
        const client = new Client({ ...this.connection('postgres'), application_name: name });
        // A broken connection is noticed by its 'end' event.
        client.on('error', () => {});
        await client.connect();
        return client;
      } catch (error) {
        if (isNotRunning(error)) return undefined;
        if (!hasCode(error, cannotConnectNow) || performance.now() > deadline || isHopeless()) throw error;
        await delay(20);
      }
    }
  }

  /** Starts Postgres and returns a connection. `onExit` is called if it ends without `stop`. Throws StartError. */
  async start(endpoint: Endpoint, name: string, onExit: () => void): Promise<Client> {
    this.endpoint = endpoint;
    this.files.takeOwnership();
    for (const [file, text] of Object.entries(settingsFiles(endpoint, this.programs.major)))
      this.files.write(file, text);
    const child = this.spawn();
    this.child = child;
    const exited = new AbortController();
    const killWithUs = (): void => void child.kill('SIGINT');
    process.once('exit', killWithUs);
    child.once('error', (error) => exited.abort(error));
    child.once('close', () => {
      exited.abort();
      process.off('exit', killWithUs);
    });
    const deadline = performance.now() + startTimeout;
    while (!exited.signal.aborted && performance.now() < deadline) {
      const client = await this.connect(name, () => this.hasFailed()).catch(async (error: unknown) => {
        const isHopeless = this.hasFailed();
        await this.stop();
        throw isHopeless ? failure(this.folder, "can't be started", this.log()) : error;
      });
      if (client !== undefined) {
        child.once('close', () => this.child === child && onExit());
        return client;
      }
      await delay(10);
    }
    await this.stop();
    if (child.pid === undefined)
      throw noPostgres(`its program cannot be run here (${String(exited.signal.reason)})`);
    throw failure(this.folder, "can't be started", this.log());
  }

  /** Whether the Postgres that `start` started hasn't ended. */
  get isRunning(): boolean {
    return this.child?.exitCode === null && this.child.signalCode === null;
  }

  /** Returns whether Postgres shut down cleanly, so that the next start has nothing to recover. */
  async stop(): Promise<boolean> {
    const { child } = this;
    this.child = undefined;
    if (child?.pid === undefined) return false;
    // A signal that stopped the server may have stopped Postgres as well.
    if (child.exitCode !== null || child.signalCode !== null) return child.exitCode === 0;
    const closed = once(child, 'close') as Promise<[number | null]>;
    child.kill('SIGINT');
    const timer = setTimeout(() => child.kill('SIGQUIT'), stopTimeout);
    const [code] = await closed;
    clearTimeout(timer);
    return code === 0;
  }

  /** Sets a new password for both roles while the database isn't running. */
  resetPassword(): void {
    const password = this.files.writePassword();
    this.runSingleUser(['postgres', 'homeplot'].map((role) => `alter role ${role} password '${password}'`));
  }

  /** Where a Postgres that another server started listens. */
  private readEndpoint(): Endpoint {
    if (!hasPorts) return { kind: 'socket' };
    const port = Number(this.files.read('postmaster.pid').split('\n')[3]);
    return { kind: 'port', port };
  }

  /** Runs statements in Postgres's single-user mode, in which nobody else can connect. */
  private runSingleUser(statements: readonly string[]): void {
    const input = statements.map((statement) => `${statement};\n`).join('');
    const args = ['--single', '-D', this.folder, 'postgres'];
    const { status, stderr } = this.run(this.programs.postgres, args, input);
    if (status !== 0 || /\b(ERROR|FATAL|PANIC):/.test(stderr))
      throw failure(this.folder, 'could not be set up', stderr);
  }

  private run(program: string, args: readonly string[], input: string) {
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
    this.logStart = statSync(this.logFile).size;
    try {
      return spawn(command.program, command.args, {
        ...command.ids,
        cwd: this.folder,
        env: environment,
        stdio: ['ignore', log, log],
        // Ctrl+C in a terminal must reach only the server, which stops Postgres after the last response.
        detached: true,
      });
    } finally {
      closeSync(log);
    }
  }

  private get logFile(): string {
    return join(this.files.dataDir, 'db.log');
  }

  /** Whether Postgres has given up, though it may answer for a while that it is starting. */
  private hasFailed(): boolean {
    return /startup process \(PID \d+\) (exited with|was terminated)/.test(this.log());
  }

  /** What Postgres has logged since it was started. */
  private log(): string {
    return readFileSync(this.logFile, 'utf8').slice(this.logStart);
  }
}

/** Bytes; systems allow 104 or 108, including the final zero. */
const maxPathLength = 103;

const links = new Map<string, string>();

/**
 * A path to the socket's folder that is short enough to connect to: the folder itself or, if its path is too long, a symbolic
 * link to it in the system's temporary folder.
 */
function shortPathTo(folder: string): string {
  if (Buffer.byteLength(join(folder, `.s.PGSQL.${socketNumber}`)) <= maxPathLength) return folder;
  const known = links.get(folder);
  if (known !== undefined) return known;
  const temporary = mkdtempSync(join(tmpdir(), 'homeplot-'));
  process.once('exit', () => rmSync(temporary, { recursive: true, force: true }));
  const link = join(temporary, 'db');
  symlinkSync(folder, link);
  links.set(folder, link);
  return link;
}
