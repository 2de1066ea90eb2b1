// Supervises the Postgres of a data directory for one server: starts it, restarts it when it stops unexpectedly, and
// stops it. An advisory lock on the server's own connection keeps other servers out.
import { hostname } from 'node:os';
import { setTimeout as delay } from 'node:timers/promises';
import type { Client } from 'pg';
import { messageOf } from '../../kit/errors.ts';
import { StartError, type Warn } from '../startError.ts';
import type { Cluster } from './cluster.ts';
import { isStillInUse, isWrongPassword } from './clusterError.ts';
import { chooseEndpoint } from './settings.ts';
import { isPostgres } from './processes.ts';

/** The number of the advisory lock, the same in every server. */
const lockKey = 7_205_593;

// All times are milliseconds.
/** How long an orphaned Postgres may take to end. */
const orphanTimeout = 30_000;
/** How soon a server takes the lock after it has started Postgres. */
const lockDelay = 300;
/** How long Postgres may take, on a busy machine, to notice that a server was killed and to free its lock. */
const noticeTimeout = 2000;
/** How long the child processes of a killed Postgres may take to end. */
const leftoverTimeout = 10_000;
/** Pauses before the attempts to restart Postgres; the last one is repeated. */
const restartDelays = [0, 100, 300, 1_000, 3_000, 10_000] as const;

const ownName = `process ${process.pid} on ${hostname()}`;

const lockOwner = `
  select a.application_name as name, to_char(a.backend_start at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as since
  from pg_locks as l join pg_stat_activity as a using (pid)
  where l.locktype = 'advisory' and l.granted and l.objid = ${lockKey}`;

export class Supervisor {
  private readonly cluster: Cluster;
  private readonly warn: Warn;
  /** The connection that holds the lock. */
  private lockClient: Client | undefined;
  private readonly closing = new AbortController();
  /** Undefined unless Postgres is being restarted. */
  private restarting: Promise<void> | undefined;

  constructor(cluster: Cluster, warn: Warn) {
    this.cluster = cluster;
    this.warn = warn;
  }

  /** Stops a Postgres whose server was killed. Throws StartError if its server is still running. */
  async stopOrphan(): Promise<void> {
    const client = await this.connectToRunning();
    if (client === undefined) return this.cluster.files.removeStaleLocks();
    if (!(await isOrphaned(client))) throw await lockedBy(client, this.cluster.files.dataDir);
    await this.endProcess(client);
  }

  /** Starts Postgres and takes the lock. Throws StartError, for example if another server has taken it first. */
  async start(): Promise<void> {
    const client = await this.startCluster();
    if (this.isClosed) return void (await this.cluster.stop());
    if (!(await takeLock(client))) {
      const locked = await lockedBy(client, this.cluster.files.dataDir);
      await this.cluster.stop();
      throw locked;
    }
    // Postgres may have been killed already: a connection outlives it for a moment.
    if (!this.cluster.isRunning) return;
    this.lockClient = client;
    // When one of its processes crashes, Postgres closes all connections and recovers by itself.
    client.once('end', () => void this.reconnect(client));
  }

  /** Retries while the child processes of a killed Postgres are still ending. */
  private async startCluster(): Promise<Client> {
    const endpoint = await chooseEndpoint();
    const deadline = performance.now() + leftoverTimeout;
    for (;;) {
      try {
        return await this.cluster.start(endpoint, ownName, () => this.onExit());
      } catch (error) {
        if (!isStillInUse(error) || this.isClosed || performance.now() > deadline) throw error;
        await delay(50);
      }
    }
  }

  /** A superuser connection, which holds the lock. Throws StartError while Postgres isn't running. */
  get client(): Client {
    if (this.lockClient !== undefined) return this.lockClient;
    const { folder } = this.cluster.files;
    throw new StartError(`Postgres stopped unexpectedly in ${folder}. Start Homeplot again.`);
  }

  /** Returns whether Postgres shut down cleanly. */
  async stop(): Promise<boolean> {
    this.closing.abort();
    await this.lockClient?.end().catch(() => {});
    const isClean = await this.cluster.stop();
    await this.restarting;
    return isClean;
  }

  private get isClosed(): boolean {
    return this.closing.signal.aborted;
  }

  private async connectToRunning(): Promise<Client | undefined> {
    try {
      return await this.cluster.connect(ownName);
    } catch (error) {
      if (!isWrongPassword(error)) throw error;
      throw new StartError(
        `A running Postgres in ${this.cluster.files.folder} rejects our password. ` +
          `${this.howToEnd()}, then start Homeplot again.`,
      );
    }
  }

  private howToEnd(): string {
    const { pid } = this.cluster.files;
    return pid === undefined ? 'End that Postgres' : `End its process ${pid}`;
  }

  private async endProcess(client: Client): Promise<void> {
    const { pid, folder } = this.cluster.files;
    const disconnected = new Promise((done) => client.once('end', done));
    const message =
      `A Homeplot server was killed, and its Postgres is still running in ${folder} and couldn't be ` +
      `stopped. ${this.howToEnd()}, then start Homeplot again.`;
    try {
      // If another container shares the directory, the pid may be that of an unrelated process here.
      if (pid === undefined || !isPostgres(pid)) throw new Error('There is no such process here.');
      process.kill(pid, 'SIGINT');
    } catch {
      throw new StartError(message);
    }
    await disconnected;
    const deadline = performance.now() + orphanTimeout;
    while (isPostgres(pid)) {
      if (performance.now() > deadline) throw new StartError(message);
      await delay(10);
    }
  }

  private async reconnect(lost: Client): Promise<void> {
    while (!this.isClosed && this.lockClient === lost) {
      const client = await this.cluster.connect(ownName).catch(() => undefined);
      // If Postgres itself has ended meanwhile, `restart` has started it again and taken the lock.
      const isStillLost = this.lockClient === lost;
      const isLocked = client !== undefined && isStillLost && (await takeLock(client).catch(() => false));
      if (isLocked && this.lockClient === lost) {
        this.lockClient = client;
        client.once('end', () => void this.reconnect(client));
        return;
      }
      await client?.end().catch(() => {});
      // If Postgres itself has ended, `restart` starts it again.
      await delay(100);
    }
  }

  private onExit(): void {
    this.lockClient = undefined;
    this.warn('Postgres stopped unexpectedly. Restarting it.');
    // If it ended during a restart, that restart continues: two at once would stop each other's Postgres.
    this.restarting ??= this.restart().finally(() => {
      this.restarting = undefined;
    });
  }

  private async restart(): Promise<void> {
    for (let attempt = 0; ; attempt += 1) {
      const { signal } = this.closing;
      const wait = restartDelays[Math.min(attempt, restartDelays.length - 1)];
      await delay(wait, undefined, { signal }).catch(() => {});
      if (this.isClosed) return;
      try {
        await this.start();
        if (this.lockClient !== undefined) return;
      } catch (error) {
        if (!this.isClosed) this.warn(messageOf(error));
      }
    }
  }
}

/**
 * Whether the server of a running Postgres is gone; if so, this has taken the lock. Waits a moment for Postgres to notice that
 * its server was killed, and another moment before it takes the lock, because a server may have just started this Postgres.
 */
async function isOrphaned(client: Client): Promise<boolean> {
  const deadline = performance.now() + noticeTimeout;
  while ((await client.query(lockOwner)).rows.length > 0) {
    if (performance.now() > deadline) return false;
    await delay(lockDelay);
  }
  await delay(lockDelay);
  return takeLock(client);
}

async function takeLock(client: Client): Promise<boolean> {
  const { rows } = await client.query<{ taken: boolean }>(`select pg_try_advisory_lock(${lockKey}) as taken`);
  return rows[0]?.taken === true;
}

async function lockedBy(client: Client, dataDir: string): Promise<StartError> {
  const { rows } = await client.query<{ name: string; since: string }>(lockOwner);
  await client.end();
  const [other] = rows;
  const who = other === undefined ? '' : `, ${other.name}, since ${other.since}`;
  return new StartError(
    `${dataDir} is in use by another Homeplot server${who}. Stop that server, or set another DATA_DIR.`,
  );
}
